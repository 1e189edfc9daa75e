/** Wigs by what they are gained for: on the table during the game, and at its end. */

import type { Story } from "../client/types";
import { WIGS_DURING, WIGS_FINAL, type FinalWigs, type WigCategory, type Wigs } from "../client/vocabulary";
import { say } from "../words/say";

export const FINAL_ICON: Record<FinalWigs, string> = {
  ships: "i-ship",
  sets: "i-set",
  majorities: "i-store",
  money: "i-real",
  decrees: "i-decree",
  officials: "i-official",
  favours: "i-favour",
};

/** Of every category. */
export const ICON: Record<WigCategory, string> = {
  ...FINAL_ICON,
  start: "i-wig",
  sailing: "i-ship",
  stores: "i-act-store",
  openings: "i-public-building",
  church: "i-clergy",
  influence: "i-influence",
  rewards: "i-wig",
  period: "i-set",
  visits: "i-visit",
  penalties: "i-warn",
};

const TOLD_APART = new Set<WigCategory>(["period", "sets"]); // cubes of Lacerda count there, too

export function labelOf(category: WigCategory, solo: boolean): string {
  return say("things", `category-${category}${solo && TOLD_APART.has(category) ? "-solo" : ""}`);
}

export function total(wigs: Wigs): number {
  return Object.values(wigs).reduce((sum, n) => sum + n, 0);
}

/** What lies on the table: all but the final scoring. */
export function soFar(wigs: Wigs): number {
  return total(wigs) - WIGS_FINAL.reduce((sum, category) => sum + (wigs[category] ?? 0), 0);
}

/** With the final scoring as if the game ended now; after the end it is there already. */
export function ended(wigs: Wigs, projected: Wigs | undefined): Wigs {
  return projected && WIGS_FINAL.every((category) => !wigs[category]) ? { ...wigs, ...projected } : wigs;
}

/** The seats with the most. */
export function leaders(sums: number[]): number[] {
  const most = Math.max(...sums);
  return sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
}

/** By how much one is ahead of another, category by category, the largest lead first. */
export function differences(one: Wigs, other: Wigs): { category: WigCategory; n: number }[] {
  return [...WIGS_DURING, ...WIGS_FINAL]
    .map((category) => ({ category, n: (one[category] ?? 0) - (other[category] ?? 0) }))
    .filter(({ n }) => n !== 0)
    .sort((a, b) => b.n - a.n);
}

/** The turns of a seat that brought it the most. */
export function bestTurns(stories: readonly Story[], seat: number, most: number): { story: Story; wigs: number }[] {
  return stories
    .map((story) => ({ story, wigs: story.wigs[seat] ?? 0 }))
    .filter(({ story, wigs }) => story.seat === seat && wigs > 0)
    .sort((a, b) => b.wigs - a.wigs)
    .slice(0, most);
}
