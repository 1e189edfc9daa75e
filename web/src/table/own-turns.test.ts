import { beforeEach, expect, test } from "vitest";

import { OwnTurns } from "./own-turns";

beforeEach(() => sessionStorage.clear());

test("the last turn behind a point is the one to take back, and a reload knows it, too", () => {
  const turns = new OwnTurns("g");
  turns.note(0);
  turns.note(7);
  expect(turns.before(9)).toBe(7);
  expect(turns.before(7)).toBe(0);
  expect(new OwnTurns("g").before(9)).toBe(7);
  expect(new OwnTurns("other").before(9)).toBeUndefined();
  turns.forget(7);
  expect(turns.before(9)).toBe(0);
});
