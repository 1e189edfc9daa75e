/** Cards and goods can be dragged to where they go: the same as pressing one after the other. */

import type { Attachment } from "svelte/attachments";

import { elementAt, elementsAt } from "./elements";
import { listening } from "./listening";

const MOUSE = 6; // px before a press becomes a drag
const FINGER = 10;
const HOME = 160; // ms to fly back

export interface Dragging {
  /** Whether this can be picked up and carried. */
  carries: (element: string) => boolean;
  onlift: (element: string) => void;
  /** Let go there; says whether that is a place for it. */
  ondrop: (elements: string[]) => boolean;
  onback: () => void;
}

export function dragging({ carries, onlift, ondrop, onback }: Dragging): Attachment<HTMLElement> {
  return (root) => {
    let from: { element: string; node: Element; x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let swallow = false; // the click that ends a drag

    const down = (event: PointerEvent) => {
      const node = event.target instanceof Element ? event.target.closest("[data-element]") : null;
      const element = elementAt(event.target);
      if (!event.isPrimary || event.button !== 0 || !node || element === null || !carries(element)) return;
      // With a finger the board is moved, not what lies on it.
      if (event.pointerType !== "mouse" && node.closest(".board")) return;
      from = { element, node, x: event.clientX, y: event.clientY, id: event.pointerId };
      swallow = false;
      if (node.closest(".board")) event.stopPropagation();
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost) {
        const finger = event.pointerType !== "mouse";
        if (Math.hypot(dx, dy) < (finger ? FINGER : MOUSE)) return;
        if (finger && Math.abs(dx) > Math.abs(dy)) return void (from = null); // the hand is scrolled
        ghost = ghostOf(from.node);
        onlift(from.element);
      }
      event.preventDefault();
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    };
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const { node } = from;
      from = null;
      if (!ghost) return;
      swallow = true;
      setTimeout(() => (swallow = false));
      const there = elementsAt(document.elementFromPoint(event.clientX, event.clientY));
      if (event.type === "pointerup" && ondrop(there)) ghost.remove();
      else {
        onback();
        flyHome(ghost, node);
      }
      ghost = null;
    };
    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const deaf = listening(root, [
      ["pointerdown", down, true],
      ["click", click, true],
    ]);
    const far = listening(window, [
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
    ]);
    return () => {
      ghost?.remove();
      deaf();
      far();
    };
  };
}

/** What follows the pointer: the drawing itself, a little smaller. */
function ghostOf(node: Element): HTMLElement {
  const drawing = node.querySelector("svg") ?? node.closest("svg") ?? node;
  const box = node.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.width = `${box.width * 0.8}px`;
  const copy = (node instanceof SVGGElement ? framed(node) : drawing).cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("[data-element]")]) each.removeAttribute("data-element");
  ghost.append(copy);
  return document.body.appendChild(ghost);
}

/** A part of a drawing as a drawing of its own. */
function framed(part: SVGGElement): SVGSVGElement {
  const { x, y, width, height } = part.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  frame.append(part.cloneNode(true));
  return frame;
}

function flyHome(ghost: HTMLElement, node: Element): void {
  const { x, y, width, height } = node.getBoundingClientRect();
  ghost.style.transition = `translate ${HOME}ms ease-out`;
  ghost.style.translate = `${x + width / 2}px ${y + height / 2}px`;
  setTimeout(() => ghost.remove(), HOME);
}
