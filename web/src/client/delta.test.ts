import { expect, test } from "vitest";

import { applied } from "./delta";

test("what is set, dropped and changed inside", () => {
  const before = { a: 1, b: { c: 2, d: 3 }, list: ["x", "y", "z"], gone: true };
  const after = applied(before, {
    set: { a: 5, fresh: null },
    drop: ["gone"],
    inside: { b: { set: { c: 4 } }, list: { at: 1, cut: 1, put: ["p", "q"] } },
  });
  expect(after).toEqual({ a: 5, b: { c: 4, d: 3 }, list: ["x", "p", "q", "z"], fresh: null });
  expect(before).toEqual({ a: 1, b: { c: 2, d: 3 }, list: ["x", "y", "z"], gone: true });
});

test("a list may only lose something", () => {
  expect(applied({ list: [1, 2, 3] }, { inside: { list: { at: 0, cut: 2 } } })).toEqual({ list: [3] });
});

test("what did not change is shared, so that nothing draws it again", () => {
  const before = { city: { rows: [] }, court: { treasury: 3 } };
  const after = applied(before, { inside: { court: { set: { treasury: 4 } } } });
  expect(after.city).toBe(before.city);
  expect(applied(before, {})).toEqual(before);
});
