/** What somebody does who sits down at a table for the first time. */

import { GameApi } from "./api";
import { recentGame, remember } from "./recent";
import { settings } from "./settings.svelte";

/** The orders that this person gives everywhere; what is changed later at the table stays changed. */
export async function sitDown(game: string, seat: number, secret: string): Promise<void> {
  if (recentGame(game)?.ordered) return;
  remember(game, { ordered: true });
  const { orders } = settings;
  if (orders.follow.length > 0 || orders.church || orders.declines)
    await new GameApi(game, secret).giveOrders(seat, orders);
}
