import { beforeEach, expect, test } from "vitest";

import { forgetGame, recentGame, recentGames, remember, rememberCreated, secretsOf } from "./recent";

beforeEach(() => localStorage.clear());

test("a new game: seats played here, links for the others", () => {
  const created = { game: "g", host: "h", spectator: "s", seats: ["a", null, "c"] };
  const recent = rememberCreated(created, (seat) => seat === 0);
  expect(recent).toMatchObject({ seats: { 0: "a" }, invitations: { 2: "c" }, host: "h" });
  expect(secretsOf(recent)).toEqual(["a"]);
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
