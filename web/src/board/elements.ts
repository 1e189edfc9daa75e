/** The elements of the table: what the server names, `kind:name`, and a client can point at.
 *
 *  What depends on the kind alone is declared here, once for each; what the inspector says of it is a record over
 *  the same kinds in inspect/whereabouts.ts. */

import type { View } from "../client/types";
import type { ElementKind } from "../client/vocabulary";
import type { RegionName } from "./arrangement";

/** Where a panel lies while the question is about an element of this kind, so that it covers none of them.
 *
 *  court: over court and influence; display: over cards, church and decrees; city: over the city. */
export type Dock = "court" | "display" | "city";

interface Declared {
  /** The region of the board that it is printed on; null: it lies here or there. */
  region: RegionName | null;
  /** The region on which it lies now; null: elsewhere. */
  lies: (view: View, name: string) => RegionName | null;
  dock: Dock;
}

const printed = (region: RegionName, dock: Dock): Declared => ({ region, lies: () => region, dock });
const loose = (lies: Declared["lies"], dock: Dock): Declared => ({ region: null, lies, dock });

function atArchitect({ architects: { blue, green } }: View, name: string): RegionName | null {
  if (blue.plan === name || blue.available === name) return "architect-blue";
  return green.plan === name || green.available === name ? "architect-green" : null;
}

export const ELEMENTS: Record<ElementKind, Declared> = {
  card: loose(
    ({ politics }, name) => (Object.values(politics.display).some(([top]) => top === name) ? "politics" : null),
    "display",
  ),
  ship: loose(({ ships }, name) => (ships.shipyard[0] === name ? "shipyard" : null), "display"),
  clergy: loose(() => null, "city"), // in the church it is the space that is pointed at
  decree: loose(({ decrees }, name) => (decrees.display.includes(name) ? "decrees" : null), "city"),
  plan: loose(atArchitect, "display"),
  building: loose(atArchitect, "display"),
  task: loose(() => null, "display"),
  plot: printed("city", "court"),
  row: printed("city", "court"),
  column: printed("city", "court"),
  site: printed("city", "court"),
  pile: printed("city", "court"),
  scoring: printed("city", "display"),
  noble: printed("court", "city"),
  office: printed("court", "city"),
  plaza: printed("court", "city"),
  deed: printed("court", "city"),
  treasury: printed("court", "display"),
  price: printed("market", "display"),
  stack: printed("politics", "city"),
  cardinal: printed("church", "city"),
  gap: printed("church", "city"),
  church: printed("church", "city"),
  seat: loose((_, part) => (part.endsWith("/influence") ? "influence" : null), "display"),
};

export function kindOf(element: string): ElementKind {
  return element.split(":")[0] as ElementKind; // the server has no others
}

export function nameOf(element: string): string {
  return element.slice(element.indexOf(":") + 1);
}

/** The region of the board that it is printed on, if it is. */
export function printedOn(element: string): RegionName | null {
  return ELEMENTS[kindOf(element)].region;
}

/** The region of the board on which it lies now; null: somewhere else. */
export function regionOf(element: string, view: View): RegionName | null {
  return ELEMENTS[kindOf(element)].lies(view, nameOf(element));
}

export function dockOf(element: string): Dock {
  return ELEMENTS[kindOf(element)].dock;
}

/** The seat whose board this is, or is a part of; null: no player board. */
export function boardOf(element: string): number | null {
  return kindOf(element) === "seat" ? Number.parseInt(nameOf(element)) : null;
}

// ---- in the document: whatever is drawn for an element carries its name ----

export function elementAt(target: EventTarget | null): string | null {
  return target instanceof Element ? elementOf(target.closest("[data-element]")) : null;
}

/** All elements at a place, from the inside outwards. */
export function elementsAt(target: EventTarget | null): string[] {
  const found: string[] = [];
  let node = target instanceof Element ? target.closest("[data-element]") : null;
  for (; node; node = node.parentElement?.closest("[data-element]") ?? null) found.push(elementOf(node) ?? "");
  return found;
}

export function elementOf(node: Element | null): string | null {
  return node?.getAttribute("data-element") ?? null;
}

/** All that is drawn there for these elements. */
export function nodesOf<Node extends Element = Element>(root: ParentNode, elements: ReadonlySet<string>): Node[] {
  return [...root.querySelectorAll<Node>("[data-element]")].filter((node) => elements.has(elementOf(node) ?? ""));
}
