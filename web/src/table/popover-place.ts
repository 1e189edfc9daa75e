/** Where a popover stands: beside its piece, inside the table, on the side with room. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = "left" | "right" | "above" | "below";
export interface Spot {
  side: Side;
  left: number;
  top: number;
  /** How far its tip is along the edge at the piece. */
  tip: number;
}

const GAP = 12;
const EDGE = 6;
const clamp = (n: number, from: number, to: number) => Math.max(from, Math.min(n, to));

export function placeOf(piece: Rect, size: { width: number; height: number }, room: Rect): Spot {
  const middle = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };
  const right = room.left + room.width;
  const bottom = room.top + room.height;
  const space: Record<Side, number> = {
    right: right - piece.left - piece.width - size.width,
    left: piece.left - room.left - size.width,
    above: piece.top - room.top - size.height,
    below: bottom - piece.top - piece.height - size.height,
  };
  const fits = (["right", "left", "above", "below"] as const).filter((side) => space[side] >= GAP + EDGE);
  const side = fits[0] ?? (space.above > space.below ? "above" : "below");
  const left = clamp(
    side === "right"
      ? piece.left + piece.width + GAP
      : side === "left"
        ? piece.left - size.width - GAP
        : middle.x - size.width / 2,
    room.left + EDGE,
    right - size.width - EDGE,
  );
  const top = clamp(
    side === "below"
      ? piece.top + piece.height + GAP
      : side === "above"
        ? piece.top - size.height - GAP
        : middle.y - size.height / 2,
    room.top + EDGE,
    bottom - size.height - EDGE,
  );
  const along = side === "left" || side === "right" ? middle.y - top : middle.x - left;
  const length = side === "left" || side === "right" ? size.height : size.width;
  return { side, left, top, tip: clamp(along - 7, 8, length - 22) };
}
