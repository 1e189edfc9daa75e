/** The ways to begin a game, and the tables they make. */

import type { NewSeat, VariantOffer } from "../client/types";
import { COLOURS, LEVELS, type Level } from "../client/vocabulary";

export type Mode = "solo" | "bots" | "table" | "friends";
export const MODES: Mode[] = ["solo", "bots", "table", "friends"];
export const MODE_ICONS: Record<Mode, string> = {
  solo: "i-person",
  bots: "i-bot",
  table: "i-people",
  friends: "i-link",
};

/** Who is to sit on a seat: whoever fills in the form, another person, a bot of a level, or Lacerda. */
export type Sitter = "me" | "person" | "lacerda" | Level;

export interface Chair {
  id: number;
  who: Sitter;
  /** As it was typed; empty: called by colour, or a bot by the name it has. */
  name: string;
  /** What a bot is called. */
  bot: string;
  /** Its number among the seat colours. */
  colour: number;
}

export const FEWEST = 2;
export const MOST = 4;

const FIRST: Record<Mode, Sitter[]> = {
  solo: ["me", "lacerda"],
  bots: ["me", "merchant", "merchant"],
  table: ["me", "person"],
  friends: ["me", "person"],
};

const NUMBERS = [...COLOURS.keys()];

let chairs = 0;
const chair = (who: Sitter, colour: number): Chair => ({ id: ++chairs, who, name: "", bot: "", colour });

/** A table as it stands before anybody changes it; one's own colour is the one liked best. */
export function laid(mode: Mode, mine: number): Chair[] {
  const others = NUMBERS.filter((colour) => colour !== mine);
  return FIRST[mode].map((who, i) => chair(who, i === 0 ? mine : (others[i - 1] ?? 0)));
}

/** Who may sit there instead. Whoever only wants to watch leaves the own chair to a bot. */
export function sittersFor(mode: Mode, { who }: Chair): Sitter[] {
  if (mode === "solo") return [who];
  if (mode === "bots") return who === "me" || LEVELS.includes(who as Level) ? ["me", ...LEVELS] : [who];
  return who === "me" ? ["me"] : ["person", ...LEVELS];
}

/** Somebody else sits down; there is only one of oneself. */
export function seated(table: Chair[], at: number, who: Sitter): Chair[] {
  const before = table[at]?.who;
  return table.map((one, i) => {
    if (i === at) return { ...one, who };
    return who === "me" && one.who === "me" && before !== undefined ? { ...one, who: before } : one;
  });
}

/** The chairs of bots. */
export const botsAt = (table: Chair[]): Chair[] => table.filter(({ who }) => LEVELS.includes(who as Level));

/** All bots play alike. */
export function levelled(table: Chair[], level: Level): Chair[] {
  return table.map((one) => (LEVELS.includes(one.who as Level) ? { ...one, who: level } : one));
}

/** With so many bots: the last ones leave, and new ones are as strong as those who are there. */
export function withBots(table: Chair[], n: number): Chair[] {
  const bots = botsAt(table);
  const gone = bots.slice(n);
  let out = table.filter((one) => !gone.includes(one));
  for (let i = bots.length; i < n; i++) out = withChair(out, bots[0]?.who ?? "merchant");
  return out;
}

export function withChair(table: Chair[], who: Sitter): Chair[] {
  const free = NUMBERS.find((colour) => table.every((one) => one.colour !== colour));
  return free === undefined ? table : [...table, chair(who, free)];
}

/** Whoever had the colour takes the other one. */
export function painted(table: Chair[], at: number, colour: number): Chair[] {
  const before = table[at]?.colour ?? colour;
  return table.map((one, i) => {
    if (i === at) return { ...one, colour };
    return one.colour === colour ? { ...one, colour: before } : one;
  });
}

export function moved(table: Chair[], at: number, by: 1 | -1): Chair[] {
  const out = [...table];
  const [one] = out.splice(at, 1);
  if (one) out.splice(at + by, 0, one);
  return out;
}

export function shuffled(table: Chair[], random = Math.random): Chair[] {
  const out = [...table];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as Chair, out[i] as Chair];
  }
  return out;
}

/** Each chair has a name for a bot, and no two the same. */
export function christened(table: Chair[], names: string[], random = Math.random): Chair[] {
  const free = names.filter((name) => table.every(({ bot }) => bot !== name));
  const drawn = () => free.splice(Math.floor(random() * free.length), 1)[0] ?? "";
  return table.map((one) => (one.bot ? one : { ...one, bot: drawn() }));
}

/** What a seat is called, as the server keeps it: a seat without a name is called by the key of its colour. */
export function nameOf({ who, name, bot, colour }: Chair): string {
  return name.trim() || (LEVELS.includes(who as Level) ? bot : "") || (COLOURS[colour] ?? "");
}

export function offeredTo(mode: Mode, variants: VariantOffer[]): VariantOffer[] {
  return variants.filter(({ solo, together }) => (mode === "solo" ? solo : together));
}

/** Everybody but Lacerda. */
export const peopleOf = (table: Chair[]): Chair[] => table.filter(({ who }) => who !== "lacerda");

/** What was agreed on, as the server takes it; a variant for some chairs is told by their places. */
export function chosenOf(
  offered: VariantOffer[],
  chosen: Record<string, unknown>,
  table: Chair[],
): Record<string, unknown> {
  const places = (ids: unknown[]) => table.flatMap(({ id }, seat) => (ids.includes(id) ? [seat] : []));
  return Object.fromEntries(
    offered.map(({ name, kind, ...offer }) => {
      const value = chosen[name] ?? offer.default;
      return [name, kind === "seats" && Array.isArray(value) ? places(value) : value];
    }),
  );
}

/** The seats for the server; friends, who do not play at this screen, are invited. */
export function seatsOf(mode: Mode, table: Chair[]): NewSeat[] {
  return table.map(({ who, name, bot, colour }): NewSeat => {
    const given = name.trim() ? { name: name.trim() } : {};
    if (who === "lacerda") return { kind: who, colour };
    if (who === "me") return { kind: "human", ...given, colour };
    if (who === "person") return { kind: "human", ...given, colour, invited: mode === "friends" };
    return { kind: "bot", level: who, ...(bot ? { name: bot } : {}), ...given, colour };
  });
}
