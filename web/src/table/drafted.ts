/** What the answers of this turn bring and take together. */

import { amount } from "../words/amounts";
import type { Step } from "../client/types";

export interface Sum {
  what: string;
  n: number;
  words: string;
}

/** All that the turn brings and takes so far. */
export function sums(turn: Step[]): Sum[] {
  const total = new Map<string, number>();
  for (const { what, n } of turn.flatMap((step) => step.changes)) total.set(what, (total.get(what) ?? 0) + n);
  return [...total].filter(([, n]) => n !== 0).map(([what, n]) => ({ what, n, words: amount(what, Math.abs(n)) }));
}
