/** What is in hand, which popover and whether the list is open; and what a press on a piece brings about. */

import { kindOf } from "../board/elements";
import { settings } from "../client/settings.svelte";
import type { Option } from "../client/types";
import { glowing, mostFirst, offerOf, pressed, within, withoutPiece } from "./holding";
import type { LiveTable } from "./live-table.svelte";
import type { Looking } from "./looking.svelte";

const TWICE = 300; // ms: a second press so soon after an answer was meant for the first
const QUICK = 4; // answers in the bar

/** What lies loose on the table, not printed on it. */
const isLoose = (piece: string) => kindOf(piece) === "card" || piece.includes("/warehouse/");

export class Pressing {
  /** The pieces that are picked up, in the order of an answer. */
  hand: readonly string[] = $state.raw([]);
  /** A piece with several answers, opened. */
  popover: { piece: string; options: Option[] } | null = $state.raw(null);
  /** The list of all answers, or of those at one piece; null: folded. */
  list: { piece: string | null } | null = $state.raw(null);

  #given: { at: number; where: string } | null = null;
  #table: LiveTable;
  #looking: Looking;

  readonly offer = $derived.by(() => offerOf(this.#table.asked, this.#table.draft));
  readonly glows = $derived.by(() => glowing(this.offer, this.hand));
  /** Answers that stand in the bar: of what is in hand, or those that no piece carries, if they are few. */
  readonly quick = $derived.by(() => {
    const here = this.hand.length > 0 ? within(this.offer, this.hand) : withoutPiece(this.offer);
    return here.length <= QUICK ? mostFirst(here) : [];
  });
  /** Whether answers can be given in the list alone. */
  readonly listed = $derived(withoutPiece(this.offer).length > QUICK);
  /** The piece that is chosen, by an open popover or by an answer that waits for its second press. */
  readonly chosen = $derived.by(() => this.popover?.piece ?? this.#table.option?.pieces.at(-1) ?? null);

  constructor(table: LiveTable, looking: Looking) {
    this.#table = table;
    this.#looking = looking;
  }

  /** Another question: nothing is in hand. */
  renew(): void {
    this.hand = [];
    this.popover = null;
    this.list = this.listed ? { piece: null } : null;
  }

  /** A press on a thing, told from the inside outwards: the first that does something. Says whether one does. */
  press(things: readonly string[]): boolean {
    for (const piece of things) {
      const press = pressed(this.offer, this.hand, piece);
      if (press.does === "nothing") continue;
      if (this.#isSecond(piece)) return true;
      const again = this.popover?.piece === piece;
      this.popover = null;
      this.#looking.held = null;
      if (press.does === "answers") this.give(press.option, piece);
      else if (press.does === "holds") this.hold(press.hand);
      else if (press.does === "opens") this.popover = again ? null : { piece, options: press.options };
      else this.#looking.held = piece;
      return true;
    }
    const open = this.popover !== null || this.#looking.held !== null;
    this.popover = null; // the empty board
    this.#looking.held = null;
    return open;
  }

  /** Whether a piece can be picked up and carried somewhere, or, of the display, to the hand. */
  carries(piece: string): boolean {
    const press = pressed(this.offer, [], piece);
    return press.does === "holds" || (press.does === "answers" && isLoose(piece));
  }

  /** What is in hand is let go there; says whether that is a place for it. */
  drop(things: readonly string[]): boolean {
    const [piece] = this.hand;
    if (piece === undefined || things.includes(piece)) return false;
    const own = pressed(this.offer, [], piece);
    if (own.does === "answers" && things.some((thing) => thing.endsWith("/hand"))) {
      this.give(own.option, piece);
      return true;
    }
    return things.some((thing) => this.glows.has(thing) && thing !== piece) && this.press(things);
  }

  hold(hand: readonly string[]): void {
    this.hand = hand;
    this.#table.choose(null);
  }

  /** Give an answer, or choose it first, if every step is to be confirmed. `where` it was pressed. */
  give(option: Option, where: string): void {
    if (this.#isSecond(where) || this.#table.busy) return;
    if (settings.confirmEach && this.#table.chosen !== option.action) {
      this.#table.choose(option.action);
      return;
    }
    this.#given = { at: performance.now(), where };
    void this.#table.answer(option);
  }

  /** One step back: what is open or in hand; says whether there was anything. */
  putBack(): boolean {
    const open = this.popover !== null || this.hand.length > 0 || this.#looking.held !== null;
    this.popover = null;
    this.#looking.held = null;
    this.hold([]);
    return open;
  }

  /** Unfold all answers, or those at a piece; or fold them. */
  unfold(piece: string | null = null): void {
    this.list = this.list !== null && this.list.piece === piece ? null : { piece };
    this.popover = null;
  }

  #isSecond(where: string): boolean {
    return this.#given !== null && this.#given.where !== where && performance.now() - this.#given.at < TWICE;
  }
}
