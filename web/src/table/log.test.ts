import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import type { EventText } from "../client/types";
import { byTurn, shownBy } from "./chronicle";
import Log from "./Log.svelte";

const event = (
  number: number,
  kind: EventText["kind"],
  seat: number,
  elements: string[],
  title: string = kind,
): EventText => ({
  ...{ number, kind, seat, elements, facts: {}, text: { key: "things:title", args: { title } } },
});
const events = [
  event(3, "wigs", 0, ["seat:0", "seat:0/wigs"], "before"),
  event(4, "turn-begins", 1, ["seat:1"], "turn"),
  event(5, "store-built", 1, ["seat:1", "plot:plot-a1"], "store"),
  event(6, "turn-passed", 1, ["seat:1"], "passed"),
];

test("the log is told turn by turn, and knows the things of a line", () => {
  expect(byTurn(events).map(({ begins, events: lines }) => [begins?.number, lines.length])).toEqual([
    [undefined, 1],
    [4, 2],
  ]);
  expect(events.map(shownBy)).toEqual([["seat:0/wigs"], ["seat:1"], ["plot:plot-a1"], ["seat:1"]]);
});

test("a line marks what it tells of while it is looked at, and a click goes there", async () => {
  const onmark = vi.fn();
  const onshow = vi.fn();
  render(Log, { props: { events, onmark, onshow } });
  const line = screen.getByRole("button", { name: "“store”" });
  await fireEvent.pointerEnter(line);
  expect(onmark).toHaveBeenLastCalledWith(["plot:plot-a1"]);
  await fireEvent.pointerLeave(line);
  expect(onmark).toHaveBeenLastCalledWith([]);
  await fireEvent.click(line);
  expect(onshow).toHaveBeenCalledWith(["plot:plot-a1"]);
});

test("one line is in the order of tabs, the others are reached by arrow keys", async () => {
  render(Log, { props: { events } });
  const line = (name: string) => screen.getByRole("button", { name: `“${name}”` });
  expect(["before", "store", "passed"].map((name) => line(name).tabIndex)).toEqual([-1, -1, 0]);
  line("passed").focus();
  await fireEvent.keyDown(line("passed"), { key: "ArrowUp" });
  expect(document.activeElement).toBe(line("store"));
  expect(line("store").tabIndex).toBe(0);
});
