/** Where on the board something may lie without covering what the question is about. */

import type { Asked } from "../client/types";

/** court: over court and influence; display: over cards, church and decrees; city: over the city. */
export type Dock = "court" | "display" | "city";

const CITY = new Set(["plot", "site", "row", "column", "pile"]);
const BESIDE = new Set(["noble", "office", "plaza", "deed", "stack", "cardinal", "gap", "church", "clergy", "decree"]);

/** An answer is about its first element; the others take part. */
export function dockFor(asked: Asked | null): Dock {
  const kinds = (asked?.options ?? []).map(({ elements }) => elements[0]?.split(":")[0] ?? "");
  if (kinds.some((kind) => CITY.has(kind))) return "court";
  return kinds.some((kind) => BESIDE.has(kind)) ? "city" : "display";
}

/** The view of a small screen in which most answers can be pointed at. */
export function viewFor(asked: Asked | null, hand: readonly string[]): "board" | "hand" | "mine" {
  const held = new Set(hand.map((card) => `card:${card}`));
  const seat = `seat:${asked?.seat ?? -1}`;
  const own = (element: string) => element === seat || element.startsWith(`${seat}/`);
  const about = (asked?.options ?? []).map(({ elements }) => elements).filter((elements) => elements.length > 0);
  if (about.length === 0) return "board";
  if (about.every((elements) => elements.some((element) => held.has(element)))) return "hand";
  return about.every((elements) => elements.every(own)) ? "mine" : "board";
}
