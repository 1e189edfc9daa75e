/** Which language somebody wants to read. */

import { settings } from "../client/settings.svelte";
import { speak } from "./language.svelte";

/** The first that is there of: what the address names, what was chosen before, what the browser prefers. */
export function preferred(
  there: readonly string[],
  named: string | null,
  chosen: string,
  wishes: readonly string[],
): string {
  const wanted = [named ?? "", chosen, ...wishes].map((tag) => tag.toLowerCase().replace(/[-_].*/, ""));
  return wanted.find((code) => there.includes(code)) ?? "en";
}

/** Take `?language=de` out of the address: it is remembered, and links are sent to people who read another one. */
export function namedInAddress(): string | null {
  const address = new URL(location.href);
  const named = address.searchParams.get("language");
  if (named === null) return null;
  address.searchParams.delete("language");
  history.replaceState(history.state, "", address);
  return named;
}

/** Read another language from now on, here and next time. */
export async function chooseLanguage(code: string): Promise<void> {
  await speak(code);
  settings.language = code;
}
