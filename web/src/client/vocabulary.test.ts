/** What types cannot tell: every word has a symbol in the sprite and its messages. */

import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";

import { ELEMENTS } from "../board/elements";
import { BENEFIT, DEED_ICON, GLYPH, glyphOf } from "../faces/effects";
import { edition, late } from "../fixtures/played";
import { captionOf, PART_ICON } from "../inspect/parts";
import { FINAL_ICON } from "../table/scoring";
import { AMOUNT_ICON } from "../words/amounts";
import { say } from "../words/say";
import * as v from "./vocabulary";

afterEach(() => vi.restoreAllMocks());

test("every word has a picture", () => {
  const sprite = readFileSync("src/faces/icons.svg", "utf-8");
  const what = { good: "any", state: v.STATE_ACTIONS[0], noble: v.NOBLE_ACTIONS[0] } as Partial<Record<string, string>>;
  const words = Object.keys(GLYPH) as v.EffectWord[];
  const glyphs = words.map((word) => glyphOf({ word, n: 2, what: what[word] ?? "" }));
  const drawn = [
    ...glyphs.flatMap(({ icon, alone }) => [icon, alone ?? icon]),
    ...Object.values(BENEFIT).map((look) => look(1, v.RUBBLE[1]).icon),
    ...Object.values(DEED_ICON),
    ...v.GOODS.map((good) => `i-${good}`),
    ...v.RUBBLE.map((colour) => `i-rubble-${colour}`),
    ...v.ARCHITECTS.map((colour) => `i-plan-${colour}`),
    ...v.CARD_KINDS.flatMap((kind) => [`i-${kind}`, `p-${kind}`]),
    ...v.NOBLES.map((noble) => `i-favour-${noble}`),
    ...v.STATE_ACTIONS.map((deed) => `i-state-${deed}`),
    ...v.NOBLE_ACTIONS.map((deed) => `i-act-${deed}`),
    ...Object.values(AMOUNT_ICON),
    ...v.WIGS_FINAL.map((category) => FINAL_ICON[category]),
    ...Object.values(PART_ICON),
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
  named("things", "group", Object.keys(late.view.players[late.view.active]?.houses ?? {}));
  named("things", "category", [...v.WIGS_DURING, ...v.WIGS_FINAL]);
  named("board", "act", [...v.STATE_ACTIONS, ...v.NOBLE_ACTIONS]);
  named("board", "rule", Object.keys({ per: 0, threshold: 0, majority: 0 } satisfies Record<v.ScoreRule, 0>));
  named("printed", "part", Object.keys(PART_ICON));
  named("web", "bot", v.LEVELS);
  for (const kind of Object.keys(ELEMENTS)) captionOf(edition, `${kind}:${edition.cards[0]?.id}`);
  named("things", "seat", v.COLOURS);
  expect(complaint.mock.calls).toEqual([]);
});
