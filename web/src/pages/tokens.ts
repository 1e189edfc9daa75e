/** City tokens before the game begins: a layout of the whole board, of which a table uses what is in play. */

import type { EditionData } from "../client/types";

export const KINDS = ["plots", "sites"] as const;
export type Kind = (typeof KINDS)[number];

/** Which token lies where, by names. */
export type Layout = Record<Kind, Record<string, string>>;

interface Place {
  id: string;
  row?: string | null;
}
export const placesOf = (edition: EditionData, kind: Kind): Place[] =>
  kind === "plots" ? edition.board.plots : edition.board.sites;

/** Every token of the box lies somewhere. */
export function drawn(edition: EditionData, random = Math.random): Layout {
  const dealt = (kind: Kind) => {
    const box = kind === "plots" ? edition.plot_tokens : edition.site_tokens;
    const tokens = box.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    for (let i = tokens.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [tokens[i], tokens[j]] = [tokens[j] as string, tokens[i] as string];
    }
    return Object.fromEntries(placesOf(edition, kind).map(({ id }, i) => [id, tokens[i] ?? ""]));
  };
  return { plots: dealt("plots"), sites: dealt("sites") };
}

export function swapped(layout: Layout, kind: Kind, one: string, other: string): Layout {
  const lie = layout[kind];
  return { ...layout, [kind]: { ...lie, [one]: lie[other] ?? "", [other]: lie[one] ?? "" } };
}

/** Whether a place is in play with so many at the table. */
export function inPlay(edition: EditionData, place: Place, players: number): boolean {
  const row = edition.board.rows.find(({ row }) => row === place.row);
  return row === undefined || row.min_players <= players;
}

/** What a table of so many is asked to lay out. */
export function layoutFor(edition: EditionData, layout: Layout, players: number): Layout {
  const part = (kind: Kind) =>
    Object.fromEntries(
      placesOf(edition, kind)
        .filter((place) => inPlay(edition, place, players))
        .map(({ id }) => [id, layout[kind][id] ?? ""]),
    );
  return { plots: part("plots"), sites: part("sites") };
}
