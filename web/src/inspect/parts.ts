/** The parts of a card, tile or place: their signs; and the line above a title. */

import { kindOf, nameOf } from "../board/elements";
import type { View } from "../client/types";
import type { PrintedPart } from "../client/vocabulary";
import { printedIn, type EditionData } from "../faces/edition";
import { t, thing } from "../words/say";

export const PART_ICON: Record<PrintedPart, string> = {
  benefit: "i-confirm",
  build: "i-state-ship",
  cost: "i-real",
  court: "i-visit",
  end: "i-clock",
  follow: "i-follow",
  how: "i-arrow",
  influence: "i-influence",
  limit: "i-lock",
  officials: "i-official",
  penalty: "i-warn",
  place: "i-map",
  players: "i-people",
  portfolio: "i-card",
  reward: "i-trophy",
  rubble: "i-rubble-any",
  sail: "i-ship",
  sell: "i-sell",
  task: "i-confirm",
  trade: "i-trade",
  treasury: "i-treasury",
  visit: "i-visit",
  wigs: "i-wig",
};

type Words = EditionData["words"][string];

/** What an element says. A token lies over the printed reward; the parts of all player boards say the same. */
export function wordsOf(edition: EditionData, view: View, element: string): Words | undefined {
  const part = /^seat:\d+\/(.+)$/.exec(element)?.[1];
  if (part) return edition.words[`seat/${part}`] ?? edition.words[`seat/${part.split("/")[0]}`];
  const found = edition.words[element];
  if (!found || !view.tokens || !["plot", "site"].includes(kindOf(element))) return found;
  const token = view.tokens.plots[nameOf(element)] ?? view.tokens.sites[nameOf(element)];
  const besides = found.parts.filter(({ what }) => what !== "reward");
  return { ...found, parts: [...besides, ...(edition.words[`token:${token}`]?.parts ?? [])] };
}

/** What kind of thing it is, with what is printed in its corners. */
export function captionOf(edition: EditionData, element: string): string {
  const printed = printedIn(edition);
  const kind = kindOf(element);
  const card = kind === "card" ? printed.cards.get(nameOf(element)) : undefined;
  if (card) {
    return t("caption-card", {
      kind: thing(`kind-${card.kind}`),
      deck: thing(`colour-${card.deck}`),
      number: card.number,
      year: `${card.year}`,
    });
  }
  return t(`caption-${kind}`);
}
