/** So much of something on a player board, in words and as a picture. */

import { say } from "./words";

const GOODS = new Set(["gold", "cloth", "books", "tools"]);
const THINGS = new Set(["reais", "influence", "wigs", "officials"]);
const ICONS: Record<string, string> = {
  reais: "i-real",
  influence: "i-influence",
  wigs: "i-wig",
  officials: "i-official",
  sets: "i-set",
  favours: "i-favour",
  clergy: "i-clergy",
  decrees: "i-decree",
  houses: "i-house",
  plans: "i-plan",
  completed: "i-plan",
};

/** As the server's `Change` names things: reais, gold, rubble_red, officials … */
export function amount(what: string, n: number): string {
  if (GOODS.has(what)) return say("things", "goods", { good: what, n });
  if (THINGS.has(what)) return say("things", what, { n });
  const [kind = "", colour] = what.split("_");
  if (colour) return say("options", "amount-rubble", { n, colour: say("things", `colour-${colour}`) });
  return say("options", `amount-${kind}`, { n });
}

export function iconOf(what: string): string {
  if (GOODS.has(what)) return `i-${what}`;
  return ICONS[what] ?? (what.startsWith("rubble_") ? `i-${what.replace("_", "-")}` : "i-info");
}
