import { expect, test } from "vitest";

import { bySection, completed, parsed, references, rules, search, stretches } from "./rulebook";

test("every statement has an id, a section and a text", async () => {
  const all = await rules("en");
  expect(all.length).toBeGreaterThan(700);
  expect(all.every(({ id, section, text }) => id && section && text)).toBe(true);
  expect(bySection(all).length).toBeGreaterThan(10);
  expect(all.find(({ id }) => id === "DRAFT-01")).toMatchObject({ section: "24. Variants and add-ons" });
});

test("words are found wherever they stand, accents or not", async () => {
  const all = await rules("en");
  expect(search(all, "store-08").map(({ id }) => id)).toContain("STORE-08");
  expect(search(all, "reis")).toEqual(search(all, "RÉIS"));
  expect(search(all, "no-such-word-at-all")).toEqual([]);
});

test("an apostrophe is found as it is typed", async () => {
  const all = await rules("it");
  expect(search(all, "dell'influenza")).not.toEqual([]);
  expect(search(all, "dell'influenza")).toEqual(search(all, "dell’influenza"));
});

test("references between rules lead there, families to their first rule", async () => {
  const known = references(await rules("en"));
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

test("a rule that a language lacks is there in English, among its translated neighbours", async () => {
  const english = parsed(
    "## 1. Ships\n### Docks\n- **DOCK-01** One.\n- **DOCK-02** Two.\n## 2. End\n- **END-01** Over.",
    "en",
  );
  const german = parsed("## 1. Schiffe\n### Hafen\n- **DOCK-02** Zwei.\n- **DOCK-99** Zu viel.", "de");
  expect(completed(english, german)).toEqual([
    { id: "DOCK-01", section: "1. Schiffe", part: "Hafen", text: "One.", language: "en" },
    { id: "DOCK-02", section: "1. Schiffe", part: "Hafen", text: "Zwei.", language: "de" },
    { id: "END-01", section: "2. End", part: "", text: "Over.", language: "en" },
  ]);
  expect((await rules("no-such-language")).length).toBe((await rules("en")).length);
});

test("two languages beside each other are searched together", () => {
  const [one] = parsed("- **DOCK-01** Das Schiff legt an.", "de");
  const [other] = parsed("- **DOCK-01** The ship docks.", "en");
  expect(search([one!], "ship docks", new Map([["DOCK-01", other!]]))).toEqual([one]);
  expect(search([one!], "ship docks")).toEqual([]);
});
