/** The ways to begin a game, and the tables they make. */

import type { Level, NewSeat } from "../client/types";
import { t } from "../words/words";

export type Mode = "solo" | "bots" | "table" | "friends";
export const MODES: Mode[] = ["solo", "bots", "table", "friends"];
export const LEVELS: Level[] = ["apprentice", "merchant", "courtier", "minister"];
export const MODE_ICONS: Record<Mode, string> = { solo: "i-person", bots: "i-bot", table: "i-people", friends: "i-link" };

export interface Wishes {
  mode: Mode;
  /** The own name. */
  name: string;
  bots: number;
  level: Level;
  /** People at one screen, or friends with links: all of them, oneself included. */
  people: number;
  /** Names of the other people; empty ones are called after their colour. */
  names: string[];
  /** Where one sits: colours belong to seats. */
  seat: number;
}

const MOST = 4;

/** Who has no name is called by the colour of the seat. */
export const seatName = (seat: number): string => t(`colour-${seat}`);

/** Bots are added to a table of people as far as there is room. */
export function mostBots({ mode, people }: Wishes): number {
  return mode === "bots" ? MOST - 1 : mode === "solo" ? 0 : MOST - people;
}

/** The seats in order; `here` are those that this screen plays. */
export function seatsOf(wishes: Wishes): { seats: NewSeat[]; here: number[] } {
  const { mode, name, level } = wishes;
  const me: NewSeat = { kind: "human", name: name.trim() };
  if (mode === "solo") return { seats: called([me, { kind: "lacerda" }]), here: [0] };
  const others: NewSeat[] = [];
  if (mode !== "bots") {
    for (let i = 1; i < wishes.people; i++) others.push({ kind: "human", name: wishes.names[i - 1]?.trim() ?? "" });
  }
  const bots = Math.min(wishes.bots, mostBots(wishes));
  for (let i = 1; i <= bots; i++) {
    const called = t(`bot-${level}`);
    others.push({ kind: "bot", level, name: bots > 1 ? t("bot-number", { name: called, n: i }) : called });
  }
  const seat = Math.min(wishes.seat, others.length);
  const seats = called([...others.slice(0, seat), me, ...others.slice(seat)]);
  const here = mode === "table" ? seats.flatMap((one, i) => (one.kind === "human" ? [i] : [])) : [seat];
  return { seats, here };
}

function called(seats: NewSeat[]): NewSeat[] {
  return seats.map((one, seat) => (one.kind === "human" ? { ...one, name: one.name || seatName(seat) } : one));
}
