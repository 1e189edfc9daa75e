/** What part of the drawing the camera sees. All boxes are in the units of the drawing. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 4; // times the width of the whole

/** A box of this shape that shows the whole width of a drawing taller than it, or all of it. */
export function home(drawing: { width: number; height: number }, shape: number): Box {
  const whole = fitted({ x: 0, y: 0, ...drawing }, shape);
  if (drawing.height <= drawing.width) return whole;
  return { x: 0, y: 0, width: drawing.width, height: drawing.width / shape };
}

/** The smallest box of this shape (width / height) around another one. */
export function fitted(box: Box, shape: number): Box {
  const width = Math.max(box.width, box.height * shape);
  const height = width / shape;
  return {
    x: box.x - (width - box.width) / 2,
    y: box.y - (height - box.height) / 2,
    width,
    height,
  };
}

/** The box after zooming by a factor; what is at the point stays where it is. */
export function zoomed(box: Box, factor: number, point: { x: number; y: number }, widest: number): Box {
  const width = Math.min(widest, Math.max(widest / CLOSEST, box.width / factor));
  const scale = width / box.width;
  return {
    x: point.x - (point.x - box.x) * scale,
    y: point.y - (point.y - box.y) * scale,
    width,
    height: box.height * scale,
  };
}

/** The box moved back to where there is something to see. */
export function inside(box: Box, drawing: { width: number; height: number }): Box {
  const clamp = (at: number, size: number, all: number) =>
    size >= all ? (all - size) / 2 : Math.min(Math.max(at, 0), all - size);
  const y =
    box.height >= drawing.height && drawing.height > drawing.width ? 0 : clamp(box.y, box.height, drawing.height);
  return { ...box, x: clamp(box.x, box.width, drawing.width), y };
}

/** A box on the way from one to another. */
export function between(from: Box, to: Box, part: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

export function around(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((b) => b.x + b.width)) - x,
    height: Math.max(...boxes.map((b) => b.y + b.height)) - y,
  };
}
