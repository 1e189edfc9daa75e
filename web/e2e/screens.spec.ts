/** The main screens at four sizes: nothing sticks out, nothing complains; `make pictures` keeps them. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { DESKTOP, FIXTURES, House, PHONE, TABLET, until, WIDE, type Guest } from "./house";
import { EVERY_PAGE } from "./pages";

let house: House;
let guest: Guest;
beforeAll(async () => {
  house = await House.open();
  guest = await house.guest({ colorScheme: "light", reducedMotion: "reduce" });
});
afterAll(() => house.close());

const SIZES = { "": DESKTOP, "-tablet": TABLET, "-phone": PHONE, "-wide": WIDE };

async function seen(name: string, prepare?: () => Promise<void>): Promise<void> {
  for (const [suffix, size] of Object.entries(SIZES)) {
    await guest.page.setViewportSize(size);
    await prepare?.();
    await guest.page.waitForTimeout(400); // the camera has arrived
    await guest.picture(`${name}${suffix}`);
    expect(
      await guest.page.evaluate(() => document.documentElement.scrollWidth),
      `${name}${suffix}`,
    ).toBeLessThanOrEqual(size.width);
  }
  await guest.page.setViewportSize(DESKTOP);
  expect(guest.complaints).toEqual([]);
}

test.each(EVERY_PAGE)("$picture", async ({ picture, address }) => {
  await guest.visit(address);
  await guest.page.locator("main").waitFor();
  await seen(picture);
});

test("the table of four, late in the game", async () => {
  const { page } = guest;
  await guest.open(`${FIXTURES}late.lisboa`);
  await guest.ready();
  await guest.pieces.last().click();
  await page.mouse.move(5, 5);
  await seen("table");
  await page.emulateMedia({ colorScheme: "dark" });
  await seen("table-dark");
  await page.emulateMedia({ colorScheme: "light" });
});

test.each(["harbour", "follow", "period", "church"])("a great moment: %s", async (name) => {
  await guest.open(`${FIXTURES}${name}.lisboa`);
  await guest.ready();
  await guest.page.locator(".stage").waitFor();
  await seen(name);
});

test("a card in hand, then all answers", async () => {
  const { page } = guest;
  await guest.open(`${FIXTURES}first.lisboa`);
  await guest.ready();
  await page.locator(".hand .can > .cardbtn").first().click();
  await until(async () => (await page.locator(".quick .answer").count()) > 1);
  await seen("held");
  await seen("list", async () => {
    if (!(await page.locator(".at-list, .sheet.full").isVisible())) await page.keyboard.press("l");
    await page.locator(".at-list, .sheet.full").waitFor();
  });
});

test("a rival's turn is told, and at the own turn all since the last one", async () => {
  const teller = await house.guest({ colorScheme: "light" });
  const { page } = teller;
  await teller.visit();
  await page.evaluate(() => localStorage.setItem("lisboa.settings", JSON.stringify({ telling: "slow" })));
  await teller.start("bots");
  while ((await page.locator(".told-bar .mark").count()) === 0) {
    if ((await teller.situation()) !== "waiting") await teller.step();
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(2500); // some steps in
  await teller.picture("told");
  await teller.ready();
  await teller.picture("since");
  expect(teller.complaints).toEqual([]);
});

test("alone against Lacerda; a card looked at closely; how the game would end now", async () => {
  const { page } = guest;
  await guest.open(`${FIXTURES}solo.lisboa`);
  await guest.ready();
  await page.locator(".hand [data-element^='card:']").nth(2).click();
  await seen("solo");
  await seen("card", async () => {
    await page.keyboard.press("Escape");
    await page.locator(".hand [data-element^='card:']").nth(2).click({ button: "right" });
    await page.locator(".inspector[open]").waitFor();
  });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Score sheet" }).click();
  await page.locator("dialog.scoring .sheet").waitFor();
  await seen("scores");
  await page.keyboard.press("Escape");
});

test("the screen changes hands", async () => {
  await guest.visit();
  await guest.page.locator("input[type=file]").setInputFiles(`${FIXTURES}late.lisboa`);
  expect(await guest.ready()).toBe("veil");
  await seen("veil");
});

test("the end, and the replay", async () => {
  const { page } = guest;
  await guest.open(`${FIXTURES}end.lisboa`);
  await page.locator(".course").waitFor();
  await seen("end");
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".turns li button").nth(20).click();
  await page.locator(".board").waitFor();
  await seen("replay");
});
