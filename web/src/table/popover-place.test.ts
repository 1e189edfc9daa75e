import { expect, test } from "vitest";

import { placeOf } from "./popover-place";

const room = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 200, height: 100 };

test("a popover stands beside its piece and never on it", () => {
  for (const [left, top] of [
    [10, 10],
    [900, 10],
    [500, 300],
    [10, 560],
    [960, 570],
  ] as const) {
    const piece = { left, top, width: 40, height: 30 };
    const at = placeOf(piece, size, room);
    const apart =
      at.left >= left + 40 || at.left + size.width <= left || at.top >= top + 30 || at.top + size.height <= top;
    expect(apart, `${left} ${top}`).toBe(true);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.left + size.width).toBeLessThanOrEqual(1000);
    expect(at.top + size.height).toBeLessThanOrEqual(600);
  }
});

test("where there is no room beside it, it stands above or below", () => {
  const wide = { left: 50, top: 500, width: 900, height: 40 };
  expect(placeOf(wide, size, room).side).toBe("above");
  expect(placeOf({ ...wide, top: 20 }, size, room).side).toBe("below");
});
