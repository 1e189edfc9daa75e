import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import type { Asked, Change } from "../client/types";
import { closed, label, option } from "../fixtures/questions";
import Answers from "./Answers.svelte";
import { boardOptions, pickedOn } from "./board-options";
import { sums } from "./drafted";

const reais = (n: number): Change => ({
  seat: 0,
  what: "reais",
  n,
  text: { key: "things:reais", args: { n: Math.abs(n) } },
});
const asked: Asked = {
  ...{ seat: 0, kind: "ask-lot", prompt: { key: "questions:lot" }, rules: [] },
  options: [
    option("one", ["plot:a"], { price: 4, wigs: 2 }),
    option("two", ["plot:a", "card:x"]),
    option("three", ["plot:b"]),
  ],
  closed: [closed],
};

test("what an option touches glows, with its price; what is closed says why", () => {
  const found = boardOptions(asked, "two");
  expect(found.get("plot:a")).toMatchObject({ state: "chosen", labels: ["“one”", "“two”"], price: 4, wigs: 2 });
  expect(found.get("plot:b")?.state).toBe("option");
  expect(found.get("plot:c")).toMatchObject({ state: "closed" });
  expect(boardOptions(null, null).size).toBe(0);
});

test("a click on the board is an answer where there is one, a shorter list where there are several", () => {
  expect(pickedOn(asked, "plot:b")).toEqual({ action: "three", several: false });
  expect(pickedOn(asked, "plot:a")).toEqual({ action: null, several: true });
  expect(pickedOn(asked, "plot:c")).toEqual({ action: null, several: false });
});

test("a turn is summed up over all its answers", () => {
  const turn = [-3, 5].map((n) => ({ label: label("one"), changes: [reais(n)] }));
  expect(sums(turn)).toEqual([{ what: "reais", n: 2, words: "2 réis" }]);
});

test("answers are radio buttons; what is not possible has its reason and rule", async () => {
  const onchoose = vi.fn();
  const onanswer = vi.fn();
  render(Answers, {
    ...{ options: asked.options, closed: asked.closed, chosen: "three", advised: null, labelledby: "q" },
    ...{ onchoose, onanswer, onlook: () => undefined },
  });
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, true]);
  radios[0]?.click();
  expect(onchoose).toHaveBeenCalledWith("one");
  expect(onanswer).not.toHaveBeenCalled();
  screen.getByText("“two”").click();
  expect(onanswer).toHaveBeenCalledWith(asked.options[1], false);
  expect(screen.getByRole("button", { name: "Rule FLOW-01" })).toBeTruthy();
});
