/** One listener for a whole table: which of its things somebody wants to look at closely.
 *
 *  A click that answers nothing, a right click, a long press, or the key I over it. */

import type { Attachment } from "svelte/attachments";

import { elementAt } from "../board/elements";
import { listening } from "../board/listening";

const LONG = 480; // ms that a finger rests
const SLOP = 10; // px that it may tremble

interface Inspecting {
  /** Whether a plain click on it means nothing at all. */
  idle: (element: string) => boolean;
  /** null: nothing in particular. */
  oninspect: (element: string | null) => void;
}

export function inspecting({ idle, oninspect }: Inspecting): Attachment<Element> {
  return (root) => {
    let hovered: string | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | null = null;
    let swallow = false; // the click that ends a long press

    const inspect = (element: string | null, event?: Event) => {
      if (element === null) return;
      event?.preventDefault();
      oninspect(element);
    };
    const release = () => {
      clearTimeout(resting);
      pressed = null;
    };

    function afterLong(event: MouseEvent): void {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    }
    function click(event: MouseEvent): void {
      const element = elementAt(event.target);
      if (element !== null && !event.defaultPrevented && !idle(element)) oninspect(element);
    }
    function down(event: PointerEvent): void {
      swallow = false;
      release();
      const element = elementAt(event.target);
      if (event.pointerType === "mouse" || !event.isPrimary || element === null) return;
      pressed = { x: event.clientX, y: event.clientY };
      resting = setTimeout(() => {
        swallow = true;
        inspect(element);
      }, LONG);
    }
    function move(event: PointerEvent): void {
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLOP) release();
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== "i" && event.key !== "I") return;
      if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
      event.preventDefault();
      oninspect(elementAt(document.activeElement) ?? hovered);
    }

    const here = listening(root, [
      ["click", afterLong, true],
      ["click", click],
      ["contextmenu", (event: Event) => inspect(elementAt(event.target), event)],
      ["pointerdown", down, true],
      ["pointermove", move, true],
      ["pointerup", release, true],
      ["pointercancel", release, true],
      ["pointerover", (event: Event) => void (hovered = elementAt(event.target))],
      ["pointerleave", () => void (hovered = null)],
    ]);
    const everywhere = listening(window, [["keydown", key]]);
    return () => {
      release();
      here();
      everywhere();
    };
  };
}

function writing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "radio" && target.type !== "checkbox";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
