/** The player colours: which of the four a seat has. Seats count from 0, colours from 1; 0 is nobody's. */

import { getContext, setContext } from "svelte";

type ColourOf = (seat: number) => number;
const KEY = Symbol("colours");

/** Let everything drawn inside know the colours (0 to 3) of the seats; it follows the table. */
export function shareColours(colours: () => readonly number[]): void {
  setContext<ColourOf>(KEY, (seat) => (colours()[seat] ?? seat) + 1);
}

/** How to get from a seat to its colour: the class `p{…}` and the mark `m-{…}`. */
export function coloursHere(): ColourOf {
  return getContext<ColourOf | undefined>(KEY) ?? ((seat) => seat + 1);
}
