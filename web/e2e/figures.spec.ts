/** What is measured, not asserted: how soon the page is usable, and how smoothly the board moves.
 *  Sizes are asserted: they do not depend on the machine. */

import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DESKTOP, FIXTURES, House, LANGUAGES, PHONE, type Guest } from "./house";

const MOST = 250_000; // bytes of scripts, styles and fonts, packed, until the first view is there

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test.each(LANGUAGES)(
  "the first view is small in this language, too, with the rules left behind: %s",
  async (language) => {
    const guest = await house.guest();
    const files = new Set<string>();
    guest.page.on("response", (response) => {
      if (["script", "stylesheet", "font"].includes(response.request().resourceType())) files.add(response.url());
    });
    await guest.visit(`?language=${language}`);
    await guest.page.locator("main").waitFor();
    await guest.page.evaluate(() => document.fonts.ready);
    let size = 0;
    for (const file of files) size += gzipSync(await (await fetch(file)).arrayBuffer()).length;
    console.log(`first view in ${language}: ${Math.round(size / 1000)} kB`);
    expect(size).toBeLessThan(MOST);
    const words = [...files].flatMap((file) => /\/(words|rules)-(\w+)-/.exec(file)?.slice(1, 3).join() ?? []);
    expect(words).toEqual([`words,${language}`]);
    await guest.page.context().close();
  },
);

test("the first view is small, usable soon, and needs nobody but our server", async () => {
  const guest = await house.guest();
  const { page } = guest;
  const files = new Set<string>();
  const abroad: string[] = [];
  page.on("response", (response) => {
    const { origin, protocol } = new URL(response.url());
    if (origin !== house.url && protocol.startsWith("http")) abroad.push(response.url());
    if (["script", "stylesheet", "font"].includes(response.request().resourceType())) files.add(response.url());
  });
  const usable = async () => {
    const start = performance.now();
    await guest.visit();
    await page.locator("form .btn-go").click({ trial: true });
    return Math.round(performance.now() - start);
  };
  const times = [await usable(), await usable(), await usable()];
  // With the letters of Polish, which lie in files of their own.
  await page.getByRole("textbox", { name: "Your name" }).fill("Łucja Żółć");
  await page.evaluate(async () => {
    for (const style of ["", "italic"]) await document.fonts.load(`${style} 1em "Lisboa Serif"`, "ż");
    await document.fonts.ready;
  });
  const fonts = [...files].filter((file) => file.endsWith(".woff2"));
  let size = 0;
  for (const file of files) size += gzipSync(await (await fetch(file)).arrayBuffer()).length;
  await page.getByRole("button", { name: "Start" }).click();
  const start = performance.now();
  await guest.pieces.first().waitFor({ state: "attached" });
  console.log(
    `first view: ${Math.round(size / 1000)} kB of scripts, styles and fonts; usable after ${times.join(", ")} ms;`,
  );
  console.log(`a new table is usable ${Math.round(performance.now() - start)} ms after the click`);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(MOST);
  expect(fonts.length).toBe(6); // two families, one of them with italics; Western letters and others
  expect(abroad).toEqual([]);
});

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`frames while panning the board of four players late in a game: ${device}`, async () => {
    const guest = await house.guest({ viewport });
    await guest.open(`${FIXTURES}late.lisboa`);
    for (const slower of [1, 4]) {
      const line = await guest.page.context().newCDPSession(guest.page);
      await line.send("Emulation.setCPUThrottlingRate", { rate: slower });
      console.log(`${device}, processor ${slower}x slower: ${await panned(guest)}`);
      await line.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
    expect(guest.complaints).toEqual([]);
  });
}

/** Zoom in, then drag in circles for two seconds; how long the frames took. */
async function panned({ page }: Guest): Promise<string> {
  const box = await page.locator(".board-window").boundingBox();
  if (!box) throw new Error("there is no board");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  const frames = page.evaluate(async () => {
    const took: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (const end = last + 2000; last < end;) {
      const now = await new Promise<number>(requestAnimationFrame);
      took.push(now - last);
      last = now;
    }
    return took.sort((a, b) => a - b);
  });
  await page.mouse.down();
  for (let step = 0; step < 120; step++)
    await page.mouse.move(x + 90 * Math.sin(step / 8), y + 60 * Math.cos(step / 8));
  await page.mouse.up();
  const took = await frames;
  const at = (part: number) => (took[Math.floor(part * (took.length - 1))] ?? 0).toFixed(1);
  return `${Math.round(took.length / 2)} frames a second, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`;
}
