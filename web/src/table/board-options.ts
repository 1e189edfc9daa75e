/** Which elements of the board take part in a question, and how they glow. */

import type { BoardOption } from "../board/sharing";
import type { Asked, Option } from "../client/types";
import { text } from "../words/say";

export function boardOptions(asked: Asked | null, chosen: string | null): Map<string, BoardOption> {
  const found = new Map<string, BoardOption>();
  for (const option of asked?.options ?? []) {
    for (const element of option.elements) found.set(element, joined(found.get(element), option, chosen));
  }
  for (const { elements, label, reason } of asked?.closed ?? []) {
    for (const element of elements) {
      const before = found.get(element);
      if (before && before.state !== "closed") continue;
      const why = `${text(label)}: ${text(reason)}`;
      found.set(element, { state: "closed", labels: [...(before?.labels ?? []), why] });
    }
  }
  return found;
}

/** Several answers may be about one element: the best of their prices stands on it. */
function joined(before: BoardOption | undefined, option: Option, chosen: string | null): BoardOption {
  const on = option.action === chosen || before?.state === "chosen";
  const labels = [...(before?.labels ?? []), text(option.label)];
  const out: BoardOption = { ...before, state: on ? "chosen" : "option", labels };
  if (option.price !== null) {
    out.price = Math.min(option.price, before?.price ?? Infinity);
    out.wigs = Math.max(option.wigs ?? 0, before?.wigs ?? 0);
  }
  return out;
}

/** What a click on an element means: the one answer about it, or a shorter list of answers. */
export function pickedOn(asked: Asked | null, element: string): { action: string | null; several: boolean } {
  const about = (asked?.options ?? []).filter((option) => option.elements.includes(element));
  return { action: about.length === 1 ? (about[0]?.action ?? null) : null, several: about.length > 1 };
}
