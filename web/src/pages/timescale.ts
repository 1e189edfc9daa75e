/** From points of the game to the width of the screen: slider, marks and curves share it. */

export const LEFT = 36; // room for the numbers of the scale
export const RIGHT = 52; // and for those at the end of the curves

export interface Timescale {
  width: number;
  /** How many answers the game has. */
  last: number;
}

export function xOf({ width, last }: Timescale, at: number): number {
  return LEFT + (Math.max(0, width - LEFT - RIGHT) * at) / Math.max(1, last);
}

export function atOf({ width, last }: Timescale, x: number): number {
  const part = (x - LEFT) / Math.max(1, width - LEFT - RIGHT);
  return Math.round(Math.min(1, Math.max(0, part)) * last);
}

/** A step that gives a scale few and round numbers. */
export function roundStep(most: number): number {
  return [5, 10, 20, 25, 50, 100, 200].find((step) => most / step <= 4) ?? 500;
}

/** Labels at these heights, moved apart so that none covers another; their order stays. */
export function apart(heights: number[], distance: number, least: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const out = [...heights];
  let free = least;
  for (const i of order) {
    out[i] = Math.max(free, out[i] ?? 0);
    free = (out[i] ?? 0) + distance;
  }
  let limit = most;
  for (const i of order.toReversed()) {
    out[i] = Math.min(limit, out[i] ?? 0);
    limit = (out[i] ?? 0) - distance;
  }
  return out;
}
