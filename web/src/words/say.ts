/** Words for people: the program's own Fluent catalogues, one for each topic. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";

import actions from "../../../src/lisboa/text/en/actions.ftl?raw";
import board from "../../../src/lisboa/text/en/board.ftl?raw";
import bots from "../../../src/lisboa/text/en/bots.ftl?raw";
import briefly from "../../../src/lisboa/text/en/brief.ftl?raw";
import cards from "../../../src/lisboa/text/en/cards.ftl?raw";
import events from "../../../src/lisboa/text/en/events.ftl?raw";
import game from "../../../src/lisboa/text/en/game.ftl?raw";
import operations from "../../../src/lisboa/text/en/operations.ftl?raw";
import options from "../../../src/lisboa/text/en/options.ftl?raw";
import play from "../../../src/lisboa/text/en/play.ftl?raw";
import printed from "../../../src/lisboa/text/en/printed.ftl?raw";
import questions from "../../../src/lisboa/text/en/questions.ftl?raw";
import reasons from "../../../src/lisboa/text/en/reasons.ftl?raw";
import server from "../../../src/lisboa/text/en/server.ftl?raw";
import stories from "../../../src/lisboa/text/en/stories.ftl?raw";
import things from "../../../src/lisboa/text/en/things.ftl?raw";
import web from "../../../src/lisboa/text/en/web.ftl?raw";
import type { Text } from "../client/types";
import { COLOURS } from "../client/vocabulary";

export const LANGUAGE = "en";

const SOURCES: Record<string, string> = {
  ...{ actions, board, bots, brief: briefly, cards, events, game, operations, options },
  ...{ play, printed, questions, reasons, server, stories, things, web },
};
const colours = new Set<string>(COLOURS);
const bundles = new Map<string, FluentBundle>();

type Argument = string | number;
export type Arguments = Record<string, Argument>;

/** For the catalogues: { CAPITAL($phrase) } begins with a capital letter. */
function capital([phrase]: FluentValue[]): string {
  const words = String(phrase);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function bundle(topic: string): FluentBundle | undefined {
  const source = SOURCES[topic];
  let found = bundles.get(topic);
  if (found === undefined && source !== undefined) {
    found = new FluentBundle(LANGUAGE, { useIsolating: false, functions: { CAPITAL: capital } });
    found.addResource(new FluentResource(source));
    bundles.set(topic, found);
  }
  return found;
}

/** A missing message or argument is a fault of ours: better a strange word than no table. */
function fault(topic: string, key: string, what: string): string {
  console.error(`message ${topic}:${key}: ${what}`);
  return key;
}

/** The message `key` of the catalogue `topic`. */
export function say(topic: string, key: string, args: Arguments = {}): string {
  const catalogue = bundle(topic);
  const pattern = catalogue?.getMessage(key)?.value;
  if (!catalogue || !pattern) return fault(topic, key, "is missing");
  const faults: Error[] = [];
  const words = catalogue.formatPattern(pattern, args, faults);
  return faults[0] ? fault(topic, key, faults[0].message) : words;
}

/** A text of this page. */
export const t = (key: string, args: Arguments = {}): string => say("web", key, args);

/** A player as people read it: the name that was given, or else the colour in words. */
export const called = (name: string): string => (colours.has(name) ? say("things", `seat-${name}`) : name);

/** "Ana, Rui and Inês". */
export const people = (names: string[]): string => new Intl.ListFormat(LANGUAGE).format(names.map(called));

/** What the server says. */
export function text({ key, args = {} }: Text): string {
  const colon = key.indexOf(":");
  const said: Arguments = {};
  for (const [name, value] of Object.entries(args)) said[name] = typeof value === "object" ? text(value) : value;
  return say(key.slice(0, colon), key.slice(colon + 1), said);
}

/** The same in a few words, for chips. */
export const brief = (said: Text): string => shortened("", said) ?? text(said);

/** The heading over chips of this kind, if there is one. */
export function headingOf({ args }: Text): string | null {
  const phrase = args?.["phrase"];
  return typeof phrase === "object" ? shortened("group-", phrase) : null;
}

function shortened(prefix: string, { key, args = {} }: Text): string | null {
  const name = prefix + key.replace(":", "-");
  if (!bundle("brief")?.hasMessage(name)) return null;
  const said: Arguments = {};
  for (const [arg, value] of Object.entries(args)) {
    said[arg] = typeof value !== "object" ? value : (shortened(prefix, value) ?? brief(value));
  }
  return say("brief", name, said);
}
