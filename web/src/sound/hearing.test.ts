import { expect, test } from "vitest";

import type { Sight } from "../client/sight";
import { late } from "../fixtures/played";
import { heardBetween } from "./hearing";

const now = { view: late.view, to_move: 1, table: { status: "playing" } } as unknown as Sight;
const [name = ""] = late.view.seats;
const player = late.view.players[name];

function after(change: object, to_move = now.to_move): Sight {
  const view = { ...late.view, players: { ...late.view.players, [name]: { ...player, ...change } } };
  return { ...now, to_move, view } as Sight;
}

test("cards and coins are heard when they move, once each", () => {
  expect(heardBetween(now, after({}), [1])).toEqual([]);
  expect(heardBetween(now, after({ reais: (player?.reais ?? 0) + 3 }), [1])).toEqual(["coin"]);
  expect(heardBetween(now, after({ hand: [], reais: 0 }), [1])).toEqual(["card", "coin"]);
});

test("the own turn is heard when it begins, and nobody else's", () => {
  expect(heardBetween(after({}, 0), now, [1])).toEqual(["turn"]);
  expect(heardBetween(now, now, [1])).toEqual([]);
  expect(heardBetween(after({}, 0), now, [2])).toEqual([]);
  expect(heardBetween(null, now, [1])).toEqual([]); // whoever opens a table hears nothing
});
