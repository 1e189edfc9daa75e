/** The words of the server that the page has pictures, places or sentences for. Nothing else lists them again:
 *  what is made for each of them is a record over one of these types, so that a new word asks for it. */

// What editions are written in, in the order of the server's numbers.
export const GOODS = ["gold", "cloth", "books", "tools"] as const;
export const ROWS = ["A", "B", "C", "D", "E"] as const;
export const NOBLES = ["builder", "minister", "king"] as const;
export const CARD_KINDS = [...NOBLES, "treasury"] as const;
export const STATE_ACTIONS = ["recruit", "plan", "ship", "produce", "cardinal", "favour"] as const;
export const NOBLE_ACTIONS = ["store", "decree", "open"] as const;
export const ARCHITECTS = ["blue", "green"] as const;
export const RUBBLE = ["brown", "red", "blue"] as const;
export const HOUSE_GROUPS = ["left", "middle", "right"] as const;
export const ABILITIES = [
  "none",
  "visit_in_reais",
  "ship_goods_minus_1",
  "ship_goods_free",
  "produce_plus_1_of_one",
  "produce_plus_1_of_each",
] as const;
export const EFFECTS = [
  "good",
  "reais",
  "wigs",
  "influence",
  "official",
  "cardinal",
  "rubble",
  "treasury",
  "state",
  "noble",
  "draw_tasks",
] as const;
export const PENALTIES = ["good", "reais", "wigs", "influence", "official", "favour"] as const;
export const BENEFITS = [
  "discount",
  "land_discount",
  "hire_discount",
  "event_discount",
  "rubble_waiver",
  "staff_reduction",
  "sell_bonus",
  "subsidy_bonus",
  "visit_discount",
  "follow_discount",
  "influence_bonus",
  "ship_goods_discount",
  "produce_bonus",
  "trade_any",
  "trade_extra",
  "warehouse_bonus",
  "recruit_extra",
  "sail_bonus",
  "store_bonus",
  "open_bonus",
  "decree_bonus",
  "instant",
] as const;
export const SCORE_RULES = ["per", "threshold", "majority"] as const;
export const COUNTERS = [
  "stores",
  "rows_with_store",
  "columns_with_store",
  "store_types",
  "matched_stores",
  "unmatched_stores",
  "buildings",
  "ships",
  "hull",
  "sets",
  "rubble",
  "clergy_tiles",
  "favours",
  "plans_completed",
  "plan_officials",
  "officials",
  "offices_with_official",
  "goods",
  "goods_sets",
  "reais",
  "influence",
  "portfolio_influence",
  "portfolio_nobles",
  "portfolio_treasury",
  "empty_house_groups",
  "decrees",
] as const;
export const DEEDS = [...NOBLE_ACTIONS, ...STATE_ACTIONS, "follow", "sell", "church_influence"] as const;

// What happens in a game.
export const EVENTS = [
  "turn-begins",
  "ship-docks",
  "card-for-gold",
  "card-played",
  "card-at-court",
  "card-placed",
  "card-discarded",
  "goods-gained",
  "goods-paid",
  "reais-gained",
  "reais-paid",
  "influence-gained",
  "influence-lost",
  "wigs",
  "treasury-moved",
  "good-sold",
  "ship-sails",
  "good-traded",
  "official-placed",
  "official-displaced",
  "official-returned",
  "officials-hired",
  "plan-taken",
  "ship-built",
  "price-fell",
  "cardinal-moved",
  "tile-taken",
  "tile-given",
  "church-called",
  "church-opens",
  "favour-taken",
  "favour-returned",
  "visit-paid",
  "free-action",
  "follows",
  "store-chosen",
  "store-built",
  "cube-gained",
  "set-completed",
  "house-built",
  "decree-taken",
  "site-chosen",
  "building-opened",
  "event-sponsored",
  "effect-forfeited",
  "effect-declined",
  "card-drawn",
  "end-triggered",
  "period-ends",
  "cards-dealt",
  "new-period",
  "last-round",
  "game-over",
  "tile-kept",
  "reward-claimed",
  "penalty-paid",
  "turn-passed",
  "card-received",
  "lacerda-visits",
  "lacerda-state-action",
  "lacerda-skips",
  "lacerda-builds",
  "lacerda-opens",
  "aide-moves",
  "task-done",
  "task-drawn",
  "card-kept",
  "lacerda-spared",
] as const;

// What a client is told: kinds of elements, changes of a player board, wigs by what they are for.
export const ELEMENTS = [
  ...(["card", "ship", "clergy", "decree", "plan", "building", "task"] as const),
  ...(["plot", "row", "column", "site", "pile", "scoring"] as const),
  ...(["noble", "office", "plaza", "deed", "treasury", "price", "stack"] as const),
  ...(["cardinal", "gap", "church", "seat"] as const),
] as const;
export const AMOUNTS = [
  ...(["reais", "influence", "wigs", ...GOODS, "rubble_brown", "rubble_red", "rubble_blue"] as const),
  ...(["sets", "officials", "favours", "plans", "completed", "clergy", "decrees", "houses"] as const),
] as const;
export const WIGS_DURING = [
  "start",
  "sailing",
  "stores",
  "openings",
  "church",
  "influence",
  "rewards",
  "period",
  "visits",
  "penalties",
] as const;
export const WIGS_FINAL = ["ships", "sets", "majorities", "money", "decrees", "officials", "favours"] as const;
export const PRINTED_PARTS = [
  ...(["court", "portfolio", "reward", "penalty", "benefit", "cost", "wigs", "build", "sell", "sail"] as const),
  ...(["task", "place", "rubble", "visit", "trade", "follow", "officials", "how", "treasury"] as const),
  ...(["influence", "limit", "end", "players"] as const),
] as const;

// Who plays: seat colours in the order of their numbers, bots from the weakest to the strongest.
export const COLOURS = ["red", "green", "violet", "black"] as const;
export const LEVELS = ["apprentice", "merchant", "courtier", "minister"] as const;

export type Good = (typeof GOODS)[number];
export type Row = (typeof ROWS)[number];
export type Noble = (typeof NOBLES)[number];
export type CardKind = (typeof CARD_KINDS)[number];
export type StateAction = (typeof STATE_ACTIONS)[number];
export type NobleAction = (typeof NOBLE_ACTIONS)[number];
export type ArchitectColour = (typeof ARCHITECTS)[number];
export type Rubble = (typeof RUBBLE)[number];
export type HouseGroup = (typeof HOUSE_GROUPS)[number];
export type Ability = (typeof ABILITIES)[number];
export type EffectWord = (typeof EFFECTS)[number] | (typeof PENALTIES)[number];
export type BenefitWord = (typeof BENEFITS)[number];
export type ScoreRule = (typeof SCORE_RULES)[number];
export type Counter = (typeof COUNTERS)[number];
export type DeedWord = (typeof DEEDS)[number];
export type EventKind = (typeof EVENTS)[number];
export type ElementKind = (typeof ELEMENTS)[number];
export type Amount = (typeof AMOUNTS)[number];
export type FinalWigs = (typeof WIGS_FINAL)[number];
export type WigCategory = (typeof WIGS_DURING)[number] | FinalWigs;
/** So many, by what they are for. */
export type Wigs = Partial<Record<WigCategory, number>>;
export type PrintedPart = (typeof PRINTED_PARTS)[number];
export type Colour = (typeof COLOURS)[number];
export type Level = (typeof LEVELS)[number];
