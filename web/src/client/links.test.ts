import { expect, test } from "vitest";

import { invitationLink, pageAt, replayLink, rulesLink, tableLink } from "./links";

const GAME = "87W0JfBaJUtP";
const A = "mZ3ec895j-1gmTyxYETJ2w";
const B = "AAAAAAAAAAAAAAAAAAAAAA";

test.each([
  ["", { page: "start" }],
  ["#/nowhere", { page: "start" }],
  [`#/g/${GAME}`, { page: "broken" }],
  [`#/g/${GAME}/${A.slice(1)}`, { page: "broken" }],
  [`#/replay/short/${A}`, { page: "broken" }],
  ["#/first", { page: "first" }],
  ["#/rules/100%", { page: "rules", sought: "100%" }],
  [tableLink(GAME, [A, B]), { page: "table", game: GAME, secrets: [A, B] }],
  [replayLink(GAME, [A]), { page: "replay", game: GAME, secrets: [A], at: null }],
  [replayLink(GAME, [A], 12), { page: "replay", game: GAME, secrets: [A], at: 12 }],
  [invitationLink(GAME, A), { page: "invitation", game: GAME, invitation: A }],
  [`#/i/${GAME}/${A.slice(1)}`, { page: "broken" }],
  [rulesLink("STORE-08"), { page: "rules", sought: "STORE-08" }],
  ["#/settings", { page: "settings" }],
])("%s", (hash, place) => {
  expect(pageAt(hash)).toEqual(place);
});
