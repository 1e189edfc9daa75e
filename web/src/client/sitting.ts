/** What somebody does who sits down at a table for the first time. */

import { GameApi } from "./api";
import { recentGame, remember } from "./recent";
import { settings } from "./settings.svelte";
import { COLOURS } from "./vocabulary";

/** The orders that this person gives everywhere; what is changed later at the table stays changed. */
export async function sitDown(game: string, seat: number, secret: string): Promise<void> {
  if (recentGame(game)?.ordered) return;
  remember(game, { ordered: true });
  const { orders } = settings;
  if (orders.follow.length > 0 || orders.church || orders.declines)
    await new GameApi(game, secret).giveOrders(seat, orders);
}

/** Whether this guest has not said a name yet: the seat is called by its colour, and nobody here made the table. */
export function isNameless(game: string, name: string): boolean {
  const recent = recentGame(game);
  return (COLOURS as readonly string[]).includes(name) && recent?.host === undefined && !recent?.asked;
}

/** The others hear the name; this browser keeps it for other tables. */
export async function introduce(game: string, api: Pick<GameApi, "rename">, seat: number, name: string): Promise<void> {
  await api.rename(seat, name);
  settings.name = name;
  leaveNameless(game);
}

/** Not to be asked again at this table. */
export function leaveNameless(game: string): void {
  remember(game, { asked: true });
}
