/** The turns that were confirmed in this tab, so that somebody who plays alone can take them back.
 *
 *  A turn is told by how many actions there were before it; a reload does not forget them. */
export class OwnTurns {
  #begins: number[];
  readonly #key: string;

  constructor(game: string) {
    this.#key = `lisboa.turns.${game}`;
    try {
      this.#begins = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as number[];
    } catch {
      this.#begins = [];
    }
  }

  note(actions: number): void {
    this.#keep([...this.#begins, actions]);
  }

  /** Where the last turn began that lies behind this point. */
  before(actions: number): number | undefined {
    return this.#begins.findLast((at) => at < actions);
  }

  /** This turn and all later ones are taken back. */
  forget(from: number): void {
    this.#keep(this.#begins.filter((at) => at < from));
  }

  #keep(begins: number[]): void {
    this.#begins = begins;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(begins));
    } catch {
      // Then a reload forgets which turns may be taken back.
    }
  }
}
