/** What following a visit would let me do now, in a line for each action. */

import type { Figures, Option, Closed, Asked, View } from "../client/types";
import { nameOf } from "../board/elements";
import { GOODS, NOBLES, STATE_ACTIONS, NOBLE_ACTIONS, type NobleAction, type StateAction } from "../client/vocabulary";
import { printedIn, type EditionData } from "../faces/edition";
import { people, say, t, thing } from "../words/say";

type Deed = StateAction | NobleAction;
const DEEDS: readonly string[] = [...STATE_ACTIONS, ...NOBLE_ACTIONS];

export interface FollowingDeed {
  deed: Deed;
  /** null: it is not possible, and `closed` says why. */
  option: Option | null;
  closed: Closed | null;
}

const deedOf = (elements: string[]): Deed | undefined =>
  elements
    .filter((element) => element.startsWith("deed:"))
    .map(nameOf)
    .find((name): name is Deed => DEEDS.includes(name));

/** The actions of the office in the order in which it shows them, possible or not. */
export function deedsOf(asked: Asked): FollowingDeed[] {
  const found: FollowingDeed[] = [];
  for (const option of asked.options) {
    const deed = deedOf(option.elements);
    if (deed) found.push({ deed, option, closed: null });
  }
  for (const closed of asked.closed) {
    const deed = deedOf(closed.elements);
    if (deed && !found.some((one) => one.deed === deed)) found.push({ deed, option: null, closed });
  }
  return found.sort((a, b) => DEEDS.indexOf(a.deed) - DEEDS.indexOf(b.deed));
}

interface Now {
  view: View;
  edition: EditionData;
  seat: number;
  figures: Figures | null;
}

export function allowed(deed: Deed, now: Now): string {
  return ALLOWS[deed](now);
}

const own = ({ view, seat }: Now) => view.players[view.seats[seat] ?? ""];

const ALLOWS: Record<Deed, (now: Now) => string> = {
  recruit: (now) => t("follow-recruit", { n: own(now)?.officials ?? 0 }),
  plan: ({ view, edition }) => {
    const plans = printedIn(edition).plans;
    const officials = [view.architects.blue.plan, view.architects.green.plan].flatMap((id) =>
      id === null ? [] : (plans.get(id)?.officials ?? []),
    );
    return officials.length > 0
      ? t("follow-plan", { officials: people(officials.map(String)) })
      : t("follow-plan-none");
  },
  ship: ({ view, edition }) => {
    const ship = printedIn(edition).ship(view.ships.shipyard[0] ?? "");
    return ship ? t("follow-ship", { n: ship.hull, price: ship.price_modifier }) : t("follow-ship-none");
  },
  produce: ({ view, seat }) => {
    const name = view.seats[seat];
    const stores = Object.values(view.city.stores).filter(({ owner }) => owner === name);
    const made = GOODS.map((good) => [good, stores.filter((store) => store.good === good).length] as const);
    const goods = made.flatMap(([good, n]) => (n > 0 ? [say("things", "goods", { good, n })] : []));
    return goods.length > 0 ? t("follow-produce", { goods: people(goods) }) : t("follow-produce-none");
  },
  cardinal: ({ view, edition }) => {
    const { tiles, cardinal } = view.church;
    const title = (space: number) => {
      const id = tiles[((space % tiles.length) + tiles.length) % tiles.length];
      return id ? [printedIn(edition).clergy.get(id)?.title ?? id] : [];
    };
    // Gap k lies before tile k: a step ahead brings the Cardinal between the next two tiles.
    const reach = [cardinal, cardinal + 1, cardinal + 2].flatMap(title);
    return reach.length > 0 ? t("follow-cardinal", { tiles: people([...new Set(reach)]) }) : t("follow-cardinal-none");
  },
  favour: (now) => {
    const held = new Set(own(now)?.favours ?? []);
    const free = NOBLES.filter((noble) => !held.has(noble) && now.view.court.favours[noble] > 0);
    const nobles = free.map((noble) => say("things", `kind-${noble}`));
    return nobles.length > 0 ? t("follow-favour", { nobles: people(nobles) }) : t("follow-favour-none");
  },
  store: (now) =>
    t("follow-store", {
      goods: people([...new Set(now.view.city.display.map((shop) => t(`good-${shop.split("-")[1] ?? ""}`)))]),
      reais: thing("reais", { n: own(now)?.reais ?? 0 }),
    }),
  decree: ({ view, edition, figures }) => {
    const worth = view.decrees.display.map((id) => [id, figures?.decrees[id]?.worth ?? 0] as const);
    const [best] = worth.sort(([, a], [, b]) => b - a);
    const title = best && printedIn(edition).decrees.get(best[0])?.title;
    if (!best || !title) return t("follow-decree-none");
    return figures ? t("follow-decree", { decree: title, n: best[1] }) : t("follow-decree-some", { n: worth.length });
  },
  open: (now) => {
    const { architects } = now.view;
    const ready = [architects.blue.available, architects.green.available].flatMap(
      (face) => (face && printedIn(now.edition).building(face)?.building.title) || [],
    );
    return t("follow-open", { buildings: people(ready), n: own(now)?.plans.length ?? 0 });
  },
};
