/** A position as one seat sees it: `State.view`. docs/records.md describes every field.
 *  Players are named as in `seats`; a card that the seat may not know is "?". */

import type { ArchitectColour, CardKind, Good, HouseGroup, Noble, Row, Rubble, StateAction, Wigs } from "./vocabulary";

/** How many officials each seat has there; `neutral` ones besides. */
export type Officials = Record<string, number>;

export interface Slot {
  card: string;
  cargo?: Good[];
  at_sea?: boolean;
}

export interface PlayerView {
  reais: number;
  influence: number;
  wigs: Wigs;
  goods: Record<Good, number>;
  hand: string[];
  seen: string[];
  upper: (Slot | null)[];
  lower: (string | null)[];
  clergy: string[];
  favours: Noble[];
  rubble: Record<Rubble, number>;
  markers: number;
  marker_used: boolean;
  houses: Record<HouseGroup, number>;
  officials: number;
  plans: string[];
  completed: string[];
  decrees: string[];
  tasks: string[];
  done: string[];
  pack: string[];
  passed: string[];
  shown: string[];
}

export interface View {
  edition: { name: string; fingerprint: string };
  seats: string[];
  start: string;
  active: string;
  turn: number;
  period: 1 | 2;
  trigger: string | null;
  triggered_by: "sets" | "stacks" | null;
  turns_left: number | null;
  over: boolean;
  variants: Record<string, unknown>;
  solo: { courtier: Noble; aide: CardKind } | null;
  court: {
    treasury: number;
    prices: Record<Good, number>;
    offices: Record<Noble, Officials>;
    plazas: Record<Noble, Officials>;
    favours: Record<Noble, number>;
    covered: Partial<Record<StateAction, Good>>;
    card: string | null;
  };
  church: {
    cardinal: number;
    tiles: (string | null)[];
    called_by: string | null;
    bag: string[];
    pairs: Record<string, string[]>;
  };
  city: {
    rows: Record<Row, Rubble[]>;
    columns: Record<string, Rubble[]>;
    sites: Record<string, { cubes: Rubble[]; building: string | null }>;
    pile: Rubble[];
    stores: Record<string, { owner: string; good: Good }>;
    scoring: number[];
    display: string[];
    large_tiles: number;
    small_tiles: number;
  };
  architects: Record<ArchitectColour, { available: string | null; stack: string[]; plan: string | null }>;
  ships: { shipyard: string[]; later: string[] };
  decrees: { display: string[]; deck: string[] };
  politics: {
    display: Record<CardKind, string[]>;
    later: Record<CardKind, string[]>;
    purple: string[];
    discards: string[];
  };
  players: Record<string, PlayerView>;
  tasks: string[];
  tokens: { plots: Record<string, string>; sites: Record<string, string> } | null;
  agenda: { task: string; seat: string; [argument: string]: unknown }[];
  /** Whose view it is; null: what everybody sees. */
  view?: string | null;
}
