/** A piece that walks around a ring from place to place, step by step, and never across it. */

import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";

import { isStill } from "../client/settings.svelte";

const STEP = 320; // ms
const LONGEST = 700; // ms for the whole way

/** How far it is to a place of a ring of so many; back if that is shorter, as when a step is taken back. */
export function stepsBetween(from: number, to: number, around: number): number {
  const ahead = (((to - from) % around) + around) % around;
  return ahead > around / 2 ? ahead - around : ahead;
}

export class Walk {
  readonly #around: number;
  readonly #at: Tween<number>;

  constructor(place: number, around: number) {
    this.#around = around;
    this.#at = new Tween(place);
  }

  /** Where it is, in places from the first one; halfway between two of them while it walks. */
  get at(): number {
    return this.#at.current;
  }

  to(place: number): void {
    const steps = stepsBetween(this.#at.target, place, this.#around);
    if (steps === 0) return;
    const n = Math.abs(steps);
    const duration = isStill() || document.hidden ? 0 : Math.min(LONGEST, n * STEP);
    const easing = (t: number) => (t === 1 ? 1 : (Math.floor(t * n) + cubicInOut((t * n) % 1)) / n);
    void this.#at.set(this.#at.target + steps, { duration, easing });
  }

  /** Be there at once. */
  finish(): void {
    void this.#at.set(this.#at.target, { duration: 0 });
  }
}
