import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../client/settings.svelte";
import type { Sight } from "../client/sight";
import type { Story, TurnStep } from "../client/types";
import { byRound, deeds, opening, shownBy, sinceOwn, sums } from "./stories";
import { beatsOf, Telling } from "./telling.svelte";

const ME = 0;
const said = (title: string) => ({ key: "things:title", args: { title } });
const step = (seat: number, icon: string, ...elements: string[]): TurnStep => ({
  ...{ seat, icon, elements, text: said(icon), brief: null, changes: [] },
});
const story = (first: number, seat: number, steps: TurnStep[], more: Partial<Story> = {}): Story => ({
  ...{ first, seat, steps, turn: first, period: 1, way: "visit", noble: "king", followers: [], wigs: [0, 0, 0, 0] },
  ...{ headline: said(`turn ${first}`), brief: said(`turn ${first}`), ended: true },
  ...more,
});
const sight = (stories: Story[], told = 10): Sight => ({ stories, told }) as unknown as Sight;

const mine = story(1, ME, [step(ME, "gold")]);
const visit = step(1, "king", "card:c", "noble:king");
const store = step(1, "act-store", "deed:store", "plot:plot-a1");
const drawn = step(1, "draw", "card:d");

beforeEach(() => {
  vi.useFakeTimers();
  settings.telling = "normal";
});
afterEach(() => vi.useRealTimers());

test("since one's own turn: turns of others, and what happened between them", () => {
  const church = story(3, ME, [step(2, "clergy")], { way: "church" });
  const growing = story(5, ME, [step(ME, "card")], { ended: false });
  const turns = [story(0, 1, [visit], { way: "setup" }), mine, story(2, 1, [visit]), church, story(4, 2, [visit])];
  expect(sinceOwn([...turns, growing], ME).map(({ first }) => first)).toEqual([2, 3, 4]);
  expect(sinceOwn(turns.slice(0, 1), ME)).toEqual([]);
  expect(sinceOwn(turns, null).map(({ first }) => first)).toEqual([1, 2, 3, 4]);
});

test("a line has the way of a turn, then what was done; the rounds begin with the newest", () => {
  const turn = story(4, 1, [step(1, "dock"), visit, store, step(2, "follow"), drawn]);
  expect(opening(turn)).toBe(visit);
  expect(deeds(turn)).toEqual([store]);
  expect(byRound([mine, story(2, 1, []), turn], 3).map(({ number, stories }) => [number, stories.length])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test("what was paid stands before what was gained, and a place before a card", () => {
  const text = said("x");
  const changes = [
    ...[{ seat: 1, what: "wigs", n: 6, text } as const, { seat: 1, what: "reais", n: -8, text } as const],
    ...[{ seat: 2, what: "wigs", n: 1, text } as const, { seat: 1, what: "decrees", n: 1, text } as const],
  ];
  expect(sums({ ...store, changes }).map(({ what }) => what)).toEqual(["reais", "wigs"]);
  expect(shownBy(visit)[0]).toBe("noble:king");
});

test("steps of others are told, one's own are known", () => {
  const before = sight([mine]);
  const after = sight([mine, story(2, 1, [visit, step(ME, "follow"), store], { ended: false })]);
  expect(beatsOf(before, after, ME).map(({ step }) => step)).toEqual([0, 2]);
  expect(beatsOf(before, before, ME)).toEqual([]);
});

test("the table is shown as it was at the step that is told; what comes meanwhile waits for its turn", () => {
  const telling = new Telling();
  const start = sight([mine]);
  const first = sight([mine, story(2, 1, [visit], { ended: false })]);
  const second = sight([mine, story(2, 1, [visit, store, drawn])], 20);
  telling.hear(start, first, ME);
  telling.hear(first, second, ME);
  expect([telling.on, telling.beat?.sight, telling.beat?.step]).toEqual([true, first, 0]);
  vi.advanceTimersByTime(800);
  expect([telling.beat?.sight, telling.beat?.step]).toEqual([second, 1]);
  vi.advanceTimersByTime(800);
  expect(telling.beat?.step).toBe(2);
  vi.advanceTimersByTime(1999);
  expect(telling.on).toBe(true);
  vi.advanceTimersByTime(1);
  expect([telling.on, telling.beat]).toEqual([false, null]);
  expect(telling.story?.first).toBe(2);
});

test("a turn takes at most five seconds", () => {
  const telling = new Telling();
  const long = Array.from({ length: 12 }, () => visit);
  telling.hear(sight([mine]), sight([mine, story(2, 1, long)]), ME);
  vi.advanceTimersByTime(4900);
  expect(telling.on).toBe(true);
  vi.advanceTimersByTime(200);
  expect(telling.on).toBe(false);
});

test("it can be paused, gone through step by step, left, and told again", () => {
  const telling = new Telling();
  const turn = story(2, 1, [visit, store, drawn]);
  telling.hear(sight([mine]), sight([mine, turn]), ME);
  telling.pause();
  vi.advanceTimersByTime(60_000);
  expect(telling.beat?.step).toBe(0);
  telling.step(1);
  telling.step(1);
  telling.step(-1);
  expect([telling.paused, telling.beat?.step]).toEqual([true, 1]);
  telling.toNow();
  expect(telling.on).toBe(false);
  expect([telling.knows(turn), telling.knows(mine)]).toEqual([true, false]);
  telling.again(turn);
  expect([telling.beat?.step, telling.paused]).toEqual([0, false]);
});

test("whoever wants no telling sees the table at once", () => {
  settings.telling = "instant";
  const telling = new Telling();
  telling.hear(sight([mine]), sight([mine, story(2, 1, [visit, store])]), ME);
  expect(telling.on).toBe(false);
});

test("with one's own next turn the round before it is forgotten", () => {
  const telling = new Telling();
  const turn = story(2, 1, [visit]);
  telling.hear(sight([mine]), sight([mine, turn]), ME);
  const own = story(5, ME, [step(ME, "gold")]);
  telling.hear(sight([mine, turn]), sight([mine, turn, own], 20), ME);
  expect([telling.on, telling.knows(turn)]).toEqual([false, false]);
});
