/** The change of periods: why it came, how far it is, what everybody gained. */

import type { EventText, View } from "../client/types";
import { NOBLES, type Noble } from "../client/vocabulary";
import type { PoliticalCard } from "../faces/edition";

export const STEPS = ["sets", "ships", "discard", "draw", "display", "refill"] as const;
export type PeriodStep = (typeof STEPS)[number];

export interface PeriodSeat {
  seat: number;
  /** For its sets. */
  wigs: number;
  sets: number;
  state: "done" | "now" | "next";
  discarded: string[];
}

export interface PeriodEnd {
  /** Who brought it about, and how; null: it is not known any more. */
  trigger: number;
  by: "sets" | "stacks" | null;
  steps: readonly PeriodStep[];
  /** The step that is carried out; null: all of them are done. */
  present: PeriodStep | null;
  /** In the order in which they discard, from whoever brought it about. */
  seats: PeriodSeat[];
}

const PER_SET = 3; // RUB-10

/** The last change of periods that these events tell of, or the one in the turn that I am still drafting. */
export function periodEnd(events: EventText[], view: View, toMove: number | null, drafted = false): PeriodEnd | null {
  const at = drafted ? events.length : events.findLastIndex(({ kind }) => kind === "period-ends");
  const trigger = drafted ? view.seats.indexOf(view.trigger ?? "") : (events[at]?.seat ?? -1);
  if (trigger < 0) return null;
  const since = events.slice(at + 1);
  const over = since.some(({ kind }) => kind === "new-period");
  const why = drafted ? undefined : events.findLast(({ kind }, i) => i < at && kind === "end-triggered");
  const seats = view.seats.map((_, i) => (trigger + i) % view.seats.length);
  const asked = over ? -1 : seats.indexOf(toMove ?? -1);
  return {
    trigger,
    by: why ? (why.facts["by_sets"] ? "sets" : "stacks") : over ? null : (view.triggered_by ?? null),
    steps: view.variants["discard_before_ships"] ? [...STEPS].sort(discardFirst) : STEPS,
    present: over ? null : "discard",
    seats: seats.map((seat, i) => {
      const own = since.filter((event) => event.seat === seat);
      const scored = own.filter(({ kind, facts }) => kind === "wigs" && facts["category"] === "period");
      const wigs = drafted
        ? (view.players[view.seats[seat] ?? ""]?.wigs.period ?? 0)
        : scored.reduce((sum, { facts }) => sum + Number(facts["n"] ?? 0), 0);
      return {
        seat,
        wigs,
        sets: Math.floor(wigs / PER_SET),
        state: over || i < asked ? "done" : i === asked ? "now" : "next",
        discarded: own.flatMap(({ kind, facts }) => (kind === "card-discarded" ? [String(facts["card"])] : [])),
      };
    }),
  };
}

/** CF-21: tables may agree to discard before the new ships come. */
function discardFirst(a: PeriodStep, b: PeriodStep): number {
  const place = (step: PeriodStep) => (step === "discard" ? STEPS.indexOf("ships") - 0.5 : STEPS.indexOf(step));
  return place(a) - place(b);
}

export interface Reward {
  noble: Noble;
  /** The picked card whose reward counts: of each noble the first with one. */
  counts: PoliticalCard | null;
  /** A card of the hand that could bring something. */
  could: PoliticalCard | null;
}

/** One reward for each kind of noble; Treasury cards give nothing and penalties are ignored (PERIOD-08/09). */
export function rewards(hand: PoliticalCard[], picked: PoliticalCard[]): Reward[] {
  const first = (cards: PoliticalCard[], noble: Noble) =>
    cards.find(({ kind, reward }) => kind === noble && reward.length > 0) ?? null;
  return NOBLES.map((noble) => ({ noble, counts: first(picked, noble), could: first(hand, noble) }));
}

/** What stands above a card of the hand. */
export type CardTag = { state: "picked" | "could"; effects: PoliticalCard["reward"] } | { state: "second" | "nothing" };

export function tagOf(card: PoliticalCard, picked: PoliticalCard[]): CardTag {
  if (card.kind === "treasury" || card.reward.length === 0) return { state: "nothing" };
  const counts = picked.find(({ kind, reward }) => kind === card.kind && reward.length > 0);
  if (counts && counts.id !== card.id) return { state: "second" };
  return { state: counts ? "picked" : "could", effects: card.reward };
}
