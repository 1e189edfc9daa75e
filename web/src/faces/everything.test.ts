/** Every card and tile of the edition: its face shows every effect and number that the engine knows.
 *  What a sign means stands here once more, so that a slip in the faces is found. */

import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import {
  ARCHITECTS,
  NOBLE_ACTIONS,
  type BenefitWord,
  type Counter,
  type DeedWord,
  type EffectWord,
  type ScoreRule,
} from "../client/vocabulary";
import { edition } from "../fixtures/played";
import Face from "../inspect/Face.svelte";
import DecreeFace from "./DecreeFace.svelte";
import type { Benefit, Effect, Score } from "./edition";
import Glyphs from "./Glyphs.svelte";
import PoliticalFace from "./PoliticalFace.svelte";
import TaskChip from "./TaskChip.svelte";

const symbols = new Set(
  [...readFileSync("src/faces/icons.svg", "utf-8").matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1]),
);

interface Drawn {
  signs: string[];
  words: string[];
}

function drawn(container: Element): Drawn {
  const signs = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1] ?? "");
  for (const sign of signs) expect(symbols).toContain(sign);
  return { signs, words: [...container.querySelectorAll("text")].map((text) => text.textContent?.trim() ?? "") };
}

/** What must be seen of an effect: a sign, and a number where there can be several. */
const EFFECT: Record<EffectWord, (n: number, what: string) => { sign: string; number?: string }> = {
  good: (n, what) => ({ sign: what === "any" ? "i-any-good" : `i-${what}`, ...many(n) }),
  official: (n) => ({ sign: "i-official", ...many(n) }),
  reais: (n) => ({ sign: "i-coin", number: `${n}` }),
  wigs: (n) => ({ sign: "i-wig", number: `${n}` }),
  influence: (n) => ({ sign: "i-envelope", number: `${n}` }),
  cardinal: (n) => ({ sign: "i-cardinal", number: `${n}` }),
  treasury: (n) => ({ sign: "i-treasury", number: n > 0 ? "↑" : "↓" }),
  rubble: () => ({ sign: "i-rubble-any" }),
  favour: () => ({ sign: "i-favour" }),
  state: (_, what) => ({ sign: `i-state-${what}` }),
  noble: (_, what) => ({ sign: `i-act-${what}` }),
  draw_tasks: (n) => ({ sign: "i-draw", number: `${n}` }),
};
const many = (n: number) => (n > 1 ? { number: `${n}` } : {});

type Lasting = Exclude<BenefitWord, "instant">;
const BENEFIT: Record<Lasting, { sign: string; number: "less" | "more" | "none" | "zero" }> = {
  discount: { sign: "i-real", number: "less" },
  land_discount: { sign: "i-map", number: "less" },
  hire_discount: { sign: "i-official", number: "less" },
  event_discount: { sign: "i-event", number: "less" },
  staff_reduction: { sign: "i-act-open", number: "less" },
  visit_discount: { sign: "i-visit", number: "less" },
  follow_discount: { sign: "i-follow", number: "less" },
  ship_goods_discount: { sign: "i-state-ship", number: "less" },
  rubble_waiver: { sign: "i-rubble-", number: "zero" },
  sell_bonus: { sign: "i-sell", number: "more" },
  subsidy_bonus: { sign: "i-treasury", number: "more" },
  influence_bonus: { sign: "i-influence", number: "more" },
  produce_bonus: { sign: "i-state-produce", number: "more" },
  trade_any: { sign: "i-trade", number: "none" },
  trade_extra: { sign: "i-trade", number: "more" },
  warehouse_bonus: { sign: "i-crate", number: "more" },
  recruit_extra: { sign: "i-state-recruit", number: "more" },
  sail_bonus: { sign: "i-ship", number: "more" },
  store_bonus: { sign: "i-store", number: "more" },
  open_bonus: { sign: "i-public-building", number: "more" },
  decree_bonus: { sign: "i-decree", number: "more" },
};
const IN_WIGS = new Set<BenefitWord>(["sail_bonus", "store_bonus", "open_bonus", "decree_bonus"]);

function expectEffects({ signs, words }: Drawn, effects: Effect[]): void {
  for (const { sign, number } of effects.map(({ word, n, what }) => EFFECT[word](n, what))) {
    expect(signs).toContain(sign);
    if (number) expect(words).toContain(number);
  }
}

function expectBenefit(seen: Drawn, { kind, n, what, effects }: Benefit): void {
  if (kind === "instant") return expectEffects(seen, effects);
  const shown = BENEFIT[kind];
  expect(seen.signs).toContain(kind === "rubble_waiver" ? `i-rubble-${what}` : shown.sign);
  if (what && kind !== "rubble_waiver") expect(seen.signs).toContain(`i-${what}`);
  if (kind === "trade_any") expect(seen.signs).toContain("i-any-good");
  if (IN_WIGS.has(kind)) expect(seen.signs).toContain("i-wig");
  const number = { less: `−${n}`, more: `+${n}`, zero: "0", none: "" }[shown.number];
  if (number) expect(seen.words).toContain(number);
}

/** Also what no card of this edition does. */
const NAMED: Partial<Record<EffectWord, string>> = { good: "gold", state: "plan", noble: "store" };

it.each(Object.keys(EFFECT) as EffectWord[])("effect %s", (word) => {
  const effects = [{ word, n: 1, what: NAMED[word] ?? "" }];
  expectEffects(drawn(render(Glyphs, { effects, x: 0, y: 0, size: 20 }).container), effects);
});

const face = (element: string) => drawn(render(Face, { edition, element }).container);
const cards = [...edition.cards, ...edition.variant_cards];

describe("political cards", () => {
  it.each(cards.map((card) => [card.id, card] as const))("%s", (id, card) => {
    const large = face(`card:${id}`);
    expect(large.words.join(" ")).toContain(`${card.year}`);
    expect(large.words.join(" ").replaceAll("  ", " ")).toContain(card.title);
    const { container } = render(PoliticalFace, { card, small: true });
    for (const seen of [large, drawn(container)]) {
      expectEffects(seen, [...card.reward, ...card.penalty, ...card.event]);
      if (card.benefit) expectBenefit(seen, card.benefit);
      else {
        expect(seen.signs).toContain(`i-${card.kind}`);
        expect(seen.words).toContain(`${card.influence}`);
      }
    }
    expect(container.querySelectorAll(".cross").length > 0).toBe(card.penalty.length > 0);
  });

  it("show effects in the order in which they are carried out", () => {
    const effects: Effect[] = [
      { word: "influence", n: 2, what: "" },
      { word: "good", n: 1, what: "gold" },
      { word: "state", n: 1, what: "plan" },
    ];
    const { container } = render(Glyphs, { effects, x: 0, y: 0, size: 20 });
    const places = [...container.querySelectorAll("use")].map((use) => Number(use.getAttribute("x")));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(drawn(container).signs).toEqual(["i-envelope", "i-gold", "i-state-plan"]);
  });
});

it.each(edition.clergy.map((tile) => [tile.id, tile] as const))("clergy tile %s", (id, tile) => {
  const seen = face(`clergy:${id}`);
  expectBenefit(seen, tile.benefit);
  expect(seen.words.filter((word) => word === `${tile.wigs}`).length).toBeGreaterThanOrEqual(2); // front and back
});

it.each(edition.ships.map((ship) => [ship.id, ship] as const))("ship %s", (id, ship) => {
  const seen = face(`ship:${id}-1`);
  expect(seen.words).toContain(`+${ship.price_modifier}`);
  expect(seen.words).toContain(`${ship.influence}`);
  expect(seen.words).toContain(`Hull ${ship.hull}`);
  expect(seen.signs).toContain(`i-ship-${ship.hull}`);
});

const COUNTED: Record<Counter, string[]> = {
  stores: ["i-store"],
  rows_with_store: ["i-store", "rows"],
  columns_with_store: ["i-store", "cols"],
  store_types: ["i-store", "types"],
  matched_stores: ["i-store", "=", "i-public-building"],
  unmatched_stores: ["i-store", "≠", "i-public-building"],
  buildings: ["i-public-building"],
  ships: ["i-ship"],
  hull: ["i-ship", "hull"],
  sets: ["i-set"],
  rubble: [],
  clergy_tiles: ["i-clergy"],
  favours: ["i-favour"],
  plans_completed: [],
  plan_officials: ["i-plan", "i-official"],
  officials: ["i-official"],
  offices_with_official: ["i-office"],
  goods: ["i-crate"],
  goods_sets: ["i-any-good"],
  reais: ["i-real"],
  influence: ["i-influence"],
  portfolio_influence: ["i-envelope"],
  portfolio_nobles: ["i-card", "nobles"],
  portfolio_treasury: ["i-treasury"],
  empty_house_groups: ["i-house", "groups"],
  decrees: ["i-decree"],
};

const RULE: Record<ScoreRule, string> = { per: "per", threshold: "if", majority: "most" };

/** All that must be read or seen of what a decree pays for. */
function ofScore(score: Score): string[] {
  const out = [`${score.rule === "per" ? score.each : score.wigs}`, "i-wig"];
  const several = score.rows.length > 1 && score.counter === "rows_with_store"; // the rows are named instead
  out.push(...COUNTED[score.counter].filter((sign) => !(several && sign === "rows")));
  out.push(score.unit > 1 ? `per ${score.unit}` : RULE[score.rule]);
  if (score.at_most === 0) out.push("no");
  if ((score.at_least ?? 0) > 1 && !several) out.push(`≥${score.at_least}`);
  if (score.rows.length > 0) out.push(score.rows.join("+"));
  if (score.column) out.push(`col ${score.column}`);
  if (score.size) out.push(score.size);
  if (score.side) out.push(score.side);
  if (score.good) out.push(`i-${score.good}`);
  if (score.matches > 1) out.push(`×${score.matches}`);
  if (score.min_hull) out.push(`Hull ${score.min_hull}`);
  if (score.min_officials) out.push(`${score.min_officials}+`);
  if (score.colour) out.push(`i-rubble-${score.colour}`);
  if (score.counter === "plans_completed") out.push(score.architect ? `i-plan-${score.architect}` : "i-plan");
  if (score.place) out.push(score.place === "offices" ? "i-office" : "i-plaza");
  if (score.scope === "best_rival") out.push("rival");
  return out;
}

it.each(edition.decrees.map((decree) => [decree.id, decree] as const))("decree %s", (id, decree) => {
  const { score } = decree;
  for (const titled of [true, false]) {
    const { container } = render(DecreeFace, { decree, width: titled ? 116 : 106, height: titled ? 50 : 24, titled });
    const { signs, words } = drawn(container);
    for (const wanted of ofScore(score)) expect([...signs, ...words], `${id}: ${decree.title}`).toContain(wanted);
    if (score.cap) expect(words.join(" ").replaceAll("≤ ", "≤")).toContain(`≤${score.cap}`);
    if (score.counter === "buildings" && score.architect) {
      expect(container.querySelector(`.tinted.a-${score.architect}`)).not.toBeNull();
    }
    if (titled) expect(words.join(" ")).toContain(decree.title);
  }
});

it.each(edition.plans.map((plan) => [plan.id, plan] as const))("plan %s", (id, plan) => {
  const { container } = render(Face, { edition, element: `plan:${id}` });
  const { signs, words } = drawn(container);
  expect(container.querySelector(`.a-${plan.architect}`)).not.toBeNull();
  expect(words).toContain(`${plan.officials}`);
  expect(signs.filter((sign) => sign === "i-official")).toHaveLength(plan.officials);
});

it.each(edition.buildings.map((building) => [building.id, building] as const))("building %s", (id, building) => {
  for (const side of ARCHITECTS) {
    const { container } = render(Face, { edition, element: `building:${id}-${side}` });
    expect(drawn(container).signs).toEqual(building[side].map((good) => `i-${good}`));
    expect(container.querySelector(`.building.a-${side}`)).not.toBeNull();
  }
});

function signOf(deed: DeedWord): string {
  if (deed === "church_influence") return "i-clergy";
  if (deed === "follow" || deed === "sell") return `i-${deed}`;
  return NOBLE_ACTIONS.some((action) => action === deed) ? `i-act-${deed}` : `i-state-${deed}`;
}

it.each(edition.tasks.map((task) => [task.id, task] as const))("task %s", (id, task) => {
  const sheet = render(Face, { edition, element: `task:${id}` }).container;
  const chip = render(TaskChip, { task }).container;
  for (const seen of [drawn(sheet), drawn(chip)]) {
    expectEffects(seen, task.reward);
    for (const deed of task.any_of) {
      expect(seen.signs).toContain(signOf(deed.do));
      if (deed.visit) expect(seen.signs).toContain(`i-${deed.visit}`);
      if (deed.officials) expect(seen.words).toContain(`${deed.officials}`);
    }
  }
  expect(sheet.querySelectorAll(".cross").length > 0).toBe(!task.clergy_bonus);
  const below = render(Face, { edition, element: `task:${id}`, variants: { blank_task_rewards: "below" } }).container;
  expectEffects(drawn(below), task.alternative.length > 0 ? task.alternative : task.reward);
});

it.each([...edition.plot_tokens, ...edition.site_tokens].map((token) => [token.id, token] as const))(
  "token %s",
  (_, token) => {
    expectEffects(drawn(render(Glyphs, { effects: token.reward, x: 0, y: 0, size: 20 }).container), token.reward);
  },
);
