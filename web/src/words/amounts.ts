/** So much of something on a player board, in words and as a picture. */

import type { Text } from "../client/types";
import { GOODS, type Amount } from "../client/vocabulary";
import { text, thing } from "./say";

export const AMOUNT_ICON: Record<Amount, string> = {
  reais: "i-real",
  influence: "i-influence",
  wigs: "i-wig",
  gold: "i-gold",
  cloth: "i-cloth",
  books: "i-books",
  tools: "i-tools",
  rubble_brown: "i-rubble-brown",
  rubble_red: "i-rubble-red",
  rubble_blue: "i-rubble-blue",
  sets: "i-set",
  officials: "i-official",
  favours: "i-favour",
  plans: "i-plan",
  completed: "i-plan",
  clergy: "i-clergy",
  decrees: "i-decree",
  houses: "i-house",
};
const THINGS = new Set<Amount>(["reais", "influence", "wigs", "officials"]); // as the catalogue of things has them
const goods = new Set<string>(GOODS);

/** To be said inside of something else. */
export function amountOf(what: Amount, n: number): Text {
  if (goods.has(what)) return thing("goods", { good: what, n });
  if (THINGS.has(what)) return thing(what, { n });
  const [kind = "", colour] = what.split("_");
  if (colour) return { key: "options:amount-rubble", args: { n, colour: thing(`colour-${colour}`) } };
  return { key: `options:amount-${kind}`, args: { n } };
}

export const amount = (what: Amount, n: number): string => text(amountOf(what, n));

/** A number with a true minus. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** More or less by so much. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));
