import { expect, test } from "vitest";

import { first, late, type Played } from "../fixtures/played";
import { understand, type Situation } from "./command-line";

function at({ asked, view, seat }: Played, more: Partial<Situation> = {}): Situation {
  return {
    asked,
    view,
    seat,
    chosen: null,
    waiting: false,
    undoable: false,
    hints: true,
    atOnce: false,
    events: [],
    ...more,
  };
}
const action = (line: string, now: Situation) => {
  const meant = understand(line, now);
  return "option" in meant ? `${meant.deed} ${meant.option.action}` : meant.words;
};

test("an answer is found by its notation, its number and its words", () => {
  expect(action("court political-05", at(first))).toBe("choose court political-05");
  expect(action("/ 2", at(first))).toBe("choose gold political-11");
  expect(action("Six Plans portfolio", at(first))).toBe("choose portfolio political-05");
  expect(action("gold plot c1", at(late))).toBe("choose build plot-c1 gold");
});

test("what is chosen is read with what it means, and an empty line gives it", () => {
  const [option] = first.asked.options;
  expect(understand("1", at(first)).words).toMatch(/^Chosen: Discard Builder 2 · Six plans.*1 gold.*Press Enter/);
  expect(action("", at(first, { chosen: option ?? null }))).toBe("answer gold political-05");
  expect(action("", at(first))).toMatch(/First choose one of 15 answers/);
  expect(understand("ok", at(first, { asked: null, waiting: true })).deed).toBe("confirm");
});

test("an address with several answers leads to its place", () => {
  const [build] = late.asked.options.filter(({ pieces }) => pieces.includes("plot:plot-c1"));
  const twice = { ...late, asked: { ...late.asked, options: [build!, { ...build!, action: "build plot-c1 books" }] } };
  expect(understand("/C1", at(twice))).toMatchObject({ deed: "go", piece: "plot:plot-c1" });
});

test("where a click answers, a line does so, too", () => {
  expect(action("court political-05", at(first, { atOnce: true }))).toBe("answer court political-05");
});

test("too many, too few and wrong numbers get a sentence with what is near", () => {
  expect(action("six plans", at(first))).toMatch(
    /Several answers have these words: 1: Discard .*; 6: Play .*; 11: Visit/,
  );
  expect(action("bild a gold stroe on c1", at(late))).toMatch(
    /No answer and no command .*Nearest: \d+: Build a gold store on plot C1/,
  );
  expect(action("99", at(first))).toBe("There is no answer 99: they are numbered from 1 to 15.");
  expect(action("court political-05", at(first, { asked: null }))).toBe("You are not asked anything now.");
});

test("what is not possible says why, with its rule", () => {
  expect(action("build plot-a1 gold", at(late))).toMatch(/gold store on plot A1: not possible\. .*Rule STORE-/);
  expect(action("why a1", at(late))).toMatch(/not possible/);
  expect(action("why c1", at(late))).toBe("That is possible.");
});

test("commands tell how things stand", () => {
  expect(action("status", at(first))).toMatch(/^Ana has 5 wigs, .*influence.*5 cards\.$/);
  expect(action("list", at(first))).toMatch(/^It is your turn.* 15: /);
  expect(action("score", at(first))).toBe("Ana: 5 wigs. Rui: 5 wigs.");
  expect(action("undo", at(first))).toBe("There is nothing to take back.");
  expect(understand("u", at(first, { undoable: true })).deed).toBe("undo");
  expect(understand("hint", at(first, { hints: false })).deed).toBe("say");
  expect(action("help", at(first))).toMatch(/court political-05/);
});
