/** Where the things of the table lie now, and how they stand. */

import { address } from "../board/city";
import { kindOf, nameOf } from "../board/elements";
import type { PlayerView, View } from "../client/types";
import { isUndealt } from "../client/undealt";
import { RUBBLE, type ElementKind } from "../client/vocabulary";
import type { EditionData } from "../faces/edition";
import { called, say, t, text, thing } from "../words/say";

/** What lies at a place and is looked at in its stead: the tile of a space, the top card of a stack. */
export function lyingAt(view: View, element: string): string {
  const name = nameOf(element);
  if (kindOf(element) === "church") {
    const tile = view.church.tiles[Number(name)];
    return tile ? `clergy:${tile}` : element;
  }
  if (kindOf(element) === "stack") {
    const top = view.politics.display[name as keyof View["politics"]["display"]][0];
    return top && !top.startsWith("?") ? `card:${top}` : element;
  }
  return element;
}

type Where = (view: View, name: string, edition: EditionData) => string[];

/** Sentences about where a thing lies and how it stands now. */
export function whereabouts(view: View, element: string, edition: EditionData): string[] {
  return WHERE[kindOf(element)](view, nameOf(element), edition);
}

const has = (view: View, test: (player: PlayerView) => boolean): string[] =>
  view.seats.filter((name) => view.players[name] && test(view.players[name]));

function atSomebody(view: View, key: string, test: (player: PlayerView) => boolean): string[] {
  return has(view, test).map((who) => t(key, { who: called(who) }));
}

const nothing: Where = () => []; // its face or its region says it all

const good = (name: string) => thing(`good-${name}`);

const WHERE: Record<ElementKind, Where> = {
  card: (view, id) => [
    ...atSomebody(view, "lies-hand", ({ hand, pack }) => hand.includes(id) || pack.includes(id)),
    ...atSomebody(view, "lies-upper", ({ upper }) => upper.some((slot) => slot?.card === id)),
    ...atSomebody(view, "lies-lower", ({ lower }) => lower.includes(id)),
    ...(view.court.card === id ? [t("lies-court")] : []),
    ...(Object.values(view.politics.display).some((stack) => stack[0] === id) ? [t("lies-display")] : []),
    ...(view.politics.discards.includes(id) ? [t("lies-discards")] : []),
  ],
  ship: (view, id) => {
    const found = view.seats.flatMap((who) =>
      (view.players[who]?.upper ?? []).flatMap((slot) => {
        if (slot?.card !== id) return [];
        const cargo = slot.cargo ?? [];
        const goods = cargo.map((one) => text(good(one))).join(", ");
        const load = cargo.length > 0 ? t("ship-cargo", { goods }) : t("ship-no-cargo");
        return [t(slot.at_sea ? "lies-at-sea" : "lies-docked", { who: called(who) }), load];
      }),
    );
    return view.ships.shipyard[0] === id ? [t("lies-shipyard")] : found;
  },
  clergy: (view, id) => [
    ...(view.church.tiles.includes(id) ? [t("lies-church")] : []),
    ...atSomebody(view, "lies-board", ({ clergy }) => clergy.includes(id)),
  ],
  decree: (view, id) => [
    ...(view.decrees.display.includes(id) ? [t("lies-decrees")] : []),
    ...atSomebody(view, "lies-board", ({ decrees }) => decrees.includes(id)),
  ],
  plan: (view, id) => [
    ...(Object.values(view.architects).some(({ plan }) => plan === id) ? [t("lies-architect")] : []),
    ...atSomebody(view, "lies-board", ({ plans }) => plans.includes(id)),
    ...atSomebody(view, "lies-completed", ({ completed }) => completed.includes(id)),
  ],
  building: (view, id) => [
    ...(Object.values(view.architects).some(({ available }) => available === id) ? [t("lies-ready")] : []),
    ...(Object.values(view.architects).some(({ stack }) => stack.includes(id)) ? [t("lies-later")] : []),
    ...(Object.values(view.city.sites).some(({ building }) => building === id) ? [t("lies-open")] : []),
  ],
  task: (view, id) => [
    ...atSomebody(view, "lies-board", ({ tasks, done }) => tasks.includes(id) && !done.includes(id)),
    ...atSomebody(view, "lies-done", ({ done }) => done.includes(id)),
  ],
  plot: (view, id, { board }) => {
    const plot = board.plots.find((one) => one.id === id);
    const store = view.city.stores[id];
    if (!plot) return [];
    if (!store) return [say("board", "plot-free", { plot: address(plot) })];
    return [
      say("board", "plot-store", {
        plot: address(plot),
        store: thing(`store-${store.good}`),
        owner: called(store.owner),
      }),
    ];
  },
  row: (view, cube) => {
    const row = lineOf(cube);
    return cubes(say("board", "row", { row }), view.city.rows[row as keyof View["city"]["rows"]]);
  },
  column: (view, cube) => {
    const n = Number(lineOf(cube));
    return cubes(say("board", "column-name", { n }), view.city.columns[n as keyof View["city"]["columns"]]);
  },
  pile: (view) => cubes(say("board", "rubble-pile"), view.city.pile),
  scoring: (view, space) => [say("board", "scoring", { n: view.city.scoring[Number(space)] ?? 0 })],
  deed: (view, deed) => {
    const covering = view.court.covered[deed as keyof View["court"]["covered"]];
    return covering ? [t("deed-covered", { good: good(covering) })] : [];
  },
  office: (view, noble) => officials(view.court.offices[noble as keyof View["court"]["offices"]]),
  plaza: (view, noble) => officials(view.court.plazas[noble as keyof View["court"]["plazas"]]),
  noble: (view, noble) => [t("favours-left", { n: view.court.favours[noble as keyof View["court"]["favours"]] })],
  treasury: (view, _, { board }) => {
    const at = board.treasury.find((space) => space.reais === view.court.treasury);
    return [say("board", "treasury", { n: view.court.treasury }), t("treasury-influence", { n: at?.influence ?? 0 })];
  },
  price: (view, name) => [
    say("board", "price", { good: good(name), n: view.court.prices[name as keyof View["court"]["prices"]] }),
  ],
  gap: (view, gap) => (view.church.cardinal === Number(gap) ? [t("cardinal-here")] : []),
  church: (view) => [say("board", isUndealt(view) ? "church-undealt-space" : "church-empty")],
  cardinal: nothing,
  site: nothing,
  stack: nothing,
  seat: nothing,
};

/** The row or column of one of its cubes: `A/brown`. */
const lineOf = (cube: string) => cube.split("/")[0] ?? "";

function cubes(where: string, there: string[] | undefined): string[] {
  const count = (there ?? []).length;
  const colours = RUBBLE.flatMap((colour) => {
    const n = (there ?? []).filter((one) => one === colour).length;
    return n > 0 ? [say("board", "rubble-of", { n, colour: thing(`colour-${colour}`) })] : [];
  });
  return [say("board", "cubes", { where, n: count }), ...(colours.length > 0 ? [colours.join(", ")] : [])];
}

function officials(there: Record<string, number>): string[] {
  const found = Object.entries(there).filter(([, n]) => n > 0);
  if (found.length === 0) return [t("officials-none")];
  const name = (who: string) => (who === "neutral" ? t("neutral") : called(who));
  return [found.map(([who, n]) => t("officials-of", { who: name(who), n })).join(", ")];
}
