/** One listener for a whole drawing: which element of the table is pointed at or picked. */

import type { Attachment } from "svelte/attachments";

import { elementAt, elementsAt } from "./elements";
import { listening } from "./listening";

export interface Pointing {
  /** With all elements there, from the inside outwards; on the bare ground there is none. Says whether that
   *  did something. */
  onpick?: ((elements: string[]) => boolean | void) | undefined;
  onlook?: ((element: string | null) => void) | undefined;
}

/** By keyboard: a press that moves the focus looks at nothing. */
const isLed = (target: EventTarget | null) => target instanceof Element && target.matches(":focus-visible");

export function pointing({ onpick, onlook }: Pointing): Attachment<Element> {
  return (root) => {
    let seen: string | null = null;
    const look = (element: string | null) => {
      if (element === seen) return;
      seen = element;
      onlook?.(element);
    };
    const pick = (event: Event) => {
      if (onpick?.(elementsAt(event.target))) event.preventDefault();
    };
    return listening(root, [
      ["click", pick],
      ["pointerover", (event: Event) => look(elementAt(event.target))],
      ["pointerleave", () => look(null)],
      ["focusin", (event: Event) => isLed(event.target) && look(elementAt(event.target))],
      ["focusout", () => look(null)],
      [
        "keydown",
        (event: KeyboardEvent) => {
          const target = event.target;
          if (target instanceof HTMLButtonElement) return;
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          pick(event);
        },
      ],
    ]);
  };
}
