/** What types cannot tell: every word has a symbol in the sprite and its messages, and there are no other words. */

import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";

import { DEED_ICON, glyphOf, iconOfBenefit } from "../faces/effects";
import { edition } from "../fixtures/played";
import { captionOf, PART_ICON } from "../inspect/parts";
import { FINAL_ICON } from "../table/scoring";
import { iconOf } from "../words/amounts";
import { say, t } from "../words/say";
import * as v from "./vocabulary";

afterEach(() => vi.restoreAllMocks());

test("every word has a picture", () => {
  const sprite = readFileSync("src/faces/icons.svg", "utf-8");
  const words = new Set([...v.EFFECTS, ...v.PENALTIES]);
  const what = { good: "any", state: v.STATE_ACTIONS[0], noble: v.NOBLE_ACTIONS[0] } as Partial<Record<string, string>>;
  const glyphs = [...words].map((word) => glyphOf({ word, n: 2, what: what[word] ?? "" }));
  const drawn = [
    ...glyphs.flatMap(({ icon, alone }) => [icon, alone ?? icon]),
    ...v.BENEFITS.map((kind) => iconOfBenefit({ kind, n: 1, what: v.RUBBLE[1], effects: [] })),
    ...v.DEEDS.map((deed) => DEED_ICON[deed]),
    ...v.GOODS.map((good) => `i-${good}`),
    ...v.RUBBLE.map((colour) => `i-rubble-${colour}`),
    ...v.ARCHITECTS.map((colour) => `i-plan-${colour}`),
    ...v.CARD_KINDS.flatMap((kind) => [`i-${kind}`, `p-${kind}`]),
    ...v.NOBLES.map((noble) => `i-favour-${noble}`),
    ...v.STATE_ACTIONS.map((deed) => `i-state-${deed}`),
    ...v.NOBLE_ACTIONS.map((deed) => `i-act-${deed}`),
    ...v.AMOUNTS.map(iconOf),
    ...v.WIGS_FINAL.map((category) => FINAL_ICON[category]),
    ...v.PRINTED_PARTS.map((part) => PART_ICON[part]),
    ...v.COLOURS.map((colour) => `m-${colour}`),
  ];
  for (const name of drawn) expect(sprite).toContain(`symbol id="${name}"`);
});

test("every word has its name", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const named = (topic: string, prefix: string, words: readonly string[]) =>
    words.forEach((word) => say(topic, `${prefix}-${word}`));
  named("things", "good", v.GOODS);
  named("things", "noble", v.NOBLES);
  named("things", "kind", v.CARD_KINDS);
  named("things", "colour", [...v.RUBBLE, ...v.ARCHITECTS]);
  named("things", "group", v.HOUSE_GROUPS);
  named("things", "category", [...v.WIGS_DURING, ...v.WIGS_FINAL]);
  named("board", "act", [...v.STATE_ACTIONS, ...v.NOBLE_ACTIONS]);
  named("board", "rule", v.SCORE_RULES);
  named("printed", "part", v.PRINTED_PARTS);
  named("web", "bot", v.LEVELS);
  for (const kind of v.ELEMENTS) captionOf(edition, `${kind}:${edition.cards[0]?.id}`);
  v.COLOURS.forEach((_, number) => t(`colour-${number}`));
  expect(complaint.mock.calls).toEqual([]);
});

test("the edition is written in these words", () => {
  const { board, cards, variant_cards, clergy, decrees, tasks, words } = edition;
  const political = [...cards, ...variant_cards];
  const lasting = [...political.map(({ benefit }) => benefit), ...clergy.map(({ benefit }) => benefit)];
  const effects = political.flatMap(({ reward, penalty, event }) => [...reward, ...penalty, ...event]);
  const used: [readonly string[], string[]][] = [
    [[...v.EFFECTS, ...v.PENALTIES], effects.map(({ word }) => word)],
    [v.BENEFITS, lasting.flatMap((benefit) => benefit?.kind ?? [])],
    [v.COUNTERS, decrees.map(({ score }) => score.counter)],
    [v.SCORE_RULES, decrees.map(({ score }) => score.rule)],
    [v.DEEDS, tasks.flatMap(({ any_of }) => any_of.map((deed) => deed.do))],
    [v.ABILITIES, board.house_groups.flatMap(({ abilities }) => abilities)],
    [v.PRINTED_PARTS, Object.values(words).flatMap(({ parts }) => parts.map((part) => part.what))],
  ];
  for (const [known, found] of used) expect(known).toEqual(expect.arrayContaining(found));
});
