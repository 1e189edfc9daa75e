/** A table on this screen: what its seats see, what is asked, and the answers on their way. */

import { fetchEdition, GameApi, refusalIn } from "../client/api";
import { Live, type Deed, type Line } from "../client/live";
import { newsOf, remember } from "../client/recent";
import { settings } from "../client/settings.svelte";
import { seen, updated, type Sight } from "../client/sight";
import { sitDown } from "../client/sitting";
import { isUndealt } from "../client/undealt";
import type { EditionData, Hint, Option, Orders, Refused, ServerMessage } from "../client/types";
import { inReadersWords } from "../faces/edition";
import { Telling } from "../telling/telling.svelte";
import { useEdition } from "../words/language.svelte";
import { OwnTurns } from "./own-turns";

const HEARD = new Set(["stale", "nothing-drafted"]); // what two devices of one seat may run into

export class LiveTable {
  readonly game: string;
  readonly secrets: string[];
  /** The turns of others, which are told one step after another. */
  readonly telling = new Telling();
  line: Line = $state("connecting");
  refused: Refused | null = $state.raw(null);
  /** Also after it is no longer shown, for a report. */
  lastRefused: Refused | null = null;
  /** The seat whose hand is on the screen; null: nobody's. */
  shown: number | null = $state(null);
  /** Several people share the screen, and the next one has not taken it yet. */
  veiled = $state(false);
  /** The answer that is chosen but not given. */
  chosen: string | null = $state(null);
  busy = $state(false);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);

  #open = false; // everybody may look, since no hands are dealt
  #printed: EditionData | null = $state.raw(null);
  #sights: ReadonlyMap<number | null, Sight> = $state.raw(new Map());
  #live: Live;
  #turns: OwnTurns;

  readonly edition = $derived(this.#printed && inReadersWords(this.#printed));
  readonly seats = $derived([...this.#sights.keys()].filter((seat) => seat !== null));
  /** As it is now. */
  readonly now = $derived(this.#sights.get(this.shown) ?? [...this.#sights.values()][0] ?? null);
  /** As it is shown: at the step that is told. */
  readonly sight = $derived(this.telling.beat?.sight ?? this.now);
  readonly asked = $derived(this.veiled || this.telling.on ? null : (this.now?.asked ?? null));
  readonly draft = $derived(this.veiled || this.telling.on ? null : (this.now?.draft ?? null));
  readonly drafted = $derived(this.draft?.steps ?? []);
  readonly waiting = $derived(this.draft?.final ?? false); // for the confirm
  readonly option = $derived(this.asked?.options.find(({ action }) => action === this.chosen) ?? null);
  readonly yours = $derived(this.sight !== null && this.seats.includes(this.sight.to_move ?? -1));
  /** Nobody else is human: the past may be taken back. */
  readonly alone = $derived(
    this.seats.length === 1 && this.sight?.table.seats.filter((seat) => seat.kind === "human").length === 1,
  );
  readonly undoable = $derived(
    !this.busy && ((this.draft?.actions.length ?? 0) > 0 || (this.alone && this.rewindable)),
  );
  readonly next = $derived(this.now?.to_move ?? null);

  constructor(game: string, secrets: string[]) {
    this.game = game;
    this.secrets = secrets;
    this.#turns = new OwnTurns(game);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#live = new Live(`${scheme}://${location.host}/api/games/${game}/live`, secrets, {
      heard: (message) => this.#heard(message),
      line: (line) => (this.line = line),
      known: () => this.#known(),
    });
  }

  get rewindable(): boolean {
    return (this.now?.table.rules.play_on ?? true) && this.#turns.before(this.#actions()) !== undefined;
  }

  get api(): GameApi {
    return new GameApi(this.game, this.#secretOf(this.shown));
  }

  close(): void {
    this.#live.close();
    this.telling.forget();
  }

  hurry(): void {
    this.#live.hurry();
  }

  /** The next person has taken the screen. */
  unveil(): void {
    this.#open = false;
    this.shown = this.next;
    this.veiled = false;
    this.choose(null);
  }

  choose(action: string | null): void {
    this.chosen = action;
    this.refused = null;
  }

  /** Answer the question, for now; what is said in a word, a tile that is kept or a no to others, is said for good.
   *  While a turn that is done waits for its end, it is an answer in advance. */
  async answer(option: Option): Promise<void> {
    const { asked } = this;
    if (this.busy || this.shown === null) return;
    if (asked === null) {
      const chosen = this.draft?.advance?.chosen === option.action ? null : option.action;
      await this.#do({ type: "advance", ...this.#from(this.shown), action: chosen });
      return;
    }
    const inAWord = asked.kind === "ask-clergy" || (option.declines && this.drafted.length === 0);
    const confirm = option.final && inAWord;
    if (confirm && option.declines) this.#turns.note(this.#actions());
    const { before, action } = option;
    await this.#do({ type: "draft", ...this.#from(asked.seat), before, action, confirm, usual: settings.usual });
  }

  async confirm(): Promise<void> {
    if (this.shown === null || !this.waiting || this.busy) return;
    this.#turns.note(this.#actions());
    await this.#do({ type: "confirm", ...this.#from(this.shown) });
  }

  /** Take back the last answer, or all but the first so many; without one, and alone, the last turn. */
  async undo(keep: number | null = null): Promise<void> {
    if (this.shown === null || !this.undoable) return;
    if ((this.draft?.actions.length ?? 0) > 0) {
      await this.#do({ type: "undo", ...this.#from(this.shown), keep });
      return;
    }
    const to = this.#turns.before(this.#actions());
    if (to === undefined) return;
    this.#turns.forget(to);
    await this.#do({ type: "rewind", ...this.#from(this.shown), drafted: null, to });
  }

  /** What this seat need not be asked. */
  order(orders: Orders): Promise<void> {
    return this.#try(() => this.api.giveOrders(this.shown ?? 0, orders));
  }

  async askHint(): Promise<void> {
    const seat = this.asked?.seat;
    if (seat === undefined || this.hinting) return;
    this.hinting = true;
    try {
      this.hint = await this.api.hint(seat);
      this.choose(this.hint.action);
    } catch (error) {
      this.#failed(error);
    }
    this.hinting = false;
  }

  /** Everything that happened, not only the latest. */
  wholeLog(): Promise<void> {
    return this.#try(async () => {
      const past = this.now?.table.past ?? null; // there are only its sentences
      const more = past ? { events: await this.api.events(this.shown) } : { stories: await this.api.stories() };
      const sight = this.#sights.get(this.shown);
      if (sight) this.#sights = new Map(this.#sights).set(this.shown, { ...sight, ...more });
    });
  }

  // ---- what the server says ----

  #heard(message: ServerMessage): void {
    const before = "seat" in message ? this.#sights.get(message.seat) : undefined;
    if (message.type === "state") {
      this.telling.forget();
      this.#put(message.seat, seen(message, before));
    }
    if (message.type === "update" && before) {
      const after = updated(before, message);
      this.#put(message.seat, after);
      if (this.secrets.length === 1) this.telling.hear(before, after, message.seat); // others take the screen by turns
    }
    if (message.type === "refused" && !HEARD.has(message.code)) this.refused = this.lastRefused = message;
  }

  #put(seat: number | null, sight: Sight): void {
    const before = this.#sights.get(seat);
    const same = before !== undefined && sameQuestion(before, sight);
    this.#sights = new Map(this.#sights).set(seat, same ? { ...sight, asked: before.asked } : sight);
    if (this.#printed === null) void this.#loadEdition(sight.table.edition);
    if (seat === this.shown && !same) {
      this.busy = false; // what it asked for has happened; its answer is on the way
      this.hint = null;
      this.choose(null);
    }
    this.#seatSomebody(sight);
    remember(this.game, { ...newsOf(sight, this.seats), ...this.#entrance() });
  }

  #seatSomebody(sight: Sight): void {
    const [first] = this.seats;
    if (first === undefined) return;
    if (this.secrets.length === 1) {
      if (this.shown !== first) {
        this.shown = first;
        this.choose(null);
        if (sight.table.status === "playing") void this.#try(() => sitDown(this.game, first, this.#secretOf(first)));
      }
    } else if (sight.table.status !== "playing") {
      this.shown ??= first;
      this.veiled = false;
    } else if (isUndealt(sight.view)) {
      this.#open = true; // nobody has a secret yet
      if (sight.to_move !== null && this.seats.includes(sight.to_move)) this.shown = sight.to_move;
    } else if (sight.to_move !== null && this.seats.includes(sight.to_move)) {
      this.veiled = this.#open || sight.to_move !== this.shown;
    } else if (this.#open) {
      this.shown = null; // a bot begins: nobody has taken the screen for the first hand
    }
  }

  /** How this browser gets in again. */
  #entrance(): { seats: Record<number, string>; spectator?: string } {
    const [secret] = this.secrets;
    if (this.seats.length === 0) return { seats: {}, spectator: secret };
    return { seats: Object.fromEntries(this.seats.map((seat) => [seat, this.#secretOf(seat)])) };
  }

  async #loadEdition(imprint: string): Promise<void> {
    try {
      [this.#printed] = await Promise.all([fetchEdition(imprint), useEdition(imprint)]);
    } catch (error) {
      this.#failed(error);
    }
  }

  #known(): { told: number | null; sequence: number } {
    const sights = [...this.#sights.values()];
    if (sights.length === 0) return { told: null, sequence: 0 };
    return {
      told: Math.min(...sights.map(({ told }) => told)),
      sequence: Math.min(...sights.map(({ sequence }) => sequence)),
    };
  }

  // ---- what we say ----

  #from(seat: number): { seat: number; sequence: number; drafted: number } {
    const sight = this.#sights.get(seat);
    return { seat, sequence: sight?.sequence ?? 0, drafted: sight?.draft?.actions.length ?? 0 };
  }

  async #do(deed: Deed): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      await this.#live.send(deed);
    } finally {
      this.busy = false;
    }
  }

  async #try(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.refused = this.lastRefused = refusalIn(error);
  }

  #secretOf(seat: number | null): string {
    const at = seat === null ? 0 : Math.max(0, this.seats.indexOf(seat));
    return this.secrets[at] ?? this.secrets[0] ?? "";
  }

  #actions(): number {
    return this.now?.actions ?? 0;
  }
}

/** Nothing was answered in between: what is chosen stays chosen. */
function sameQuestion(before: Sight, after: Sight): boolean {
  const drafts = (sight: Sight) => sight.draft?.actions.join() ?? "";
  return before.sequence === after.sequence && before.to_move === after.to_move && drafts(before) === drafts(after);
}
