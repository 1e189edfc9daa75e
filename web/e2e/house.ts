/** A real server with the built page, and a real Chromium that looks at it. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

export const ROOT = new URL("../..", import.meta.url).pathname;
/** Moments of games that were played: see play.py there. */
export const FIXTURES = join(ROOT, "web/src/fixtures/");
export const DESKTOP = { width: 1440, height: 900 };
export const WIDE = { width: 1920, height: 1080 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
const PATIENCE = 30_000; // a busy machine is no reason to fail
const MANY = 30; // presses for one answer: some put things back
const BREATH = 320; // ms that a person takes after an answer; what is pressed sooner was meant for the one before

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

/** Every language that the page has. */
export const LANGUAGES = readdirSync(join(ROOT, "src/lisboa/text")).filter((folder) =>
  existsSync(join(ROOT, "src/lisboa/text", folder, "web.ftl")),
);

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
    // More games than a stranger may make: all tests come from one address.
    const where = ["--port", String(port), "--data", data, "--games-per-address", "0"];
    const same = [join(ROOT, "web/e2e/serve.py"), "serve", ...where, ...words]; // deals that are the same each time
    const server = spawn(join(dirname(LISBOA), "python"), same, { stdio: "ignore" });
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
  async guest(options: BrowserContextOptions = {}, hands: Hands = "mouse"): Promise<Guest> {
    const context = await this.browser.newContext({ viewport: DESKTOP, ...options });
    const page = await context.newPage();
    // Whole games: what others do is not told step by step, unless a test is about that.
    await page.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem("lisboa.settings") ?? "{}") as object;
      localStorage.setItem("lisboa.settings", JSON.stringify({ telling: "instant", ...kept }));
    });
    page.setDefaultTimeout(PATIENCE);
    return new Guest(page, this.url, hands);
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

/** How somebody points at things. */
export type Hands = "mouse" | "touch" | "keys";
type Situation = "asked" | "ready" | "veil" | "over" | "waiting";

/** Everything on the screen that can be pressed now, the most pressing first: the page says it by its looks. */
const PIECES = ".table [data-element].option:not(.is-on), .table .can:not(.on) > .cardbtn";
const PLACES = {
  chip: ".pop .chip-answer",
  these: ".stage .btn-go:not([aria-disabled=true])", // several things are chosen together
  piece: PIECES,
  quick: ".quick .answer",
  stage: ".stage :is(.cell, .claim, .deed:not(.shut), .card:not(.on), .thing:not(.on), .toggle:not(.off))",
  decline: ".strip .decline, .strip .decline-split .main",
  listed: ".at-list .choice",
};
type Place = keyof typeof PLACES;

interface Target {
  place: Place;
  element: string;
  x: number;
  y: number;
  /** It ends the present step. */
  next: boolean;
}

/** Somebody who plays by what the page shows: pieces, and the few buttons of the bar. */
export class Guest {
  /** What the browser complained about. */
  readonly complaints: string[] = [];
  /** Presses so far, and the questions that they answered: those with at least two answers, automatic ones too. */
  clicks = 0;
  decisions = 0;
  /** Own turns that were ended. */
  turns = 0;
  /** How often the button that says no was pressed until it was heard, each time. */
  readonly declined: number[] = [];
  private no = 0;
  /** Pieces that glowed and could not be pressed, because something lay on them. */
  readonly covered: string[] = [];
  private seed = 1755;
  private heard = 0;
  private asked = "";
  private seen = { options: 0, drafted: 0 };
  private expected: number | null = null;

  constructor(
    readonly page: Page,
    private readonly url: string,
    private readonly hands: Hands = "mouse",
  ) {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("websocket", (line) => {
      line.on("framesent", ({ payload }) => this.said(String(payload)));
      line.on("framereceived", ({ payload }) => this.told(String(payload)));
    });
  }

  private said(words: string): void {
    const { type, before = [], confirm } = JSON.parse(words) as { type: string; before?: string[]; confirm?: boolean };
    if (type === "advance") this.decisions++;
    if (type === "confirm") this.turns++;
    if (type !== "draft") return;
    this.decisions += before.length + (this.seen.options > 1 || before.length > 0 ? 1 : 0);
    this.expected = confirm ? null : this.seen.drafted + before.length + 1;
  }

  private told(words: string): void {
    const { type, seat, asked, draft } = JSON.parse(words) as {
      type: string;
      seat: number | null;
      asked: { seat: number; options: unknown[] } | null;
      draft: { actions: string[] } | null;
    };
    if (type !== "state" && type !== "update") return;
    this.heard++;
    this.asked = JSON.stringify(asked, ["seat", "kind", "options", "ahead", "action", "before", "pieces", "declines"]);
    if (seat === null || (!asked && !draft)) return;
    const drafted = draft?.actions.length ?? 0;
    if (this.expected !== null) this.decisions += Math.max(0, drafted - this.expected); // answered by themselves
    this.expected = null;
    this.seen = { options: asked?.options.length ?? 0, drafted };
  }

  async visit(hash = ""): Promise<void> {
    await this.page.goto(`${this.url}/${hash}`);
  }

  /** From the start page: which kind of game, and go. */
  async start(mode: "solo" | "bots" | "table" | "friends", prepare?: () => Promise<void>): Promise<void> {
    await this.visit();
    await this.page.locator(`input[name=mode][value=${mode}]`).check({ force: true });
    await prepare?.();
    await this.page.locator("form .btn-go").click();
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

  get end() {
    return this.page.locator(".strip .go");
  }
  get question() {
    return this.page.locator("#question");
  }
  get crumbs() {
    return this.page.locator(".crumbs li");
  }
  get pieces() {
    return this.page.locator(PIECES);
  }

  /** A number below n: the same game every time. */
  dice(n: number): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed % n;
  }

  /** What is to be done now. */
  situation(): Promise<Situation> {
    return this.page.evaluate(() => {
      const at = (place: string) => document.querySelector(place) !== null;
      if (at(".end h1")) return "over";
      if (at(".pass .btn-go")) return "veil";
      if (at(".strip[data-now=ready]")) return "ready";
      return at(".strip[data-now=asked]") ? "asked" : "waiting";
    });
  }

  async ready(): Promise<Exclude<Situation, "waiting">> {
    let now = await this.situation();
    await until(async () => (now = await this.situation()) !== "waiting", 120_000);
    return now as "asked";
  }

  /** One thing after the other until the game is over or `enough`, so many presses that gave an answer. */
  async play(enough: (answers: number) => boolean = () => false): Promise<number> {
    for (let answers = 0; ; answers++) {
      const now = await this.ready();
      if (now === "over" || enough(answers)) return answers;
      if (now === "veil") await this.page.locator(".pass .btn-go").click();
      else await this.step();
    }
  }

  /** Press until something is answered. */
  async step(): Promise<void> {
    const before = this.heard;
    await new Promise((resolve) => setTimeout(resolve, BREATH));
    for (let presses = 0; this.heard === before; presses++) {
      if (presses > MANY) await this.stuck();
      const [look, now] = [await this.look(), await this.situation()];
      if (now === "ready") await this.press(".strip .go");
      else if (now === "asked") await this.choose();
      else return;
      // The server has answered, or something was picked up, put back or opened.
      await until(async () => this.heard > before || (await this.look()) !== look, 3000).catch(() => undefined);
    }
    if (this.no > 0) this.declined.push(this.no);
    this.no = 0;
  }

  private look(): Promise<string> {
    return this.page.evaluate(() => {
      const held = [...document.querySelectorAll(".is-on, .can.on [data-element], .pop, .toast, .stage .on")];
      return held.map((node) => `${node.getAttribute("data-element")} ${node.textContent}`).join();
    });
  }

  /** Press one of all things that answer, as a person would: seldom a no, and a card for gold only for want of more. */
  async choose(): Promise<void> {
    if (this.hands === "keys") return this.chooseByKeys();
    let all: Target[] = [];
    let before = "";
    await until(async () => {
      all = await this.targets();
      const moving = before !== (before = JSON.stringify(all)); // the camera may be on its way
      return (all.length > 0 && !moving) || (await this.situation()) !== "asked";
    }).catch(() => this.stuck());
    if (all.length === 0) return;
    const some = (place: Place) => all.filter((target) => target.place === place);
    const rich = some("piece").filter(({ element }) => !element.endsWith("/warehouse/gold"));
    const pieces = rich.length > 0 ? rich : some("piece");
    const these = some("these"); // or more of them, or others
    const now = [some("chip"), this.dice(2) > 0 ? these : [], pieces, some("quick"), some("stage"), these];
    const open = now.find((targets) => targets.length > 0) ?? [];
    // Whoever has enough takes a card of the display at once, if it may be: that says no, too.
    const next = some("piece").some(({ next }) => next);
    const no = some("chip").length > 0 || next ? [] : some("decline");
    const last = no.length > 0 ? no : some("listed");
    const from = open.length > 0 && (no.length === 0 || this.dice(4) > 0) ? open : last;
    const target = from[this.dice(from.length)];
    if (!target) return this.stuck();
    this.clicks++;
    if (target.place === "decline") this.no++;
    if (this.hands === "touch") await this.page.touchscreen.tap(target.x, target.y);
    else await this.page.mouse.click(target.x, target.y);
  }

  private async stuck(): Promise<never> {
    await this.picture(`stuck-${this.hands}`);
    const question = await this.question.textContent();
    throw new Error(`nothing can be pressed that answers “${question}”: ${this.asked.slice(0, 2000)}`);
  }

  /** Everything that can be pressed where it is seen; what glows and lies under something else is noted. */
  async targets(): Promise<Target[]> {
    const found = await this.page.evaluate((places) => {
      const targets: {
        place: string;
        element: string;
        x: number;
        y: number;
        free: boolean;
        above: string;
        next: boolean;
      }[] = [];
      for (const [place, selector] of Object.entries(places)) {
        for (const node of document.querySelectorAll(selector)) {
          if (!node.checkVisibility({ visibilityProperty: true })) continue;
          const box = (node.querySelector(":scope > .ring") ?? node).getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          if (box.width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
          const element = node.getAttribute("data-element") ?? "";
          const hit = document.elementFromPoint(x, y);
          const free = node.contains(hit) || (element !== "" && hit?.closest(`[data-element="${element}"]`) != null);
          const above = free ? "" : `${hit?.tagName} ${hit?.getAttribute("class") ?? ""}`;
          targets.push({ place, element, x, y, free, above, next: node.classList.contains("next") });
        }
      }
      return targets;
    }, PLACES);
    const pop = found.some(({ place }) => place === "chip");
    const covered = found.filter(({ place, free }) => place === "piece" && !free);
    if (!pop) this.covered.push(...covered.map(({ element, above }) => `${element} under ${above}`));
    return found.filter(({ free }) => free) as Target[];
  }

  private async chooseByKeys(): Promise<void> {
    const { keyboard } = this.page;
    const inPopover = (await this.page.locator(PLACES.chip).count()) > 0;
    if (this.dice(2) > 0 && (await this.page.locator(PLACES.these).count()) > 0) return this.key("e");
    const places = await this.page.locator(`${PLACES.piece}, ${PLACES.quick}, ${PLACES.stage}`).count();
    if (!inPopover && places === 0 && (await this.page.locator(PLACES.decline).count()) > 0) {
      await this.key("d");
      return;
    }
    for (let n = this.dice(4); n > 0; n--)
      await keyboard.press(["ArrowDown", "ArrowRight", "ArrowUp"][this.dice(3)] ?? "");
    if (await this.page.evaluate(() => document.activeElement === document.body)) await keyboard.press("ArrowDown");
    // What is chosen already would be put back: go on from there.
    const chosen = () => this.page.evaluate(() => document.activeElement?.closest(".is-on, .can.on") != null);
    for (let n = 0; n < 6 && (await chosen()); n++)
      await keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][this.dice(3)] ?? "");
    await this.key("Enter");
  }

  private async key(name: string): Promise<void> {
    this.clicks++;
    await this.page.keyboard.press(name);
  }

  /** A button of the page. What was said a moment ago may be heard only now, and take the button away. */
  private async press(place: string): Promise<void> {
    if (this.hands === "keys") return this.key("e");
    const button = this.page.locator(place);
    const pressed = this.hands === "touch" ? button.tap({ timeout: 5000 }) : button.click({ timeout: 5000 });
    await pressed.then(
      () => this.clicks++,
      async (trouble: unknown) => {
        if ((await this.situation()) === "ready") console.log(`${place} cannot be pressed: ${String(trouble)}`);
      },
    );
  }

  /** For people who want to look: into the folder SHOTS, if there is one. */
  async picture(name: string): Promise<void> {
    const folder = process.env["SHOTS"];
    if (folder) await this.page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
  }
}
