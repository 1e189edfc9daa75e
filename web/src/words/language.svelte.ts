/** The language of the reader. Its catalogues and titles are fetched before anything is said; when another one is
 *  chosen, every word on the page follows. */

import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";

import { fetchTitles } from "../client/api";
import { pseudo } from "./pseudo";

type Sources = Record<string, string>;
/** Titles and names of an edition by the ids of their things. */
export type Titles = Record<string, string>;

// What stands behind these names: catalogues.ts.
const SOURCES = import.meta.glob<Sources>("../../../src/lisboa/text/*/web.ftl", {
  query: "?sources",
  import: "default",
});
const SHARES = import.meta.glob<number>("../../../src/lisboa/text/*/web.ftl", {
  query: "?share",
  import: "default",
  eager: true,
});
const fileOf = (code: string) => `../../../src/lisboa/text/${code}/web.ftl`;
const ORIGINAL = "en";
/** For tests: see pseudo.ts. Nobody is offered it. */
export const PSEUDO = "pseudo";

const LOCALES: Record<string, string> = { pt: "pt-PT", [PSEUDO]: ORIGINAL };
/** For `Intl` and screen readers. */
export const localeOf = (code: string) => LOCALES[code] ?? code;

/** With a capital letter, as it stands alone. */
export const capitalised = (words: string, locale: string): string =>
  words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1);

/** What those who speak a language call it. */
export function ownName(code: string): string {
  const locale = localeOf(code);
  return capitalised(new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code, locale);
}

/** How much of a language is translated, in percent. */
export const shareOf = (code: string): number => SHARES[fileOf(code)] ?? 100;

/** Every language that has a folder: the original, and the others by their names. */
export const LANGUAGES: readonly string[] = Object.keys(SHARES)
  .map((file) => file.split("/").at(-2) ?? "")
  .sort((a, b) => Number(b === ORIGINAL) - Number(a === ORIGINAL) || ownName(a).localeCompare(ownName(b)));

let spoken = $state.raw({ code: ORIGINAL, sources: {} as Sources, bundles: new Map<string, FluentBundle>() });
let titles: Titles = $state.raw({});
let imprint: string | null = null; // of the edition on the table
let wanted = ORIGINAL;

/** Its code, the name of its folder. */
export const language = (): string => spoken.code;
export const locale = (): string => localeOf(spoken.code);

/** Speak another language as soon as its words are there. */
export async function speak(code: string): Promise<void> {
  wanted = code;
  const source = SOURCES[fileOf(code === PSEUDO ? ORIGINAL : code)];
  if (source === undefined) throw new Error(`there is no language ${code}`);
  const [sources, found] = await Promise.all([source(), titlesIn(code)]);
  if (wanted === code) speakWith(code, sources, found); // and no other one was chosen meanwhile
}

/** These words and titles are said from now on. */
export function speakWith(code: string, sources: Sources, found: Titles = {}): void {
  spoken = { code, sources, bundles: new Map() };
  titles = found;
  document.documentElement.lang = locale();
}

/** Say the titles of this edition from now on. */
export async function useEdition(of: string): Promise<void> {
  if (imprint === of) return;
  imprint = of;
  const { code } = spoken;
  const found = await titlesIn(code);
  if (imprint === of && spoken.code === code) titles = found;
}

/** Without any the edition has its own words. */
async function titlesIn(code: string): Promise<Titles> {
  if (imprint === null || code === PSEUDO) return {};
  return fetchTitles(imprint, code).catch(() => ({}));
}

/** The title or name of a thing for the reader; `own` is how the edition calls it. */
export function titleOf(id: string, own: string): string {
  return titles[id] ?? (spoken.code === PSEUDO ? pseudo(own) : own);
}

/** The catalogue of a topic. */
export function bundle(topic: string, functions: Record<string, FluentFunction>): FluentBundle | undefined {
  const { code, sources, bundles } = spoken;
  const source = sources[topic];
  let found = bundles.get(topic);
  if (found === undefined && source !== undefined) {
    const transform = code === PSEUDO ? pseudo : undefined;
    found = new FluentBundle(localeOf(code), { useIsolating: false, functions, transform });
    found.addResource(new FluentResource(source));
    bundles.set(topic, found);
  }
  return found;
}
