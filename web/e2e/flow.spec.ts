/** How a turn flows: whole games on the pieces alone, by mouse, by touch and by keyboard; presses are counted. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { House, PHONE, type Guest } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const MOST = 1.5; // presses a decision at a desk

/** Against one bot; what it does is told at once. */
async function withBots(guest: Guest): Promise<void> {
  await guest.start("bots", async () => {
    await guest.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("lisboa.settings") ?? "{}") as object;
      localStorage.setItem("lisboa.settings", JSON.stringify({ ...kept, telling: "instant" }));
    });
    await guest.page.reload();
  });
  await guest.play();
}

function told(how: string, { clicks, decisions, turns, declined }: Guest): number {
  const each = clicks / decisions;
  const share = (n: number) => (clicks / n).toFixed(2);
  console.log(
    `${how}: ${clicks} presses, ${share(decisions)} a decision (${decisions}), ${share(turns)} a turn (${turns})`,
  );
  expect(declined.filter((presses) => presses > 1)).toEqual([]); // one press says no
  return each;
}

test("two whole games by mouse, on pieces: few clicks, and nothing lies on what is asked for", async () => {
  const guest = await house.guest();
  await withBots(guest);
  await withBots(guest);
  expect(told("mouse", guest)).toBeLessThanOrEqual(MOST);
  expect([...new Set(guest.covered)]).toEqual([]);
  expect(guest.complaints).toEqual([]);
});

test("a whole game by touch, on a phone", async () => {
  const guest = await house.guest({ viewport: PHONE, hasTouch: true, isMobile: true }, "touch");
  await withBots(guest);
  told("touch", guest);
  expect(guest.complaints).toEqual([]);
});

test("a whole game by keyboard", async () => {
  const guest = await house.guest({}, "keys");
  await withBots(guest);
  told("keys", guest);
  expect(guest.complaints).toEqual([]);
});
