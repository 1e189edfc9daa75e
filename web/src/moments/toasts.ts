/** Short notices of what happens once in a while: a ship sails, a building opens, and who gains by it. */

import type { EventText } from "../client/types";

export interface Toast {
  /** The number of its event. */
  key: number;
  icon: string;
  event: EventText;
  gains: { seat: number; n: number }[];
}

const ICON: Partial<Record<EventText["kind"], string>> = {
  "ship-sails": "i-ship",
  "building-opened": "i-public-building",
};

/** Of what came after this event. Wigs that follow at once belong to it. */
export function toastsOf(events: EventText[], since: number): Toast[] {
  const found: Toast[] = [];
  let open: Toast | null = null;
  for (const event of events) {
    if (event.number <= since) continue;
    const icon = ICON[event.kind];
    if (icon) found.push((open = { key: event.number, icon, event, gains: [] }));
    else if (event.kind === "wigs" && open) gain(open, event.seat, Number(event.facts["n"] ?? 0));
    else if (DEEDS.has(event.kind)) open = null;
  }
  return found;
}

/** With these something else begins. */
const DEEDS = new Set<EventText["kind"]>([
  "turn-begins",
  "good-sold",
  "card-drawn",
  "follows",
  "period-ends",
  "store-chosen",
]);

function gain(toast: Toast, seat: number, n: number): void {
  const before = toast.gains.find((one) => one.seat === seat);
  if (before) before.n += n;
  else toast.gains.push({ seat, n });
}
