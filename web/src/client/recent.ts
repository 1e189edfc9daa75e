/** The games that this browser knows, with their secrets: the only place where these are kept. */

import { GameApi, refusalIn } from "./api";
import { requestId } from "./request";
import type { Created, State, TableInfo } from "./types";

export interface Recent {
  game: string;
  /** A secret for each seat that this browser plays. */
  seats: Record<number, string>;
  host?: string;
  spectator?: string;
  /** For friends: the invitations to seats that others play. Of older tables: the secrets of these seats. */
  invitations?: Record<number, string>;
  /** The invitations of a new game have not been shown yet. */
  unsent?: boolean;
  /** Standing orders that this person gives at every table were given here. */
  ordered?: boolean;
  /** Somebody who came by a link was asked for a name. */
  asked?: boolean;
  /** As it was last seen. */
  names: string[];
  kinds: TableInfo["seats"][number]["kind"][];
  colours?: number[];
  status: TableInfo["status"];
  /** It was played under other rules, so there is no replay. */
  past?: boolean;
  winners?: number[];
  period: number;
  turn: number;
  yourTurn: boolean;
  /** The seat that is asked. */
  toMove?: number | null;
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
    at: news.at ?? Date.now(),
  };
  write([now, ...recentGames().filter((recent) => recent.game !== game)]);
  return now;
}

/** A new game: some of its human seats are played here, to the others friends are invited. */
export function rememberCreated(created: Created, names: string[] = []): Recent {
  const [seats, invitations] = [created.seats, created.invitations].map((links) =>
    Object.fromEntries(links.flatMap((link, seat) => (link === null ? [] : [[seat, link]]))),
  ) as [Record<number, string>, Record<number, string>];
  const unsent = Object.keys(invitations).length > 0;
  return remember(created.game, {
    seats,
    invitations,
    unsent,
    names,
    host: created.host,
    spectator: created.spectator,
  });
}

const TAKEN = "lisboa.taken";

/** The secret with which this browser takes the seat of an invitation, and opens it again. It is kept before it is
 *  used: an answer that is lost on its way costs nobody a seat. */
export function secretFor(invitation: string): string {
  const kept = takenWith(invitation);
  if (kept !== undefined) return kept;
  const secret = requestId();
  const taken = [[invitation, secret], ...Object.entries(allTaken())].slice(0, MOST) as [string, string][];
  try {
    localStorage.setItem(TAKEN, JSON.stringify(Object.fromEntries(taken)));
  } catch {
    // A browser that keeps nothing takes the seat once.
  }
  return secret;
}

/** With which secret this browser has used an invitation before. */
export const takenWith = (invitation: string): string | undefined => allTaken()[invitation];

function allTaken(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(TAKEN) ?? "{}") ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The secrets with which this browser enters a game. */
export function secretsOf(recent: Recent): string[] {
  const seats = Object.values(recent.seats);
  return seats.length > 0 ? seats : [recent.spectator ?? recent.host ?? ""].filter(Boolean);
}

/** What a table tells to the list of games. */
export function newsOf(
  { table, view, to_move }: Pick<State, "table" | "view" | "to_move">,
  seats: number[],
): Partial<Recent> {
  const playing = table.status === "playing";
  return {
    names: table.seats.map((seat) => seat.name),
    kinds: table.seats.map((seat) => seat.kind),
    colours: table.seats.map((seat) => seat.colour),
    status: table.status,
    past: table.past !== null,
    winners: table.result?.winners ?? [],
    period: view.period,
    turn: view.turn,
    toMove: playing ? to_move : null,
    yourTurn: playing && seats.includes(to_move ?? -1),
  };
}

const FRESHENED = 8;

/** Others have played on meanwhile: ask about the latest games that wait for somebody elsewhere. */
export async function freshen(games: Recent[]): Promise<void> {
  const elsewhere = games.filter(({ status, kinds, seats }) => {
    return status === "playing" && kinds.filter((kind) => kind === "human").length > Object.keys(seats).length;
  });
  for (const recent of elsewhere.slice(0, FRESHENED)) {
    const [secret] = secretsOf(recent);
    if (secret === undefined) continue;
    try {
      const state = await new GameApi(recent.game, secret).look();
      remember(recent.game, { ...newsOf(state, Object.keys(recent.seats).map(Number)), at: recent.at });
    } catch (error) {
      const { code } = refusalIn(error); // most leave the game as it was last seen
      if (code === "unknown-game") forgetGame(recent.game);
      if (code === "not-kept") remember(recent.game, { status: "frozen", at: recent.at });
    }
  }
}
