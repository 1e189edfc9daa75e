import { expect, test } from "vitest";

import { first, late } from "../fixtures/played";
import { closed, option, question } from "../fixtures/questions";
import {
  declining,
  fullest,
  glowing,
  matrixOf,
  mostFirst,
  NOTHING,
  offerOf,
  pressed,
  within,
  withoutPiece,
} from "./holding";

const card = (name: string, place: string) => option(`${place} ${name}`, [`card:${name}`, place]);
const cards = offerOf(
  question([
    card("a", "noble:king"),
    card("a", "seat:0/portfolio"),
    card("b", "noble:king"),
    option("no", [], { declines: true }),
  ]),
  null,
);

test("a piece with one answer answers; a card is picked up, and then its place answers", () => {
  const offer = offerOf(question([option("one", ["plot:a"])], [closed]), null);
  expect(pressed(offer, [], "plot:a")).toMatchObject({ does: "answers", option: { action: "one" } });
  expect(pressed(cards, [], "card:a")).toEqual({ does: "holds", hand: ["card:a"] });
  expect(pressed(cards, ["card:a"], "noble:king")).toMatchObject({
    does: "answers",
    option: { action: "noble:king a" },
  });
  expect(pressed(offer, [], "treasury")).toEqual({ does: "nothing" });
  expect(pressed(NOTHING, [], "plot:a")).toEqual({ does: "nothing" });
});

test("what is done with a card stands with the most first; other answers stay in their order", () => {
  const [gold, visit] = [card("a", "seat:0/warehouse/gold"), card("a", "noble:king")];
  expect(mostFirst([gold, visit])).toEqual([visit, gold]);
  const drawn = [option("draw a", ["card:a"]), option("draw b", ["card:b"])];
  expect(mostFirst(drawn)).toEqual(drawn);
});

test("the same piece again is put back, another of its kind changes hands", () => {
  expect(pressed(cards, ["card:a"], "card:a")).toEqual({ does: "holds", hand: [] });
  expect(pressed(cards, ["card:b"], "card:a")).toEqual({ does: "holds", hand: ["card:a"] });
});

test("a place without a card in hand opens with all its cards", () => {
  const press = pressed(cards, [], "noble:king");
  expect(press).toMatchObject({ does: "opens", options: [{ action: "noble:king a" }, { action: "noble:king b" }] });
});

test("what is not possible says why, of what is in hand if it concerns it", () => {
  const shut = { ...closed, action: "visit", elements: ["card:a", "noble:builder"] };
  const offer = offerOf(question([card("a", "noble:king"), card("a", "seat:0/portfolio")], [closed, shut]), null);
  expect(pressed(offer, [], "plot:c")).toEqual({ does: "explains", closed: [closed] });
  expect(pressed(offer, ["card:a"], "noble:builder")).toEqual({ does: "explains", closed: [shut] });
  expect(glowing(offer, []).get("noble:builder")).toBeUndefined();
  expect(glowing(offer, ["card:a"]).get("noble:builder")?.state).toBe("closed");
  expect(glowing(offer, ["card:a"]).get("plot:c")).toBeUndefined();
});

test("with nothing in hand what can be picked up glows, then only where it goes", () => {
  expect([...glowing(cards, []).keys()]).toEqual(["card:a", "card:b"]);
  const held = glowing(cards, ["card:a"]);
  expect(held.get("card:a")?.state).toBe("held");
  expect(held.get("noble:king")).toMatchObject({ state: "option", options: [{ action: "noble:king a" }] });
  expect(held.has("card:b")).toBe(false);
});

test("a place that ends the present step is another kind of option", () => {
  const asked = question([option("sell", ["ship:a"]), option("stop", [], { declines: true })]);
  const draw = option("draw", ["card:x"], { before: ["stop"] });
  const offer = offerOf({ ...asked, ahead: [draw] }, null);
  expect(glowing(offer, []).get("card:x")?.state).toBe("next");
  expect(glowing(offer, []).get("ship:a")?.state).toBe("option");
  expect(pressed(offer, [], "card:x")).toEqual({ does: "answers", option: draw });
  expect(declining(offer)?.action).toBe("stop");
});

test("a place answers several questions at once: its popover has rows and columns", () => {
  const asked = question([option("gold", ["plot:a"]), option("books", ["plot:a"])]);
  const ahead = ["gold", "books"].flatMap((store) =>
    ["red", "blue"].map((cube) => option(cube, ["plot:a"], { before: [store] })),
  );
  const press = pressed(offerOf({ ...asked, ahead }, null), [], "plot:a");
  expect(press).toEqual({ does: "opens", options: ahead });
  const matrix = matrixOf(ahead);
  expect(matrix?.rows).toEqual(["gold", "books"]);
  expect(matrix?.cell("books", "red")).toBe(ahead[2]);
  expect(matrixOf(asked.options)).toBeNull();
});

test("answers that no piece carries are told apart", () => {
  expect(withoutPiece(cards)).toEqual([]);
  expect(withoutPiece(offerOf(question([option("3", [])]), null)).map(({ action }) => action)).toEqual(["3"]);
});

test("in played games every answer with pieces can be given by pressing them in order", () => {
  for (const { asked } of [first, late]) {
    const offer = offerOf(asked, null);
    for (const answer of fullest(offer.answers).filter(({ pieces }) => pieces.length > 0)) {
      let hand: readonly string[] = [];
      for (const piece of answer.pieces) {
        const press = pressed(offer, hand, piece);
        if (press.does === "holds") hand = press.hand;
        else if (press.does === "opens") expect(press.options).toContain(answer);
        else expect(press).toMatchObject({ does: "answers", option: answer });
      }
      expect(within(offer, hand)).toContain(answer);
    }
  }
});
