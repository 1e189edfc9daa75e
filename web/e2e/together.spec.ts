import { afterAll, beforeAll, expect, test } from "vitest";

import { House, until, type Guest } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("four at one screen, two of them bots, to the final scoring; hands stay hidden", async () => {
  const guest = await house.guest();
  const { page } = guest;
  await guest.start("One table", async () => {
    await page.getByLabel("Your name").fill("Inês");
    await page.getByLabel("Name of person 2").fill("Tomás");
    for (const seat of [3, 4]) {
      await page.getByRole("button", { name: "Add a bot" }).click();
      await page.getByLabel(`Who sits on seat ${seat}`).selectOption("apprentice");
    }
  });
  expect(await guest.ready()).toBe("veil");
  expect(await page.locator(".hand").count()).toBe(0);
  const [, first] = /I am (.*):/.exec((await page.locator(".pass .btn-go").textContent()) ?? "") ?? [];
  await page.locator(".pass .btn-go").click();
  await guest.ready();
  expect(await page.locator(".me .who").textContent()).toBe(first);
  await guest.play();
  expect(await page.locator(".end .sheet tfoot td").count()).toBe(4);
  expect(guest.complaints).toEqual([]);
});

test("two browsers: a friend comes by link, and the line may break", async () => {
  const host = await house.guest();
  await host.start("With friends");
  const link = await host.page.locator("dialog[open] input[readonly]").first().inputValue();
  await host.page.getByRole("button", { name: "To the table" }).click();

  const friend = await house.guest();
  await friend.page.goto(link);
  await friend.page.locator("#question").waitFor();
  const both: [Guest, Guest] = [host, friend];
  for (let turns = 0; turns < 12; turns++) {
    let mover: Guest | undefined;
    await until(async () => {
      for (const guest of both) if ((await guest.situation()) !== "waiting") mover = guest;
      return mover !== undefined;
    });
    if (mover === undefined) throw new Error("nobody is asked");
    if (turns === 5) {
      await mover.page.context().setOffline(true);
      await mover.page.reload({ waitUntil: "commit" }).catch(() => undefined);
      await mover.page.context().setOffline(false);
      await mover.page.goto(mover === friend ? link : await hostLink(host));
    }
    const now = await mover.ready();
    if (now === "asked" || now === "confirm") await mover.step(now);
  }
  expect(friend.complaints.filter((words) => !words.includes("INTERNET_DISCONNECTED"))).toEqual([]);
  expect(host.complaints.filter((words) => !words.includes("INTERNET_DISCONNECTED"))).toEqual([]);
});

async function hostLink(host: Guest): Promise<string> {
  await host.visit();
  return host.page.getByRole("link", { name: /Play|Go on/ }).first().evaluate((link: HTMLAnchorElement) => link.href);
}
