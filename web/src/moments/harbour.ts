/** The harbour as a matrix: goods to sell are its rows, ships its columns. */

import { nameOf, kindOf } from "../board/elements";
import type { Asked, Closed, Option, View } from "../client/types";
import { GOODS, type Good } from "../client/vocabulary";
import { printedIn, type EditionData, type ShipKind } from "../faces/edition";

export interface Berth {
  card: string;
  ship: ShipKind;
  /** Whose it is. */
  seat: number;
  cargo: string[];
  atSea: boolean;
}

export interface Sale {
  option: Option;
  reais: number;
  /** The parts of the price: market, ship, bonus. */
  parts: number[];
  /** The ship sails with it: who gains how many wigs. */
  sails: { seat: number; n: number } | null;
}

/** All ships of all players, the own ones first, those at sea last. */
export function berths(view: View, edition: EditionData, seat: number): Berth[] {
  const printed = printedIn(edition);
  const found = view.seats.flatMap((name, owner) =>
    (view.players[name]?.upper ?? []).flatMap((slot) => {
      const ship = slot ? printed.ship(slot.card) : undefined;
      if (!slot || !ship) return [];
      return [{ card: slot.card, ship, seat: owner, cargo: slot.cargo ?? [], atSea: slot.at_sea ?? false }];
    }),
  );
  const rank = ({ seat: owner, atSea }: Berth) => Number(atSea) * 2 + Number(owner !== seat);
  return found.sort((a, b) => rank(a) - rank(b));
}

const named = (elements: string[], test: (element: string) => boolean) => elements.find(test);

/** The sale of a good to a ship, by `good ship`. */
export function sales(asked: Asked): Map<string, Sale> {
  const found = new Map<string, Sale>();
  for (const option of [...asked.options, ...asked.ahead]) {
    const key = placeOf(option);
    const price = option.bills.find(({ what }) => what === "reais");
    if (key === null || !price) continue;
    const wigs = option.bills.find(({ what }) => what === "wigs");
    const parts = price.lines.map(({ n }) => n);
    found.set(key, {
      option,
      reais: total(parts),
      parts,
      sails: wigs ? { seat: wigs.seat, n: total(wigs.lines.map(({ n }) => n)) } : null,
    });
  }
  return found;
}

/** Why a ship takes nothing, if the question says so. */
export function refusals(asked: Asked): Map<string, Closed> {
  return new Map(
    asked.closed.flatMap((one) => {
      const ship = named(one.elements, (element) => kindOf(element) === "ship");
      return ship ? [[nameOf(ship), one]] : [];
    }),
  );
}

export const at = (good: Good, ship: string) => `${good} ${ship}`;

function placeOf({ elements }: Option): string | null {
  const ship = named(elements, (element) => kindOf(element) === "ship");
  const good = GOODS.find((one) => elements.some((element) => element.endsWith(`/warehouse/${one}`)));
  return ship && good ? at(good, nameOf(ship)) : null;
}

const total = (parts: number[]) => parts.reduce((sum, n) => sum + n, 0);
