/** Words for people: the program's own Fluent catalogues, one for each topic, in the language of the reader. */

import { FluentType, type FluentBundle, type FluentFunction, type FluentValue } from "@fluent/bundle";

import type { Text } from "../client/types";
import { COLOURS } from "../client/vocabulary";
import { bundle, capitalised, locale, titleOf } from "./language.svelte";

const colours = new Set<string>(COLOURS);

/** A text may stand in another one; as a text, not as words, it has its cases and its gender: see FORM. */
export type Arguments = Record<string, string | number | Text>;

/** A text as an argument of another one: its words, and the forms that its message has besides. */
class Said extends FluentType<string> {
  constructor(
    words: string,
    readonly form: (name: string) => string | undefined = () => undefined,
  ) {
    super(words);
  }

  toString(): string {
    return this.value;
  }
}
type Values = Record<string, string | number | Said>;

const FUNCTIONS: Record<string, FluentFunction> = {
  /** { CAPITAL($phrase) } begins with a capital letter. */
  CAPITAL: ([phrase]) => capitalised(String(phrase), locale()),
  /** { FORM($noble, "acc") } is the attribute .acc of the message that $noble is, or else $noble itself. */
  FORM: ([phrase = "", name]): FluentValue =>
    (phrase instanceof Said ? phrase.form(String(name)) : undefined) ?? phrase,
  /** { INITIAL($name) -> … } chooses by the first letter, small and without accent, whatever quotes stand before it;
   * an h, which may be mute, comes with the next one. */
  INITIAL: ([phrase]) => {
    const letters =
      String(phrase)
        .normalize("NFD")
        .toLowerCase()
        .match(/[\p{L}\p{N}]/gu) ?? [];
    return letters.slice(0, letters[0] === "h" ? 2 : 1).join("");
  },
};
const catalogue = (topic: string): FluentBundle | undefined => bundle(topic, FUNCTIONS);

/** A missing message or argument is a fault of ours: better a strange word than no table. */
function fault(topic: string, key: string, what: string): string {
  console.error(`message ${topic}:${key}: ${what}`);
  return key;
}

function formatted(topic: string, key: string, values: Values, attribute?: string): string | undefined {
  const found = catalogue(topic);
  const message = found?.getMessage(key);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!found || !pattern) return undefined;
  const faults: Error[] = [];
  const words = found.formatPattern(pattern, values, faults);
  return faults[0] ? fault(topic, key, faults[0].message) : words;
}

function saidWith(topic: string, key: string, values: Values): Said {
  const words = formatted(topic, key, values) ?? fault(topic, key, "is missing");
  return new Said(words, (form) => formatted(topic, key, values, form));
}

function valuesOf(args: Arguments, saying: (part: Text) => Said): Values {
  const said = ([name, value]: [string, string | number | Text]) =>
    [name, typeof value === "object" ? saying(value) : value] as const;
  return Object.fromEntries(Object.entries(args).map(said));
}

function inFull({ key, args = {} }: Text): Said {
  const [topic = "", name = ""] = key.split(/:(.*)/);
  if (topic === "title") return new Said(titleOf(name, String(args["title"])));
  return saidWith(topic, name, valuesOf(args, inFull));
}

function shortened(prefix: string, said: Text): Said | null {
  const name = prefix + said.key.replace(":", "-");
  if (!catalogue("brief")?.hasMessage(name)) return null;
  const short = saidWith(
    ...(["brief", name] as const),
    valuesOf(said.args ?? {}, (part) => shortened(prefix, part) ?? inBrief(part)),
  );
  return new Said(short.value, (form) => short.form(form) ?? inFull(said).form(form));
}

const inBrief = (said: Text): Said => shortened("", said) ?? inFull(said);

/** The message `key` of the catalogue `topic`. */
export const say = (topic: string, key: string, args: Arguments = {}): string =>
  saidWith(topic, key, valuesOf(args, inFull)).value;

/** A text of this page. */
export const t = (key: string, args: Arguments = {}): string => say("web", key, args);

/** A thing of the game, to be said inside of something else. */
export const thing = (name: string, args: Arguments = {}): Text => ({ key: `things:${name}`, args });

/** What the server says. */
export const text = (said: Text): string => inFull(said).value;

/** The same in a few words, for chips. */
export const brief = (said: Text): string => inBrief(said).value;

/** The heading over chips of this kind, if there is one. */
export function headingOf({ args }: Text): string | null {
  const phrase = args?.["phrase"];
  return typeof phrase === "object" ? (shortened("group-", phrase)?.value ?? null) : null;
}

/** A player as people read it: the name that was given, or else the colour in words. */
export const called = (name: string): string => (colours.has(name) ? say("things", `seat-${name}`) : name);

/** "Ana, Rui and Inês". */
export const people = (names: string[]): string => new Intl.ListFormat(locale()).format(names.map(called));
