import { expect, test } from "vitest";

import { nearest } from "./focus";
import { deedOf } from "./keys";

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("arrows go to the nearest piece in their direction, straight on before aside", () => {
  const places = [at(100, 0), at(60, 60), at(0, 100), at(0, -50)];
  expect(nearest(at(0, 0), places, "right")).toBe(0);
  expect(nearest(at(0, 0), places, "down")).toBe(2);
  expect(nearest(at(0, 0), places, "up")).toBe(3);
  expect(nearest(at(0, 0), places, "left")).toBe(-1);
});

test("keys have their meaning only where nobody types", () => {
  const key = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key: name, ...more });
  expect(deedOf(key("u"))).toEqual({ does: "undo" });
  expect(deedOf(key("U", { shiftKey: true }))).toEqual({ does: "start-over" });
  expect(deedOf(key("3"))).toEqual({ does: "quick", n: 3 });
  expect(deedOf(key("ArrowLeft"))).toEqual({ does: "go", direction: "left" });
  expect(deedOf(key("u", { ctrlKey: true }))).toBeNull();
  expect(deedOf(key("x"))).toBeNull();
  const input = document.body.appendChild(document.createElement("input"));
  const typed: unknown[] = [];
  input.addEventListener("keydown", (event) => typed.push(deedOf(event)));
  input.dispatchEvent(key("e", { bubbles: true }));
  expect(typed).toEqual([null]);
  input.remove();
});
