/** One sign for every word of the effects, the benefits and the deeds of task cards. */

import type { BenefitWord, DeedWord, EffectWord, Noble, NobleAction } from "../client/vocabulary";
import type { Benefit, Effect } from "./edition";

/** How an effect looks; all measures in units of its height. */
export interface EffectGlyph {
  width: number;
  icon: string;
  /** Instead of the icon where it stands without its number. */
  alone?: string;
  /** The middle of the icon, from the left. */
  at: number;
  /** 1 unless told. */
  size?: number;
  number?: { words: string | number; at: number; low: number; look?: string };
  /** A field behind the icon, in the colours of a noble if it is one's. */
  field?: { look: string; noble?: Noble | undefined };
}

/** A number beside the icon where there are several. */
function several(n: number, icon: string): EffectGlyph {
  if (n === 1) return { width: 1, icon, at: 0.5 };
  return { width: 1.6, icon, at: 1.1, number: { words: n, at: 0.28, low: 0.26 } };
}

const WIDE = 1.34; // of a field

/** The noble whose action it is. */
const NOBLE_OF = { store: "builder", decree: "minister", open: "king" } as const satisfies Record<NobleAction, Noble>;

export const GLYPH: Record<EffectWord, (effect: Effect) => EffectGlyph> = {
  good: ({ n, what }) => several(n, `i-${what === "any" || what === "" ? "any-good" : what}`),
  reais: ({ n }) => ({
    ...{ width: 1, icon: "i-coin", alone: "i-real", at: 0.5 },
    number: { words: n, at: 0.5, low: 0.25, look: "t-coin" },
  }),
  wigs: ({ n }) => ({ width: 1.6, icon: "i-wig", at: 1.1, number: { words: n, at: 0.28, low: 0.28 } }),
  influence: ({ n }) => ({
    ...{ width: 1.15, icon: "i-envelope", alone: "i-influence", at: 0.575, size: 1.15 },
    number: { words: n, at: 0.575, low: 0.26 },
  }),
  official: ({ n }) => several(n, "i-official"),
  cardinal: () => ({ width: 1.4, icon: "i-cardinal", at: 0.5, number: { words: 1, at: 1.2, low: 0.26 } }),
  rubble: () => ({ width: 1, icon: "i-rubble-any", at: 0.5 }),
  treasury: ({ n }) => ({
    ...{ width: 1.5, icon: "i-treasury", at: 0.5 },
    number: { words: n > 0 ? "↑" : "↓", at: 1.26, low: 0.28 },
  }),
  favour: () => ({ width: 1, icon: "i-favour", at: 0.5 }),
  state: ({ what }) => ({ width: WIDE, icon: `i-state-${what}`, at: WIDE / 2, field: { look: "banner" } }),
  noble: ({ what }) => ({
    ...{ width: WIDE, icon: `i-act-${what}`, at: WIDE / 2 },
    field: { look: "deed-seal", noble: NOBLE_OF[what as NobleAction] },
  }),
  draw_tasks: ({ n }) => ({ width: 1.6, icon: "i-draw", at: 0.5, number: { words: n, at: 1.26, low: 0.26 } }),
};

export function glyphOf(effect: Effect): EffectGlyph {
  return GLYPH[effect.word](effect);
}

/** The icon of what a task asks for. */
export const DEED_ICON: Record<DeedWord, string> = {
  store: "i-act-store",
  decree: "i-act-decree",
  open: "i-act-open",
  recruit: "i-state-recruit",
  plan: "i-state-plan",
  ship: "i-state-ship",
  produce: "i-state-produce",
  cardinal: "i-state-cardinal",
  favour: "i-state-favour",
  follow: "i-follow",
  sell: "i-sell",
  church_influence: "i-clergy",
};

/** What a lasting benefit shows: an icon, then a signed number, wigs or another icon. */
interface BenefitLook {
  icon: string;
  sign: string;
  wigs?: boolean;
  other?: string;
}

const less = (icon: string) => (n: number) => ({ icon, sign: `−${n}` });
const more = (icon: string) => (n: number) => ({ icon, sign: `+${n}` });
const moreWigs = (icon: string) => (n: number) => ({ icon, sign: `+${n}`, wigs: true });

export const BENEFIT: Record<Exclude<BenefitWord, "instant">, (n: number, what: string) => BenefitLook> = {
  discount: less("i-real"),
  land_discount: less("i-map"),
  hire_discount: less("i-official"),
  event_discount: less("i-event"),
  rubble_waiver: (_, what) => ({ icon: `i-rubble-${what}`, sign: "0" }),
  staff_reduction: less("i-act-open"),
  sell_bonus: (n, what) => ({ icon: "i-sell", sign: `+${n}`, other: what && `i-${what}` }),
  subsidy_bonus: more("i-treasury"),
  visit_discount: (n, what) => ({ icon: "i-visit", sign: `−${n}`, other: what && `i-${what}` }),
  follow_discount: less("i-follow"),
  influence_bonus: more("i-influence"),
  ship_goods_discount: less("i-state-ship"),
  produce_bonus: more("i-state-produce"),
  trade_any: () => ({ icon: "i-trade", sign: "", other: "i-any-good" }),
  trade_extra: more("i-trade"),
  warehouse_bonus: more("i-crate"),
  recruit_extra: more("i-state-recruit"),
  sail_bonus: moreWigs("i-ship"),
  store_bonus: moreWigs("i-store"),
  open_bonus: moreWigs("i-public-building"),
  decree_bonus: moreWigs("i-decree"),
};

/** null: it is carried out at once, and looks like its effects. */
export function signOfBenefit({ kind, n, what }: Benefit): BenefitLook | null {
  return kind === "instant" ? null : BENEFIT[kind](n, what);
}

/** A benefit in one icon. */
export function iconOfBenefit(benefit: Benefit): string {
  const sign = signOfBenefit(benefit);
  if (sign) return sign.icon;
  const [glyph] = benefit.effects.map(glyphOf);
  return glyph?.alone ?? glyph?.icon ?? "i-info";
}
