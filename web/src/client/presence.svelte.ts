/** Who is at the table right now, asked again while somebody wants to know. */

import { GameApi, refusalIn } from "./api";

const EVERY = 4000;

export class Presence {
  seats: ReadonlySet<number> = $state.raw(new Set());

  /** To be called in an effect: it watches until the effect ends. */
  watch(game: string, secret: string): () => void {
    const api = new GameApi(game, secret);
    const look = () =>
      api.present().then(
        (seats) => (this.seats = new Set(seats)),
        (error) => void refusalIn(error), // then it is as it was
      );
    void look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }
}
