/** What a table agrees on before the deal holds at the table. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { House, type Guest } from "./house";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What the table of this guest was asked for, as the server has it. */
async function agreed({ page }: Guest): Promise<{ variants: unknown; tokens: { plots: Record<string, string> } }> {
  const [, game, secret] = /#\/g\/([^/]+)\/([^,/]+)/.exec(page.url()) ?? [];
  return page.evaluate(
    async ([game, secret]) => {
      const answer = await fetch(`/api/games/${game}`, { headers: { Authorization: `Bearer ${secret}` } });
      const { view } = (await answer.json()) as { view: { variants: unknown; tokens: never } };
      return { variants: view.variants, tokens: view.tokens };
    },
    [game, secret],
  );
}

test("two tokens are swapped, one seat gets tasks, a ruling is chosen: so the table is laid", async () => {
  const guest = await house.guest();
  const { page } = guest;
  let wished: unknown;
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    wished = (request.postDataJSON() as { variants: { tokens: unknown } }).variants.tokens;
  });
  await guest.start("table", async () => {
    await page.getByLabel("Your name").fill("Inês");
    await page.getByLabel("Name of person 2").fill("Rui");
    await page.getByText("Variants and house rules").click();
    await page.getByRole("checkbox", { name: "City tokens" }).check();
    await page.getByRole("button", { name: "Lay them out" }).click();
    await page.getByRole("button", { name: "Shuffle again" }).click();
    const plots = page.locator("svg g[role=button]");
    const words = (i: number) => plots.nth(i).getAttribute("aria-label");
    const token = async (i: number) => (await words(i))?.split(": ")[1];
    let other = 1;
    while ((await token(other)) === (await token(0))) other++;
    const [first, second] = [await token(0), await token(other)];
    await plots.nth(0).click();
    await plots.nth(other).click();
    expect([await token(0), await token(other)]).toEqual([second, first]);
    await page.getByRole("checkbox", { name: "Task cards" }).check();
    await page.getByRole("checkbox", { name: "Inês" }).uncheck();
    await page.getByText("Rulings", { exact: true }).click();
    await page.getByRole("combobox", { name: "Tasks without a reward of their own" }).selectOption("As the task below");
  });
  await guest.ready();
  const { variants, tokens } = await agreed(guest);
  expect(variants).toEqual({ tokens: true, tasks: ["Rui"], blank_task_rewards: "below" });
  expect(Object.keys(tokens.plots)).toHaveLength(20);
  expect(tokens).toEqual(wished);
  expect(guest.complaints).toEqual([]);
});
