/** The rule of a decree as a row of signs: "3 wigs per books store". */

import type { Counter } from "../client/vocabulary";
import { say } from "../words/say";
import type { Score } from "./edition";
import { widthOf } from "./measure.svelte";

export type Part =
  | { kind: "words"; words: string; bold: boolean; width: number }
  | { kind: "icon"; icon: string; tint?: string | undefined; width: number };

const ICON: Record<Counter, string> = {
  stores: "i-store",
  rows_with_store: "i-store",
  columns_with_store: "i-store",
  store_types: "i-store",
  matched_stores: "i-store",
  unmatched_stores: "i-store",
  buildings: "i-public-building",
  ships: "i-ship",
  hull: "i-ship",
  sets: "i-set",
  rubble: "i-rubble-any",
  clergy_tiles: "i-clergy",
  favours: "i-favour",
  plans_completed: "i-plan",
  plan_officials: "i-official",
  officials: "i-official",
  offices_with_official: "i-office",
  goods: "i-crate",
  goods_sets: "i-any-good",
  reais: "i-real",
  influence: "i-influence",
  portfolio_influence: "i-envelope",
  portfolio_nobles: "i-card",
  portfolio_treasury: "i-treasury",
  empty_house_groups: "i-house",
  decrees: "i-decree",
};
const COUNTED = new Set<Counter>([
  "rows_with_store",
  "columns_with_store",
  "store_types",
  "hull",
  "portfolio_nobles",
  "empty_house_groups",
]);
const SIZE = 12.4; // of words

/** What stands after the wigs, for signs of this size. */
export function partsOf(score: Score, size: number): Part[] {
  const out: Part[] = [];
  const words = (text: string, bold = true) =>
    out.push({ kind: "words", words: text, bold, width: widthOf(text, "sans", bold ? 700 : 400) * SIZE + 5 });
  const icon = (name: string, scale = 1, tint?: string) =>
    out.push({ kind: "icon", icon: name, tint, width: size * scale });
  const { counter } = score;

  words(score.unit > 1 ? say("board", "per-unit", { n: score.unit }) : say("board", `rule-${score.rule}`), false);
  if (score.at_most === 0) words(say("board", "none"));
  else if ((score.at_least ?? 1) > 1 && score.rows.length < 2) words(`≥${score.at_least}`);

  if (counter === "officials" && score.place) icon("i-official", 0.84);
  if (counter === "plan_officials") icon("i-plan", 0.9);
  if ((counter === "buildings" || counter === "stores") && score.good) icon(`i-${score.good}`, 0.9);
  icon(mainIcon(score), 1, counter === "buildings" && score.architect ? `tinted a-${score.architect}` : undefined);
  if (counter === "matched_stores" || counter === "unmatched_stores") {
    words(counter === "matched_stores" ? "=" : "≠");
    icon("i-public-building", 0.84);
  }
  if (score.min_officials) {
    icon("i-official", 0.8);
    words(`${score.min_officials}+`);
  }
  const tail = tailOf(score);
  if (tail) words(tail);
  return out;
}

function mainIcon(score: Score): string {
  if (score.counter === "rubble" && score.colour) return `i-rubble-${score.colour}`;
  if (score.counter === "plans_completed" && score.architect) return `i-plan-${score.architect}`;
  if (score.counter === "officials" && score.place) {
    return score.place === "offices" ? "i-office" : "i-plaza";
  }
  return ICON[score.counter];
}

function tailOf(score: Score): string {
  if (score.rows.length) return score.rows.join("+");
  if (score.column) return say("board", "column", { n: score.column });
  if (score.side) return say("board", `side-${score.side}`);
  if (score.size) return say("board", `size-${score.size}`);
  if (score.min_hull) return say("board", "hull", { n: score.min_hull });
  if (score.matches > 1) return `×${score.matches}`;
  if (score.scope === "best_rival") return say("board", "rival");
  return COUNTED.has(score.counter) ? say("board", `count-${score.counter}`) : "";
}
