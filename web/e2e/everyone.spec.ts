/** Everybody can play: by thumb, by keyboard, with large letters, and whoever hears the page. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DESKTOP, FIXTURES, type Guest, House, PHONE, TABLET, until, WIDE } from "./house";
import { EVERY_PAGE } from "./pages";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const THUMB = { viewport: PHONE, hasTouch: true, isMobile: true };

/** What axe finds serious or critical, with the place. */
async function serious(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 4)
          .join(" ")}`,
    );
}

test("turns by keyboard alone", async () => {
  const guest = await house.guest({}, "keys");
  const { page } = guest;
  await guest.start("solo");
  await guest.play((answers) => answers === 12);
  while ((await guest.ready()) !== "asked") await guest.step();
  const before = await guest.question.textContent();
  await guest.step();
  await guest.ready();
  await page.keyboard.press("u");
  await until(async () => (await guest.question.textContent()) === before);
  expect(guest.complaints).toEqual([]);
});

test("by the line to type on: it answers in sentences", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await guest.start("solo");
  await guest.play((answers) => answers === 1); // the clergy tile: it deals the hand
  await guest.ready();
  const type = async (words: string) => {
    if (!(await page.locator(".command input").isVisible())) await page.keyboard.press("/");
    await page.locator(".command input").fill(words);
    await page.keyboard.press("Enter");
  };
  const said = async (words: RegExp) =>
    until(async () => words.test((await page.locator(".said").textContent()) ?? ""));
  await type("gibberish");
  await said(/No answer and no command is called “gibberish”/);
  await type("status");
  await said(/has .* and 5 cards/);
  const before = await guest.question.textContent();
  await type("1");
  await said(/^Answered: /);
  await until(async () => (await guest.question.textContent()) !== before);
  await type("undo");
  await until(async () => (await guest.question.textContent()) === before);
  expect(guest.complaints).toEqual([]);
});

test("a whole game on a phone, with one thumb", async () => {
  const guest = await house.guest(THUMB, "touch");
  const { page } = guest;
  await guest.start("bots", async () => {
    await page.getByRole("radio", { name: "1", exact: true }).check({ force: true });
    await page.getByRole("radio", { name: /^Apprentice/ }).check({ force: true });
  });
  await guest.play((answers) => answers === 6);
  for (const view of ["Hand", "Mine", "Players", "Log", "Board"])
    await page.getByRole("button", { name: view, exact: true }).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await guest.play();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(guest.complaints).toEqual([]);
});

test("letters of twice the size: nothing is cut off, and it can be played", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await guest.visit("#/settings");
  await page.getByLabel("200 %").check({ force: true });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await guest.start("solo");
    await guest.play((answers) => answers === 6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  expect(guest.complaints).toEqual([]);
});

test.each([
  ["1440 x 900", DESKTOP],
  ["1024 x 768", TABLET],
  ["1920 x 1080", WIDE],
])("no text on the table is smaller than 12 pixels at %s", async (_, viewport) => {
  for (const moment of ["first", "late", "solo", "variant"]) {
    const guest = await house.guest({ viewport });
    await guest.open(`${FIXTURES}${moment}.lisboa`);
    await guest.ready();
    expect(await small(guest), moment).toEqual([]);
    await guest.page.close();
  }
});

/** Texts that are rendered too small, with their size. */
function small({ page }: Guest): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 11.95; // what rounds to twelve
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement;
      const words = walk.currentNode.textContent?.trim();
      if (!element || !words || !element.checkVisibility() || element.closest(".vh")) continue;
      let size = parseFloat(getComputedStyle(element).fontSize);
      if (element instanceof SVGGraphicsElement) {
        const matrix = (element as SVGGraphicsElement).getScreenCTM();
        if (matrix) size *= Math.hypot(matrix.c, matrix.d);
      }
      const place =
        element.closest("[data-element]")?.getAttribute("data-element") ??
        element.closest("[class]")?.getAttribute("class");
      if (size < LEAST) found.add(`${size.toFixed(1)} ${place}: ${words.slice(0, 20)}`);
    }
    return [...found];
  });
}

test("axe finds nothing serious on any page, in the light and in the dark", async () => {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const guest = await house.guest({ colorScheme, reducedMotion: "reduce" });
    const { page } = guest;
    const look = async (where: string) => found.push(...(await serious(page, `${colorScheme} ${where}`)));
    for (const { address } of EVERY_PAGE) {
      await guest.visit(address);
      await page.locator("main").waitFor();
      await look(address);
    }
    await guest.open(`${FIXTURES}late.lisboa`);
    await guest.ready();
    await guest.pieces.first().click();
    await look("four players");
    await page.setViewportSize(PHONE);
    await look("phone");
    await page.setViewportSize(DESKTOP);
    await guest.open(`${FIXTURES}end.lisboa`);
    await look("end");
    await page.getByRole("link", { name: "Replay" }).click();
    await page.locator("input[type=range]").waitFor();
    await look("replay");
    await page.close();
  }
  expect(found).toEqual([]);
});

test("axe finds nothing serious in dialogs and panels", async () => {
  const found: string[] = [];
  const guest = await house.guest({ reducedMotion: "reduce" });
  const { page } = guest;
  const look = async (where: string) => found.push(...(await serious(page, where)));
  await guest.visit();
  await page.locator("input[type=file]").setInputFiles(`${FIXTURES}late.lisboa`);
  expect(await guest.ready()).toBe("veil");
  await look("veil");
  await guest.open(`${FIXTURES}solo.lisboa`);
  await guest.ready();
  await look("solo");
  await page.getByRole("button", { name: "This table" }).click();
  await look("menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Score sheet" }).click();
  await page.locator("dialog.scoring .sheet").waitFor();
  await look("scores");
  await page.keyboard.press("Escape");
  await page.locator(".hand [data-element^='card:']").first().click({ button: "right" });
  await page.locator(".inspector[open]").waitFor();
  await look("inspector");
  await page.keyboard.press("Escape");
  await page.setViewportSize(TABLET);
  await look("tablet");
  expect(found).toEqual([]);
});
