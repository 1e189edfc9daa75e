/** A table on this screen: what its seats see, what is asked, and the answers on their way. */

import { fetchEdition, GameApi, refusalIn } from "../client/api";
import { Live, type Deed, type Line } from "../client/live";
import { newsOf, remember } from "../client/recent";
import { settings } from "../client/settings.svelte";
import { seen, updated, type Sight } from "../client/sight";
import { sitDown } from "../client/sitting";
import { dealsNext, isUndealt } from "../client/undealt";
import type { EditionData, Hint, Option, Refused, ServerMessage } from "../client/types";
import { OwnTurns } from "./own-turns";

const HEARD = new Set(["stale", "nothing-drafted"]); // what two devices of one seat may run into

export class LiveTable {
  readonly game: string;
  readonly secrets: string[];
  line: Line = $state("connecting");
  refused: Refused | null = $state.raw(null);
  /** Also after it is no longer shown, for a report. */
  lastRefused: Refused | null = null;
  edition: EditionData | null = $state.raw(null);
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
  #sights: ReadonlyMap<number | null, Sight> = $state.raw(new Map());
  #live: Live;
  #turns: OwnTurns;

  readonly seats = $derived([...this.#sights.keys()].filter((seat) => seat !== null));
  readonly sight = $derived(this.#sights.get(this.shown) ?? [...this.#sights.values()][0] ?? null);
  readonly asked = $derived(this.veiled ? null : (this.sight?.asked ?? null));
  readonly draft = $derived(this.veiled ? null : (this.sight?.draft ?? null));
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
  readonly next = $derived(this.sight?.to_move ?? null);

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
    return this.#turns.before(this.#actions()) !== undefined;
  }

  get api(): GameApi {
    return new GameApi(this.game, this.#secretOf(this.shown));
  }

  close(): void {
    this.#live.close();
  }

  hurry(): void {
    this.#live.hurry();
  }

  /** The next person has taken the screen. */
  unveil(): void {
    this.#open = false;
    this.shown = this.next;
    this.veiled = false;
    this.choose(this.sight ? onlyOne(this.sight) : null);
  }

  choose(action: string | null): void {
    this.chosen = action;
    this.refused = null;
  }

  /** Answer the question: for now, or for good where nothing is to wait. */
  async answer(option: Option): Promise<void> {
    const { asked } = this;
    if (asked === null || this.busy) return;
    // What deals church and hands says so itself: one press, and there is no way back to it.
    const deals = asked.kind === "ask-clergy" && this.sight !== null && dealsNext(this.sight.view);
    const confirm = option.final && (deals || !settings.pause);
    if (confirm && !deals) this.#turns.note(this.#actions());
    await this.#do({ type: "draft", ...this.#from(asked.seat), action: option.action, confirm });
  }

  async confirm(): Promise<void> {
    if (this.shown === null || !this.waiting || this.busy) return;
    this.#turns.note(this.#actions());
    await this.#do({ type: "confirm", ...this.#from(this.shown) });
  }

  /** Take back the last answer; without one, and alone, the last turn. */
  async undo(): Promise<void> {
    if (this.shown === null || !this.undoable) return;
    if ((this.draft?.actions.length ?? 0) > 0) {
      await this.#do({ type: "undo", ...this.#from(this.shown), all: false });
      return;
    }
    const to = this.#turns.before(this.#actions());
    if (to === undefined) return;
    this.#turns.forget(to);
    await this.#do({ type: "rewind", ...this.#from(this.shown), drafted: null, to });
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
      const events = await this.api.events(this.shown);
      const sight = this.#sights.get(this.shown);
      if (sight) this.#sights = new Map(this.#sights).set(this.shown, { ...sight, events });
    });
  }

  // ---- what the server says ----

  #heard(message: ServerMessage): void {
    if (message.type === "state") this.#put(message.seat, seen(message, this.#sights.get(message.seat)));
    if (message.type === "update") {
      const before = this.#sights.get(message.seat);
      if (before) this.#put(message.seat, updated(before, message));
    }
    if (message.type === "refused" && !HEARD.has(message.code)) this.refused = this.lastRefused = message;
  }

  #put(seat: number | null, sight: Sight): void {
    const before = this.#sights.get(seat);
    const same = before !== undefined && sameQuestion(before, sight);
    this.#sights = new Map(this.#sights).set(seat, same ? { ...sight, asked: before.asked } : sight);
    if (this.edition === null) void this.#loadEdition(sight.table.edition);
    if (seat === this.shown && !same) {
      this.busy = false; // what it asked for has happened; its answer is on the way
      this.hint = null;
      this.choose(onlyOne(sight));
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
        this.choose(onlyOne(sight));
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
      this.edition = await fetchEdition(imprint);
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
    return this.sight?.actions ?? 0;
  }
}

/** Nothing was answered in between: what is chosen stays chosen. */
function sameQuestion(before: Sight, after: Sight): boolean {
  const drafts = (sight: Sight) => sight.draft?.actions.join() ?? "";
  return before.sequence === after.sequence && before.to_move === after.to_move && drafts(before) === drafts(after);
}

/** A question with one answer has it chosen already. */
function onlyOne(sight: Sight): string | null {
  const options = sight.asked?.options ?? [];
  return options.length === 1 ? (options[0]?.action ?? null) : null;
}
