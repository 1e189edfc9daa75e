/** Where each region of the board stands. A new screen shape is a new list, never a new drawing. */

export type RegionName =
  | "city"
  | "court"
  | "influence"
  | "politics"
  | "church"
  | "decrees"
  | "architect-blue"
  | "architect-green"
  | "shipyard"
  | "market";

export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface Arrangement {
  width: number;
  height: number;
  places: Record<RegionName, Place>;
}

const place = (x: number, y: number, scale = 1): Place => ({ x, y, scale });

export const DESKTOP: Arrangement = {
  width: 1140,
  height: 588,
  places: {
    court: place(8, 8),
    influence: place(8, 234),
    politics: place(10, 282),
    church: place(306, 278),
    decrees: place(8, 459),
    city: place(488, 8),
    "architect-blue": place(488, 479),
    "architect-green": place(675, 479),
    shipyard: place(862, 479),
    market: place(979, 479),
  },
};

export const PORTRAIT: Arrangement = {
  width: 660,
  height: 1372,
  places: {
    city: place(8, 8),
    court: place(8, 484, 1.368),
    influence: place(8, 795, 1.368),
    politics: place(14, 860, 1.3),
    church: place(430, 856, 1.28),
    decrees: place(8, 1090, 1.368),
    "architect-blue": place(8, 1264),
    "architect-green": place(196, 1264),
    shipyard: place(384, 1264),
    market: place(500, 1264, 0.95),
  },
};

/** Px below which the wide arrangement cannot be read. */
const LEAST_WIDE = 900;

/** The arrangement that suits a window of this shape. */
export function arrangementFor(width: number, height: number): Arrangement {
  return width > 0 && width < Math.max(LEAST_WIDE, height * 1.15) ? PORTRAIT : DESKTOP;
}
