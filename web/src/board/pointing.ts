/** One listener for a whole drawing: which element of the table is pointed at or picked. */

import type { Attachment } from "svelte/attachments";

import { elementAt } from "./elements";
import { listening } from "./listening";

export interface Pointing {
  onpick?: ((element: string) => void) | undefined;
  onlook?: ((element: string | null) => void) | undefined;
}

export function pointing({ onpick, onlook }: Pointing): Attachment<Element> {
  return (root) => {
    let seen: string | null = null;
    const look = (element: string | null) => {
      if (element === seen) return;
      seen = element;
      onlook?.(element);
    };
    const pick = (event: Event) => {
      const element = elementAt(event.target);
      if (element !== null) onpick?.(element);
    };
    return listening(root, [
      ["click", pick],
      ["pointerover", (event: Event) => look(elementAt(event.target))],
      ["pointerleave", () => look(null)],
      ["focusin", (event: Event) => look(elementAt(event.target))],
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
