/** What all parts of the drawn table share: the position, what is printed, and what can be chosen. */

import { createContext } from "svelte";

import type { Figures, View } from "../client/types";
import type { Amount, Noble } from "../client/vocabulary";
import { printedIn, type EditionData, type Printed } from "../faces/edition";
import { say } from "../words/say";

export interface BoardOption {
  /** next: it ends the present step and answers the next one. */
  state: "option" | "next" | "chosen" | "closed";
  /** What the answers at this element are, and of a closed one why not. */
  labels: string[];
  /** Shown on the element itself, if known. */
  price?: number;
  wigs?: number;
  changes?: { what: Amount; n: number }[];
}

export type BoardOptions = ReadonlyMap<string, BoardOption>;

export interface DrawnTable {
  readonly edition: EditionData;
  readonly printed: Printed;
  readonly view: View;
  readonly options: BoardOptions;
  readonly chosen: string | null;
  /** What the seat would otherwise have to work out. */
  readonly figures?: Figures | null;
  readonly refused?: NotFollowed | null;
}

/** Nobles to whom the seat follows nobody for now, and how it is asked again. */
export interface NotFollowed {
  nobles: readonly Noble[];
  askAgain: (noble: Noble) => void;
}

const [tableHere, setTable] = createContext<DrawnTable>();
export { tableHere };

/** Let everything drawn inside see the table; it follows the props. */
export function shareTable(props: () => Omit<DrawnTable, "printed">): void {
  setTable({
    get edition() {
      return props().edition;
    },
    get printed() {
      return printedIn(props().edition);
    },
    get view() {
      return props().view;
    },
    get options() {
      return props().options;
    },
    get chosen() {
      return props().chosen;
    },
    get figures() {
      return props().figures;
    },
    get refused() {
      return props().refused;
    },
  });
}

/** A decree, and what it is worth. */
export function decreeName({ id, title }: { id: string; title: string }, figures?: Figures | null): string {
  const worth = figures?.decrees[id];
  return worth ? say("board", "decree-worth", { title, worth: worth.worth, most: worth.most ?? 0 }) : title;
}

/** How an element stands in the question that is asked. */
export function stateOf(
  table: Pick<DrawnTable, "options" | "chosen">,
  element: string,
): BoardOption["state"] | undefined {
  const option = table.options.get(element);
  return option && element === table.chosen ? "chosen" : option?.state;
}

/** Of several elements at one place, that which the question is about. */
export function askedOf(table: DrawnTable, ...elements: [string, ...string[]]): string {
  return elements.find((element) => table.options.has(element)) ?? elements[0];
}

/** The attributes of an element of the table: it can be pointed at, and chosen if it is an option. */
export function spot(table: DrawnTable, element: string, name: string, look = "") {
  const option = table.options.get(element);
  const state = stateOf(table, element);
  const labels = option?.labels.join("; ");
  return {
    "data-element": element,
    role: state ? "button" : "img",
    tabindex: state === undefined ? undefined : state === "closed" ? -1 : 0,
    "aria-label": labels ? say("board", "option", { name, labels }) : name,
    "aria-disabled": state === "closed" ? true : undefined,
    "aria-pressed": state === "chosen" ? true : undefined,
    class: [look, state && LOOK[state]].filter(Boolean).join(" ") || undefined,
  } as const;
}

const LOOK = { option: "option", next: "option next", chosen: "option is-on", closed: "blocked" } as const;

/** The number of the seat with this name; -1: nobody's, neutral. */
export function seatNamed(view: View, name: string): number {
  return view.seats.indexOf(name);
}
