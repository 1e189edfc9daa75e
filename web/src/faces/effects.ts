/** One glyph for every word of the effects and benefits: what it shows and how wide it is. */

import type { Effect } from "./edition";

/** Width of a glyph in units of its height. */
export function widthOfEffect(effect: Effect): number {
  switch (effect.word) {
    case "good":
      return effect.n === 1 ? 1 : 1.6;
    case "wigs":
      return 1.6;
    case "influence":
      return 1.15;
    case "cardinal":
      return 1.4;
    case "official":
      return effect.n === 1 ? 1 : 1.6;
    case "treasury":
      return 1.5;
    case "state":
    case "noble":
      return 1.34;
    case "draw_tasks":
      return 1.6;
    default:
      return 1;
  }
}

export const NOBLE_OF_ACTION: Record<string, string> = {
  store: "builder",
  decree: "minister",
  open: "king",
};

/** The icon of what a task asks for. */
export function signOfDeed(deed: string): string {
  if (deed in NOBLE_OF_ACTION) return `i-act-${deed}`;
  if (deed === "church_influence") return "i-clergy";
  return deed === "follow" || deed === "sell" ? `i-${deed}` : `i-state-${deed}`;
}

interface Sign {
  icon: string;
  sign: string;
  wigs?: boolean;
  other?: string;
}

/** What a lasting benefit shows: an icon, then a signed number, wigs or another icon. */
export function signOfBenefit(kind: string, n: number, what: string): Sign {
  const less = `−${n}`;
  const more = `+${n}`;
  switch (kind) {
    case "discount":
      return { icon: "i-real", sign: less };
    case "land_discount":
      return { icon: "i-map", sign: less };
    case "hire_discount":
      return { icon: "i-official", sign: less };
    case "event_discount":
      return { icon: "i-event", sign: less };
    case "rubble_waiver":
      return { icon: `i-rubble-${what}`, sign: "0" };
    case "staff_reduction":
      return { icon: "i-act-open", sign: less };
    case "sell_bonus":
      return { icon: "i-sell", sign: more, other: what && `i-${what}` };
    case "subsidy_bonus":
      return { icon: "i-treasury", sign: more };
    case "visit_discount":
      return { icon: "i-visit", sign: less, other: what && `i-${what}` };
    case "follow_discount":
      return { icon: "i-follow", sign: less };
    case "influence_bonus":
      return { icon: "i-influence", sign: more };
    case "ship_goods_discount":
      return { icon: "i-state-ship", sign: less };
    case "produce_bonus":
      return { icon: "i-state-produce", sign: more };
    case "trade_any":
      return { icon: "i-trade", sign: "", other: "i-any-good" };
    case "trade_extra":
      return { icon: "i-trade", sign: more };
    case "warehouse_bonus":
      return { icon: "i-crate", sign: more };
    case "recruit_extra":
      return { icon: "i-state-recruit", sign: more };
    case "sail_bonus":
      return { icon: "i-ship", sign: more, wigs: true };
    case "store_bonus":
      return { icon: "i-store", sign: more, wigs: true };
    case "open_bonus":
      return { icon: "i-public-building", sign: more, wigs: true };
    case "decree_bonus":
      return { icon: "i-decree", sign: more, wigs: true };
    default:
      return { icon: "i-info", sign: more };
  }
}
