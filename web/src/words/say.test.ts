import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";

import { amount, AMOUNT_ICON } from "./amounts";
import { say, t, text } from "./say";

afterEach(() => vi.restoreAllMocks());

test("texts inside texts are said first, and CAPITAL begins the sentence", () => {
  const title = { key: "things:title", args: { title: "Patriarchal Chapter" } };
  const label = { key: "options:label", args: { phrase: { key: "actions:keep-tile", args: { tile: title } } } };
  expect(text(label)).toBe("Keep “Patriarchal Chapter”");
});

test("numbers choose the form", () => {
  expect(text({ key: "things:wigs", args: { n: 1 } })).toBe("1 wig");
  expect(text({ key: "things:wigs", args: { n: 7 } })).toBe("7 wigs");
  expect(t("not-possible", { n: 1 })).toBe("1 answer is not possible now");
});

test("amounts in words, as the server says them", () => {
  expect(amount("books", 2)).toBe("2 books");
  expect(amount("rubble_red", 1)).toBe("1 red cube");
  expect(amount("favours", 2)).toBe("2 royal favours");
  expect(AMOUNT_ICON.rubble_blue).toBe("i-rubble-blue");
});

test("a missing message is said to us, and the table goes on", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(say("web", "no-such-message")).toBe("no-such-message");
  expect(say("things", "wigs")).toBe("wigs");
  expect(complaint).toHaveBeenCalledTimes(2);
});

test("every message that the page names is there", () => {
  const catalogues = readdirSync(ENGLISH).filter((file) => file.endsWith(".ftl"));
  const there = new Set(catalogues.flatMap((file) => keysOf(file).map((key) => `${file.replace(".ftl", "")}:${key}`)));
  const missing = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.(ts|svelte)$/.test(path))
    .flatMap((path) => named(readFileSync(`src/${path}`, "utf8")).map((message) => `${path}: ${message}`))
    .filter((found) => !there.has(found.replace(/^.*: /, "")));
  expect(missing).toEqual([]);
});

const ENGLISH = "../src/lisboa/text/en";
const keysOf = (file: string): string[] =>
  [...readFileSync(`${ENGLISH}/${file}`, "utf8").matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key ?? "");

/** The messages that a source names as a whole, as topic:key. */
function named(source: string): string[] {
  const of = (call: RegExp, topic: string) => [...source.matchAll(call)].map(([, key]) => `${topic}:${key}`);
  const said = [...source.matchAll(/\bsay\(\s*"(\w+)",\s*"([\w-]+)"/g)].map(([, topic, key]) => `${topic}:${key}`);
  return [...of(/\bt\(\s*"([\w-]+)"/g, "web"), ...of(/\bthing\(\s*"([\w-]+)"/g, "things"), ...said];
}
