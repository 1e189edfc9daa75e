import { expect, test } from "vitest";

import { bySection, rules, search } from "./rulebook";

test("every statement has an id, a section and a text", async () => {
  const all = await rules();
  expect(all.length).toBeGreaterThan(700);
  expect(all.every(({ id, section, text }) => id && section && text)).toBe(true);
  expect(bySection(all).length).toBeGreaterThan(10);
});

test("words are found wherever they stand, accents or not", async () => {
  const all = await rules();
  expect(search(all, "store-08").map(({ id }) => id)).toContain("STORE-08");
  expect(search(all, "reis")).toEqual(search(all, "RÉIS"));
  expect(search(all, "no-such-word-at-all")).toEqual([]);
});
