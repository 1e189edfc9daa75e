/** How the pieces of a question look and what they are called: prices and gains stand on them. */

import type { BoardOption } from "../board/sharing";
import type { Change, Option } from "../client/types";
import type { Amount } from "../client/vocabulary";
import type { Picks } from "../moments/picks.svelte";
import { amount } from "../words/amounts";
import { t, text } from "../words/say";
import type { Glowing } from "./holding";

/** How much the seat has of what answers cost. */
export type Purse = Partial<Record<Amount, number>>;

const TAGS = 2; // changes on a piece

/** Where several things are chosen together, all of them can be, in any order; what they bring is told there. */
export function boardOptions(
  glows: ReadonlyMap<string, Glowing>,
  purse: Purse,
  picks: Picks | null = null,
): Map<string, BoardOption> {
  const looks = new Map([...glows].map(([piece, glow]) => [piece, lookOf(glow, purse)]));
  for (const { action, label, elements } of picks?.things ?? []) {
    const [piece] = elements;
    if (piece === undefined) continue;
    const labels = looks.get(piece)?.labels ?? [text(label)];
    looks.set(piece, { labels, state: picks?.count(action) ? "chosen" : "option" });
  }
  return withoutCommon(looks);
}

/** What every answer costs alike tells none of them apart, and would only hide what is printed there. */
function withoutCommon(looks: Map<string, BoardOption>): Map<string, BoardOption> {
  const open = [...looks.values()].filter(({ state }) => state !== "closed");
  const tags = new Set(open.map(({ changes }) => JSON.stringify(changes ?? null)));
  if (open.length > 1 && tags.size === 1) for (const look of open) delete look.changes;
  return looks;
}

function lookOf({ state, options, closed }: Glowing, purse: Purse): BoardOption {
  if (state === "closed") {
    return { state, labels: closed.map(({ label, reason }) => `${text(label)}: ${text(reason)}`) };
  }
  const labels = options.map((option) => spoken(option, purse));
  if (state === "held") return { state: "chosen", labels };
  const out: BoardOption = { state, labels };
  const prices = options.flatMap(({ price }) => price ?? []);
  const wigs = options.flatMap(({ price, wigs: many }) => (price === null ? [] : (many ?? 0)));
  if (prices.length > 0) return { ...out, price: Math.min(...prices), wigs: Math.max(...wigs) };
  const [only] = options;
  if (only && options.length === 1) out.changes = tagged(only);
  return out;
}

/** What an answer costs and brings, in signs: a plot its land and the wigs of its streets. */
export function changesOf({ price, wigs, costs, gains }: Option): { what: Amount; n: number; words: string }[] {
  if (price === null) return [...costs, ...gains].map((change) => ({ ...change, words: text(change.text) }));
  const land: [Amount, number][] = [
    ["reais", -price],
    ["wigs", wigs ?? 0],
  ];
  return land.flatMap(([what, n]) => (n === 0 ? [] : [{ what, n, words: amount(what, Math.abs(n)) }]));
}

/** What stands on a piece: its price and its wigs, or else what it brings; more would hide what is printed there. */
function tagged({ costs, gains }: Option): { what: Amount; n: number }[] {
  const wigs = gains.filter(({ what }) => what === "wigs");
  const told = [...costs, ...(wigs.length > 0 ? wigs : gains)].slice(0, TAGS);
  return told.map(({ what, n }) => ({ what, n }));
}

/** An answer with its price and gain, for those who hear it. */
export function spoken(option: Option, purse: Purse): string {
  const costs = option.costs.map((cost) => costOf(cost, purse));
  const gains = option.gains.map(({ text: words }) => t("brings", { amount: words }));
  const known = [...costs, ...gains].join(", ");
  return known ? t("answer-spoken", { answer: option.label, changes: known }) : text(option.label);
}

function costOf({ what, n, text: words }: Change, purse: Purse): string {
  const have = purse[what];
  return have === undefined ? t("costs", { amount: words }) : t("costs-of", { n: -n, have, what });
}
