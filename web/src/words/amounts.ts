/** So much of something on a player board, in words and as a picture. */

import { GOODS, type Amount } from "../client/vocabulary";
import { say } from "./say";

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

export function amount(what: Amount, n: number): string {
  if (goods.has(what)) return say("things", "goods", { good: what, n });
  if (THINGS.has(what)) return say("things", what, { n });
  const [kind = "", colour] = what.split("_");
  if (colour) return say("options", "amount-rubble", { n, colour: say("things", `colour-${colour}`) });
  return say("options", `amount-${kind}`, { n });
}
