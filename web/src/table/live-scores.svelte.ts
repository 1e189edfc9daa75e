/** The final scoring as if the game ended now, asked for again whenever the table changed. */

import { refusalIn } from "../client/api";
import type { Scores } from "../client/types";
import type { LiveTable } from "./live-table.svelte";

export class LiveScores {
  now: Scores | null = $state.raw(null);

  /** It follows the table as long as somebody wants to see it. To be made with a component. */
  constructor(table: LiveTable, wanted: () => boolean) {
    const point = $derived(`${table.sight?.sequence}/${table.draft?.actions.length ?? 0}/${table.shown}`);
    let asked = "";
    $effect(() => {
      if (!wanted() || asked === point) return;
      asked = point;
      const asking = point;
      table.api.scores(table.shown).then(
        (scores) => void (asked === asking && (this.now = scores)),
        (error: unknown) => {
          asked = ""; // the next change asks again
          refusalIn(error);
        },
      );
    });
  }
}
