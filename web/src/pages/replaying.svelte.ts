/** Walking through a finished game: where one is, where one wants to be, and the turns between. */

import { fetchEdition, refusalIn, type GameApi } from "../client/api";
import type { EditionData, NewSeat, Refused, Replay, SeatInfo, Turn } from "../client/types";
import { inReadersWords } from "../faces/edition";
import { useEdition } from "../words/language.svelte";

/** Through whose eyes: a seat, or with nothing hidden. */
export type Whose = number | "everything";

const BREATH = 150; // milliseconds between two requests while the slider is dragged
const KEPT = 80; // moments: stepping back and forth asks the server once

type Source = Pick<GameApi, "replay" | "turns" | "look">;

export class Replaying {
  /** How many answers are to be played; the slider runs ahead of what is shown. */
  wanted = $state(0);
  whose: Whose = $state("everything");
  /** It walks by itself. */
  running = $state(false);
  moment: Replay | null = $state.raw(null);
  turns: Turn[] = $state.raw([]);
  seats: SeatInfo[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);

  readonly last = $derived(this.moment?.actions.length ?? 0);
  /** The turn that is being played. */
  readonly turn = $derived(this.turns.findLastIndex((turn) => turn.at <= this.wanted));

  #printed: EditionData | null = $state.raw(null);
  readonly edition = $derived(this.#printed && inReadersWords(this.#printed));
  #moments = new Map<string, Replay>();
  #fetching = false;

  constructor(
    private readonly source: Source,
    at: number,
  ) {
    this.wanted = at;
    void this.#try(async () => {
      await this.#fetch();
      this.seats = (await source.look()).table.seats;
      this.turns = await source.turns();
    });
  }

  /** The same seats for a game that goes on from here: one's own stay here, friends are invited to theirs. Whoever
   *  only watched plays them all. */
  seatsWith(mine: number[]): NewSeat[] {
    return this.seats.map(({ kind, level }, seat) => {
      if (kind === "human") return { kind, invited: mine.length > 0 && !mine.includes(seat) };
      return kind === "bot" ? { kind, level } : { kind };
    });
  }

  go(point: number): void {
    this.wanted = Math.max(0, this.moment ? Math.min(this.last, point) : point);
    void this.#try(() => this.#fetch());
  }

  /** Go there and stay. */
  jump(point: number): void {
    this.running = false;
    this.go(point);
  }

  /** Walk on by itself, from the beginning if this is the end; or stop. */
  run(): void {
    if (!this.running && this.wanted >= this.last) this.go(0);
    this.running = !this.running;
  }

  see(whose: Whose): void {
    this.whose = whose;
    void this.#try(() => this.#fetch());
  }

  step(by: number): void {
    this.go(this.wanted + by);
  }

  /** To the beginning of this turn or of the one before, or of the next one. */
  turnBy(by: 1 | -1): void {
    const begins = this.turns.map((turn) => turn.at);
    const there = by > 0 ? begins.find((at) => at > this.wanted) : begins.findLast((at) => at < this.wanted);
    this.go(there ?? (by > 0 ? this.last : 0));
  }

  /** One request at a time: whatever was wanted meanwhile, only the latest is fetched next. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      for (let found: Replay | null = null; found === null;) {
        const { wanted, whose } = this;
        const moment = await this.#at(wanted, whose);
        if (this.#printed === null) {
          [this.#printed] = await Promise.all([fetchEdition(moment.edition), useEdition(moment.edition)]);
        }
        this.moment = moment;
        this.refused = null;
        if (wanted === this.wanted && whose === this.whose) found = moment;
        else await new Promise((resolve) => setTimeout(resolve, BREATH));
      }
    } finally {
      this.#fetching = false;
    }
  }

  async #at(point: number, whose: Whose): Promise<Replay> {
    const key = `${point} ${whose}`;
    const moment = this.#moments.get(key) ?? (await this.source.replay(point, whose));
    this.#moments.delete(key);
    this.#moments.set(key, moment);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
    return moment;
  }

  async #try(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.refused = refusalIn(error);
    }
  }
}

/** What a turn brought to the player whose turn it was, final scoring included. */
export function gainOf(turns: Turn[], index: number): number {
  const before = turns[index];
  const after = turns[index + 1];
  if (before === undefined || after === undefined) return 0;
  return (after.projected[before.seat] ?? 0) - (before.projected[before.seat] ?? 0);
}

const LOUD = 4;

/** The turns that brought the most, in the order of play. */
export function loudest(turns: Turn[]): number[] {
  return turns
    .map((_, index) => index)
    .filter((index) => gainOf(turns, index) > 0)
    .sort((a, b) => gainOf(turns, b) - gainOf(turns, a))
    .slice(0, LOUD)
    .sort((a, b) => a - b);
}
