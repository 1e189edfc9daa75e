/** How wide words are on a face: to break titles into lines, to set signs side by side, and to
 *  keep words inside their frames whatever fonts a machine has. */

const FAMILY = { serif: '"Lisboa Serif", Georgia, serif', sans: '"Lisboa Sans", Arial, sans-serif' };
export type Family = keyof typeof FAMILY;

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** How often fonts have come: what was measured in another one is measured again. */
let arrivals = $state(0);
globalThis.document?.fonts?.addEventListener("loadingdone", () => arrivals++);

/** Width in units of the font size. Without a canvas (in tests) an estimate. */
export function widthOf(words: string, family: Family = "serif", weight = 600): number {
  const key = `${arrivals}${family}${weight}${words}`;
  let width = known.get(key);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext?.("2d") ?? null;
    if (pen) pen.font = `${weight} 100px ${FAMILY[family]}`;
    width = pen ? pen.measureText(words).width / 100 : words.length * 0.48;
    known.set(key, width);
  }
  return width;
}

/** The words in lines that are no wider than `width`. */
export function lines(words: string, width: number, size: number): string[] {
  const out: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) * size > width) {
      out.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...out, line];
}
