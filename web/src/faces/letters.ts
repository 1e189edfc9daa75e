/** Where a drawing is shown small, its words are set larger: at least so many units high. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("letters");
const NONE = () => 0;

export function shareLetters(least: () => number): void {
  setContext(KEY, least);
}

export function lettersHere(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? NONE;
}
