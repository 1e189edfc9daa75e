/** Which moment of the game is staged on the board. */

import type { Asked, EventText } from "../client/types";
import type { EventKind } from "../client/vocabulary";
import { sales } from "./harbour";

/** harbour, church, period, following, choosing: my choice. The others are told. */
export type Staged =
  | { name: "harbour" | "church" | "period" | "following" | "choosing"; mine: true }
  | { name: "church" | "period"; mine: false };

const ASKED: Partial<Record<Asked["kind"], "church" | "period" | "following">> = {
  "ask-give-tile": "church",
  "ask-discard": "period",
  "ask-claim": "period",
  "ask-follow": "following",
};

/** What my question asks for, or what goes on for everybody: from its first event to its last. */
export function staged(asked: Asked | null, events: EventText[]): Staged | null {
  const name = asked && (sells(asked) ? "harbour" : ASKED[asked.kind]);
  if (name) return { name, mine: true };
  if (asked?.picking) return { name: "choosing", mine: true };
  if (asked) return null; // something small within it
  if (goesOn(events, "period-ends", "new-period")) return { name: "period", mine: false };
  if (goesOn(events, "church-opens", "turn-begins")) return { name: "church", mine: false };
  return null;
}

/** Also where one may sell before having said so. */
function sells(asked: Asked): boolean {
  return (asked.kind === "ask-load" || asked.kind === "ask-sell-or-trade") && sales(asked).size > 0;
}

function goesOn(events: EventText[], begins: EventKind, ends: EventKind): boolean {
  const last = (kind: EventKind) => events.findLastIndex((event) => event.kind === kind);
  return last(begins) > last(ends);
}

/** What has happened for all to see since these events were last looked at, and is told once more. */
export function passed(events: EventText[], since: number): "church" | "period" | null {
  const fresh = events.filter(({ number }) => number > since);
  const has = (kind: EventKind) => fresh.some((event) => event.kind === kind);
  if (has("new-period")) return "period";
  return has("church-opens") ? "church" : null;
}
