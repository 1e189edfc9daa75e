import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../client/settings.svelte";
import type { Sight } from "../client/sight";
import type { Change, EventText } from "../client/types";
import type { View } from "../client/types";
import { late } from "../fixtures/played";
import { flightsOf, flightsOfAnswer } from "./flights";
import Motion from "./Motion.svelte";
import { LONGEST, scheduled } from "./schedule";
import { stepsBetween, Walk } from "./walk.svelte";

const event = (
  kind: EventText["kind"],
  seat: number,
  elements: string[],
  facts: EventText["facts"] = {},
  number = 1,
): EventText => ({
  ...{ number, kind, seat, elements, facts, text: { key: "events:game-over" } },
});

/** The same position, in which something has changed. */
function changed(view: View, change: (copy: View) => void): View {
  const copy = structuredClone(view);
  change(copy);
  return copy;
}
const [, second = ""] = late.view.seats;
const player = (view: View) => {
  const found = view.players[second];
  if (!found) throw new Error("no second seat");
  return found;
};

describe("flights", () => {
  it("take a cube from the heap where it lay", () => {
    const before = changed(late.view, ({ city }) => (city.rows.C = ["red", "brown"]));
    const after = changed(before, (view) => {
      view.city.rows.C = ["brown"];
      player(view).rubble.red += 1;
    });
    const [flight] = flightsOf([event("cube-gained", 1, ["seat:1"], { colour: "red", removed: 0 })], { before, after });
    expect(flight).toMatchObject({ icon: "i-rubble-red", from: ["row:C"], to: ["seat:1/rubble/red", "seat:1"] });
  });

  it("bring wigs from where they were earned to their player", () => {
    const after = changed(late.view, (view) => (player(view).wigs = { stores: 99 }));
    const events = [
      event("store-built", 1, ["seat:1", "plot:plot-a1"]),
      event("wigs", 1, ["seat:1", "seat:1/wigs"], { n: 6, category: "stores" }),
    ];
    const wigs = flightsOf(events, { before: late.view, after }).find(({ icon }) => icon === "i-wig");
    expect(wigs).toMatchObject({ from: ["plot:plot-a1"], to: ["seat:1/wigs", "seat:1"], n: 6, scene: true });
  });

  it("do not repeat what a draft has shown already", () => {
    const events = [
      event("official-placed", 1, ["seat:1", "office:king"], { noble: "king" }),
      event("reais-paid", 1, ["seat:1"], { coins: 4 }),
    ];
    expect(flightsOf(events, { before: late.view, after: late.view })).toEqual([]);
  });

  it("carry the costs and gains of an own answer", () => {
    const text = { key: "events:game-over" };
    const changes: Change[] = [
      { seat: 0, what: "reais", n: -5, text },
      { seat: 0, what: "gold", n: 1, text },
    ];
    expect(flightsOfAnswer(["plot:plot-a1"], changes).map(({ from, to, n }) => [from[0], to[0], n])).toEqual([
      ["seat:0/reais", "treasury", 5],
      ["plot:plot-a1", "seat:0/warehouse/gold", 1],
    ]);
  });
});

describe("the schedule", () => {
  const delays = (...scenes: boolean[]) =>
    scheduled(scenes.map((scene) => ({ scene, weight: 1 }))).map(({ delay }) => delay);

  it("plays one after the other", () => {
    expect(delays(false, false)).toEqual([0, 320]);
  });

  it("begins sooner with what would end too late", () => {
    expect(delays(false, true)).toEqual([0, LONGEST - 600]);
  });

  it("thins out a long turn to what matters, within its time", () => {
    const flights = Array.from({ length: 30 }, (_, i) => ({ scene: i % 3 === 0, weight: i % 5 }));
    const timed = scheduled(flights);
    expect(timed.length).toBe(8);
    expect(timed.every(({ flight }) => flight.weight >= 3)).toBe(true);
    expect(Math.max(...timed.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(LONGEST);
    expect(timed.map(({ flight }) => flights.indexOf(flight))).toEqual(
      timed.map(({ flight }) => flights.indexOf(flight)).sort((a, b) => a - b),
    );
  });
});

describe("the Cardinal", () => {
  it("walks around the ring, and back when a step is taken back", () => {
    expect([stepsBetween(1, 3, 6), stepsBetween(5, 1, 6), stepsBetween(3, 1, 6)]).toEqual([2, 2, -2]);
  });

  it("is at its place at once when somebody presses something", () => {
    settings.motion = true;
    const walk = new Walk(5, 6);
    walk.to(1);
    expect(walk.at).toBe(5);
    walk.finish();
    expect(walk.at).toBe(7);
  });
});

describe("above the table", () => {
  const sight = (view: View, events: EventText[]) =>
    ({ view, events, told: events.length, draft: null, asked: null }) as unknown as Sight;
  const later = changed(late.view, (view) => (player(view).wigs = { stores: 99 }));
  const news = [event("store-chosen", 1, ["plot:plot-a1"]), event("wigs", 1, ["seat:1"], { n: 6 }, 2)];

  beforeEach(() => {
    document.body.innerHTML = `<i data-element="plot:plot-a1"></i>
      <i data-element="seat:1/wigs" style="left: 90px"></i>`;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return new DOMRect(this.getAttribute("data-element")?.startsWith("plot") ? 10 : 500, 10, 20, 20);
    });
    Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
    settings.motion = true;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = "";
  });

  async function fly(): Promise<void> {
    const { rerender } = render(Motion, { sight: sight(late.view, []), seat: 0 });
    await rerender({ sight: sight(later, news), seat: 0 });
    await tick();
    await tick();
  }
  const flying = () => document.querySelectorAll(".flight").length;

  it("flies, until a key is pressed", async () => {
    await fly();
    expect(flying()).toBe(1);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
    await tick();
    expect(flying()).toBe(0);
  });

  it("for those who want no motion, only marks once what has changed", async () => {
    settings.motion = false;
    await fly();
    expect(flying()).toBe(0);
    expect(document.querySelectorAll(".flash")).toHaveLength(1);
    document.querySelector(".flash")?.dispatchEvent(new Event("animationend"));
    await tick();
    expect(document.querySelectorAll(".flash")).toHaveLength(0);
  });
});
