/** When each flight begins: one after the other as far as there is time, all of them within a moment. */

import type { Flight } from "./flights";

export const LONGEST = 700; // ms for everything that an answer brings
const MOST = 8;
const MOVE = 320;
const SCENE = 600;

export interface Timed<T> {
  flight: T;
  delay: number;
  duration: number;
}

export function scheduled<T extends Pick<Flight, "scene" | "weight">>(flights: T[]): Timed<T>[] {
  const least = flights.map(({ weight }) => weight).sort((a, b) => b - a)[MOST - 1] ?? 0;
  const chosen: T[] = [];
  const sure = flights.filter(({ weight }) => weight > least).length;
  let room = MOST - sure;
  for (const flight of flights) {
    if (flight.weight > least || (flight.weight === least && room-- > 0)) chosen.push(flight);
  }
  const durations = chosen.map(({ scene }) => (scene ? SCENE : MOVE));
  const starts = durations.map((_, i) => durations.slice(0, i).reduce((sum, n) => sum + n, 0));
  // What takes longer together than there is time begins sooner, so that all of it ends in time.
  const faster = Math.min(1, ...starts.map((start, i) => (start > 0 ? (LONGEST - (durations[i] ?? 0)) / start : 1)));
  return chosen.map((flight, i) => ({ flight, delay: (starts[i] ?? 0) * faster, duration: durations[i] ?? MOVE }));
}
