/** Small differences between two documents: what the server's `deltas` send. */

import type { Delta } from "./types";

type Doc = Record<string, unknown>;
interface Splice {
  at: number;
  cut: number;
  put?: unknown[];
}
type Part = Splice | Delta;

/** The document after the change; the one before stays as it is, and what did not change is shared. */
export function applied<T extends object>(before: T, change: Delta): T {
  const after: Doc = { ...(before as Doc), ...change.set };
  for (const name of change.drop ?? []) delete after[name];
  for (const [name, part] of Object.entries(change.inside ?? {}) as [string, Part][]) {
    after[name] = "at" in part ? spliced(after[name] as unknown[], part) : applied(after[name] as Doc, part);
  }
  return after as T;
}

function spliced(before: unknown[], { at, cut, put = [] }: Splice): unknown[] {
  return [...before.slice(0, at), ...put, ...before.slice(at + cut)];
}
