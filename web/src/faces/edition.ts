/** What is printed, as GET /api/editions/{fingerprint} tells it. */

import type { EditionData, Schemas } from "../client/types";
import type { ArchitectColour } from "../client/vocabulary";
import { titleOf } from "../words/language.svelte";

export type { EditionData };
export type Effect = Schemas["Effect"];
export type Benefit = Schemas["Benefit"];
export type Score = Schemas["Score"];
export type Plot = Schemas["Plot"];
export type Site = Schemas["Site"];
export type Office = Schemas["Office"];
export type PoliticalCard = Schemas["PoliticalCard"];
export type ClergyTile = Schemas["ClergyTile"];
export type Decree = Schemas["Decree"];
export type ShipKind = Schemas["ShipKind"];
export type Plan = Schemas["Plan"];
export type Building = Schemas["Building"];
export type TaskCard = Schemas["TaskCard"];

/** Everything printed, by the name that views use. */
export class Printed {
  readonly cards: ReadonlyMap<string, PoliticalCard>;
  readonly clergy: ReadonlyMap<string, ClergyTile>;
  readonly decrees: ReadonlyMap<string, Decree>;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly tasks: ReadonlyMap<string, TaskCard>;
  readonly plotTokens: ReadonlyMap<string, Effect[]>;
  readonly siteTokens: ReadonlyMap<string, Effect[]>;
  private readonly buildings: ReadonlyMap<string, Building>;
  private readonly ships: ReadonlyMap<string, ShipKind>;

  constructor(edition: EditionData) {
    this.cards = byId([...edition.cards, ...edition.variant_cards]);
    this.clergy = byId(edition.clergy);
    this.decrees = byId(edition.decrees);
    this.plans = byId(edition.plans);
    this.tasks = byId(edition.tasks);
    this.buildings = byId(edition.buildings);
    this.ships = byId(edition.ships);
    this.plotTokens = new Map(edition.plot_tokens.map((token) => [token.id, token.reward]));
    this.siteTokens = new Map(edition.site_tokens.map((token) => [token.id, token.reward]));
  }

  /** The kind of a ship card such as `ship-blue-1`. */
  ship(card: string): ShipKind | undefined {
    return this.ships.get(beforeLastDash(card));
  }

  /** A building with its side up, such as `building-01-blue`. */
  building(face: string): { building: Building; architect: ArchitectColour } | undefined {
    const building = this.buildings.get(beforeLastDash(face));
    return building && { building, architect: face.endsWith("blue") ? "blue" : "green" };
  }
}

/** The same edition with its titles and names as the reader's language has them. */
export function inReadersWords(edition: EditionData): EditionData {
  const titled = <T extends { id: string; title: string }>(things: T[]): T[] =>
    things.map((thing) => ({ ...thing, title: titleOf(thing.id, thing.title) }));
  const persons = <T extends { id: string; person: string }>(places: T[]): T[] =>
    places.map((place) => ({ ...place, person: titleOf(`${place.id}-person`, place.person) }));
  const { board } = edition;
  return {
    ...edition,
    cards: titled(edition.cards),
    variant_cards: titled(edition.variant_cards),
    clergy: titled(edition.clergy),
    decrees: titled(edition.decrees),
    buildings: titled(edition.buildings),
    architects: persons(edition.architects),
    board: {
      ...board,
      offices: persons(board.offices),
      streets: board.streets.map((street) => ({ ...street, name: titleOf(street.id, street.name) })),
    },
  };
}

/** What a task brings at this table: some have another reward if the table plays with those from below. */
export function rewardOfTask(task: TaskCard, variants: Record<string, unknown>): Effect[] {
  const below = variants["blank_task_rewards"] === "below" && task.alternative.length > 0;
  return below ? task.alternative : task.reward;
}

function byId<T extends { id: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function beforeLastDash(name: string): string {
  return name.slice(0, name.lastIndexOf("-"));
}

const printed = new WeakMap<EditionData, Printed>();

/** The index of an edition, made once. */
export function printedIn(edition: EditionData): Printed {
  const known = printed.get(edition) ?? new Printed(edition);
  printed.set(edition, known);
  return known;
}
