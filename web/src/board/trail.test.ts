import { describe, expect, it } from "vitest";

import { distance, corridor, leader, straight, street, type Area } from "./trail";

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const points = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** A small city: plots of 84 x 66 with streets of 22 and cross streets of 6. */
const plot = (row: number, column: number) => area(column * 106, row * 72, 84, 66);
const plots = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => plot(row, column)));

/** Whether a line with corners runs across the inside of any plot. */
function crosses(path: string): boolean {
  const corners = points(path);
  return corners.slice(1).some(([x, y], i) => {
    const [fromX, fromY] = corners[i] ?? [0, 0];
    return Array.from({ length: 41 }, (_, k) => k / 40).some((part) => {
      const at = { x: fromX + (x - fromX) * part, y: fromY + (y - fromY) * part };
      return plots.some((p) => at.x > p.left + 1 && at.x < p.right - 1 && at.y > p.top + 1 && at.y < p.bottom - 1);
    });
  });
}

describe("the trail", () => {
  const start = plot(1, 1);

  it.each([
    ["the heap of the row", area(320, 95, 20, 20)],
    ["the site west of the row", area(-70, 72, 57, 66)],
    ["the heap of the column", area(138, 230, 20, 20)],
    ["the site north of a street", area(165, -60, 72, 48)],
  ])("reaches %s without running over a plot", (_, end) => {
    const way = street(start, end, 1);
    expect(crosses(way)).toBe(false);
    const [x, y] = points(way).at(-1) ?? [0, 0];
    expect(x).toBeGreaterThanOrEqual(end.left);
    expect(x).toBeLessThanOrEqual(end.right);
    expect(y).toBeGreaterThanOrEqual(end.top);
    expect(y).toBeLessThanOrEqual(end.bottom);
  });

  it("ties a bubble to its plot along the cross street", () => {
    expect(crosses(leader(area(-300, 300, 200, 100), start, 1))).toBe(false);
  });

  it("goes beside an office to the treasury", () => {
    const way = points(corridor(area(150, 180, 120, 30), area(0, 0, 46, 218), 1, 107));
    expect(way).toEqual([
      [150, 195],
      [142, 195],
      [142, 107],
      [46, 107],
    ]);
  });

  it("measures from edge to edge", () => {
    expect(distance(area(0, 0, 10, 10), area(13, 14, 5, 5))).toBe(5);
    expect(points(straight(area(0, 0, 10, 10), area(20, 0, 10, 10)))).toEqual([
      [10, 5],
      [20, 5],
    ]);
  });
});
