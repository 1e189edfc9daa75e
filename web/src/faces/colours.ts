/** The seat colours: which of them a seat has. */

import { getContext, setContext } from "svelte";

import { COLOURS, type Colour } from "../client/vocabulary";

type ColourOf = (seat: number) => Colour | "nobody";
const KEY = Symbol("colours");

/** By its number, as the server tells it. */
export function colourNamed(number: number): Colour | "nobody" {
  return COLOURS[number] ?? "nobody";
}

/** Let everything drawn inside know the colours of the seats, by number; it follows the table. */
export function shareColours(colours: () => readonly number[]): void {
  setContext<ColourOf>(KEY, (seat) => colourNamed(colours()[seat] ?? seat));
}

/** How to get from a seat (-1: nobody's) to its colour: the class `p-…` and the mark `m-…`. */
export function coloursHere(): ColourOf {
  return getContext<ColourOf | undefined>(KEY) ?? colourNamed;
}
