/** Fingers and wheel over the board, for its camera. */

import type { Attachment } from "svelte/attachments";

import type { Camera, Point } from "./camera.svelte";
import { listening } from "./listening";

const SLOP = 6; // px that a finger may move in a tap
const SETTLE = 240; // ms after the last turn of the wheel

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (window) => {
    const fingers = new Map<number, Point>();
    let moved = false;
    let settling: ReturnType<typeof setTimeout> | undefined;

    const at = (event: MouseEvent): Point => {
      const rect = window.getBoundingClientRect();
      return { x: event.clientX - rect.left, y: event.clientY - rect.top };
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (fingers.size === 0) moved = false;
      fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < SLOP) return;
      if (!moved) {
        moved = true;
        window.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      else camera.follow({ x: before.x - now.x, y: before.y - now.y });
      fingers.set(event.pointerId, now);
    };
    const pinch = (before: Point, now: Point, other: Point) => {
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const to = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const by = { x: (before.x - now.x) / 2, y: (before.y - now.y) / 2 };
      camera.follow(by, { times: apart(now) / apart(before), to });
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) camera.settle();
    };
    const click = (event: MouseEvent) => {
      if (!moved) return;
      event.stopPropagation();
      moved = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const closer = { times: Math.exp(-event.deltaY / 200), to: at(event) };
      if (event.ctrlKey || event.metaKey) camera.follow({ x: 0, y: 0 }, closer);
      else camera.follow({ x: event.deltaX, y: event.deltaY });
      clearTimeout(settling);
      settling = setTimeout(() => camera.settle(), SETTLE);
    };
    const deaf = listening(window, [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, true],
      ["wheel", wheel, { passive: false }],
    ]);
    return () => {
      clearTimeout(settling);
      camera.stop();
      deaf();
    };
  };
}
