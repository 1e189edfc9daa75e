/** The Fluent catalogues of `src/lisboa/text`, bundled: one file for each language, which is all a page asks for. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** What the page says; the other catalogues are for the terminal. */
const TOPICS = [
  ...["actions", "board", "bots", "brief", "cards", "events", "game", "operations", "options"],
  ...["play", "printed", "questions", "reasons", "server", "stories", "things", "web"],
];
const ORIGINAL = "en";

/** The messages and terms of a catalogue by their names; comments stay behind. */
export function entriesOf(source: string): Map<string, string> {
  const entries = new Map<string, string>();
  let name = "";
  for (const line of source.split("\n")) {
    const begins = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (line.startsWith("#")) name = "";
    else if (begins) entries.set((name = begins), line);
    else if (name) entries.set(name, `${entries.get(name)}\n${line}`);
  }
  return new Map([...entries].map(([name, lines]) => [name, lines.trimEnd()]));
}

export interface Language {
  /** The catalogue of each topic. */
  sources: Record<string, string>;
  /** How much of it is translated, in percent. */
  share: number;
}

/** A language as its folder has it; what is missing there is said in English. */
export function languageIn(folder: string): Language {
  const sources: Record<string, string> = {};
  let [all, own] = [0, 0];
  for (const topic of TOPICS) {
    const original = entriesOf(readFileSync(join(folder, "..", ORIGINAL, `${topic}.ftl`), "utf8"));
    const file = join(folder, `${topic}.ftl`);
    const entries = entriesOf(existsSync(file) ? readFileSync(file, "utf8") : "");
    all += original.size;
    own += [...original.keys()].filter((name) => entries.has(name)).length;
    sources[topic] = [...new Map([...original, ...entries]).values()].join("\n");
  }
  return { sources, share: Math.floor((100 * own) / all) };
}

/** `…/de/web.ftl?sources` is all that is said in German, `…/de/web.ftl?share` how much of that is translated. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      const [, file = "", part] = /^(.*\/web\.ftl)\?(sources|share)$/.exec(id) ?? [];
      if (part === undefined) return null;
      const folder = dirname(file);
      const files = TOPICS.map((topic) => join(folder, `${topic}.ftl`));
      for (const one of files.filter(existsSync)) this.addWatchFile(one);
      return `export default ${JSON.stringify(languageIn(folder)[part as keyof Language])};`;
    },
  };
}
