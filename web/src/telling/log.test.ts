import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import type { SeatInfo, Story, TurnStep } from "../client/types";
import Log from "./Log.svelte";
import Sentences from "./Sentences.svelte";
import Since from "./Since.svelte";
import Veil from "./Veil.svelte";

const said = (title: string) => ({ key: "things:title", args: { title } });
const step = (seat: number, icon: string, title: string): TurnStep => ({
  ...{ seat, icon, elements: ["plot:plot-a1"], text: said(title), brief: said(title), changes: [] },
});
const story = (first: number, seat: number, more: Partial<Story> = {}): Story => ({
  ...{ first, seat, turn: first, period: 1, way: "visit", noble: "king", followers: [], wigs: [0, 3] },
  ...{ steps: [step(seat, "king", "visit"), step(seat, "act-store", `store ${first}`)] },
  ...{ headline: said(`turn ${first}`), brief: said(`deeds ${first}`), ended: true },
  ...more,
});
const seats = [{ name: "Ana" }, { name: "Rui" }] as SeatInfo[];
const church = story(4, 0, { way: "church", steps: [step(1, "clergy", "gives")], wigs: [0, 2] });
const stories = [story(1, 0, { wigs: [0, 0] }), story(2, 1), story(3, 0, { wigs: [0, 0] }), church];
const props = { stories, seats, seat: 0, unfolded: null, onunfold: vi.fn() };
const line = (n: number) => screen.getByRole("button", { name: `“turn ${n}”` });

test("one line a turn, the newest first; the turns since one's own are tinted", () => {
  render(Log, { props: { ...props, stories: stories.slice(0, 2) } });
  const lines = screen.getAllByRole("button", { name: /turn/ });
  expect(lines.map((one) => one.getAttribute("aria-label"))).toEqual(["“turn 2”", "“turn 1”"]);
  expect([line(2), line(1)].map((one) => one.closest("li")?.classList.contains("fresh"))).toEqual([true, false]);
});

test("what is told about links stands where it happened", () => {
  const notice = (told: number) => ({ seat: 1, at: told, told, text: said(`link ${told}`) });
  render(Log, { props: { ...props, stories: stories.slice(0, 2), notices: [notice(1), notice(2), notice(9)] } });
  const lines = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
  const order = ["link 9", "store 2", "link 2", "store 1", "link 1"];
  expect(lines.map((text) => order.find((words) => text.includes(words)))).toEqual(order);
});

test("a press unfolds a turn, a second one folds it; its steps stand there in words", async () => {
  const onunfold = vi.fn();
  const { rerender } = render(Log, { props: { ...props, onunfold } });
  await fireEvent.click(line(2));
  expect(onunfold).toHaveBeenLastCalledWith(stories[1]);
  await rerender({ ...props, onunfold, unfolded: 2 });
  expect(line(2).getAttribute("aria-expanded")).toBe("true");
  expect(screen.getAllByRole("listitem").some((item) => item.textContent?.includes("“store 2”"))).toBe(true);
  await fireEvent.click(line(2));
  expect(onunfold).toHaveBeenLastCalledWith(null);
});

test("the whole log can be read by player and by scoring", async () => {
  render(Log, { props: { ...props, large: true, onlarge: vi.fn() } });
  await fireEvent.click(screen.getByRole("button", { name: "Rui" }));
  expect(screen.getAllByRole("button", { name: /turn/ })).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: /scoring/ }));
  expect(screen.getAllByRole("button", { name: /turn/ }).map((one) => one.getAttribute("aria-label"))).toEqual([
    "“turn 4”",
    "“turn 2”",
  ]);
});

test("one line is in the order of tabs, the others are reached by arrow keys", async () => {
  render(Log, { props });
  expect([1, 2, 3, 4].map((n) => line(n).tabIndex)).toEqual([-1, -1, -1, 0]);
  line(4).focus();
  await fireEvent.keyDown(line(4), { key: "ArrowDown" });
  expect(document.activeElement).toBe(line(3));
});

test("since one's own turn there is a card for each, and a button where there is no room for them", async () => {
  const onunfold = vi.fn();
  render(Since, { props: { stories: stories.slice(1, 3), seats, unfolded: null, onunfold } });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.trim())).toHaveLength(2);
  await fireEvent.click(line(2));
  expect(onunfold).toHaveBeenLastCalledWith(stories[1]);
  await fireEvent.click(screen.getByRole("button", { name: "Since · 2" }));
  expect(onunfold).toHaveBeenLastCalledWith(stories[2]);
});

test("the veil says what the others did", () => {
  render(Veil, { props: { seat: 0, name: "Ana", stories: [stories[1] as Story], onunveil: vi.fn() } });
  expect(screen.getByRole("listitem").textContent).toContain("“turn 2”");
});

test("a sentence marks what it tells of while it is looked at, and a click goes there", async () => {
  const onmark = vi.fn();
  const onshow = vi.fn();
  const event = { number: 5, kind: "store-built", seat: 1, elements: ["seat:1", "plot:plot-a1"], facts: {} } as const;
  render(Sentences, {
    props: { events: [{ ...event, elements: [...event.elements], text: said("store") }], onmark, onshow },
  });
  const sentence = screen.getByRole("button", { name: "“store”" });
  await fireEvent.pointerEnter(sentence);
  expect(onmark).toHaveBeenLastCalledWith(["plot:plot-a1"]);
  await fireEvent.pointerLeave(sentence);
  expect(onmark).toHaveBeenLastCalledWith([]);
  await fireEvent.click(sentence);
  expect(onshow).toHaveBeenCalledWith(["plot:plot-a1"]);
});
