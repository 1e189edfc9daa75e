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
  if (goesOn("period", events)) return { name: "period", mine: false };
  if (goesOn("church", events)) return { name: "church", mine: false };
  return null;
}

/** Also where one may sell before having said so. */
function sells(asked: Asked): boolean {
  return (asked.kind === "ask-load" || asked.kind === "ask-sell-or-trade") && sales(asked).size > 0;
}

/** From which event to which it lasts. */
const SPAN: Record<"church" | "period", [EventKind, EventKind]> = {
  period: ["period-ends", "new-period"],
  church: ["church-opens", "turn-begins"],
};

/** Whether everybody knows of it. In the turn that I am still drafting nobody else does yet. */
export function goesOn(name: "church" | "period", events: EventText[]): boolean {
  const [begins, ends] = SPAN[name].map((kind) => events.findLastIndex((event) => event.kind === kind));
  return (begins ?? -1) > (ends ?? -1);
}

/** What has happened for all to see since these events were last looked at, and is told once more. */
export function passed(events: EventText[], since: number): "church" | "period" | null {
  const fresh = events.filter(({ number }) => number > since);
  const has = (kind: EventKind) => fresh.some((event) => event.kind === kind);
  if (has("new-period")) return "period";
  return has("church-opens") ? "church" : null;
}
