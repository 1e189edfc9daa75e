/** The words of the server that the page has pictures, places or sentences for, as its document tells them. What is
 *  made for each of them is a record over one of these types, so that a new word asks for it. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Good = Schemas["Good"];
export type Row = Schemas["RowName"];
export type Noble = Schemas["Noble"];
export type CardKind = Schemas["CardKind"];
export type StateAction = Schemas["StateAction"];
export type NobleAction = Schemas["NobleAction"];
export type ArchitectColour = Schemas["ArchitectColour"];
export type Rubble = Schemas["CubeColour"];
export type HouseGroup = Schemas["HouseGroupName"];
export type Ability = Schemas["Ability"];
export type EffectWord = Schemas["EffectWord"];
export type BenefitWord = Schemas["BenefitWord"];
export type ScoreRule = Schemas["ScoreRule"];
export type Counter = Schemas["Counter"];
export type DeedWord = Schemas["DeedWord"];
export type EventKind = Schemas["EventName"];
export type Amount = Schemas["Resource"];
export type PrintedPart = Schemas["PartName"];
export type Colour = Schemas["ColourName"];
export type Level = Schemas["Level"];
export type ElementKind = Schemas["ElementKind"];
/** What may be answered by itself. */
export type Usual = NonNullable<Schemas["DraftAction"]["usual"]>[number];
/** So many, by what they are for. */
export type Wigs = Schemas["PlayerBoard"]["wigs"];
export type WigCategory = keyof Wigs;
export type FinalWigs = keyof Schemas["Scores"]["projected"][number];

/** All words of a type in an order to show them in: one too few or too many does not compile. */
const every =
  <Word extends string>() =>
  <const List extends readonly Word[]>(list: [Word] extends [List[number]] ? List : never): List =>
    list;

export const GOODS = every<Good>()(["gold", "cloth", "books", "tools"]);
export const ROWS = every<Row>()(["A", "B", "C", "D", "E"]);
export const NOBLES = every<Noble>()(["builder", "minister", "king"]);
export const CARD_KINDS = every<CardKind>()(["builder", "minister", "king", "treasury"]);
export const STATE_ACTIONS = every<StateAction>()(["recruit", "plan", "ship", "produce", "cardinal", "favour"]);
export const NOBLE_ACTIONS = every<NobleAction>()(["store", "decree", "open"]);
export const ARCHITECTS = every<ArchitectColour>()(["blue", "green"]);
export const RUBBLE = every<Rubble>()(["brown", "red", "blue"]);
/** Their places are the numbers that seats are told by. */
export const COLOURS = every<Colour>()(["red", "green", "violet", "black"]);
export const USUAL = every<Usual>()(["only", "payment", "reward", "cube"]);
/** From weak to strong. */
export const LEVELS = every<Level>()(["apprentice", "merchant", "courtier", "minister"]);
export const WIGS_DURING = every<Exclude<WigCategory, FinalWigs>>()([
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
]);
export const WIGS_FINAL = every<FinalWigs>()([
  "ships",
  "sets",
  "majorities",
  "money",
  "decrees",
  "officials",
  "favours",
]);
