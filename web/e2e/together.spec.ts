import type { WebSocketRoute } from "playwright-core";
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
  await guest.start("table", async () => {
    await page.getByLabel("Your name").fill("Inês");
    await page.getByLabel("Name of person 2").fill("Tomás");
    for (const seat of [3, 4]) {
      await page.getByRole("button", { name: "Add a bot" }).click();
      await page.getByLabel(`Who sits on seat ${seat}`).selectOption("apprentice");
    }
  });
  // Clergy tiles lie open, and nobody has a hand yet: the screen needs no veil.
  let now = await guest.ready();
  for (let steps = 0; now !== "veil"; steps++, now = await guest.ready()) {
    expect(steps).toBeLessThan(4); // two answers, each perhaps with its confirm
    await page.locator(".hand .undealt").waitFor();
    await guest.step();
  }
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

test("two browsers: a friend comes by link, and the line breaks in the middle of a turn", async () => {
  const host = await house.guest();
  await host.start("friends");
  const link = await host.page.locator("dialog[open] input[readonly]").first().inputValue();
  await host.page.getByRole("button", { name: "To the table" }).click();

  const friend = await house.guest();
  const both = [host, friend];
  const lines = new Map<Guest, WebSocketRoute>();
  for (const guest of both) {
    await guest.page.routeWebSocket(/\/live$/, (line) => {
      line.connectToServer();
      lines.set(guest, line);
    });
  }
  await friend.page.goto(link);
  await friend.page.getByLabel("Your name").fill("Rui"); // whoever comes by a link says who it is
  await friend.page.locator("dialog[open] .btn-go").click();
  await host.page.reload();
  for (const guest of both) await guest.question.waitFor();

  let broken = 0;
  for (let answers = 0; answers < 24; answers++) {
    const mover = await asked(both);
    const [other] = both.filter((guest) => guest !== mover);
    expect(await other?.situation()).toBe("waiting");
    await mover.ready();
    await mover.step();
    if (broken < 2 && (await mover.situation()) === "asked") {
      const before = {
        question: await mover.question.textContent(),
        steps: await mover.crumbs.allTextContents(),
      };
      await lines.get(mover)?.close({ code: 1001 });
      lines.delete(mover);
      await until(async () => lines.has(mover));
      await mover.ready();
      await until(async () => (await mover.page.locator(".line[role=status]").count()) === 0);
      expect({
        question: await mover.question.textContent(),
        steps: await mover.crumbs.allTextContents(),
      }).toEqual(before);
      broken++;
    }
  }
  expect(broken).toBe(2);
  for (const guest of both) expect(guest.complaints).toEqual([]);

  const spectator = await house.guest();
  await host.page.getByRole("button", { name: "This table" }).click();
  const watching = await host.page.getByRole("textbox", { name: "Spectators" }).inputValue();
  await spectator.page.goto(watching);
  await spectator.page.locator(".board").waitFor();
  expect(await spectator.page.locator(".hand").count()).toBe(0);
  expect(spectator.complaints).toEqual([]);
});

test("an invitation is good once: the seat's own link takes its place, and the table hears of a new one", async () => {
  const host = await house.guest();
  await host.start("friends");
  const link = await host.page.locator("dialog[open] input[readonly]").first().inputValue();
  await host.page.getByRole("button", { name: "To the table" }).click();
  await host.page.goto(link); // whoever sent it only looks where it leads
  await host.page.getByText("This invitation is for").waitFor();
  await host.page.goBack();

  const [friend, late] = [await house.guest(), await house.guest()];
  await friend.page.goto(link);
  await friend.page.getByLabel("Your name").fill("Rui");
  await friend.page.locator("dialog[open] .btn-go").click();
  const own = friend.page.url();
  expect(own).toContain("#/g/");
  await friend.page.goto(`${house.url}/#/`);
  await friend.page.goto(link);
  await friend.question.waitFor();
  expect(friend.page.url()).toBe(own);
  await late.page.goto(link);
  await late.page.getByText("ask the host for a new link").waitFor();

  await host.page.getByRole("button", { name: "This table" }).click();
  expect(await host.page.locator("dialog[open] input[readonly]").first().inputValue()).not.toBe(link);
  await host.page.getByRole("button", { name: "New link" }).click();
  await host.page.getByText("The new link for Rui stands above.").waitFor();
  const anew = await host.page.locator("dialog[open] input[readonly]").first().inputValue();
  await friend.page.getByText("This link is not good for this game").waitFor();
  await host.page.getByRole("button", { name: "Close" }).click();
  await host.page.locator(".log").getByText("The host made a new link for Rui.").waitFor();
  await late.page.goto(anew);
  await late.page.reload();
  await late.question.waitFor();
  for (const guest of [host, friend]) expect(guest.complaints).toEqual([]);
});

async function asked(guests: Guest[]): Promise<Guest> {
  let mover: Guest | undefined;
  await until(async () => {
    for (const guest of guests) if ((await guest.situation()) !== "waiting") mover = guest;
    return mover !== undefined;
  });
  if (mover === undefined) throw new Error("nobody is asked");
  return mover;
}
