import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { Scores, Story } from "../client/types";
import type { Wigs } from "../client/vocabulary";
import Ranks from "./Ranks.svelte";
import ScoreBars from "./ScoreBars.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import { bestTurns, differences, ended, leaders, soFar, total } from "./scoring";

const names = ["Ana", "Rui"];
const wigs: Wigs[] = [
  { start: 5, stores: 12, visits: -3 },
  { start: 5, stores: 4 },
];
const projected: Wigs[] = [
  { ships: 2, sets: 3, majorities: 0, money: 1, decrees: 0, officials: 0, favours: 0 },
  { ships: 0, sets: 3, majorities: 9, money: 1, decrees: 6, officials: 0, favours: 2 },
];
const cells = (label: string) =>
  [...(screen.getByRole("rowheader", { name: label }).closest("tr")?.querySelectorAll("td") ?? [])].map(
    (td) => td.textContent,
  );

describe("wigs", () => {
  it("add up with the final scoring, once", () => {
    const then = ended(wigs[1] ?? {}, projected[1]);
    expect([soFar(then), total(then)]).toEqual([9, 30]);
    expect(total(ended(then, projected[1]))).toBe(30);
    expect(leaders([3, 7, 7])).toEqual([1, 2]);
  });
});

describe("what decided a game", () => {
  it("is where the winner was ahead most, with what the other did better at the end of the list", () => {
    expect(differences(wigs[0] ?? {}, wigs[1] ?? {})).toEqual([
      { category: "stores", n: 8 },
      { category: "visits", n: -3 },
    ]);
  });
  it("names the own turns that brought the most, and nobody else's", () => {
    const turn = (first: number, seat: number, gained: number[]) => ({ first, seat, wigs: gained }) as Story;
    const told = [turn(1, 0, [2, 0]), turn(2, 1, [9, 1]), turn(3, 0, [6, 1]), turn(4, 0, [0, 0])];
    expect(bestTurns(told, 0, 2).map(({ story, wigs: n }) => [story.first, n])).toEqual([
      [3, 6],
      [1, 2],
    ]);
  });
});

describe("the score sheet", () => {
  it("tells what lies on the table and what the end would bring", () => {
    render(ScoreSheet, { names, wigs, projected, solo: false });
    expect(cells("Spent on visits")).toEqual(["−3", "–"]);
    expect(cells("On the table now")).toEqual(["14", "9"]);
    expect(cells("Store majorities")).toEqual(["–", "9"]);
    expect(cells("Together")).toEqual(["20", "30"]);
    expect([...document.querySelectorAll("td.lead")].map((td) => td.textContent)).toEqual(["14", "30"]);
  });

  it("has only what lies on the table as long as nothing else is known", () => {
    render(ScoreSheet, { names, wigs, projected: null, solo: false });
    expect(screen.queryByText("If the game ended now")).toBeNull();
    expect(cells("On the table now")).toEqual(["14", "9"]);
  });

  it("has the final scoring after the end", () => {
    render(ScoreSheet, { names, wigs: wigs.map((one, seat) => ({ ...one, ...projected[seat] })), solo: false });
    expect(cells("Before the final scoring")).toEqual(["14", "9"]);
    expect(cells("Wigs")).toEqual(["20", "30"]);
  });
});

it("bars stand in the order of the totals", () => {
  render(ScoreBars, { names, wigs: wigs.map((one, seat) => ended(one, projected[seat])), solo: false });
  expect(screen.getAllByRole("listitem").map((bar) => bar.querySelector("b")?.textContent)).toEqual(["Rui", "Ana"]);
  expect(screen.getAllByRole("listitem").map((bar) => bar.querySelector(".total")?.firstChild?.textContent)).toEqual([
    "30",
    "20",
  ]);
});

it("the ladder says how much is missing for each rank", () => {
  type Ranks = NonNullable<Scores["ranks"]>;
  type Condition = Ranks[number]["conditions"][number];
  const condition = (
    what: Condition["what"],
    rank: string,
    have: number,
    need: number,
    theirs: number | null = null,
  ) => ({
    ...{ what, have, need, theirs, met: have >= need },
    text: { key: `play:condition-${what}`, args: { rank, have, need, theirs: theirs ?? 0 } },
  });
  const ranks: Ranks = [
    { rank: "jester", reached: true, out_of_reach: null, conditions: [] },
    {
      rank: "servant",
      reached: false,
      out_of_reach: null,
      conditions: [condition("wigs", "servant", 40, 52, 51), condition("decrees", "servant", 6, 6)],
    },
    {
      rank: "favourite",
      reached: false,
      out_of_reach: { key: "play:reach-stores", args: { theirs: 8, n: 7 } },
      conditions: [
        condition("wigs", "favourite", 40, 52, 51),
        condition("decrees", "favourite", 6, 7),
        condition("ships", "favourite", 0, 1),
      ],
    },
  ];
  render(Ranks, { ranks });
  expect(screen.getByText(/Jester/)).toBeTruthy();
  const row = (label: string) =>
    screen.getByRole("rowheader", { name: label }).closest("tr")?.textContent?.replace(/\s+/g, " ");
  expect(row("Wigs")).toContain("40 : 51");
  expect(row("Wigs")).toContain("12 more");
  expect(row("Decrees")).toContain("1 more");
  expect(row("Ships")).toContain("1 more");
  expect(screen.getByText(/King’s favourite is out of reach: Lacerda has 8 stores/)).toBeTruthy();
});
