/** Where the bubble of a question goes: on a region that has no part in it. */

import type { Asked } from "../client/types";
import type { View } from "../client/view";
import { DESKTOP, type RegionName } from "./arrangement";
import type { Box } from "./lens";

export interface Dock extends Box {
  on: readonly RegionName[];
  /** It hangs from the upper edge, or stands on the lower one. */
  low: boolean;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const BESIDE_COURT: Dock = { on: ["politics", "church"], low: false, ...box(8, 276, 470, 180) };
const ON_CITY: Dock = { on: ["city"], low: true, ...box(492, 12, 330, 458) };
const ON_DECREES: Dock = { on: ["decrees"], low: false, ...box(8, 459, 470, DESKTOP.height - 463) };
const BELOW_CITY: Dock = { on: ["architect-blue", "architect-green"], low: false, ...box(488, 479, 369, 102) };

const REGION: Record<string, RegionName> = {
  ...{ plot: "city", row: "city", column: "city", site: "city", pile: "city", scoring: "city" },
  ...{ noble: "court", office: "court", plaza: "court", deed: "court", treasury: "court" },
  ...{ cardinal: "church", gap: "church", church: "church", stack: "politics", price: "market" },
};

/** The region of the board on which an element lies; null: somewhere else. */
export function regionOf(element: string, view: View): RegionName | null {
  const [kind = "", name = ""] = element.split(":");
  const { architects, decrees, politics, ships } = view;
  switch (kind) {
    case "card":
      return Object.values(politics.display).some(([top]) => top === name) ? "politics" : null;
    case "decree":
      return decrees.display.includes(name) ? "decrees" : null;
    case "ship":
      return ships.shipyard[0] === name ? "shipyard" : null;
    case "plan":
    case "building":
      if (architects.blue.plan === name || architects.blue.available === name) return "architect-blue";
      return architects.green.plan === name || architects.green.available === name ? "architect-green" : null;
  }
  return element.endsWith("/influence") ? "influence" : (REGION[kind] ?? null);
}

/** It stays the same for all answers to the question. */
export function dockFor(asked: Asked, view: View): Dock {
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
  const docks = near ? [BESIDE_COURT, ON_CITY] : [ON_CITY, BESIDE_COURT];
  const free = [...docks, ON_DECREES, BELOW_CITY].find(({ on }) => on.every((region) => !taking.has(region)));
  return free ?? BELOW_CITY;
}
