/** Several listeners that come and go together. */

type Listener = [type: string, listener: (event: never) => void, how?: boolean | AddEventListenerOptions];

/** Listen from now on, until what it returns is called. */
export function listening(target: EventTarget, listeners: Listener[]): () => void {
  const all = listeners as [string, EventListener, (boolean | AddEventListenerOptions)?][];
  for (const [type, listener, how] of all) target.addEventListener(type, listener, how);
  return () => {
    for (const [type, listener, how] of all) target.removeEventListener(type, listener, how);
  };
}
