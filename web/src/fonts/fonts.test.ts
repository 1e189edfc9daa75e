// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import subset from "subset-font";
import { expect, test } from "vitest";

import { cut, LETTERS, MORE, NAMES } from "./cut";

const ALPHABETS = {
  French: "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’",
  German: "ÄÖÜäöüßẞ„“‚‘",
  Italian: "ÀÈÉÌÒÙàèéìòù",
  Polish: "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”",
  Portuguese: "ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü",
  Spanish: "ÁÉÍÑÓÚÜáéíñóúü¿¡",
};
const TEXTS = "../src/lisboa/text";
const SYMBOLS = /[→●≤≥]/; // drawn by the machine's own fonts

/** The letters that a font can draw, from its table `cmap`. */
async function drawn(font: Uint8Array): Promise<Set<number>> {
  const { buffer, byteOffset } = Buffer.from(await subset(font, LETTERS + MORE, { targetFormat: "sfnt" }));
  const at = new DataView(buffer, byteOffset);
  const tag = (where: number) => String.fromCharCode(...[0, 1, 2, 3].map((i) => at.getUint8(where + i)));
  const entry = Array.from({ length: at.getUint16(4) }, (_, i) => 12 + 16 * i).find((one) => tag(one) === "cmap");
  const cmap = at.getUint32((entry ?? 0) + 8);
  const out = new Set<number>();
  for (let i = 0; i < at.getUint16(cmap + 2); i++) {
    const table = cmap + at.getUint32(cmap + 8 + 8 * i);
    if (at.getUint16(table) !== 4) continue; // runs of letters: all of ours stand there
    const runs = at.getUint16(table + 6);
    for (let run = 0; run < runs; run += 2) {
      const [last, first] = [at.getUint16(table + 14 + run), at.getUint16(table + 16 + runs + run)];
      for (let letter = first; letter <= last; letter++) out.add(letter);
    }
  }
  return out;
}

test.each(NAMES)("%s has the letters of all our languages", async (name) => {
  const letters = new Set([...(await drawn(await cut(name, false))), ...(await drawn(await cut(name, true)))]);
  for (const [language, alphabet] of Object.entries(ALPHABETS))
    expect([...alphabet].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0)).join(""), language).toBe("");
});

test("a letter that is in the second file is asked for there", () => {
  const ranges = readFileSync("src/fonts/fonts.css", "utf8").match(/unicode-range: .*;/g) ?? [];
  expect(ranges).toHaveLength(NAMES.length);
  const within = (range: string, code: number) =>
    [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
      ([, first = "", last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16),
    );
  for (const letter of MORE) expect(ranges.every((range) => within(range, letter.codePointAt(0) ?? 0))).toBe(true);
  for (const letter of LETTERS) expect(ranges.some((range) => within(range, letter.codePointAt(0) ?? 0))).toBe(false);
});

test("what the page says needs no other font", () => {
  const files = readdirSync(TEXTS, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ftl|md)$/.test(file));
  const said = files.map((file) => readFileSync(`${TEXTS}/${file}`, "utf8")).join("");
  const foreign = new Set([...said.replace(/\s/g, "")].filter((letter) => !(LETTERS + MORE).includes(letter)));
  expect([...foreign].filter((letter) => !SYMBOLS.test(letter))).toEqual([]);
});
