/** The answers of this turn in words, remembered on this screen: the server keeps their names. */

import { amount } from "../words/amounts";
import type { Change, Option, Text } from "../client/types";

export interface Step {
  action: string;
  label: Text | null;
  changes: Change[];
}

const key = (game: string, seat: number) => `lisboa.drafted.${game}.${seat}`;

function remembered(game: string, seat: number): Step[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(game, seat)) ?? "[]") as Step[];
  } catch {
    return [];
  }
}

/** An answer is drafted after `before` others. */
export function noteDraft(game: string, seat: number, before: number, option: Option): void {
  const step = { action: option.action, label: option.label, changes: [...option.costs, ...option.gains] };
  try {
    sessionStorage.setItem(key(game, seat), JSON.stringify([...remembered(game, seat).slice(0, before), step]));
  } catch {
    // Without it the turn is summed up in the words of records.
  }
}

/** What is drafted now, in words as far as this screen knows them. */
export function steps(game: string, seat: number, actions: string[]): Step[] {
  const known = remembered(game, seat);
  return actions.map((action, i) => {
    const step = known[i];
    return step?.action === action ? step : { action, label: null, changes: [] };
  });
}

export interface Sum {
  what: string;
  n: number;
  words: string;
}

/** All that the turn brings and takes so far. */
export function sums(turn: Step[]): Sum[] {
  const total = new Map<string, number>();
  for (const { what, n } of turn.flatMap((step) => step.changes)) total.set(what, (total.get(what) ?? 0) + n);
  return [...total]
    .filter(([, n]) => n !== 0)
    .map(([what, n]) => ({ what, n, words: amount(what, Math.abs(n)) }));
}
