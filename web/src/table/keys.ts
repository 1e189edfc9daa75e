/** What the keys do at a table. */

import type { Direction } from "./focus";

export type KeyDeed =
  | { does: "undo" | "start-over" | "end" | "decline" | "list" | "log" | "rules" | "hint" | "back" }
  | { does: "quick"; n: number }
  | { does: "go"; direction: Direction };

const LETTERS: Record<string, Exclude<KeyDeed["does"], "quick" | "go">> = {
  u: "undo",
  e: "end",
  n: "decline",
  d: "decline",
  l: "list",
  g: "log",
  "?": "rules",
  h: "hint",
};
const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** What this key means; null: nothing here, for instance because somebody types. */
export function deedOf(event: KeyboardEvent): KeyDeed | null {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return null;
  if (target instanceof HTMLSelectElement || document.querySelector("dialog[open]")) return null;
  const direction = ARROWS[key];
  if (direction) return isScrolled(target) ? null : { does: "go", direction };
  if (key === "Escape") return { does: "back" };
  if (/^[1-4]$/.test(key)) return { does: "quick", n: Number(key) };
  if (key === "U") return { does: "start-over" };
  const does = LETTERS[key.toLowerCase()];
  return does ? { does } : null;
}

/** Whether the arrows belong to what is focused: a list that scrolls, a menu, tabs. */
function isScrolled(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=menu], [role=tablist], [role=listbox]") !== null;
}
