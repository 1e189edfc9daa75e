/** A real server with the built page, and a real Chromium that looks at it. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

export const ROOT = new URL("../..", import.meta.url).pathname;
/** Moments of games that were played: see play.py there. */
export const FIXTURES = join(ROOT, "web/src/fixtures/");
export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
const PATIENCE = 30_000; // a busy machine is no reason to fail

function onPath(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const door = createServer().listen(0, "127.0.0.1", () => {
      const address = door.address();
      door.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** As players have it. */
export const LISBOA = process.env["LISBOA"] ?? join(ROOT, ".venv/bin/lisboa");

export class House {
  private constructor(
    readonly url: string,
    private readonly server: ChildProcess,
    private readonly data: string,
    private readonly browser: Browser,
  ) {}

  /** With the words of `lisboa serve` that are given. */
  static async open(...words: string[]): Promise<House> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const data = mkdtempSync(join(tmpdir(), "lisboa-"));
    const where = ["--port", String(port), "--data", data];
    const server = spawn(LISBOA, ["serve", ...where, ...words], { stdio: "ignore" });
    await until(async () => (await fetch(`${url}/api/health`).catch(() => null))?.ok ?? false);
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? onPath("chromium"),
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
    return new House(url, server, data, browser);
  }

  /** Somebody with a browser of their own. */
  async guest(options: BrowserContextOptions = {}): Promise<Guest> {
    const context = await this.browser.newContext({ viewport: DESKTOP, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return new Guest(page, this.url);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.kill();
    await new Promise((resolve) => this.server.once("exit", resolve));
    rmSync(this.data, { recursive: true, force: true });
  }
}

export async function until(what: () => Promise<boolean>, patience = PATIENCE): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("waited in vain");
}

/** Somebody who plays by what the page shows. */
export class Guest {
  /** What the browser complained about. */
  readonly complaints: string[] = [];
  private seed = 1755;

  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
  }

  async visit(hash = ""): Promise<void> {
    await this.page.goto(`${this.url}/${hash}`);
  }

  /** From the start page: which kind of game, and go. */
  async start(mode: string, prepare?: () => Promise<void>): Promise<void> {
    await this.visit();
    await this.page.getByRole("radio", { name: mode }).check({ force: true });
    await prepare?.();
    await this.page.getByRole("button", { name: "Start", exact: true }).click();
    await this.page.waitForURL(/#\/g\//);
  }

  /** A record from the start page; everybody in it sits at this screen. */
  async open(record: string): Promise<void> {
    await this.visit();
    await this.page.locator("input[type=file]").setInputFiles(record);
    await this.page.waitForURL(/#\/g\//);
    const now = await this.ready();
    if (now === "veil") await this.page.locator(".pass .btn-go").click();
    if (now !== "over") await this.page.locator(".board").waitFor({ state: "attached" });
  }

  get go() {
    return this.page.locator("button.go");
  }
  get question() {
    return this.page.locator("#question");
  }
  get radios() {
    return this.page.locator("input[name=answer]");
  }

  /** A number below n: the same game every time. */
  dice(n: number): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed % n;
  }

  /** What is to be done now. */
  async situation(): Promise<"asked" | "confirm" | "veil" | "over" | "waiting"> {
    const { page } = this;
    if (await page.locator(".end h1").count()) return "over";
    if (await page.locator(".pass .btn-go").count()) return "veil";
    if (await this.radios.count()) return "asked";
    return (await page.locator(".summary").count()) ? "confirm" : "waiting";
  }

  async ready(): Promise<"asked" | "confirm" | "veil" | "over"> {
    let now = await this.situation();
    await until(async () => (now = await this.situation()) !== "waiting", 120_000);
    return now as "asked";
  }

  /** One thing after the other, by the option list, until the game is over or `enough`. */
  async play(enough: (answers: number) => boolean = () => false): Promise<number> {
    for (let answers = 0; ; answers++) {
      const now = await this.ready();
      if (now === "over" || enough(answers)) return answers;
      if (now === "veil") await this.page.locator(".pass .btn-go").click();
      else await this.step(now);
    }
  }

  async step(now: "asked" | "confirm"): Promise<void> {
    const before = await this.moment();
    if (now === "asked") await this.choose(this.dice(await this.radios.count()));
    await this.go.click();
    await until(async () => (await this.moment()) !== before);
  }

  async choose(n: number): Promise<void> {
    await this.page.locator(".choice").nth(n).click();
  }

  /** For people who want to look: into the folder SHOTS, if there is one. */
  async picture(name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (folder) await this.page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
  }

  /** Changes with every answer. */
  moment(): Promise<string> {
    return this.page.evaluate(() => {
      const parts = ["#question", ".steps", ".list", ".log .turns", ".pass", ".end"];
      return parts.map((part) => document.querySelector(part)?.textContent ?? "").join("|");
    });
  }
}
