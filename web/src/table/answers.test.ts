import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import type { Change } from "../client/types";
import { closed, label, option, question } from "../fixtures/questions";
import Answers from "./Answers.svelte";
import { boardOptions, spoken } from "./board-options";
import { alone, sums } from "./drafted";
import { glowing, offerOf } from "./holding";

const reais = (n: number): Change => ({
  seat: 0,
  what: "reais",
  n,
  text: { key: "things:reais", args: { n: Math.abs(n) } },
});
const asked = question(
  [option("one", ["plot:a"], { price: 4, wigs: 2 }), option("two", ["plot:a", "card:x"]), option("three", ["plot:b"])],
  [closed],
);

const looks = (hand: string[]) => boardOptions(glowing(offerOf(asked, null), hand), {});

test("what an option touches glows, with its price; what is closed says why", () => {
  const found = looks([]);
  expect(found.get("plot:a")).toMatchObject({ state: "option", labels: ["“one”", "“two”"], price: 4, wigs: 2 });
  expect(found.get("plot:b")?.state).toBe("option");
  expect(found.get("plot:c")).toMatchObject({ state: "closed" });
  expect(looks(["plot:a"]).get("plot:a")?.state).toBe("chosen");
  expect(boardOptions(new Map(), {}).size).toBe(0);
});

test("a piece says what it costs, of how much, and what it brings", () => {
  const answer = option("visit", ["noble:king"], { costs: [reais(-2)], gains: [reais(5)] });
  expect(spoken(answer, { reais: 6 })).toBe("“visit”: costs 2 of your 6 réis, brings 5 réis");
  expect(spoken(answer, {})).toBe("“visit”: costs 2 réis, brings 5 réis");
  const found = boardOptions(glowing(offerOf(question([answer]), null), []), {});
  expect(found.get("noble:king")?.changes).toEqual([
    { what: "reais", n: -2 },
    { what: "reais", n: 5 },
  ]);
});

test("what every answer costs alike stands on none of them", () => {
  const follow = (deed: string, n: number) => option(deed, [`deed:${deed}`], { costs: [reais(n)] });
  const tagged = (...costs: [number, number]) => {
    const answers = [follow("recruit", costs[0]), follow("plan", costs[1])];
    return boardOptions(glowing(offerOf(question(answers), null), []), {}).get("deed:plan")?.changes;
  };
  expect(tagged(-2, -2)).toBeUndefined();
  expect(tagged(-2, -3)).toEqual([{ what: "reais", n: -3 }]);
});

test("a turn is summed up over all its answers", () => {
  const turn = [-3, 5].map((n) => ({
    ...{ step: "pay" as const, label: label("one"), brief: label("one"), usual: false },
    changes: [reais(n)],
  }));
  expect(sums(turn)).toEqual([{ what: "reais", n: 2, words: "2 réis" }]);
});

test("what nobody gave stands behind the last answer that somebody gave", () => {
  const step = (usual: boolean) => ({
    ...{ step: "pay" as const, label: label("one"), brief: label("one"), changes: [], usual },
  });
  expect(alone([step(true), step(false), step(true), step(true)]).map(({ at }) => at)).toEqual([2, 3]);
  expect(alone([step(true), step(false)])).toEqual([]);
});

test("the list of answers is one of buttons: a press answers", () => {
  const onanswer = vi.fn();
  render(Answers, {
    ...{ options: asked.options, chosen: "three", advised: null, purse: {} },
    ...{ onanswer, onlook: () => undefined },
  });
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.classList.contains("on"))).toEqual([false, false, true]);
  buttons[1]?.click();
  expect(onanswer).toHaveBeenCalledWith(asked.options[1]);
});
