/** The games that this browser knows, with their secrets: the only place where these are kept. */

import type { Created, TableInfo } from "./types";

export interface Recent {
  game: string;
  /** A secret for each seat that this browser plays. */
  seats: Record<number, string>;
  host?: string;
  spectator?: string;
  /** Links for friends: seats that others play. */
  invitations?: Record<number, string>;
  /** As it was last seen. */
  names: string[];
  kinds: TableInfo["seats"][number]["kind"][];
  status: TableInfo["status"];
  winners?: number[];
  period: number;
  turn: number;
  yourTurn: boolean;
  at: number;
}

const KEY = "lisboa.games";
const MOST = 60;

export function recentGames(): Recent[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Recent[];
    return Array.isArray(found) ? found.sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

export function recentGame(game: string): Recent | undefined {
  return recentGames().find((recent) => recent.game === game);
}

function write(games: Recent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forgetGame(game: string): void {
  write(recentGames().filter((recent) => recent.game !== game));
}

/** Remember a game, or what is new about it. */
export function remember(game: string, news: Partial<Recent>): Recent {
  const before = recentGame(game);
  const blank = { names: [], kinds: [], status: "playing" as const, period: 1, turn: 0, yourTurn: false };
  const now: Recent = {
    ...blank,
    ...before,
    ...news,
    game,
    seats: { ...before?.seats, ...news.seats },
    at: Date.now(),
  };
  write([now, ...recentGames().filter((recent) => recent.game !== game)]);
  return now;
}

/** A new game: some of its human seats are played here, the others get links. */
export function rememberCreated(created: Created, here: (seat: number) => boolean): Recent {
  const seats: Record<number, string> = {};
  const invitations: Record<number, string> = {};
  created.seats.forEach((secret, seat) => {
    if (secret !== null) (here(seat) ? seats : invitations)[seat] = secret;
  });
  return remember(created.game, { seats, invitations, host: created.host, spectator: created.spectator });
}

/** The secrets with which this browser enters a game. */
export function secretsOf(recent: Recent): string[] {
  const seats = Object.values(recent.seats);
  return seats.length > 0 ? seats : [recent.spectator ?? recent.host ?? ""].filter(Boolean);
}
