/** The church scoring: who has chosen, in the order of the table from whoever called it. */

import type { EventText, View } from "../client/types";

export interface ChurchSeat {
  seat: number;
  state: "done" | "now" | "next";
  /** That were given up. */
  tiles: string[];
  wigs: number;
  influence: number;
}

/** Of the last scoring that these events tell of; one in the turn that I am still drafting begins with me. */
export function churchSeats(events: EventText[], view: View, toMove: number | null, drafted = false): ChurchSeat[] {
  const opened = drafted ? events.length : events.findLastIndex(({ kind }) => kind === "church-opens");
  const caller = drafted ? toMove : (events[opened]?.seat ?? null);
  if (caller === null) return [];
  const ends = events.findIndex(({ kind }, i) => i > opened && kind === "turn-begins");
  const over = ends >= 0;
  const since = events.slice(opened + 1, over ? ends : undefined);
  const seats = view.seats.map((_, i) => (caller + i) % view.seats.length);
  const asked = over ? -1 : seats.indexOf(toMove ?? -1);
  return seats.map((seat, i) => {
    const own = since.filter((event) => event.seat === seat);
    const sum = (kind: EventText["kind"]) =>
      own.reduce((all, event) => all + (event.kind === kind ? Number(event.facts["n"] ?? 0) : 0), 0);
    return {
      seat,
      state: over || i < asked ? "done" : i === asked ? "now" : "next",
      tiles: own.flatMap(({ kind, facts }) => (kind === "tile-given" ? [String(facts["tile"])] : [])),
      wigs: sum("wigs"),
      influence: sum("influence-gained"),
    };
  });
}
