import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Replay, SeatInfo, State, Turn } from "../client/types";
import { edition } from "../fixtures/played";
import { gainOf, loudest, Replaying } from "./replaying.svelte";
import { apart, atOf, roundStep, xOf } from "./timescale";

vi.mock("../client/api", async (original) => ({
  ...(await original<object>()),
  fetchEdition: () => Promise.resolve(edition),
  fetchTitles: () => Promise.resolve({}),
}));

const turn = (at: number, seat: number, projected: number[]): Turn => ({
  at,
  turn: at,
  period: 1,
  seat,
  wigs: projected,
  projected,
});
const TURNS = [turn(0, 0, [5, 5]), turn(4, 1, [9, 5]), turn(9, 0, [9, 4]), turn(20, 1, [10, 4])];
const asked: string[] = [];
const source = {
  replay: async (at: number, seat: unknown) => {
    asked.push(`${at} ${seat}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return {
      at,
      actions: Array.from({ length: 20 }, String),
      view: { edition: { fingerprint: "f" } },
      events: [],
    } as unknown as Replay;
  },
  turns: () => Promise.resolve(TURNS),
  look: () => Promise.resolve({ table: { seats: [] } } as unknown as State),
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

async function begun(): Promise<Replaying> {
  const replay = new Replaying(source, 0);
  await vi.advanceTimersByTimeAsync(500);
  return replay;
}

test("played on, one's own seats stay here and friends are invited; whoever only watched plays them all", async () => {
  const replay = await begun();
  const seat = (kind: string, level: string | null = null) => ({ kind, level }) as SeatInfo;
  replay.seats = [seat("human"), seat("human"), seat("bot", "merchant")];
  const bot = { kind: "bot", level: "merchant" };
  expect(replay.seatsWith([1])).toEqual([{ kind: "human", invited: true }, { kind: "human", invited: false }, bot]);
  expect(replay.seatsWith([])).toEqual([{ kind: "human", invited: false }, { kind: "human", invited: false }, bot]);
  replay.seats = [seat("human"), seat("lacerda")];
  expect(replay.seatsWith([0])).toEqual([{ kind: "human", invited: false }, { kind: "lacerda" }]);
});

test("while the slider is dragged only some points are fetched, and the last one always", async () => {
  const replay = await begun();
  for (let at = 1; at <= 15; at++) {
    replay.go(at);
    await vi.advanceTimersByTimeAsync(5);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.length).toBeLessThan(6);
  expect(replay.moment?.at).toBe(15);
});

test("what was seen is not fetched again, and each view is another", async () => {
  const replay = await begun();
  for (const at of [1, 0, 1]) {
    replay.go(at);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(asked).toEqual(["0 everything", "1 everything"]);
  replay.see(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked.at(-1)).toBe("1 1");
});

test("turn by turn: back to the beginning of this one first", async () => {
  const replay = await begun();
  const at = (deed: () => void) => {
    deed();
    flushSync();
    return replay.wanted;
  };
  expect(at(() => replay.turnBy(1))).toBe(4);
  expect(at(() => replay.step(2))).toBe(6);
  expect(at(() => replay.turnBy(-1))).toBe(4);
  expect(at(() => replay.turnBy(-1))).toBe(0);
  expect(at(() => replay.go(99))).toBe(20);
  expect(at(() => replay.turnBy(1))).toBe(20);
});

test("turns are weighed by what they brought to their player", () => {
  expect(gainOf(TURNS, 0)).toBe(4);
  expect(gainOf(TURNS, 1)).toBe(-1);
  expect(loudest(TURNS)).toEqual([0, 2]);
});

test("points of the game and places on the screen", () => {
  const scale = { width: 1000, last: 200 };
  for (const at of [0, 77, 200]) expect(atOf(scale, xOf(scale, at))).toBe(at);
  expect(atOf(scale, -50)).toBe(0);
  expect(atOf(scale, 5000)).toBe(200);
  expect(roundStep(48)).toBe(20);
  expect(apart([50, 51, 10], 15, 0, 60)).toEqual([45, 60, 10]);
});
