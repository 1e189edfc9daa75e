/** Whoever plays by keyboard is led to where the answer is given: the pieces that glow. */

export type Direction = "left" | "right" | "up" | "down";

interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ASIDE = 2; // a step aside is so many times as far as one straight on

/** Of these places the nearest in a direction; -1: there is none. */
export function nearest(from: Spot, places: readonly Spot[], direction: Direction): number {
  const middle = ({ left, top, width, height }: Spot) => ({ x: left + width / 2, y: top + height / 2 });
  const start = middle(from);
  let [best, least] = [-1, Infinity];
  places.forEach((place, i) => {
    const at = middle(place);
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const along = direction === "left" ? -dx : direction === "right" ? dx : direction === "up" ? -dy : dy;
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    const far = along + ASIDE * aside;
    if (along > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

type Focusable = HTMLElement | SVGElement;

/** Everything that glows or stands open to be pressed, in reading order. */
function answering(): Focusable[] {
  const inside = document.querySelector(".pop");
  const open = [".table [data-element][tabindex='0']", ".table .can > .cardbtn", ".quick button", ".stage .claim"];
  const where = inside ? ".pop button" : open.join();
  return [...document.querySelectorAll<Focusable>(where)].filter((node) => {
    return node.checkVisibility?.({ visibilityProperty: true }) ?? true;
  });
}

/** Go to the next answer in a direction; says whether there is one. */
export function goTo(direction: Direction): boolean {
  const places = answering();
  const here = document.activeElement;
  const [first] = places;
  if (!first) return false;
  if (!here || !places.includes(here as Focusable)) {
    first.focus({ preventScroll: true });
    return true;
  }
  const others = places.filter((node) => node !== here);
  const at = nearest(
    here.getBoundingClientRect(),
    others.map((node) => node.getBoundingClientRect()),
    direction,
  );
  others[at]?.focus({ preventScroll: true });
  return true;
}

/** To one piece, if something is answered there. */
export function focusPiece(piece: string): void {
  answering()
    .find((node) => node.getAttribute("data-element") === piece)
    ?.focus({ preventScroll: true });
}

let byKeyboard = false;
if (typeof window !== "undefined") {
  window.addEventListener("keydown", () => (byKeyboard = true), true);
  window.addEventListener("pointerdown", () => (byKeyboard = false), true);
}

/** Where the next question is answered: its first piece, or else a button of the bar. */
export function focusQuestion(force = false): void {
  if (!byKeyboard && !force) return;
  const buttons = [".strip .decline", ".strip .decline-split .main", ".strip .btn-go", ".answers button", "#question"];
  const found = answering()[0] ?? buttons.map((place) => document.querySelector<Focusable>(place)).find(Boolean);
  found?.focus({ preventScroll: true });
}
