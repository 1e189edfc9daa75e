import { afterAll, beforeAll, expect, test } from "vitest";

import { House, until } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("a solo game on the pieces, to the final scoring, its replay and a rematch", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await guest.start("solo");
  expect(await page.title()).toBe("Lisboa");
  await guest.ready();
  await until(async () => (await page.title()).includes("Your turn"));

  await guest.play((answers) => answers === 8);
  const before = {
    question: await guest.question.textContent(),
    steps: await guest.crumbs.allTextContents(),
  };
  await page.reload();
  await guest.ready();
  expect({
    question: await guest.question.textContent(),
    steps: await guest.crumbs.allTextContents(),
  }).toEqual(before);

  await guest.play();
  expect(await page.locator(".end h1").textContent()).toMatch(/rebuilt Lisbon/);
  expect(await page.locator(".end .sheet tfoot td").count()).toBe(2);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record" }).click();
  const record = await (await saving).path();

  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator("input[type=range]").waitFor();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await until(async () => {
    const [, at, all] = /(\d+) of (\d+) answers/.exec((await page.locator(".strip .label").textContent()) ?? "") ?? [];
    return at !== undefined && Number(at) === Number(all) - 1;
  });
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/#\/g\//);
  expect(await guest.ready()).toBe("asked");
  await page.goBack();
  await page.getByRole("link", { name: "Result" }).click();
  const finished = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== finished);
  await page.locator("#question").waitFor();
  expect(await guest.ready()).toBe("asked");

  await guest.visit();
  await page.locator("input[type=file]").setInputFiles(record);
  await page.waitForURL(/#\/g\//);
  expect(await guest.ready()).toBe("over");
  expect(guest.complaints).toEqual([]);
});

test("undo takes an answer back, and the turn waits for its end", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await guest.start("solo");
  await guest.play((answers) => answers === 1); // the clergy tile: it deals the hand
  await guest.ready();
  const first = await guest.question.textContent();
  await guest.step();
  await until(async () => (await guest.question.textContent()) !== first);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await until(async () => (await guest.question.textContent()) === first);

  while ((await guest.ready()) === "asked") await guest.play((answers) => answers === 1);
  expect(await guest.situation()).toBe("ready");
  expect(await guest.crumbs.count()).toBeGreaterThan(1);
  await guest.play((answers) => answers === 1);
  await guest.ready();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await until(async () => (await guest.question.textContent()) === first);
  expect(guest.complaints).toEqual([]);
});
