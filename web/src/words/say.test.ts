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

test("every message that the pages name is there", () => {
  const catalogue = readFileSync("../src/lisboa/text/en/web.ftl", "utf8");
  const there = new Set([...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
  for (const folder of ["src/pages", "src/table"]) {
    for (const file of readdirSync(folder)) {
      const source = readFileSync(`${folder}/${file}`, "utf8");
      for (const [, key] of source.matchAll(/\bt\("([\w-]+)"/g)) expect(there, `${file}: ${key}`).toContain(key);
    }
  }
});
