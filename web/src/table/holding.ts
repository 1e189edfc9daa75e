/** What each piece on the table does when it is pressed, with what is in hand: the one place that decides.
 *
 *  An answer names its pieces in order: what is picked up, then where it goes. What is in hand is the beginning of
 *  such a list. Board, hand, player boards, keys, drag and list all ask here. */

import type { Asked, Closed, Draft, Option } from "../client/types";

/** All that can be answered now, with what may be answered at once besides. */
export interface Offer {
  answers: readonly Option[];
  closed: readonly Closed[];
  /** Answers that end the present step and answer the next one. */
  ending: ReadonlySet<Option>;
}

export type Press =
  | { does: "answers"; option: Option }
  /** With this in hand from now on; nothing: it is put back. */
  | { does: "holds"; hand: readonly string[] }
  | { does: "opens"; options: Option[] }
  | { does: "explains"; closed: Closed[] }
  | { does: "nothing" };

export const NOTHING: Offer = { answers: [], closed: [], ending: new Set() };

/** What is offered by a question, or while a turn that is done waits for its end. */
export function offerOf(asked: Asked | null, draft: Draft | null): Offer {
  if (asked === null) return { ...NOTHING, answers: draft?.advance?.options ?? [] };
  const declining = new Set(asked.options.filter(({ declines }) => declines).map(({ action }) => action));
  return {
    answers: [...asked.options, ...asked.ahead],
    closed: asked.closed,
    ending: new Set(asked.ahead.filter(({ before }) => before.some((action) => declining.has(action)))),
  };
}

/** The answers that what is in hand may still become. */
export function within(offer: Offer, hand: readonly string[]): Option[] {
  return offer.answers.filter(({ pieces }) => hand.every((piece, i) => pieces[i] === piece));
}

/** What can be done with one card, the most first: the engine counts from the least, which is gold. */
export function mostFirst(options: readonly Option[]): readonly Option[] {
  const [card] = options[0]?.pieces ?? [];
  const ofOne = card?.startsWith("card:") && options.every(({ pieces }) => pieces[0] === card);
  return ofOne ? options.toReversed() : options;
}

/** Answers that say more take the place of those with which they begin. */
export function fullest(options: readonly Option[]): Option[] {
  const begun = new Set(options.flatMap(({ before }) => before.slice(0, 1)));
  return options.filter(({ action, before, declines }) => declines || before.length > 0 || !begun.has(action));
}

/** The answers at a piece, with so much of the hand as they need. */
function at(offer: Offer, hand: readonly string[], piece: string): { kept: readonly string[]; options: Option[] } {
  for (let n = hand.length; n >= 0; n--) {
    const kept = hand.slice(0, n);
    const options = within(offer, kept).filter(({ pieces }) => pieces.includes(piece, n));
    if (options.length > 0) return { kept, options };
  }
  return { kept: [], options: [] };
}

/** What can be answered at a piece, or else why nothing can. */
export function answersAt(offer: Offer, hand: readonly string[], piece: string): Pick<Glowing, "options" | "closed"> {
  const options = fullest(at(offer, hand, piece).options);
  return { options, closed: options.length > 0 ? [] : closedAt(offer, hand, piece) };
}

export function pressed(offer: Offer, hand: readonly string[], piece: string): Press {
  if (hand.at(-1) === piece) return { does: "holds", hand: hand.slice(0, -1) };
  const { kept, options } = at(offer, hand, piece);
  const { options: full, closed } = answersAt(offer, hand, piece);
  const [only] = full;
  if (only === undefined) return closed.length > 0 ? { does: "explains", closed } : { does: "nothing" };
  if (full.length === 1) return { does: "answers", option: only };
  const picked = options.every(({ pieces }) => pieces[kept.length] === piece && pieces.length > kept.length + 1);
  return picked ? { does: "holds", hand: [...kept, piece] } : { does: "opens", options: full };
}

/** Why nothing can be answered there: with a piece in hand only what concerns it. */
function closedAt({ closed }: Offer, hand: readonly string[], piece: string): Closed[] {
  const here = closed.filter(({ elements }) => elements.includes(piece));
  const held = here.filter(({ elements }) => hand.every((each) => elements.includes(each)));
  return held.length > 0 ? held : here;
}

/** How a piece shows what pressing it would do. */
export interface Glowing {
  /** next: it ends the present step and answers the next one; held: in hand. */
  state: "option" | "next" | "held" | "closed";
  options: Option[];
  closed: Closed[];
}

/** Every piece that takes part now. With something in hand only its destinations glow. */
export function glowing(offer: Offer, hand: readonly string[]): Map<string, Glowing> {
  const found = new Map<string, Glowing>();
  const live = within(offer, hand);
  for (const option of live) {
    const piece = option.pieces[hand.length];
    if (piece === undefined) continue;
    const before = found.get(piece);
    const state = offer.ending.has(option) && before?.state !== "option" ? "next" : "option";
    found.set(piece, { state, options: [...(before?.options ?? []), option], closed: [] });
  }
  for (const [piece, glow] of found) found.set(piece, { ...glow, options: fullest(glow.options) });
  const open = new Set(live.flatMap(({ pieces }) => pieces));
  for (const closed of offer.closed) {
    if (!hand.every((piece) => closed.elements.includes(piece))) continue;
    const places = hand.length > 0 ? closed.elements : closed.elements.slice(0, 1);
    for (const piece of places.filter((each) => !open.has(each) && !hand.includes(each))) {
      const before = found.get(piece)?.closed ?? [];
      found.set(piece, { state: "closed", options: [], closed: [...before, closed] });
    }
  }
  for (const piece of hand) found.set(piece, { state: "held", options: live, closed: [] });
  return found;
}

/** Answers that no piece carries: numbers, orders. */
export function withoutPiece({ answers }: Offer): Option[] {
  return fullest(answers).filter(({ pieces, declines }) => pieces.length === 0 && !declines);
}

/** The answer that says no, or that it is enough, if there is one. */
export function declining({ answers }: Offer): Option | undefined {
  return answers.find(({ declines }) => declines);
}

/** Answers to several questions at once, as rows and columns: by the first of them and by the last. */
export interface Matrix {
  rows: string[];
  columns: string[];
  cell: (row: string, column: string) => Option | undefined;
}

/** If the answers at a piece have two dimensions: what is built, and the cube that is taken. */
export function matrixOf(options: readonly Option[]): Matrix | null {
  if (options.length < 2 || options.some(({ before }) => before.length === 0)) return null;
  const key = (row: string, column: string) => `${row}\n${column}`;
  const cells = new Map(options.map((option) => [key(option.before.join(), option.action), option]));
  const rows = [...new Set(options.map(({ before }) => before.join()))];
  const columns = [...new Set(options.map(({ action }) => action))];
  if (cells.size < options.length || columns.length < 2) return null;
  return { rows, columns, cell: (row, column) => cells.get(key(row, column)) };
}

/** What tells an answer from all others of its question. */
export const keyOf = ({ before, action }: Option): string => [...before, action].join("; ");
