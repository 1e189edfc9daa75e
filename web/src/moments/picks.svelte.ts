/** Several things chosen together, in any order: which of them are picked, and the answer they make. */

import type { Asked, Option, Pickable, Picking } from "../client/types";

export class Picks {
  /** The actions that are picked, in this order; one that can be picked twice may stand here twice. */
  picked: string[] = $state.raw([]);

  readonly several: Picking;
  readonly #asked: Asked;

  constructor(asked: Asked, several: Picking) {
    this.#asked = asked;
    this.several = several;
  }

  get things(): Pickable[] {
    return this.several.things;
  }

  /** A press on things, told from the inside outwards; says whether it picked one or put it back. */
  press(things: readonly string[]): boolean {
    const [thing] = things.flatMap((element) => this.at(element) ?? []);
    if (thing) this.toggle(thing);
    return thing !== undefined;
  }

  /** What is picked by pointing at this element. */
  at(element: string): Pickable | undefined {
    return this.things.find(({ elements }) => elements.includes(element));
  }

  count(action: string): number {
    return this.picked.filter((one) => one === action).length;
  }

  /** Pick it once more, as often as it is there; then put all of it back. */
  toggle({ action, times }: Pickable): void {
    const there = this.count(action);
    const full = this.several.number !== null && this.picked.length >= this.several.number;
    if (there > 0 && (there >= times || full)) this.picked = this.picked.filter((one) => one !== action);
    else if (!full) this.picked = [...this.picked, action];
  }

  /** How many more are asked for. */
  get missing(): number {
    return Math.max(0, (this.several.number ?? 0) - this.picked.length);
  }

  /** All of it as one answer; null: something is missing. */
  answer(): Option | null {
    if (this.missing > 0) return null;
    const named = this.several.stop === null ? this.picked : [...this.picked, this.several.stop];
    const [like] = this.#asked.options.filter(({ action }) => named.includes(action));
    const action = named.at(-1);
    if (!like || action === undefined) return null;
    return { ...like, action, before: named.slice(0, -1), final: like.final && named.length === 1 };
  }
}

/** What can be picked together in answer to this question, if it asks for several things. */
export function picksFor(asked: Asked | null): Picks | null {
  return asked?.picking ? new Picks(asked, asked.picking) : null;
}
