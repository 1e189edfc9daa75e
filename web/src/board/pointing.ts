/** One listener for a whole drawing: which element of the table is pointed at or picked. */

import type { Attachment } from "svelte/attachments";

export interface Pointing {
  onpick?: ((element: string) => void) | undefined;
  onlook?: ((element: string | null) => void) | undefined;
}

function elementAt(event: Event): string | null {
  const target = event.target;
  if (!(target instanceof Element)) return null;
  return target.closest("[data-element]")?.getAttribute("data-element") ?? null;
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
      const element = elementAt(event);
      if (element !== null) onpick?.(element);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["click", pick],
      ["pointerover", (event) => look(elementAt(event))],
      ["pointerleave", () => look(null)],
      ["focusin", (event) => look(elementAt(event))],
      ["focusout", () => look(null)],
      [
        "keydown",
        (event) => {
          const target = event.target;
          if (!(event instanceof KeyboardEvent) || target instanceof HTMLButtonElement) return;
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          pick(event);
        },
      ],
    ];
    for (const [type, listener] of listeners) root.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) root.removeEventListener(type, listener);
    };
  };
}
