/** An edition of one's own, made as docs/editions.md tells it and played in the browser. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { House, LISBOA, PHONE, ROOT, until } from "./house";

const GUIDE = readFileSync(join(ROOT, "docs/editions.md"), "utf-8");
const folder = join(mkdtempSync(join(tmpdir(), "lisboa-")), "rossio");
let house: House;

/** Every entry that the guide shows, in the place of the one with its id. */
function follow(): void {
  for (const [, file = "", entry = ""] of GUIDE.matchAll(/^```toml\n# (\w+\.toml)\n(.*?)^```$/gms)) {
    const id = /^id +=.*$/m.exec(entry)?.[0].split("=")[1]?.trim() ?? "";
    const path = join(folder, file);
    const entries = readFileSync(path, "utf-8").split(/(?=^\[\[)/m);
    const place = entries.findIndex((text) => text.split("\n")[1]?.endsWith(`= ${id}`));
    entries[place] = `${entry}\n`;
    writeFileSync(path, entries.join(""));
  }
}

beforeAll(async () => {
  execFileSync(LISBOA, ["edition", "new", folder, "--name", "Rossio"]);
  follow();
  expect(execFileSync(LISBOA, ["edition", "check", folder]).toString()).toContain("“Rossio” is sound");
  house = await House.open("--edition", folder);
});
afterAll(async () => {
  await house.close();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

test("it is chosen on the start page, played, looked at again and carried by its record", async () => {
  const guest = await house.guest();
  const { page } = guest;
  const choice = page.getByRole("combobox", { name: "Edition" });
  await guest.start("solo", async () => {
    await choice.waitFor();
    expect(await choice.locator("option").allTextContents()).toEqual(["Rossio", "Baixa"]);
    await guest.picture("start-editions");
  });
  await guest.ready();
  await until(async () => (await page.title()).includes("Your turn"));
  await guest.play((answers) => answers === 4);
  expect(await page.locator(".board").textContent()).toContain("Rua do Ouro");
  expect(await page.locator(".board").textContent()).not.toContain("Rua Aurea");
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByText("Played with the edition Rossio").waitFor();
  await page.keyboard.press("Escape");

  await guest.play();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record" }).click();
  const record = await (await saving).path();
  expect(readFileSync(record, "utf-8")).toMatch(/^edition: Rossio [0-9a-f]{16}$/m);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".board").waitFor();
  expect(await page.locator(".board").textContent()).toContain("Rua do Ouro");

  await guest.open(record);
  expect(guest.complaints).toEqual([]);
  const elsewhere = await House.open();
  try {
    const stranger = await elsewhere.guest();
    await stranger.visit();
    await stranger.page.locator("input[type=file]").setInputFiles(record);
    await stranger.page.getByText("The record was played with the edition “Rossio”, which this server").waitFor();
    expect(await stranger.page.getByRole("combobox", { name: "Edition" }).count()).toBe(0);
  } finally {
    await elsewhere.close();
  }
});

test("whoever chose another one last is offered it again; a phone asks, too", async () => {
  const guest = await house.guest({ viewport: PHONE });
  const { page } = guest;
  const choice = page.getByRole("combobox", { name: "Edition" });
  await guest.visit();
  await choice.selectOption("Baixa");
  await page.reload();
  await guest.start("solo", async () => expect(await choice.inputValue()).toBe("baixa"));
  await guest.ready();
  expect(await page.locator(".board").textContent()).toContain("Rua Aurea");
});
