/** The words of the server's document that the page uses. */

import type { components } from "./schema";
import type { View } from "./view";
import type {
  Ability,
  Amount,
  BenefitWord,
  Counter,
  DeedWord,
  EffectWord,
  EventKind,
  HouseGroup,
  Noble,
  NobleAction,
  PrintedPart,
  ScoreRule,
  StateAction,
  Wigs,
} from "./vocabulary";

export type Schemas = components["schemas"];

export interface Text {
  key: string;
  args?: Record<string, string | number | Text>;
}

/** Fields that the document calls strings and whose words the page knows, every one. */
interface Spoken {
  Benefit: { kind: BenefitWord };
  Bill: { what: Amount };
  Change: { what: Amount };
  Deed: { do: DeedWord };
  Effect: { word: EffectWord };
  EventText: { kind: EventKind };
  HouseGroup: { abilities: Ability[]; group: HouseGroup };
  Office: { noble: Noble; top: StateAction; bottom: StateAction; noble_action: NobleAction };
  PrintedPart: { what: PrintedPart };
  ResultInfo: { wigs: Wigs[] };
  Score: { counter: Counter; rule: ScoreRule };
  Scores: { projected: Wigs[] };
}
type Spelled<T> = { [Name in keyof Spoken]: T extends Schemas[Name] ? Spoken[Name] : never }[keyof Spoken];
type SpokenIn<T> = [Spelled<T>] extends [never] ? object : Spelled<T>;

/** What the document says, with words, texts and views that TypeScript can follow. */
export type Told<T> = T extends Schemas["Text"]
  ? Text
  : T extends (infer Item)[]
    ? Told<Item>[]
    : T extends object
      ? { [Key in keyof T]: Key extends keyof SpokenIn<T> ? SpokenIn<T>[Key] : Told<T[Key]> }
      : T;

export type Change = Told<Schemas["Change"]>;
export type Option = Told<Schemas["Option"]>;
export type Closed = Told<Schemas["Closed"]>;
export type Asked = Told<Schemas["Asked"]>;
export type EventText = Told<Schemas["EventText"]>;
export type Refused = Told<Schemas["Refused"]>;
export type Delta = Schemas["Delta"];
export type Draft = Told<Schemas["Draft"]>;
export type Step = Told<Schemas["Step"]>;
export type Orders = Schemas["Orders"];
export type HouseRules = Schemas["HouseRules"];
export type TableInfo = Told<Schemas["TableInfo"]>;
export type SeatInfo = Schemas["SeatInfo"];
export type ResultInfo = Told<Schemas["ResultInfo"]>;
export type NewSeat = Pick<Schemas["NewSeat"], "kind"> & Partial<Schemas["NewSeat"]>;
export type Created = Schemas["Created"];
export type Done = Schemas["Done"];
export type Hint = Schemas["Hint"];
export type Health = Schemas["Health"];
export type Scores = Told<Schemas["Scores"]>;
export type Events = Told<Schemas["Events"]>;
export type Replay = Omit<Told<Schemas["Replay"]>, "view"> & { view: View };
export type EditionData = Told<Schemas["Edition"]>;
export type Turn = Schemas["Turns"]["turns"][number];

export type State = Omit<Told<Schemas["State"]>, "view"> & { view: View };
export type Update = Told<Omit<Schemas["Update"], "delta">> & { delta: Delta };
export type ServerMessage = State | Update | Done | Refused | Schemas["Pong"] | Schemas["Gone"];
export type ClientMessage = Schemas["ClientMessage"];
