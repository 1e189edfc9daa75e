import { describe, expect, it } from "vitest";

import { arrangementFor, DESKTOP, PORTRAIT } from "./arrangement";
import { around, between, fitted, home, inside, zoomed } from "./lens";

describe("the arrangement", () => {
  it("follows the shape of the window", () => {
    expect(arrangementFor(1146, 590)).toBe(DESKTOP);
    expect(arrangementFor(390, 620)).toBe(PORTRAIT);
    expect(arrangementFor(0, 0)).toBe(DESKTOP);
  });
});

describe("the lens", () => {
  it("shows all of a wide drawing and the top of a tall one", () => {
    expect(home(DESKTOP, DESKTOP.width / DESKTOP.height)).toEqual({ x: 0, y: 0, width: 1140, height: 588 });
    expect(home(PORTRAIT, 390 / 620)).toMatchObject({ x: 0, y: 0, width: 660 });
  });

  it("keeps the shape around a box", () => {
    expect(fitted({ x: 10, y: 10, width: 20, height: 10 }, 1)).toEqual({ x: 10, y: 5, width: 20, height: 20 });
  });

  it("zooms to a point that stays where it is, and not too far", () => {
    const box = { x: 0, y: 0, width: 100, height: 50 };
    expect(zoomed(box, 2, { x: 50, y: 25 }, 100)).toEqual({ x: 25, y: 12.5, width: 50, height: 25 });
    expect(zoomed(box, 100, { x: 0, y: 0 }, 100).width).toBe(25);
    expect(zoomed(box, 0.1, { x: 0, y: 0 }, 100).width).toBe(100);
  });

  it("does not leave the drawing", () => {
    const drawing = { width: 100, height: 50 };
    expect(inside({ x: -20, y: 45, width: 50, height: 25 }, drawing)).toEqual({ x: 0, y: 25, width: 50, height: 25 });
    expect(inside({ x: 9, y: 9, width: 100, height: 60 }, drawing)).toEqual({ x: 0, y: -5, width: 100, height: 60 });
  });

  it("finds the box around several, and the way between two", () => {
    const a = { x: 0, y: 0, width: 10, height: 10 };
    const b = { x: 20, y: 30, width: 10, height: 10 };
    expect(around([a, b])).toEqual({ x: 0, y: 0, width: 30, height: 40 });
    expect(around([])).toBeNull();
    expect(between(a, b, 0.5)).toEqual({ x: 10, y: 15, width: 10, height: 10 });
  });
});
