import { expect, test } from "vitest";

import { bySection, references, rules, search, stretches } from "./rulebook";

test("every statement has an id, a section and a text", async () => {
  const all = await rules();
  expect(all.length).toBeGreaterThan(700);
  expect(all.every(({ id, section, text }) => id && section && text)).toBe(true);
  expect(bySection(all).length).toBeGreaterThan(10);
  expect(all.find(({ id }) => id === "DRAFT-01")).toMatchObject({ section: "24. Variants and add-ons" });
});

test("words are found wherever they stand, accents or not", async () => {
  const all = await rules();
  expect(search(all, "store-08").map(({ id }) => id)).toContain("STORE-08");
  expect(search(all, "reis")).toEqual(search(all, "RÉIS"));
  expect(search(all, "no-such-word-at-all")).toEqual([]);
});

test("references between rules lead there, families to their first rule", async () => {
  const known = references(await rules());
  const parts = stretches("Step 5: pay the land price (LAND), see STORE-11..14 and EXTRA.", known, "");
  expect(parts.filter(({ rule }) => rule).map(({ text, rule }) => [text, rule])).toEqual([
    ["LAND", known.get("LAND")],
    ["STORE-11", "STORE-11"],
  ]);
  expect(parts.map(({ text }) => text).join("")).toBe("Step 5: pay the land price (LAND), see STORE-11..14 and EXTRA.");
});

test("what was sought is marked, accents or not", () => {
  const parts = stretches("Pay 3 réis, then 2 Réis.", new Map(), "reis pay");
  expect(parts.filter(({ sought }) => sought).map(({ text }) => text)).toEqual(["Pay", "réis", "Réis"]);
});
