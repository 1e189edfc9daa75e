import { expect, test } from "vitest";

import { seen, updated } from "./sight";
import type { EventText, State, Update } from "./types";

const event = (number: number) =>
  ({ number, kind: "wigs", seat: 0, text: { key: "x:y" }, elements: [], facts: {} }) satisfies EventText;

const state = {
  type: "state",
  seat: 0,
  sequence: 3,
  actions: 3,
  table: { game: "g", status: "playing" },
  view: { turn: 1, seats: ["Ana", "Rui"] },
  to_move: 0,
  thinking: false,
  asked: null,
  draft: { actions: [], final: false },
  orders: { follow: [], not_now: [], church: false, declines: false },
  figures: { visits: null, decrees: {}, projected: [1, 2] },
  stories: [{ first: 0, turn: 1 }],
  events: [event(0), event(1)],
  told: 2,
} as unknown as State;

const update = {
  ...state,
  type: "update",
  sequence: 4,
  table: null,
  delta: { set: { turn: 2 } },
  orders: null,
  figures: null,
  stories: [
    { first: 0, turn: 1, ended: true },
    { first: 2, turn: 2 },
  ],
  events: [event(2)],
  told: 3,
} as unknown as Update;

test("an update changes what it names and leaves the rest", () => {
  const after = updated(seen(state), update);
  expect(after.view).toMatchObject({ turn: 2, seats: ["Ana", "Rui"] });
  expect(after.sequence).toBe(4);
  expect(after.table).toBe(state.table);
  expect(after.orders).toBe(state.orders);
  expect(after.figures).toBe(state.figures);
  expect(after.stories.map(({ turn, ended }) => [turn, ended ?? false])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(after.events.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(after).not.toHaveProperty("type");
  expect(after).not.toHaveProperty("delta");
});

test("whoever comes back keeps the events it had", () => {
  const before = updated(seen(state), update);
  const back = { ...state, sequence: 5, events: [event(3)], told: 4 };
  expect(seen(back, before).events.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
});

test("after a rewind the old events are no longer true", () => {
  const before = updated(seen(state), update);
  expect(seen({ ...state, events: [event(0)], told: 1 }, before).events).toHaveLength(1);
  const further = { ...state, events: [event(1), event(2), event(3)], told: 4 };
  expect(seen(further, before).events).toEqual(further.events);
});
