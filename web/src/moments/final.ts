/** The final scoring as far as it is counted. */

import { WIGS_FINAL, type FinalWigs, type Wigs } from "../client/vocabulary";

/** Everybody's wigs without the categories that come later. */
export function countedUpTo(wigs: Wigs[], counted: readonly FinalWigs[]): Wigs[] {
  const later = WIGS_FINAL.filter((category) => !counted.includes(category));
  return wigs.map((one) => ({ ...one, ...Object.fromEntries(later.map((category) => [category, 0])) }));
}

/** Who gains by a category, the most first. */
export function gained(wigs: Wigs[], category: FinalWigs): { seat: number; n: number }[] {
  return wigs.flatMap((one, seat) => (one[category] ? [{ seat, n: one[category] }] : [])).sort((a, b) => b.n - a.n);
}
