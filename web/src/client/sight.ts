/** What one seat (null: a spectator) sees of a table, kept up to date by what the server says. */

import { applied } from "./delta";
import type { EventText, State, Story, Update } from "./types";

export type Sight = Omit<State, "type">;

/** After a whole state. A reconnected client asked only for the events it did not have yet; if some
 *  come again, history was rewritten meanwhile. */
export function seen(state: State, before?: Sight): Sight {
  const { type: _, ...sight } = state;
  const first = state.events[0]?.number ?? state.told;
  if (before === undefined || state.told < before.told || first < before.told) return sight;
  return {
    ...sight,
    stories: grown(before.stories, state.stories),
    events: joined(before.events, state.events),
  };
}

/** After an update. */
export function updated(before: Sight, update: Update): Sight {
  const { type: _, delta, table, orders, figures, stories, events, ...rest } = update;
  return {
    ...rest,
    view: applied(before.view, delta),
    table: table ?? before.table,
    orders: orders ?? before.orders,
    figures: figures ?? before.figures,
    stories: grown(before.stories, stories),
    events: joined(before.events, events),
  };
}

function joined(before: EventText[], after: EventText[]): EventText[] {
  const last = before.at(-1)?.number ?? -1;
  const fresh = after.filter((event) => event.number > last);
  return fresh.length > 0 ? [...before, ...fresh] : before;
}

/** Turns by the number of their first event: those that are told again have grown. */
function grown(before: Story[], after: Story[]): Story[] {
  const first = after[0]?.first;
  return first === undefined ? before : [...before.filter((story) => story.first < first), ...after];
}
