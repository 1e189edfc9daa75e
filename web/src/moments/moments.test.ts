import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Sight } from "../client/sight";
import type { Asked, EventText, Option, View } from "../client/types";
import { church, edition, follow, harbour, late, period, type PlayedMoment } from "../fixtures/played";
import { printedIn } from "../faces/edition";
import { countedUpTo, gained } from "./final";
import FinalScoring from "./FinalScoring.svelte";
import { allowed, deedsOf } from "./following";
import { at, berths, sales } from "./harbour";
import Moment from "./Moment.svelte";
import { churchSeats } from "./church-scoring";
import { periodEnd, rewards, tagOf } from "./period";
import { picksFor } from "./picks.svelte";
import { passed, staged } from "./staging";
import { toastsOf } from "./toasts";

afterEach(cleanup);

let number = 1000;
const event = (kind: EventText["kind"], seat: number, facts: EventText["facts"] = {}): EventText => ({
  ...{ number: number++, kind, seat, facts, elements: [], text: { key: "events:game-over" } },
});
const sightOf = (view: View, events: EventText[], more: Partial<Sight> = {}) =>
  ({ view, events, draft: null, figures: null, to_move: null, ...more }) as unknown as Sight;

function show(played: PlayedMoment) {
  const given: Option[] = [];
  const picks = picksFor(played.asked);
  render(Moment, {
    ...{ sight: sightOf(played.view, played.events, { to_move: played.seat }), asked: played.asked, edition, picks },
    ...{ seat: played.seat, onanswer: (option: Option) => given.push(option) },
  });
  return { picks, answers: () => given.map(({ before, action }) => [...before, action]) };
}

describe("what is staged", () => {
  const calm = { ...late.asked, picking: null };

  it("is the choice that I have", () => {
    const name = ({ asked, events }: PlayedMoment) => staged(asked, events)?.name;
    expect([church, follow, harbour, period].map(name)).toEqual(["church", "following", "harbour", "period"]);
    expect(staged(calm, [])).toBeNull();
  });

  it("is what goes on for others, until it is over", () => {
    const ends = [event("turn-begins", 0), event("period-ends", 0)];
    expect(staged(null, ends)).toEqual({ name: "period", mine: false });
    expect(staged(null, [...ends, event("new-period", 0)])).toBeNull();
    expect(staged(null, [event("church-opens", 1)])).toEqual({ name: "church", mine: false });
    expect(staged(null, [event("church-opens", 1), event("turn-begins", 2)])).toBeNull();
  });

  it("is told afterwards if it went by", () => {
    const events = [event("church-opens", 1), event("new-period", 0)];
    expect(passed(events, events[0]!.number - 1)).toBe("period");
    expect(passed(events, events[1]!.number)).toBeNull();
  });
});

describe("the harbour", () => {
  it("has a cell for each sale, with its sum and who gains if the ship sails", () => {
    const offers = sales(harbour.asked);
    const cells = harbour.asked.options.filter(({ declines }) => !declines);
    expect(offers.size).toBe(cells.length);
    for (const { option, reais, sails } of offers.values()) {
      expect(reais).toBe(option.gains.find(({ what }) => what === "reais")?.n);
      const others = option.others.find(({ what }) => what === "wigs");
      if (others) expect(sails).toEqual({ seat: others.seat, n: others.n });
    }
    expect([...offers.values()].some(({ sails }) => sails)).toBe(true);
  });

  it("shows ships at sea last, as a locked column", () => {
    const view = structuredClone(harbour.view);
    const own = view.players[view.seats[harbour.seat] ?? ""];
    const slot = own?.upper.find((one) => one && printedIn(edition).ship(one.card));
    if (!slot) throw new Error("no ship");
    slot.at_sea = true;
    expect(berths(view, edition, harbour.seat).at(-1)?.card).toBe(slot.card);
    show({ ...harbour, view });
    expect(screen.getByText(/At sea\. It docks when your turn begins/)).toBeTruthy();
  });

  it("answers with a cell", async () => {
    const { answers } = show(harbour);
    const [own] = berths(harbour.view, edition, harbour.seat);
    const first = sales(harbour.asked).get(at("gold", own!.card));
    const table = within(screen.getByRole("region", { name: "Harbour" }));
    await fireEvent.click(table.getAllByRole("button", { name: /^Sell/ })[0]!);
    expect(answers()).toEqual([[first!.option.action]]);
  });
});

describe("church scoring", () => {
  it("adds up the wigs of what is given up, and the influence once", async () => {
    const { answers } = show(church);
    const tiles = screen.getAllByRole("button", { pressed: false });
    expect(screen.getByRole("button", { name: /^Keep all/ })).toBeTruthy();
    await fireEvent.click(tiles[1]!);
    await fireEvent.click(tiles[0]!);
    const wigs = church.asked
      .picking!.things.slice(0, 2)
      .map(({ elements }) => printedIn(edition).clergy.get(elements[0]!.replace("clergy:", ""))!.wigs);
    const give = screen.getByRole("button", { name: new RegExp(`^Give 2: \\+${wigs[0]! + wigs[1]!} wigs`) });
    expect(screen.getByText(/^You lose: /)).toBeTruthy();
    expect(screen.getByText(/once, whatever you give up: 3 → 6/)).toBeTruthy();
    await fireEvent.click(give);
    const [one, other] = church.asked.picking!.things;
    expect(answers()).toEqual([[other!.action, one!.action, "stop"]]);
  });

  it("keeps all with one press", async () => {
    const { answers } = show(church);
    await fireEvent.click(screen.getByRole("button", { name: /^Keep all/ }));
    expect(answers()).toEqual([["stop"]]);
  });
});

describe("what my own turn brings about while I draft it", () => {
  const before = [
    event("church-opens", 1),
    event("tile-given", 1, { tile: "clergy-discount" }),
    event("turn-begins", 0),
  ];

  it("is the end of the period, with wigs that only I know of", () => {
    const [name] = period.view.seats;
    const view = { ...period.view, trigger: name!, triggered_by: "sets" as const };
    const end = periodEnd(before, view, 0, true)!;
    expect(end).toMatchObject({ trigger: 0, by: "sets", present: "discard" });
    expect(end.seats[0]).toMatchObject({ seat: 0, state: "now", wigs: view.players[name!]!.wigs.period });
  });

  it("is a church scoring that has nothing to do with the one before", () => {
    expect(churchSeats(before, church.view, 2, true)[0]).toMatchObject({ seat: 2, state: "now", tiles: [] });
  });

  it("can be answered where nobody else knows of it", () => {
    show({ ...period, events: before, view: { ...period.view, trigger: period.view.seats[period.seat]! } });
    expect(screen.getByRole("button", { name: /^Keep all/ })).toBeTruthy();
  });
});

describe("the change of periods", () => {
  const cards = period.asked.picking!.things.map(({ elements }) =>
    printedIn(edition).cards.get(elements[0]!.replace("card:", ""))!,
  );

  it("says why it came, how far it is, and what everybody gained", () => {
    const end = periodEnd(period.events, period.view, period.seat)!;
    expect(end).toMatchObject({ trigger: 0, by: "sets", present: "discard" });
    expect(end.seats.map(({ wigs, sets, state }) => [wigs, sets, state])).toEqual([
      [6, 2, "now"],
      [3, 1, "next"],
      [3, 1, "next"],
      [3, 1, "next"],
    ]);
    show(period);
    expect(screen.getAllByText(/You have completed your second set/).length).toBeGreaterThan(0);
    expect(screen.getByText("step 3 of 6")).toBeTruthy();
  });

  it("discards before new ships come where a table plays so", () => {
    const view = { ...period.view, variants: { discard_before_ships: true } };
    expect(periodEnd(period.events, view, 0)?.steps.slice(0, 3)).toEqual(["sets", "discard", "ships"]);
  });

  it("knows why from the events when stacks have ended it", () => {
    const events = [event("end-triggered", 2, { by_sets: false, period: 1 }), event("period-ends", 2)];
    expect(periodEnd([...events, event("new-period", 2)], period.view, 1)).toMatchObject({
      ...{ by: "stacks", present: null, trigger: 2 },
    });
  });

  it("counts of each noble the card that was picked first", () => {
    const [one, two, , minister] = cards;
    const found = rewards(cards, [two!, one!]);
    expect(found.map(({ noble, counts }) => [noble, counts?.id])).toEqual([
      ["builder", two!.id],
      ["minister", undefined],
      ["king", undefined],
    ]);
    expect(tagOf(one!, [two!, one!]).state).toBe("second");
    expect(tagOf(two!, [two!, one!]).state).toBe("picked");
    expect(tagOf(minister!, [two!]).state).toBe("could");
    expect(tagOf({ ...one!, reward: [] }, []).state).toBe("nothing");
  });

  it("names what is picked in any order, in one answer", async () => {
    const { picks, answers } = show(period);
    picks!.press(["seat:0/hand", `card:${cards[3]!.id}`]);
    picks!.press([`card:${cards[0]!.id}`]);
    picks!.press([`card:${cards[1]!.id}`]);
    picks!.press([`card:${cards[1]!.id}`]); // put back
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: /^Discard 2/ }));
    expect(answers()).toEqual([[`discard ${cards[3]!.id}`, `discard ${cards[0]!.id}`, "stop"]]);
    expect(picks!.press(["plot:plot-a1"])).toBe(false);
  });

  describe("told", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("goes by step by step and closes by itself", async () => {
      const props = { asked: null, edition, picks: null, seat: 1, onanswer: () => {} };
      const { rerender } = render(Moment, { ...props, sight: sightOf(period.view, [event("turn-begins", 0)]) });
      const view: View = { ...period.view, period: 2 };
      const over = [event("period-ends", 0), event("wigs", 0, { n: 6, category: "period" }), event("new-period", 0)];
      await rerender({ ...props, sight: sightOf(view, over) });
      expect(screen.getByText("step 1 of 6")).toBeTruthy();
      await vi.advanceTimersByTimeAsync(800);
      expect(screen.getByText("step 2 of 6")).toBeTruthy();
      await vi.advanceTimersByTimeAsync(5 * 800);
      expect(screen.getByRole("region", { name: "Period I ends" })).toBeTruthy();
      await vi.advanceTimersByTimeAsync(2000);
      expect(screen.queryByRole("region")).toBeNull();
    });
  });
});

describe("following", () => {
  it("shows all three actions, what they cost and why one is impossible", async () => {
    expect(deedsOf(follow.asked).map(({ deed, option }) => [deed, option !== null])).toEqual([
      ["recruit", true],
      ["plan", true],
      ["store", false],
    ]);
    const { answers } = show(follow);
    expect(screen.getByRole("row", { name: /You pay 2/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Plan/ }));
    expect(answers()).toEqual([["do plan"]]);
  });

  it("says of every action what it would allow", () => {
    const now = { view: follow.view, edition, seat: follow.seat, figures: null };
    for (const deed of [
      "recruit",
      "plan",
      "ship",
      "produce",
      "cardinal",
      "favour",
      "store",
      "decree",
      "open",
    ] as const) {
      expect(allowed(deed, now)).not.toBe("");
    }
  });
});

describe("several things of a number", () => {
  const thing = (action: string, times: number) => ({
    ...{ action, times, label: { key: "things:title", args: { title: action } }, elements: [action], gains: [] },
  });
  const asked = {
    ...harbour.asked,
    picking: { number: 3, stop: null, things: [thing("a", 2), thing("b", 2)] },
    options: [{ ...harbour.asked.options[0]!, action: "a" }],
  } as Asked;

  it("are as often there as there are pieces, and answer when they are enough", () => {
    const picks = picksFor(asked)!;
    for (const piece of ["b", "a", "b"]) picks.press([piece]);
    expect(picks.answer()).toMatchObject({ before: ["b", "a"], action: "b" });
    picks.press(["a"]); // full: it is put back
    expect([picks.picked, picks.missing, picks.answer()]).toEqual([["b", "b"], 1, null]);
  });
});

describe("toasts", () => {
  it("tell who gains when a ship sails, and of nothing that was seen before", () => {
    const events = [
      event("good-sold", 1),
      event("ship-sails", 2),
      event("wigs", 2, { n: 3 }),
      event("good-sold", 1),
      event("wigs", 1, { n: 9 }),
    ];
    expect(toastsOf(events, 0).map(({ icon, gains }) => [icon, gains])).toEqual([["i-ship", [{ seat: 2, n: 3 }]]]);
    expect(toastsOf(events, events[1]!.number)).toEqual([]);
  });
});

describe("the final scoring", () => {
  const wigs = [
    { stores: 20, ships: 3, sets: 6 },
    { stores: 18, ships: 0, sets: 9 },
  ];
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("adds one category after another", () => {
    expect(countedUpTo(wigs, ["ships"])[0]).toMatchObject({ stores: 20, ships: 3, sets: 0 });
    expect(gained(wigs, "sets")).toEqual([
      { seat: 1, n: 9 },
      { seat: 0, n: 6 },
    ]);
  });

  it("ends by itself, or at once when it is skipped", async () => {
    const onend = vi.fn();
    const result = { wigs, totals: [29, 27], winners: [0], tie_breaks: [], rank: null };
    render(FinalScoring, { names: ["Ana", "Rui"], result, solo: false, onend });
    await vi.advanceTimersByTimeAsync(1200);
    expect(screen.getByRole("status").textContent).toContain("Ana +3");
    await vi.advanceTimersByTimeAsync(1200);
    expect(screen.getByRole("status").textContent).toContain("Rui +9");
    await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(onend).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1200);
    expect(onend).toHaveBeenCalledTimes(2);
  });
});
