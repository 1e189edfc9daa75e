/** Wigs by what they are gained for: on the table during the game, and at its end. */

import { WIGS_FINAL, type FinalWigs, type WigCategory, type Wigs } from "../client/vocabulary";
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
