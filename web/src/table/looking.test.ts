import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Amount } from "../client/vocabulary";
import { closed, option, question } from "../fixtures/questions";
import { answersAt, offerOf } from "./holding";
import { Looking } from "./looking.svelte";
import Preview from "./Preview.svelte";

const [one, two, three] = [option("one", ["plot:a"]), option("two", ["plot:a"]), option("three", ["plot:b"])];
const asked = question([one, two, three], [closed]);
const offer = offerOf(asked, null);
const here = (element: string) => answersAt(offer, [], element);
const seats = ["Ana", "Rui"].map((name) => ({ name, kind: "human", level: null, bot: null, conceded: false })) as never;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function point(looking: Looking, element: string | null): void {
  looking.point(element);
  vi.advanceTimersByTime(500);
}

test("what is pointed at comes before what is chosen", () => {
  const looking = new Looking({ asked, option: three }, here);
  expect(looking.shown).toEqual({ place: "plot:b", options: [three], closed: [] });
  looking.list(one);
  expect(looking.shown?.options).toEqual([one]);
  point(looking, "plot:c");
  expect(looking.shown).toEqual({ place: "plot:c", options: [], closed: [closed] });
  point(looking, "plot:a"); // several: its popover tells them apart
  expect(looking.shown?.options).toEqual([one]);
  point(looking, "treasury");
  expect(looking.shown?.options).toEqual([one]);
  looking.forget();
  expect(looking.shown?.options).toEqual([three]);
});

test("a pointer that only passes shows nothing; a closed thing that was picked stays", () => {
  const looking = new Looking({ asked, option: null }, here);
  looking.point("plot:b");
  vi.advanceTimersByTime(50);
  looking.point(null);
  vi.advanceTimersByTime(500);
  expect(looking.shown).toBeNull();
  looking.held = "plot:c";
  expect(looking.shown?.closed).toEqual([closed]);
  looking.list(one);
  looking.list(null);
  expect(looking.shown).toBeNull();
  expect(new Looking({ asked: null, option: null }, here).shown).toBeNull();
});

const bill = (what: Amount, seat: number, key: string, ...lines: number[]) => ({
  ...{ what, seat, text: { key } },
  lines: lines.map((n) => ({ n, text: { key: "options:bill-treasury" }, elements: [] })),
});

test("a preview adds up price and wigs, and tells once what else changes", () => {
  const reais = { seat: 0, what: "reais", n: -5, text: { key: "things:reais", args: { n: 5 } } } as const;
  const influence = { seat: 0, what: "influence", n: 2, text: { key: "things:influence", args: { n: 2 } } } as const;
  const looked = option("build", ["plot:a"], {
    costs: [reais],
    gains: [influence],
    bills: [bill("reais", 0, "options:bill-land", 6, 2, -3), bill("wigs", 1, "options:bill-store", 3, 4)],
  });
  const { container } = render(Preview, {
    looked: { place: "plot:a", options: [looked], closed: [] },
    seat: 0,
    seats,
    hint: null,
    oninspect: () => undefined,
  });
  expect([...container.querySelectorAll(".sum td:last-child")].map((cell) => cell.textContent?.trim())).toEqual([
    "6",
    "+2",
    "−3",
    "5",
  ]);
  expect(container.querySelector(".changes")?.textContent).toContain("2");
  expect(container.querySelector(".changes")?.textContent).not.toContain("−5");
  expect(container.querySelector(".gains")?.textContent).toMatch(/Rui\s*\+7/);
});

test("what is closed says why, with its rule", () => {
  render(Preview, {
    looked: { place: "plot:c", options: [], closed: [closed] },
    seat: 0,
    seats,
    hint: null,
    oninspect: () => undefined,
  });
  expect(screen.getByText("Not possible now")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rule FLOW-01" })).toBeTruthy();
});

test("with little room the sums come first", async () => {
  vi.useRealTimers();
  const looked = option("build", ["plot:a"], { bills: [bill("reais", 0, "options:bill-land", 6, 2)] });
  const { container } = render(Preview, {
    looked: { place: "plot:a", options: [looked], closed: [] },
    seat: 0,
    seats,
    hint: null,
    oninspect: () => undefined,
    brief: true,
  });
  const lines = container.querySelector("tbody");
  expect(lines?.hidden).toBe(true);
  screen.getByRole("button", { name: "How it adds up" }).click();
  await vi.waitFor(() => expect(lines?.hidden).toBe(false));
});
