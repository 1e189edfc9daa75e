/** Every language: the main screens at a desk and on a phone, where nothing is cut and nothing sticks out, and a whole
 *  game. LISBOA_LANGUAGES=de,pl takes only some. Games take long: one is always played, all of them by `make soak`. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { escapedIn } from "../src/words/escaped";
import { DESKTOP, FIXTURES, House, LANGUAGES, PHONE, until, type Guest } from "./house";
import { unreadable } from "./legible";
import { EVERY_PAGE } from "./pages";

const PSEUDO = "pseudo";
const SIZES = { "": DESKTOP, "-phone": PHONE };
const some = process.env["LISBOA_LANGUAGES"]?.split(",");
const READ = some ?? [...LANGUAGES, PSEUDO];
/** In which a whole game is played: Polish has the most forms of words. */
const GAMES = process.env["LISBOA_SOAK"] || some ? READ : ["pl"];
/** Said by people, or by Intl. */
const names = [
  "Inês",
  "Tomás",
  "Beatriz",
  "Duarte",
  "Ana",
  "Rui",
  "Lacerda",
  "Baixa",
  "Pseudo",
  " and ",
  "ago",
  "yesterday",
];

let house: House;
beforeAll(async () => {
  house = await House.open();
  names.push(...((await (await fetch(`${house.url}/api/choices`)).json()) as { bots: string[] }).bots);
});
afterAll(() => house.close());

async function seen(guest: Guest, language: string, name: string, prepare?: () => Promise<void>): Promise<void> {
  for (const [suffix, size] of Object.entries(SIZES)) {
    await guest.page.setViewportSize(size);
    await prepare?.();
    await guest.page.waitForTimeout(400); // the camera has arrived
    await guest.picture(`${name}-${language}${suffix}`);
    const screen = `${name}${suffix}`;
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(
      size.width,
    );
    expect.soft(await guest.page.evaluate(unreadable), screen).toEqual([]);
    if (language === PSEUDO) {
      const look = `(${escapedIn.toString()})(document.body, ${JSON.stringify(names)})`;
      expect.soft(await guest.page.evaluate(look), screen).toEqual([]);
    }
  }
  await guest.page.setViewportSize(DESKTOP);
  expect(guest.complaints).toEqual([]);
}

describe.each(READ)("in %s", (language) => {
  let guest: Guest;
  beforeAll(async () => {
    guest = await house.guest({ colorScheme: "light", reducedMotion: "reduce" });
    await guest.visit(`?language=${language}`);
  });
  afterAll(() => guest.page.context().close());

  test.each(EVERY_PAGE)("$picture", async ({ picture, address }) => {
    await guest.visit(address);
    await guest.page.locator("main").waitFor();
    await seen(guest, language, picture);
    const spoken = await guest.page.locator("html").getAttribute("lang");
    expect(spoken?.slice(0, 2)).toBe(language === PSEUDO ? "en" : language);
  });

  test("the menu of languages", async () => {
    await guest.visit("#/settings");
    await guest.page.locator("main").waitFor();
    await seen(guest, language, "languages", async () => {
      await guest.page.keyboard.press("Escape");
      await guest.page.locator(".globe").click();
    });
    await guest.page.keyboard.press("Escape");
  });

  test.each(["late", "first", "follow", "harbour", "period", "church", "solo"])("the table: %s", async (moment) => {
    const { page } = guest;
    await guest.open(`${FIXTURES}${moment}.lisboa`);
    await guest.ready();
    await seen(guest, language, `table-${moment}`);
    if (moment === "late") {
      for (const [name, place] of [
        ["scores", ".scores"],
        ["menu", ".tools > button:first-child"],
      ] as const) {
        await seen(guest, language, name, async () => {
          await page.keyboard.press("Escape");
          await page.locator(place).click();
          await page.locator("dialog[open]").waitFor();
        });
        await page.keyboard.press("Escape");
      }
    }
    if (moment !== "solo") return;
    await seen(guest, language, "card", async () => {
      await page.keyboard.press("Escape");
      await page.locator(".hand [data-element^='card:']").nth(2).click({ button: "right" });
      await page.locator(".inspector[open]").waitFor();
    });
  });

  test("the screen changes hands", async () => {
    await guest.visit();
    await guest.page.locator("input[type=file]").setInputFiles(`${FIXTURES}late.lisboa`);
    expect(await guest.ready()).toBe("veil");
    await seen(guest, language, "veil");
  });

  test("the end, and the replay", async () => {
    const { page } = guest;
    await guest.open(`${FIXTURES}end.lisboa`);
    await page.locator(".course").waitFor();
    await seen(guest, language, "end");
    await page.locator(".end a[href^='#/replay']").first().click();
    await page.locator(".turns li button").nth(20).click();
    await page.locator(".board").waitFor();
    await seen(guest, language, "replay");
  });

  test.runIf(GAMES.includes(language))("a whole game", async () => {
    const player = await house.guest();
    await player.visit(`?language=${language}`);
    await player.start("solo");
    await player.play();
    expect(await player.page.locator(".end h1").textContent()).toBeTruthy();
    expect(player.complaints).toEqual([]);
    await player.page.context().close();
  });
});

test("another language in the middle of a turn: every word follows, and nothing is lost", async () => {
  const other = LANGUAGES.find((code) => code !== "en") ?? "en";
  const guest = await house.guest();
  const { page } = guest;
  await guest.start("solo");
  await guest.play((answers) => answers === 4);
  await guest.ready();
  const before = { question: await guest.question.textContent(), steps: await guest.crumbs.count(), at: page.url() };
  await page.locator(".globe").click();
  await page.locator(`.languages [data-language=${other}]`).click();
  await until(async () => (await page.locator("html").getAttribute("lang"))?.startsWith(other) ?? false);
  if (other !== "en") expect(await guest.question.textContent()).not.toBe(before.question);
  expect({ steps: await guest.crumbs.count(), at: page.url() }).toEqual({ steps: before.steps, at: before.at });
  await page.reload();
  await guest.ready();
  expect((await page.locator("html").getAttribute("lang"))?.slice(0, 2)).toBe(other);
  expect(guest.complaints).toEqual([]);
});

test("a browser is spoken to in its own language, and only that one is fetched", async () => {
  const other = LANGUAGES.find((code) => code !== "en") ?? "en";
  const guest = await house.guest({ locale: other });
  const words: string[] = [];
  guest.page.on("request", (request) => {
    const found = /words-(\w+)-/.exec(request.url())?.[1];
    if (found) words.push(found);
  });
  await guest.visit();
  await guest.page.locator("main").waitFor();
  expect(words).toEqual([other]);
});
