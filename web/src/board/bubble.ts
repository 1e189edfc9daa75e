/** Where the bubble of a question goes: on a region that has no part in it. */

import type { Asked } from "../client/types";
import type { View } from "../client/types";
import { DESKTOP, type RegionName } from "./arrangement";
import { regionOf } from "./elements";
import type { Box } from "./lens";

export interface BubblePlace extends Box {
  on: readonly RegionName[];
  /** It hangs from the upper edge, or stands on the lower one. */
  low: boolean;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const BESIDE_COURT: BubblePlace = { on: ["politics", "church"], low: false, ...box(8, 276, 470, 180) };
const ON_CITY: BubblePlace = { on: ["city"], low: true, ...box(492, 12, 330, 458) };
const ON_DECREES: BubblePlace = { on: ["decrees"], low: false, ...box(8, 459, 470, DESKTOP.height - 463) };
const BELOW_CITY: BubblePlace = { on: ["architect-blue", "architect-green"], low: false, ...box(488, 479, 369, 102) };

/** It stays the same for all answers to the question. */
export function bubblePlaceFor(asked: Asked, view: View): BubblePlace {
  const regions = (elements: string[]) => new Set(elements.map((element) => regionOf(element, view)));
  const about = regions(asked.options.flatMap(({ elements }) => elements.slice(0, 1)));
  const taking = regions([
    ...asked.options.flatMap(({ elements, bills }) => [
      ...elements,
      ...bills.flatMap(({ lines }) => lines.flatMap((line) => line.elements)),
    ]),
    ...asked.closed.flatMap(({ elements }) => elements),
  ]);
  const near = about.has("city") || about.has("court");
  const places = near ? [BESIDE_COURT, ON_CITY] : [ON_CITY, BESIDE_COURT];
  const free = [...places, ON_DECREES, BELOW_CITY].find(({ on }) => on.every((region) => !taking.has(region)));
  return free ?? BELOW_CITY;
}
