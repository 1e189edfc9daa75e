/** What is heard when the table changes. Sparing: each sound once, however much has moved. */

import type { Sight } from "../client/sight";
import type { View } from "../client/types";
import type { Sound } from "./instruments";

/** `mine` are the seats that this screen plays. */
export function heardBetween(before: Sight | null, after: Sight, mine: readonly number[]): Sound[] {
  if (before === null) return [];
  const out: Sound[] = [];
  if (cards(before.view) !== cards(after.view)) out.push("card");
  if (coins(before.view) !== coins(after.view)) out.push("coin");
  const asks = ({ to_move }: Sight) => to_move !== null && mine.includes(to_move);
  if (asks(after) && !asks(before) && after.table.status === "playing") out.push("turn");
  return out;
}

/** Where cards lie open, and how many are held. */
function cards({ court, seats, players }: View): string {
  const held = seats.map((name) => {
    const { hand = [], upper = [], lower = [] } = players[name] ?? {};
    return [hand.length, upper.map((slot) => slot?.card), lower];
  });
  return JSON.stringify([court.card, held]);
}

function coins({ seats, players }: View): string {
  return seats.map((name) => players[name]?.reais).join();
}
