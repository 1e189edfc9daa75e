import { expect, test, vi } from "vitest";

import { Camera } from "./camera.svelte";
import { gestures } from "./gestures";

/** A window of 100 x 50 pixels on a drawing of 200 x 100 units, seen from half as far away. */
function look() {
  const camera = new Camera();
  camera.set({ width: 200, height: 100 }, { width: 100, height: 50 });
  camera.follow({ x: 0, y: 0 }, { times: 2, to: { x: 0, y: 0 } });
  camera.settle();
  const window = document.createElement("div");
  window.setPointerCapture = () => undefined;
  const leave = gestures(camera)(window);
  const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
    window.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, pointerType: "touch" }));
  return { camera, window, finger, leave };
}

test("one finger pulls the board along, and what is let go stays", () => {
  const { camera, finger } = look();
  finger("pointerdown", 1, 50, 25);
  finger("pointermove", 1, 30, 15);
  expect(camera.moving).toBe(true);
  finger("pointerup", 1, 30, 15);
  expect(camera.moving).toBe(false);
  expect(camera.box).toEqual({ x: 20, y: 10, width: 100, height: 50 });
});

test("two fingers that part come closer to what is between them", () => {
  const { camera, finger } = look();
  finger("pointerdown", 1, 40, 25);
  finger("pointerdown", 2, 60, 25);
  finger("pointermove", 2, 80, 25);
  finger("pointerup", 2, 80, 25);
  finger("pointerup", 1, 40, 25);
  expect(camera.box.width).toBe(50);
});

test("a tap is a click, the end of a pull is none", () => {
  const { window, finger } = look();
  const clicked = vi.fn();
  window.addEventListener("click", clicked);
  finger("pointerdown", 1, 50, 25);
  finger("pointermove", 1, 52, 26);
  finger("pointerup", 1, 52, 26);
  window.append(document.createElement("i"));
  window.firstElementChild?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(clicked).toHaveBeenCalledOnce();
  finger("pointerdown", 1, 50, 25);
  finger("pointermove", 1, 20, 25);
  finger("pointerup", 1, 20, 25);
  window.firstElementChild?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(clicked).toHaveBeenCalledOnce();
});
