/** The words of the server's document that the page uses. */

import type { components } from "./schema";
import type { View } from "./view";

type Schemas = components["schemas"];

export interface Text {
  key: string;
  args?: Record<string, string | number | Text>;
}

/** What the document says, with texts and views that TypeScript can follow. */
type Told<T> = T extends Schemas["Text"]
  ? Text
  : T extends (infer Item)[]
    ? Told<Item>[]
    : T extends object
      ? { [Key in keyof T]: Told<T[Key]> }
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
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type ResultInfo = Schemas["ResultInfo"];
export type Level = NonNullable<SeatInfo["level"]>;
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
