import { expect, test } from "vitest";

import type { Asked } from "../client/types";
import { first, late } from "../fixtures/played";
import { brief, headingOf } from "../words/say";
import { dockFor, heightFor, viewFor } from "./layout";

const about = (...elements: string[]): Asked => {
  const [option] = first.asked.options;
  if (!option) throw new Error("the fixture asks nothing");
  return { ...first.asked, options: [{ ...option, elements }] };
};

test("a panel lies where nothing is asked about", () => {
  expect(dockFor(late.asked)).toBe("court"); // plots are to be chosen
  expect(dockFor(about("decree:decree-01"))).toBe("city");
  expect(dockFor(about("deed:recruit", "price:gold"))).toBe("city");
  expect(dockFor(first.asked)).toBe("display"); // cards of the hand
});

test("a small screen turns to where the answers are", () => {
  const hand = first.view.players["Ana"]?.hand ?? [];
  expect(viewFor(first.asked, hand)).toBe("hand");
  expect(viewFor(late.asked, [])).toBe("board");
  expect(viewFor(about("seat:0/warehouse/gold"), [])).toBe("mine");
  expect(viewFor(about("seat:1/warehouse/gold"), [])).toBe("board");
});

test("chips say in few words what their question and heading leave open", () => {
  const said = ({ label }: (typeof late.asked.options)[number]) => `${headingOf(label)}: ${brief(label)}`;
  expect(late.asked.options.map(said)).toContain("Tool store: B5");
  expect(first.asked.options.map(said)).toContain("Builder 2 · Six plans for a new Lisbon: Visit the Builder");
});

test("the sheet is one line where the board answers, a row of answers where it does not", () => {
  const pressing = (...pieces: string[]): Asked => {
    const asked = about(...pieces);
    return { ...asked, options: asked.options.map((option) => ({ ...option, pieces })) };
  };
  expect(heightFor(pressing("plot:plot-a1"), late.view)).toBe("line");
  expect(heightFor(pressing("seat:0/houses/left"), late.view)).toBe("answers");
  expect(heightFor(pressing(), late.view)).toBe("answers");
  expect(heightFor(null, late.view)).toBe("line");
});
