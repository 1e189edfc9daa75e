/** The ways that lead from a place to what counts for it, in pixels of the screen. */

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CROSS = 3; // half a cross street of the Baixa, in units of the drawing
const STREET = 11; // half a street

const middle = ({ left, top, right, bottom }: Area) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const clamp = (n: number, from: number, to: number) => Math.min(Math.max(n, from), to);

/** Along streets and cross streets, so that it covers no plot. */
export function street(from: Area, to: Area, scale: number, north = false): string {
  const start = middle(from);
  const end = middle(to);
  if (Math.abs(start.y - end.y) < (from.bottom - from.top) / 2) {
    const y = from.bottom + CROSS * scale;
    const side = end.x > start.x ? from.right : from.left;
    return path([side, y], [end.x, y], [end.x, Math.min(y, to.bottom)]);
  }
  const narrow = from.right - from.left < 60 * scale;
  const east = !narrow && (end.x > start.x || Math.abs(end.x - start.x) < 1);
  const x = north ? start.x : east ? from.right + STREET * scale : from.left - STREET * scale;
  const first: Point[] = north
    ? [[x, from.bottom]]
    : [
        [east ? from.right : from.left, start.y],
        [x, start.y],
      ];
  if (x > to.left && x < to.right) return path(...first, [x, end.y < start.y ? to.bottom : to.top]);
  return path(...first, [x, end.y], [x < to.left ? to.left : to.right, end.y]);
}

/** How far it is from one to the other. */
export function distance(one: Area, other: Area): number {
  const x = Math.max(one.left - other.right, other.left - one.right, 0);
  const y = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(x, y);
}

/** The shortest way from edge to edge. */
export function straight(from: Area, to: Area): string {
  const end = middle(to);
  const x = clamp(end.x, from.left, from.right);
  const y = clamp(end.y, from.top, from.bottom);
  return path([x, y], [clamp(x, to.left, to.right), clamp(y, to.top, to.bottom)]);
}

const COLUMN = 8; // from a banner of an office to the gap beside the office

/** At court, up or down the gap beside the office and along `free`, a height where nothing stands. */
export function corridor(from: Area, to: Area, scale: number, free: number): string {
  const x = from.left - COLUMN * scale;
  const start: Point[] = [
    [from.left, middle(from).y],
    [x, middle(from).y],
  ];
  if (to.left < x && to.right > x) return path(...start, [x, clamp(middle(from).y, to.top, to.bottom)]);
  if (to.right > x) return path(...start, [x, middle(to).y], [to.left, middle(to).y]);
  return path(...start, [x, free], [to.right, free]);
}

/** From a bubble beside the city along the cross street to a place in it. */
export function leader(bubble: Area, to: Area, scale: number): string {
  const y = to.bottom + CROSS * scale;
  const start = clamp(y, bubble.top + 10, bubble.bottom - 10);
  const x = bubble.right + 5 * scale;
  return path([bubble.right, start], [x, start], [x, y], [to.left + 12 * scale, y], [to.left + 12 * scale, to.bottom]);
}

type Point = [number, number];

function path(...points: Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
