import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Live, type Line } from "./live";

/** A line that the test holds the other end of. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; request?: string; told?: number | null }[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (end: { code: number }) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message));
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
const latest = () => FakeSocket.all.at(-1) as FakeSocket;
const live = () =>
  new Live("ws://here", ["secret"], {
    heard: () => undefined,
    line: (line) => lines.push(line),
    known: () => ({ told: 7, sequence: 3 }),
  });
const confirm = { type: "confirm", seat: 0, sequence: 3, drafted: 1 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says hello with what it knows, and a request gets its answer", async () => {
  const line = live();
  latest().open();
  expect(latest().sent).toEqual([{ type: "hello", secrets: ["secret"], told: 7, sequence: 3 }]);
  latest().say({ type: "state" });
  const answer = line.send(confirm);
  const { request } = latest().sent[1] ?? {};
  expect(request).toMatch(/^[\w-]{22}$/);
  latest().say({ type: "done", request, sequence: 4 });
  await expect(answer).resolves.toMatchObject({ sequence: 4 });
  expect(lines).toEqual(["connecting", "open"]);
});

test("what was not answered is asked again on the next line, with the same number", () => {
  const line = live();
  latest().open();
  latest().say({ type: "state" });
  void line.send(confirm);
  const before = latest().sent[1];
  latest().close(1006);
  expect(lines.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(latest().sent).toHaveLength(1);
  latest().say({ type: "state" });
  expect(latest().sent[1]).toEqual(before);
});

test("a table that says no is not asked again", () => {
  live();
  latest().open();
  latest().close(4403);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(lines.at(-1)).toBe("refused");
});

test("a line on which nothing is heard any more is given up", () => {
  live();
  latest().open();
  latest().say({ type: "state" });
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});
