/** Which small things travel when something happened, and from where to where. */

import { keptAt } from "../board/consequences";
import { boardOf } from "../board/elements";
import type { Change, EventText } from "../client/types";
import type { PlayerView, View } from "../client/types";
import type { Rubble } from "../client/vocabulary";
import { AMOUNT_ICON } from "../words/amounts";

export interface Flight {
  icon: string;
  /** Whose piece it is, for its colour; null: nobody's. */
  seat: number | null;
  /** Elements of the table; the first that is seen counts. */
  from: string[];
  to: string[]; // none: out to sea
  /** How many, where one icon stands for several. */
  n: number;
  /** A ship sails, a building opens, wigs fly: it takes longer. */
  scene: boolean;
  /** When there are too many, the least important stay away. */
  weight: number;
}

/** A position before and after what happened. */
export interface Passage {
  before: View;
  after: View;
}

/** What moved by these events; what an own draft has shown before has not changed and stays. */
export function flightsOf(events: EventText[], passage: Passage): Flight[] {
  const flights: Flight[] = [];
  let scene: string[] = []; // where the last deed took place
  for (const event of events) {
    const things = event.elements.filter((element) => boardOf(element) === null);
    if (things.length > 0 && event.kind !== "treasury-moved") scene = things;
    flights.push(...flightOf(event, scene, passage));
  }
  return flights;
}

/** What moves when own answers are drafted: what they cost and bring, at what they are about. */
export function flightsOfAnswer(elements: string[], changes: Change[]): Flight[] {
  const scene = elements.filter((element) => boardOf(element) === null);
  return changes.flatMap((change) => {
    const place = [keptAt(change), `seat:${change.seat}`];
    const there = change.what === "reais" ? ["treasury"] : scene;
    const move = { icon: AMOUNT_ICON[change.what], n: Math.abs(change.n), scene: change.what === "wigs", weight: 2 };
    const way = change.n < 0 ? { from: place, to: there } : { from: scene, to: place };
    return [{ ...move, seat: null, ...way }];
  });
}

type Facts = EventText["facts"];
const word = (facts: Facts, name: string) => String(facts[name] ?? "");
const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);

function flightOf({ kind, seat, facts }: EventText, scene: string[], passage: Passage): Flight[] {
  const own = (part: string) => [`seat:${seat}/${part}`, `seat:${seat}`];
  const board = [`seat:${seat}`];
  const flight = (icon: string, from: string[], to: string[], more: Partial<Flight> = {}): Flight[] => [
    { icon, from, to, seat: null, n: 1, scene: false, weight: 2, ...more },
  ];
  const pawn = (from: string[], to: string[]) => flight("i-pawn", from, to, { seat, weight: 3 });
  const if_ = (part: keyof PlayerView, flights: () => Flight[]) => (changed(passage, seat, part) ? flights() : []);
  const good = word(facts, "good");
  const noble = word(facts, "noble");
  switch (kind) {
    case "wigs":
      return if_("wigs", () =>
        number(facts, "n") > 0
          ? flight("i-wig", scene, own("wigs"), { n: number(facts, "n"), scene: true, weight: 4 })
          : [],
      );
    case "cube-gained": {
      const colour = word(facts, "colour");
      return if_("rubble", () =>
        flight(`i-rubble-${colour}`, heapsWithout(colour, passage, scene), own(`rubble/${colour}`), { weight: 3 }),
      );
    }
    case "goods-gained":
      return if_("goods", () => flight(`i-${good}`, scene, own(`warehouse/${good}`), { n: number(facts, "n") }));
    case "goods-paid":
      return if_("goods", () => flight(`i-${good}`, own(`warehouse/${good}`), scene, { n: number(facts, "n") }));
    case "good-sold":
      return if_("goods", () =>
        flight(`i-${good}`, own(`warehouse/${good}`), [`ship:${word(facts, "ship")}`], { weight: 3 }),
      );
    case "good-traded":
      return if_("goods", () =>
        flight(`i-${good}`, own(`warehouse/${good}`), [`deed:${word(facts, "deed")}`], { weight: 3 }),
      );
    case "reais-gained":
      return if_("reais", () => flight("i-real", scene, own("reais"), { n: number(facts, "n"), weight: 1 }));
    case "reais-paid":
      return if_("reais", () => flight("i-real", own("reais"), ["treasury"], { n: number(facts, "coins"), weight: 1 }));
    case "official-placed":
      return if_("officials", () => pawn(own("officials"), [`office:${noble}`]));
    case "official-displaced":
      return changedAt(passage, (view) => view.court.plazas) ? pawn([`office:${noble}`], [`plaza:${noble}`]) : [];
    case "official-returned":
      return if_("officials", () =>
        pawn([`${number(facts, "plaza") ? "plaza" : "office"}:${noble}`], own("officials")),
      );
    case "favour-taken":
      return if_("favours", () => flight(`i-favour-${noble}`, [`noble:${noble}`], own(`favours/${noble}`)));
    case "favour-returned":
      return if_("favours", () => flight(`i-favour-${noble}`, own(`favours/${noble}`), [`noble:${noble}`]));
    case "plan-taken":
      return if_("plans", () => flight("i-plan", [`plan:${word(facts, "plan")}`], board));
    case "decree-taken":
      return if_("decrees", () => flight("i-decree", [`decree:${word(facts, "decree")}`], board, { weight: 3 }));
    case "tile-taken":
      return if_("clergy", () => flight("i-clergy", churchSpace(word(facts, "tile"), passage), board, { weight: 3 }));
    case "tile-given":
      return if_("clergy", () => flight("i-clergy", board, ["cardinal"]));
    case "ship-built":
      return if_("upper", () =>
        flight("i-ship", [`ship:${word(facts, "ship")}`], own("portfolio"), { scene: true, weight: 4 }),
      );
    case "ship-sails":
      return if_("upper", () => flight("i-ship", [`ship:${word(facts, "ship")}`], [], { scene: true, weight: 4 }));
    case "card-drawn":
      return flight("i-card", [`card:${word(facts, "card")}`], own("hand"));
    case "card-at-court":
    case "event-sponsored":
      return changedAt(passage, (view) => view.court.card)
        ? flight("i-card", own("hand"), scene.slice(-1), { weight: 3 })
        : [];
    case "card-played":
      return if_("hand", () => flight("i-card", own("hand"), own("portfolio")));
    case "store-built":
      return changedAt(passage, (view) => view.city.stores)
        ? flight("i-house", board, scene.slice(0, 1), { seat, scene: true, weight: 5 })
        : [];
    case "building-opened":
      return changedAt(passage, (view) => view.city.sites)
        ? flight("i-public-building", [`building:${word(facts, "building")}`], [`site:${word(facts, "site")}`], {
            scene: true,
            weight: 5,
          })
        : [];
    default:
      kind satisfies Still; // a new kind of event: what moves?
      return [];
  }
}

/** Events that move nothing: they say who, why or how much. */
type Still =
  | "turn-begins"
  | "turn-passed"
  | "period-ends"
  | "new-period"
  | "last-round"
  | "end-triggered"
  | "game-over"
  | "card-for-gold"
  | "card-placed"
  | "card-discarded"
  | "card-received"
  | "card-kept"
  | "cards-dealt"
  | "visit-paid"
  | "free-action"
  | "follows"
  | "effect-forfeited"
  | "effect-declined"
  | "reward-claimed"
  | "penalty-paid"
  | "influence-gained"
  | "influence-lost"
  | "treasury-moved"
  | "price-fell"
  | "officials-hired"
  | "ship-docks"
  | "store-chosen"
  | "site-chosen"
  | "set-completed"
  | "house-built"
  | "church-called"
  | "church-opens"
  | "cardinal-moved"
  | "tile-kept"
  | "turned-up"
  | "task-done"
  | "task-drawn"
  | "lacerda-visits"
  | "lacerda-state-action"
  | "lacerda-skips"
  | "lacerda-builds"
  | "lacerda-opens"
  | "lacerda-spared"
  | "aide-moves";

function changedAt({ before, after }: Passage, part: (view: View) => unknown): boolean {
  return JSON.stringify(part(before)) !== JSON.stringify(part(after));
}

function changed(passage: Passage, seat: number, part: keyof PlayerView): boolean {
  return changedAt(passage, (view) => view.players[view.seats[seat] ?? ""]?.[part]);
}

/** Where a cube of this colour lay before. */
function heapsWithout(colour: string, { before, after }: Passage, scene: string[]): string[] {
  const heaps = ({ city }: View): [string, Rubble[]][] => [
    ...Object.entries(city.rows).map(([row, cubes]): [string, Rubble[]] => [`row:${row}`, cubes]),
    ...Object.entries(city.columns).map(([column, cubes]): [string, Rubble[]] => [`column:${column}`, cubes]),
    ...Object.entries(city.sites).map(([site, { cubes }]): [string, Rubble[]] => [`site:${site}`, cubes]),
    ["pile", city.pile],
  ];
  const count = (cubes: Rubble[]) => cubes.filter((cube) => cube === colour).length;
  const left = new Map(heaps(after));
  const found = heaps(before).filter(([heap, cubes]) => count(cubes) > count(left.get(heap) ?? []));
  return [...found.map(([heap]) => heap), ...scene];
}

function churchSpace(tile: string, { before, after }: Passage): string[] {
  const spaces = before.church.tiles.flatMap((id, space) =>
    id === tile && after.church.tiles[space] !== tile ? [`church:${space}`] : [],
  );
  return [...spaces, "cardinal"];
}
