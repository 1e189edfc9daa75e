import { afterEach, expect, test, vi } from "vitest";

import { dragging } from "./dragging";

afterEach(() => document.body.replaceChildren());

/** A card, and a place to which it may go. */
function lay(drops = true) {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = `<button data-element="card:a"><svg></svg></button><i data-element="noble:king"></i>`;
  const calls = { onlift: vi.fn(), ondrop: vi.fn(() => drops), onback: vi.fn() };
  dragging({ carries: (element) => element === "card:a", ...calls })(root);
  const card = root.querySelector("button") as HTMLElement;
  const king = root.querySelector("i") as HTMLElement;
  document.elementFromPoint = () => king;
  const pointer = (type: string, target: EventTarget, x: number, y: number, pointerType = "mouse") =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType, button: 0 },
      }),
    );
  return { ...calls, card, king, pointer };
}

test("a card that is dragged is lifted, and where it is let go it is put down", () => {
  const { card, pointer, onlift, ondrop, onback } = lay();
  pointer("pointerdown", card, 0, 0);
  pointer("pointermove", card, 3, 0);
  expect(onlift).not.toHaveBeenCalled();
  pointer("pointermove", card, 9, 0);
  expect(onlift).toHaveBeenCalledWith("card:a");
  expect(document.querySelectorAll(".dragged")).toHaveLength(1);
  pointer("pointerup", card, 50, 50);
  expect(ondrop).toHaveBeenCalledWith(["noble:king"]);
  expect(onback).not.toHaveBeenCalled();
  expect(document.querySelectorAll(".dragged")).toHaveLength(0);
});

test("anywhere else it flies back, and the click that ends the drag answers nothing", () => {
  const { card, pointer, onback } = lay(false);
  const clicked = vi.fn();
  card.addEventListener("click", clicked);
  pointer("pointerdown", card, 0, 0);
  pointer("pointermove", card, 0, 20);
  pointer("pointerup", card, 0, 20);
  card.click();
  expect(onback).toHaveBeenCalledOnce();
  expect(clicked).not.toHaveBeenCalled();
});

test("what cannot be carried stays, and a finger that scrolls the hand lifts nothing", () => {
  const { card, king, pointer, onlift } = lay();
  pointer("pointerdown", king, 0, 0);
  pointer("pointermove", king, 30, 0);
  pointer("pointerdown", card, 0, 0, "touch");
  pointer("pointermove", card, 30, 2, "touch");
  expect(onlift).not.toHaveBeenCalled();
});
