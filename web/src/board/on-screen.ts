/** Where the elements of the table are on the screen. */

import { elementOf, nodesOf } from "./elements";

const WINDOWS = ".board-window, .at-players, .at-mine, .at-hand";

/** The boxes of those that can be seen, all measured at once. Of an element that is drawn twice
 *  the first counts. */
export function boxesOnScreen(elements: Iterable<string>): Map<string, DOMRect> {
  const wanted = new Set(elements);
  const found = new Map<string, DOMRect>();
  if (wanted.size === 0) return found;
  const windows = new Map<Element, DOMRect>();
  for (const node of nodesOf(document, wanted)) {
    const name = elementOf(node) ?? "";
    if (found.has(name) || !seen(node)) continue;
    const box = node.getBoundingClientRect();
    const window = node.closest(WINDOWS);
    if (window && !windows.has(window)) windows.set(window, window.getBoundingClientRect());
    const frame = window && windows.get(window);
    if (box.width > 0 && (!frame || holds(frame, box))) found.set(name, box);
  }
  return found;
}

function seen(node: Element): boolean {
  return node.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Whether the middle of a box is in view. */
function holds(frame: DOMRect, box: DOMRect): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}
