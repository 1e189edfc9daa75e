import { beforeEach, expect, test, vi } from "vitest";

import {
  forgetGame,
  freshen,
  recentGame,
  recentGames,
  remember,
  rememberCreated,
  secretFor,
  secretsOf,
  takenWith,
} from "./recent";

beforeEach(() => localStorage.clear());

test("a new game: seats played here, invitations for the others", () => {
  const created = { game: "g", host: "h", spectator: "s", seats: ["a", null, null], invitations: [null, null, "c"] };
  const recent = rememberCreated(created);
  expect(recent).toMatchObject({ seats: { 0: "a" }, invitations: { 2: "c" }, host: "h" });
  expect(secretsOf(recent)).toEqual(["a"]);
});

test("an invitation is used with one secret, however often it is opened here", () => {
  expect(takenWith("i")).toBeUndefined();
  const secret = secretFor("i");
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect([secretFor("i"), takenWith("i")]).toEqual([secret, secret]);
  expect(secretFor("j")).not.toBe(secret);
  localStorage.setItem("lisboa.taken", "{nonsense");
  expect(takenWith("i")).toBeUndefined();
});

test("news do not lose what was known", () => {
  remember("g", { seats: { 0: "a" }, host: "h" });
  remember("g", { names: ["Ana", "Rui"], seats: {} });
  expect(recentGame("g")).toMatchObject({ host: "h", seats: { 0: "a" }, names: ["Ana", "Rui"] });
  expect(recentGames()).toHaveLength(1);
});

test("a spectator gets in by the spectators' secret", () => {
  expect(secretsOf(remember("g", { seats: {}, spectator: "s" }))).toEqual(["s"]);
});

test("games can be forgotten, and a strange storage is none", () => {
  remember("g", {});
  forgetGame("g");
  expect(recentGames()).toEqual([]);
  localStorage.setItem("lisboa.games", "{nonsense");
  expect(recentGames()).toEqual([]);
});

test("games that wait for somebody elsewhere are asked about; deleted ones are forgotten", async () => {
  const kinds: ("human" | "bot")[] = ["human", "human"];
  remember("friends", { seats: { 0: "a" }, kinds, names: ["Ana", "Rui"], at: 5 });
  remember("deleted", { seats: { 0: "b" }, kinds });
  remember("alone", { seats: { 0: "c" }, kinds: ["human", "bot"] });
  const seat = { name: "Ana", kind: "human", colour: 2 };
  const state = {
    table: { status: "playing", seats: [seat, { ...seat, name: "Zé" }], result: null },
    view: { period: 2, turn: 9 },
    to_move: 0,
  };
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation((path) => {
    const there = String(path).includes("friends");
    const body = there
      ? state
      : { type: "refused", code: "unknown-game", text: { key: "server:refused-unknown-game" } };
    return Promise.resolve(new Response(JSON.stringify(body), { status: there ? 200 : 404 }));
  });
  await freshen(recentGames());
  expect(asked).toHaveBeenCalledTimes(2);
  expect(recentGame("friends")).toMatchObject({
    names: ["Ana", "Zé"],
    turn: 9,
    yourTurn: true,
    colours: [2, 2],
    at: 5,
  });
  expect(recentGame("deleted")).toBeUndefined();
  asked.mockRestore();
});
