/** The telling of turns: while rivals move, the table is shown as it was at the step that is told. The game itself
 *  never waits: what comes meanwhile is told in its turn, and `toNow` leaves out what is untold. */

import { settings } from "../client/settings.svelte";
import type { Sight } from "../client/sight";
import type { Story } from "../client/types";
import { isMoment, stepsKnown } from "./stories";

export type Pace = "slow" | "normal" | "instant";
export const PACES: Pace[] = ["slow", "normal", "instant"];

const STEP: Record<Pace, number> = { slow: 1600, normal: 800, instant: 0 }; // ms for a step
const END = 1200; // ms after the last one
const LONGEST = 5000; // ms for a turn at the normal pace
const KEPT = 80; // steps that can be told again to somebody who only looks on
const AWAY = 40; // steps: whoever was away that long wants to see the table

/** One step of a story, and the table after it. */
export interface Beat {
  sight: Sight;
  first: number; // of its story
  step: number;
  /** The last one of its story. */
  ends: boolean;
}

export class Telling {
  paused = $state(false);
  #beats: Beat[] = $state.raw([]);
  #at = $state(0); // the beat that is told; behind the last one it is now
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly on = $derived(this.#at < this.#beats.length);
  readonly beat = $derived(this.#beats[this.#at] ?? null);
  /** What was told last stays in the bar until somebody is asked. */
  readonly latest = $derived(this.beat ?? this.#beats.at(-1) ?? null);
  readonly first = $derived(this.#at === 0);
  readonly story: Story | null = $derived(
    this.latest?.sight.stories.find(({ first }) => first === this.latest?.first) ?? null,
  );

  /** What the server says next: `before` is what it said last. */
  hear(before: Sight, after: Sight, seat: number | null): void {
    const fresh = beatsOf(before, after, seat);
    if (after.told < before.told || after.stories.some((story) => isOwn(story, seat) && !known(before, story))) {
      this.forget(); // history was rewritten, or one's own turn is done: another round
    }
    if (fresh.length === 0) return;
    const idle = !this.on;
    this.#beats = [...(idle ? this.#beats.slice(-KEPT) : this.#beats), ...fresh];
    if (fresh.length > AWAY || settings.telling === "instant" || document.hidden) this.toNow();
    else if (idle) this.#go(this.#beats.length - fresh.length);
  }

  pause(): void {
    this.paused = !this.paused;
    this.#wait();
  }

  step(by: 1 | -1): void {
    this.paused = true;
    this.#go(Math.max(0, this.#at + by));
  }

  toNow(): void {
    this.paused = false;
    this.#go(this.#beats.length);
  }

  /** From its first step on; says whether it is still known how the table looked. */
  knows(story: Story): boolean {
    return this.#beats.some(({ first }) => first === story.first);
  }

  again(story: Story): void {
    const at = this.#beats.findIndex(({ first }) => first === story.first);
    if (at < 0) return;
    this.paused = false;
    this.#go(at);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#at = 0;
    this.paused = false;
  }

  #go(at: number): void {
    this.#at = Math.min(at, this.#beats.length);
    if (!this.on) this.paused = false;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { beat } = this;
    if (beat === null || this.paused) return;
    this.#timer = setTimeout(() => this.#go(this.#at + 1), this.#length(beat));
  }

  #length(beat: Beat): number {
    const steps = this.#beats.filter(({ first }) => first === beat.first).length;
    const pace = settings.telling;
    const step = pace === "normal" ? Math.min(STEP.normal, (LONGEST - END) / steps) : STEP[pace];
    return beat.ends ? step + END : step;
  }
}

const isOwn = (story: Story, seat: number | null): boolean => story.seat === seat && !isMoment(story);
const known = (sight: Sight, { first }: Story): boolean => sight.stories.some((story) => story.first === first);

/** What others did, and what happened between turns; one's own steps one knows. */
export function beatsOf(before: Sight, after: Sight, seat: number | null): Beat[] {
  return after.stories.flatMap((story) => {
    const told = stepsKnown(before.stories, story);
    const fresh = story.steps.map((step, i) => ({ step, i })).slice(told);
    return fresh
      .filter(({ step }) => step.seat !== seat || isMoment(story))
      .map(({ i }) => ({
        sight: after,
        first: story.first,
        step: i,
        ends: story.ended && i === story.steps.length - 1,
      }));
  });
}
