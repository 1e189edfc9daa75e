/** The words of the server's document that the page uses, by the names it has for them. */

import type { components } from "./schema";

export type Schemas = components["schemas"];

export type Text = Schemas["Text"];
export type Change = Schemas["Difference"];
export type Option = Schemas["Option"];
export type Closed = Schemas["Closed"];
export type Picking = Schemas["Pick"];
export type Pickable = Schemas["Pickable"];
export type Asked = Schemas["Asked"];
export type EventText = Schemas["EventText"];
export type Refused = Schemas["Refused"];
export type Delta = Schemas["Delta"];
export type Draft = Schemas["Draft"];
export type Step = Schemas["Step"];
export type Orders = Schemas["Orders"];
export type HouseRules = Schemas["HouseRules"];
export type TableInfo = Schemas["TableInfo"];
export type TableNotice = Schemas["TableNotice"];
export type SeatInfo = Schemas["SeatInfo"];
export type ResultInfo = Schemas["ResultInfo"];
export type NewSeat = Pick<Schemas["NewSeat"], "kind"> & Partial<Schemas["NewSeat"]>;
export type Created = Schemas["Created"];
export type Done = Schemas["Done"];
export type Hint = Schemas["Hint"];
export type Health = Schemas["Health"];
export type Choices = Schemas["Choices"];
export type VariantOffer = Schemas["VariantOffer"];
export type Scores = Schemas["Scores"];
export type Rank = Schemas["RankInfo"];
export type Events = Schemas["Events"];
export type Replay = Schemas["Replay"];
export type EditionData = Schemas["PrintedEdition"];
export type Story = Schemas["Story"];
export type TurnStep = Schemas["TurnStep"];
export type Figures = Schemas["Figures"];
export type Turn = Schemas["TurnInfo"];

/** A position as one seat sees it. Players are named as in `seats`; a card that the seat may not know is "?". */
export type View = Schemas["SeatView"];
export type PlayerView = Schemas["PlayerBoard"];
export type Slot = Schemas["Slot"];
/** How many officials each seat has there; `neutral` ones besides. */
export type Officials = View["court"]["offices"][keyof View["court"]["offices"]];

export type State = Schemas["SeatState"];
export type Update = Schemas["Update"];
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
