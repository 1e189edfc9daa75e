/** What a page shows and nobody can read to its end: text that leaves its box, or the box around it that hides the
 *  rest.
 *
 *  Needs nothing around it: it is sent to browsers. */
export const unreadable = (): string[] => {
  const found = new Set<string>();
  /** A line each, which a press unfolds: turns in the log and since the own one. Or only heard, or drawn: the faces
   *  squeeze their words themselves. */
  const passed = ".log .brief, .since ~ ul .what, .vh, select, svg, [aria-hidden=true]";
  /** Some of it is seen, and some is not. */
  const isCut = (box: DOMRect, text: DOMRect, wide: boolean, high: boolean) =>
    text.right > box.left &&
    text.left < box.right &&
    text.bottom > box.top + 4 &&
    text.top < box.bottom - 4 &&
    ((wide && (text.left < box.left - 1 || text.right > box.right + 1)) ||
      (high && (text.top < box.top - 6 || text.bottom > box.bottom + 6)));

  for (const node of document.querySelectorAll("body *")) {
    const texts = [...node.childNodes].filter((child) => child.nodeType === 3 && child.textContent?.trim());
    if (texts.length === 0 || node.closest(passed) || !node.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.setStartBefore(texts[0] as Node);
    range.setEndAfter(texts.at(-1) as Node);
    const text = range.getBoundingClientRect();
    let cut = node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1;
    for (let around: Element | null = node; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if ([overflowX, overflowY].some((way) => way === "auto" || way === "scroll")) break;
      const box = around.getBoundingClientRect();
      const hides = (way: string) => way === "hidden" || way === "clip";
      if (hides(overflowX) && box.width <= 1) {
        cut = false; // only heard
        break;
      }
      cut ||= isCut(box, text, hides(overflowX), hides(overflowY));
    }
    if (cut) found.add(`${node.closest("[class]")?.getAttribute("class")}: ${node.textContent?.trim()}`);
  }
  // And words that are drawn on each other.
  for (const drawing of document.querySelectorAll("svg.board")) {
    const words = [...drawing.querySelectorAll("text")].filter(
      (node) => /\p{L}{3}/u.test(node.textContent ?? "") && node.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = words.map((node) => ({ said: node.textContent?.trim(), box: node.getBoundingClientRect() }));
    boxes.forEach((one, i) => {
      for (const { said, box } of boxes.slice(i + 1)) {
        const x = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
        const y = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
        if (x > 1 && y > Math.min(one.box.height, box.height) / 2) found.add(`on each other: ${one.said} / ${said}`);
      }
    });
  }
  return [...found];
};
