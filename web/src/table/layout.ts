/** How a table makes room for its question: where the answers lie, and what a small screen shows. */

import { dockOf, regionOf, type Dock } from "../board/elements";
import type { Asked, Option, View } from "../client/types";

/** A panel over the board covers nothing that is asked for. An answer is about its first element; the others
 *  take part. */
export function dockFor(asked: Asked | null): Dock {
  const docks = new Set((asked?.options ?? []).flatMap(({ elements }) => elements.slice(0, 1).map(dockOf)));
  return docks.has("court") ? "court" : docks.has("city") ? "city" : "display";
}

/** What a screen without room for everything shows, besides the board or in its place. */
export type ScreenView = "board" | "hand" | "mine" | "players" | "log";

/** The view of a small screen in which most answers can be pointed at. */
export function viewFor(asked: Asked | null, hand: readonly string[]): ScreenView {
  const held = new Set(hand.map((card) => `card:${card}`));
  const seat = `seat:${asked?.seat ?? -1}`;
  const own = (element: string) => element === seat || element.startsWith(`${seat}/`);
  const about = (asked?.options ?? []).map(({ elements }) => elements).filter((elements) => elements.length > 0);
  if (about.length === 0 || asked?.picking) return "board"; // what is chosen together is staged there
  if (about.every((elements) => elements.some((element) => held.has(element)))) return "hand";
  return about.every((elements) => elements.every(own)) ? "mine" : "board";
}

/** Of the question on a small screen: one line, a row of answers, all answers. */
export type SheetHeight = "line" | "answers" | "full";

/** Where pieces of the board answer it is one line; where others do, or none, a row. */
export function heightFor(asked: Asked | null, view: View): SheetHeight {
  const onBoard = ({ pieces: [first], declines }: Option) =>
    declines || (first !== undefined && regionOf(first, view) !== null);
  if (asked === null || asked.picking) return "line"; // what is chosen together is staged on the board
  return asked.options.every(onBoard) ? "line" : "answers";
}
