import type { NewSeat } from "../client/types";
import { expect, test } from "vitest";

import {
  christened,
  laid,
  moved,
  nameOf,
  painted,
  seated,
  seatsOf,
  shuffled,
  sittersFor,
  withBots,
  withChair,
  type Chair,
  type Sitter,
} from "./modes";

const table = (...who: Sitter[]): Chair[] => who.map((one, i) => ({ id: i, who: one, name: "", bot: "", colour: i }));
const named = (chairs: Chair[], ...names: string[]): Chair[] =>
  chairs.map((chair, i) => ({ ...chair, name: names[i] ?? "" }));

test("solo is against Lacerda on the second seat", () => {
  expect(seatsOf("solo", named(laid("solo", 0), " Inês "))).toEqual([
    { kind: "human", name: "Inês", colour: 0 },
    { kind: "lacerda", colour: 1 },
  ]);
});

test("bots of different levels have names of their own, unless somebody gives them others", () => {
  const chairs = christened(named(table("merchant", "me", "merchant", "minister"), "", "Inês", "Rui"), [
    "A",
    "B",
    "C",
    "D",
  ]);
  const seats = seatsOf("bots", chairs);
  expect(new Set(chairs.map(({ bot }) => bot)).size).toBe(4);
  expect(seats.map(({ name }) => name)).toEqual([chairs[0]?.bot, "Inês", "Rui", chairs[3]?.bot]);
  expect(seats[3]).toEqual({ kind: "bot", level: "minister", name: chairs[3]?.bot, colour: 3 });
  expect(christened(chairs, ["E"])).toEqual(chairs);
});

test("whoever has no name is called by the key of the colour, and no name is sent", () => {
  const chairs = table("me", "person", "merchant");
  expect(chairs.map(nameOf)).toEqual(["red", "green", "violet"]);
  expect(seatsOf("table", chairs).map(({ name }) => name)).toEqual([undefined, undefined, undefined]);
});

test("whoever leaves the own chair to a bot watches", () => {
  const watched = seated(laid("bots", 0), 0, "courtier");
  expect(seatsOf("bots", watched).every(({ kind }) => kind === "bot")).toBe(true);
  const back = seated(watched, 1, "me");
  expect(back.map(({ who }) => who)).toEqual(["courtier", "me", "merchant"]);
  expect(seated(back, 0, "me").map(({ who }) => who)).toEqual(["me", "courtier", "merchant"]);
});

test("at one table all people sit here; friends are invited", () => {
  const people = named(table("me", "person", "person", "merchant"), "Inês", "Rui");
  const invited = (seats: NewSeat[]) => seats.map((seat) => seat.invited ?? false);
  expect(invited(seatsOf("table", people))).toEqual([false, false, false, false]);
  const seats = seatsOf("friends", people);
  expect(invited(seats)).toEqual([false, true, true, false]);
  expect(seats.map(({ name }) => name)).toEqual(["Inês", "Rui", undefined, undefined]);
});

test("colours belong to people: nobody shares one, and they move along with the chair", () => {
  const chairs = painted(table("me", "person", "apprentice"), 0, 2);
  expect(chairs.map(({ colour }) => colour)).toEqual([2, 1, 0]);
  expect(painted(chairs, 0, 3).map(({ colour }) => colour)).toEqual([3, 1, 0]);
  const seats = seatsOf("table", moved(chairs, 0, 1));
  expect(seats.map(({ colour }) => colour)).toEqual([1, 2, 0]);
  expect(laid("bots", 2).map(({ colour }) => colour)).toEqual([2, 0, 1]);
});

test("there is room for four, and a shuffle loses nobody", () => {
  let chairs = table("me", "person");
  for (let i = 0; i < 4; i++) chairs = withChair(chairs, "merchant");
  expect(chairs).toHaveLength(4);
  expect(new Set(chairs.map(({ colour }) => colour)).size).toBe(4);
  expect(new Set(shuffled(chairs))).toEqual(new Set(chairs));
});

test("more bots are as strong as those who are there, and fewer leave people alone", () => {
  const chairs = table("minister", "me", "minister");
  expect(withBots(chairs, 3).map(({ who }) => who)).toEqual(["minister", "me", "minister", "minister"]);
  expect(withBots(chairs, 1).map(({ who }) => who)).toEqual(["minister", "me"]);
});

test("only bots replace bots, and nobody replaces oneself at a table of people", () => {
  expect(sittersFor("friends", table("me")[0] as Chair)).toEqual(["me"]);
  expect(sittersFor("table", table("person")[0] as Chair)).toContain("courtier");
  expect(sittersFor("solo", table("me", "lacerda")[1] as Chair)).toEqual(["lacerda"]);
});
