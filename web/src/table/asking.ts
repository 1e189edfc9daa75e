/** The question in a few words, as the bar has it. */

import type { EditionData, Option, SeatInfo } from "../client/types";
import { kindOf, nameOf } from "../board/elements";
import { printedIn } from "../faces/edition";
import { called, say, t, text, thing } from "../words/say";
import type { LiveTable } from "./live-table.svelte";

/** A piece in hand in a word or two: "Builder 3", "Books". */
export function pieceName(piece: string, edition: EditionData | null): string {
  const card = kindOf(piece) === "card" && edition ? printedIn(edition).cards.get(nameOf(piece)) : undefined;
  if (card) {
    const kind = thing(`kind-${card.kind}`);
    return card.influence === 0 ? text(kind) : t("held-card", { kind, influence: card.influence });
  }
  const good = /\/warehouse\/(\w+)$/.exec(piece)?.[1];
  return good ? t("held-good", { good }) : t("held-piece");
}

/** What comes after one has played a card there. */
export function whatFollows({ pieces }: Option, edition: EditionData): string {
  if (kindOf(pieces[0] ?? "") !== "card") return "";
  const noble = pieces.find((piece) => kindOf(piece) === "noble");
  const office = noble && edition.board.offices.find((one) => one.noble === nameOf(noble));
  if (office) {
    const named = (deed: string) => say("board", `act-${deed}`);
    return t("then-visit", {
      first: named(office.top),
      second: named(office.bottom),
      last: named(office.noble_action),
    });
  }
  return pieces.some((piece) => /\/(portfolio|warehouse)/.test(piece)) ? t("then-trade") : "";
}

export function titleOf(table: LiveTable, hand: readonly string[]): string {
  const { asked, sight } = table;
  const piece = hand.at(-1);
  if (piece !== undefined && asked) return t("held-where", { piece: pieceName(piece, table.edition) });
  if (asked) return text(asked.title);
  const ahead = table.draft?.advance; // the card that is drawn once rivals have followed
  if (table.waiting) return ahead?.chosen === null ? say("questions", "draw") : t("turn-ready");
  const mover: SeatInfo | undefined = sight?.table.seats[table.next ?? -1];
  if (mover === undefined) return t("game-over");
  if (mover.kind !== "human" || mover.bot) return t("bot-thinks", { who: called(mover.name) });
  return t(sight?.thinking ? "other-thinks" : "other-asked", { who: called(mover.name) });
}
