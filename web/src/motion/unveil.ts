/** A public building rises on its site. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { isStill } from "../client/settings.svelte";

export function unveil(_: Element): TransitionConfig {
  return {
    duration: isStill() ? 0 : 600,
    easing: cubicOut,
    css: (t) =>
      `opacity: ${Math.min(1, t * 2)}; transform-box: fill-box; transform-origin: 50% 100%; transform: scaleY(${t})`,
  };
}
