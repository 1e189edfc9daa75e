import { expect, test } from "vitest";

import { mostBots, seatsOf, type Wishes } from "./modes";

const wishes: Wishes = { mode: "solo", name: " Inês ", bots: 2, level: "merchant", people: 2, names: ["", "", ""], seat: 0 };

test("solo is against Lacerda on the second seat", () => {
  expect(seatsOf({ ...wishes, seat: 1 })).toEqual({ seats: [{ kind: "human", name: "Inês" }, { kind: "lacerda" }], here: [0] });
});

test("bots have a level and names of their own", () => {
  const { seats, here } = seatsOf({ ...wishes, mode: "bots", seat: 1 });
  expect(seats.map(({ name }) => name)).toEqual(["Merchant 1", "Inês", "Merchant 2"]);
  expect(seats[0]).toMatchObject({ kind: "bot", level: "merchant" });
  expect(here).toEqual([1]);
});

test("at one table all people sit here; with friends only oneself", () => {
  const people = { ...wishes, people: 3, bots: 1, names: ["Rui", "", ""] };
  expect(seatsOf({ ...people, mode: "table" })).toMatchObject({ here: [0, 1, 2] });
  const { seats, here } = seatsOf({ ...people, mode: "friends" });
  expect(here).toEqual([0]);
  expect(seats.map(({ name }) => name)).toEqual(["Inês", "Rui", "Violet", "Merchant"]);
});

test("there is room for four", () => {
  expect(mostBots({ ...wishes, mode: "table", people: 3 })).toBe(1);
  expect(seatsOf({ ...wishes, mode: "table", people: 4, bots: 3 }).seats).toHaveLength(4);
});
