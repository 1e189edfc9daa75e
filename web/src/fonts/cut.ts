/** The two typefaces of the page, cut down to the letters it needs whenever it is built. */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";
import type { Plugin } from "vite";

const installed = createRequire(import.meta.url);
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/** For English, French, German, Italian, Portuguese and Spanish. */
export const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœ–—‘’‚“”„…•‹›€−\u202f`;
/** And for Polish, and two capitals of French and German. Other letters of names come from the machine. */
export const MORE = "ŸĄąĆćĘęŁłŃńŚśŹźŻżẞ";

const SANS = "source-sans-3";
const SERIF = "source-serif-4";
const WEIGHTS = { min: 400, max: 700 };
/** Each file of `fonts.css`: family, style, weight. Titles have one weight and one slant. */
const CUTS = {
  sans: [SANS, "normal", WEIGHTS],
  serif: [SERIF, "normal", 600],
  "serif-italic": [SERIF, "italic", 500],
} as const;
export type Cut = keyof typeof CUTS;
export const NAMES = Object.keys(CUTS) as Cut[];

/** The bytes of one file; the packages keep what is not Western in files of their own. */
export async function cut(name: Cut, more: boolean): Promise<Uint8Array> {
  const [family, style, wght] = CUTS[name];
  const file = `${family}-latin${more ? "-ext" : ""}-wght-${style}.woff2`;
  const whole = readFileSync(installed.resolve(`@fontsource-variable/${family}/files/${file}`));
  return subset(whole, more ? MORE : LETTERS, { targetFormat: "woff2", variationAxes: { wght } });
}

/** Lays the files beside `fonts.css` before anything asks for them. */
export function cutFonts(): Plugin {
  return {
    name: "fonts",
    apply: (_config, { mode }) => mode !== "test",
    async buildStart() {
      for (const name of NAMES) {
        writeFileSync(new URL(`${name}.woff2`, import.meta.url), await cut(name, false));
        writeFileSync(new URL(`${name}-more.woff2`, import.meta.url), await cut(name, true));
      }
    },
  };
}
