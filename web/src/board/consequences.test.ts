import { expect, it } from "vitest";

import type { Option } from "../client/types";
import type { Amount } from "../client/vocabulary";
import { counted, keptAt, tagsOf } from "./consequences";

const words = { key: "options:bill-treasury" };
const change = (seat: number, what: Amount, n: number) => ({ seat, what, n, text: words });
const option: Option = {
  ...{ action: "build", id: 1, label: words, detail: null, elements: ["plot:plot-c3"], final: false },
  ...{ before: [], pieces: ["plot:plot-c3"], declines: false },
  ...{ price: 5, wigs: 4 },
  costs: [change(0, "reais", -5), change(0, "plans", -1)],
  gains: [change(0, "rubble_red", 1), change(0, "gold", 2)],
  others: [change(2, "wigs", 4), change(1, "wigs", 1)],
  bills: [
    {
      text: words,
      what: "reais",
      seat: 0,
      lines: [
        { text: words, n: 5, elements: ["treasury"] },
        { text: words, n: 3, elements: ["row:C", "plot:plot-c3"] },
      ],
    },
    {
      text: words,
      what: "wigs",
      seat: 2,
      lines: [
        { text: words, n: 3, elements: ["site:a", "scoring:1"] },
        { text: words, n: 1, elements: ["site:a", "scoring:1"] },
      ],
    },
    { text: { key: "another building" }, what: "wigs", seat: 2, lines: [{ text: words, n: 2, elements: ["site:a"] }] },
  ],
};

it("counts what stands on the bills, but not the place itself", () => {
  expect(counted(option)).toEqual(["treasury", "row:C", "site:a", "scoring:1"]);
});

it("tags every place once, and nobody twice", () => {
  expect(tagsOf(option)).toEqual([
    { element: "site:a", what: "wigs", n: 4 },
    { element: "seat:0/reais", what: "reais", n: -5 },
    { element: "seat:0/rubble/red", what: "rubble_red", n: 1 },
    { element: "seat:0/warehouse/gold", what: "gold", n: 2 },
    { element: "seat:1", what: "wigs", n: 1 },
  ]);
});

it("knows where a player keeps things", () => {
  expect(keptAt({ seat: 3, what: "officials" })).toBe("seat:3/officials");
  expect(keptAt({ seat: 3, what: "decrees" })).toBe("seat:3");
});
