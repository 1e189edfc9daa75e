/** The log by turns. */

import type { EventText } from "../client/types";

export interface TurnTold {
  /** Its first event, which says whose it is; null: what came before. */
  begins: EventText | null;
  events: EventText[];
}

export function byTurn(events: EventText[]): TurnTold[] {
  const turns: TurnTold[] = [];
  for (const event of events) {
    if (event.kind === "turn-begins") turns.push({ begins: event, events: [] });
    else if (turns.length === 0) turns.push({ begins: null, events: [event] });
    else turns.at(-1)?.events.push(event);
  }
  return turns;
}

/** What an event is about on the table: things rather than the whole board of a player. */
export function shownBy(event: EventText): string[] {
  const things = event.elements.filter((element) => !/^seat:\d+$/.test(element));
  return things.length > 0 ? things : event.elements;
}
