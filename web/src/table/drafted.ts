/** A turn that is not yet shown to others: what its answers bring and take, and which of them nobody gave. */

import type { Step } from "../client/types";
import type { Amount } from "../client/vocabulary";
import { amount } from "../words/amounts";

export interface Sum {
  what: Amount;
  n: number;
  words: string;
}

/** All that the turn brings and takes so far. */
export function sums(turn: Step[]): Sum[] {
  const total = new Map<Amount, number>();
  for (const { what, n } of turn.flatMap((step) => step.changes)) total.set(what, (total.get(what) ?? 0) + n);
  return [...total].filter(([, n]) => n !== 0).map(([what, n]) => ({ what, n, words: amount(what, Math.abs(n)) }));
}

/** What was answered without being asked since the last answer that somebody gave, and how many came before it. */
export function alone(turn: Step[]): { step: Step; at: number }[] {
  const last = turn.findLastIndex(({ usual }) => !usual);
  return turn.map((step, at) => ({ step, at })).slice(last + 1);
}
