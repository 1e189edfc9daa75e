/** What an answer counts and changes, by elements of the table. */

import type { Change, Option } from "../client/types";
import { GOODS, type Amount } from "../client/vocabulary";

/** A small sign at a thing: so much more or less of something. */
export interface Tag {
  element: string;
  what: Amount;
  n: number;
}

const goods = new Set<string>(GOODS);
const SHOWN = new Set<Amount>(["reais", "influence", "wigs", "officials"]);

/** Everything that makes up its price or its wigs. */
export function counted(option: Option): string[] {
  const lines = option.bills.flatMap(({ lines }) => lines.flatMap(({ elements }) => elements));
  return [...new Set(lines)].filter((element) => !option.elements.includes(element));
}

export function tagsOf(option: Option): Tag[] {
  const tags = new Map<string, Tag>();
  const add = (element: string, what: Amount, n: number) => {
    const key = `${element} ${what}`;
    const before = tags.get(key)?.n ?? 0;
    tags.set(key, { element, what, n: before + n });
  };
  const earned = new Map<string, number>(); // by the building that brings most, where several may open
  for (const { what, lines } of option.bills) {
    if (what !== "wigs") continue;
    const here = new Map<string, number>();
    for (const {
      elements: [place],
      n,
    } of lines)
      if (place) here.set(place, (here.get(place) ?? 0) + n);
    for (const [place, n] of here) earned.set(place, Math.max(n, earned.get(place) ?? 0));
  }
  for (const [place, n] of earned) add(place, "wigs", n);
  for (const change of [...option.costs, ...option.gains]) {
    const place = keptAt(change);
    if (place.includes("/")) add(place, change.what, change.n);
  }
  const billed = new Set(option.bills.map(({ seat, what }) => `${seat} ${what}`));
  for (const { seat, what, n } of option.others) if (!billed.has(`${seat} ${what}`)) add(`seat:${seat}`, what, n);
  return [...tags.values()];
}

/** Where a player keeps it. */
export function keptAt({ seat, what }: Pick<Change, "seat" | "what">): string {
  if (goods.has(what)) return `seat:${seat}/warehouse/${what}`;
  if (what.startsWith("rubble_")) return `seat:${seat}/rubble/${what.slice("rubble_".length)}`;
  return SHOWN.has(what) ? `seat:${seat}/${what}` : `seat:${seat}`;
}
