/** Where a moment lies on the window of the board, in pixels. */

import { arrangementFor, DESKTOP } from "../board/arrangement";
import { fitted, type Box } from "../board/lens";
import type { Staged } from "./staging";

/** In units of the wide arrangement: over the city; over all of its side; over display and church. */
const CITY: Box = { x: 482, y: 4, width: 654, height: 470 };
const SIDE: Box = { x: 482, y: 4, width: 654, height: 580 };
const DISPLAY: Box = { x: 4, y: 274, width: 474, height: 310 };

const OF: Record<Staged["name"], Box> = {
  harbour: CITY,
  church: SIDE,
  period: SIDE,
  following: DISPLAY,
  choosing: DISPLAY,
};

export interface MomentPlace extends Box {
  /** How much larger than at the usual size. */
  zoom: number;
}

/** null: the window is narrow, and a moment takes all of it. */
export function placeOf(name: Staged["name"], width: number, height: number): MomentPlace | null {
  if (width === 0 || height === 0 || arrangementFor(width, height) !== DESKTOP) return null;
  const seen = fitted({ x: 0, y: 0, width: DESKTOP.width, height: DESKTOP.height }, width / height);
  const scale = width / seen.width;
  const zoom = Math.max(1, scale);
  const { x, y, ...size } = OF[name];
  return {
    x: ((x - seen.x) * scale) / zoom,
    y: ((y - seen.y) * scale) / zoom,
    width: (size.width * scale) / zoom,
    height: (size.height * scale) / zoom,
    zoom,
  };
}
