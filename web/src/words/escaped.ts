/** For tests with the pseudo-language: words that somebody reads or hears and that no catalogue said. */

/** Whole words with a plain vowel, which the pseudo-language has not; names and ids are excepted, and what says
 *  itself that it is in a language of its own. Needs nothing around it: it is sent to browsers, too. */
export function escapedIn(root: Element, excepted: readonly string[]): string[] {
  const read = ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"];
  const found = new Set<string>();
  const look = (words: string | null) => {
    let rest = words ?? "";
    for (const name of excepted) rest = rest.replaceAll(name, "");
    const ids = /\b[A-Z]+(-[A-Z]+)*-[A-Z]?\d+[a-z]?\b/g; // of rules
    for (const [word] of rest.replace(ids, "").matchAll(/\p{L}{2,}/gu)) {
      if (/[aeiouy]/i.test(word)) found.add(`${word} in “${(words ?? "").trim()}”`);
    }
  };
  const walk = (node: Element) => {
    if (node.matches("[lang], style, script")) return;
    for (const name of read) look(node.getAttribute(name));
    for (const child of node.childNodes) {
      if (child.nodeType === 3) look(child.textContent);
      else if (child.nodeType === 1) walk(child as Element);
    }
  };
  walk(root);
  return [...found];
}
