import { expect, test } from "vitest";

import { placeOf, replayLink, rulesLink, tableLink } from "./links";

test.each([
  ["", { page: "start" }],
  ["#/nowhere", { page: "start" }],
  ["#/g/only-a-game", { page: "start" }],
  [tableLink("game", ["a", "b"]), { page: "table", game: "game", secrets: ["a", "b"] }],
  [replayLink("game", ["a"]), { page: "replay", game: "game", secrets: ["a"], at: null }],
  [replayLink("game", ["a"], 12), { page: "replay", game: "game", secrets: ["a"], at: 12 }],
  [rulesLink("STORE-08"), { page: "rules", sought: "STORE-08" }],
  ["#/settings", { page: "settings" }],
])("%s", (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});
