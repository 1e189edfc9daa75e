import type { PlayerView } from "../client/view";

/** All wigs of a player so far. */
export function wigsOf(player: PlayerView): number {
  return Object.values(player.wigs).reduce((sum, wigs) => sum + wigs, 0);
}
