/** The camera over the board: follows fingers and wheel, and travels to what is asked.
 *
 *  While it moves, one transform shows the way (no repaint); where it comes to rest the viewBox
 *  is set, so that everything is drawn sharp. */

import { untrack } from "svelte";

import { isStill } from "../client/settings.svelte";
import { between, fitted, home, inside, zoomed, type Box } from "./lens";

const TRAVEL = 320; // ms
const NEAR = 1.1; // pixels for a unit: closer only fingers and wheels go, what is around stays in view

export interface Point {
  x: number;
  y: number;
}

export class Camera {
  /** What the viewBox shows. */
  box = $state<Box>({ x: 0, y: 0, width: 1, height: 1 });
  /** What is seen while moving. */
  private seen = $state<Box | null>(null);
  private drawing = { width: 1, height: 1 };
  private pixels = { width: 1, height: 1 };
  private frame = 0;

  readonly viewBox = $derived(
    [this.box.x, this.box.y, this.box.width, this.box.height].map((n) => n.toFixed(2)).join(" "),
  );
  readonly transform = $derived.by(() => {
    if (!this.seen) return "none";
    const scale = this.box.width / this.seen.width;
    const unit = this.pixels.width / this.seen.width;
    const x = (this.box.x - this.seen.x) * unit;
    const y = (this.box.y - this.seen.y) * unit;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  });
  readonly moving = $derived(this.seen !== null);
  readonly away = $derived.by(() => {
    const whole = this.whole();
    return this.box.width < whole.width - 1;
  });

  /** The drawing and the window it is seen through. */
  set(drawing: { width: number; height: number }, pixels: { width: number; height: number }): void {
    if (pixels.width === 0 || pixels.height === 0) return;
    const same = drawing.width === this.drawing.width && drawing.height === this.drawing.height;
    const { x, y, width, height } = untrack(() => this.here());
    const away = untrack(() => this.away);
    this.drawing = { width: drawing.width, height: drawing.height };
    this.pixels = pixels;
    this.seen = null;
    const whole = this.whole();
    // A window that is only folded goes on showing what it showed; the whole stays the whole.
    const close = same ? Math.min(width, whole.width) : whole.width;
    const high = (close * pixels.height) / pixels.width;
    const kept = { x: x + (width - close) / 2, y: y + (height - high) / 2, width: close, height: high };
    this.box = same && away ? inside(kept, this.drawing) : whole;
  }

  fit(): void {
    this.travel(this.whole());
  }

  /** Move to where this box can be seen well. */
  show(box: Box): void {
    const margin = 14;
    const wide = {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    };
    const shape = this.pixels.width / this.pixels.height;
    const whole = this.whole();
    const target = fitted(wide, shape);
    const widest = { ...whole, y: target.y + (target.height - whole.height) / 2 };
    this.travel(inside(target.width >= whole.width ? widest : this.withContext(target), this.drawing));
  }

  zoom(factor: number, at?: Point): void {
    const here = this.here();
    const middle = { x: here.x + here.width / 2, y: here.y + here.height / 2 };
    this.travel(inside(zoomed(here, factor, at ?? middle, this.whole().width), this.drawing));
  }

  /** A point of the window in units of the drawing. */
  unit(x: number, y: number): Point {
    const here = this.here();
    const scale = here.width / this.pixels.width;
    return { x: here.x + x * scale, y: here.y + y * scale };
  }

  /** Where these parts of the drawing are, in its units. */
  boxes(drawing: SVGSVGElement, parts: Element[]): Box[] {
    const frame = drawing.parentElement?.getBoundingClientRect();
    if (!frame) return [];
    return parts.map((part) => {
      const rect = part.getBoundingClientRect();
      const from = this.unit(rect.left - frame.left, rect.top - frame.top);
      const to = this.unit(rect.right - frame.left, rect.bottom - frame.top);
      return { ...from, width: to.x - from.x, height: to.y - from.y };
    });
  }

  /** Follow fingers or a wheel: so many pixels along, and closer to a point of the window. */
  follow(by: Point, closer?: { times: number; to: Point }): void {
    const here = this.here();
    const scale = here.width / this.pixels.width;
    const box = closer ? zoomed(here, closer.times, this.unit(closer.to.x, closer.to.y), this.whole().width) : here;
    this.seen = inside({ ...box, x: box.x + by.x * scale, y: box.y + by.y * scale }, this.drawing);
  }

  /** Come to rest here. */
  settle(): void {
    if (!this.seen) return;
    this.box = this.seen;
    this.seen = null;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private whole(): Box {
    const shape = this.pixels.width / this.pixels.height;
    return inside(home(this.drawing, shape), this.drawing);
  }

  private here(): Box {
    return this.seen ?? this.box;
  }

  /** Not closer than the camera goes by itself. */
  private withContext(box: Box): Box {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const width = Math.max(box.width, this.pixels.width / NEAR);
    return zoomed(box, box.width / width, middle, this.whole().width);
  }

  private travel(to: Box): void {
    this.stop();
    const from = this.here();
    if (isStill()) {
      this.seen = to;
      this.settle();
      return;
    }
    const start = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, (time - start) / TRAVEL);
      this.seen = between(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.settle();
    };
    this.frame = requestAnimationFrame(step);
  }
}
