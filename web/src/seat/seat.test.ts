import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { BoardOption } from "../board/sharing";
import type { PlayerView, View } from "../client/types";
import { edition, late, optionsOf, solo, variant } from "../fixtures/played";
import Hand from "./Hand.svelte";
import PlayerBoard from "./PlayerBoard.svelte";
import Rivals from "./Rivals.svelte";

const none = new Map<string, BoardOption>();

describe("a player board", () => {
  it.each([late, solo, variant])("shows all that lies on it", ({ view, seat }) => {
    const { container } = render(PlayerBoard, { edition, view, seat, options: none, chosen: null });
    const player = view.players[view.seats[seat] ?? ""];
    if (!player) throw new Error("nobody sits there");
    const drawn = [...container.querySelectorAll("[data-element]")].map((e) => e.getAttribute("data-element"));
    for (const slot of player.upper) if (slot) expect(drawn.some((e) => e?.endsWith(`:${slot.card}`))).toBe(true);
    for (const card of player.lower) if (card) expect(drawn).toContain(`card:${card}`);
    for (const plan of [...player.plans, ...player.completed]) expect(drawn).toContain(`plan:${plan}`);
    for (const decree of player.decrees) expect(drawn).toContain(`decree:${decree}`);
    for (const task of player.tasks) expect(drawn).toContain(`task:${task}`);
    for (const part of [
      "reais",
      "influence",
      "officials",
      "portfolio",
      "warehouse",
      "rubble",
      "warehouse/gold",
      "rubble/red",
      "houses/left",
      "favours/king",
    ]) {
      expect(drawn).toContain(`seat:${seat}/${part}`);
    }
  });

  it("says how many wigs there are", () => {
    const { view, seat } = late;
    const wigs = Object.values(view.players[view.seats[seat] ?? ""]?.wigs ?? {}).reduce((a, b) => a + b, 0);
    render(PlayerBoard, { edition, view, seat, options: none, chosen: null });
    expect(screen.getByLabelText(`${wigs} wigs`)).toBeTruthy();
  });

  it("tells which house group was picked", async () => {
    const { view, seat } = late;
    const onpick = vi.fn();
    const element = `seat:${seat}/houses/left`;
    const options = new Map<string, BoardOption>([[element, { state: "option", labels: ["Use it"] }]]);
    const { container } = render(PlayerBoard, { edition, view, seat, options, chosen: null, onpick });
    const group = container.querySelector(`[data-element="${element}"]`);
    expect(group?.classList.contains("option")).toBe(true);
    if (group) await fireEvent.click(group);
    expect(onpick).toHaveBeenCalledWith([element, "seat:1"]);
  });
});

describe("a crowded board", () => {
  const crowded = (change: Partial<PlayerView>): View => {
    const { view, seat } = late;
    const name = view.seats[seat] ?? "";
    const player = view.players[name];
    if (!player) throw new Error("nobody sits there");
    return { ...view, players: { ...view.players, [name]: { ...player, ...change } } };
  };

  it("has room for ten decrees and eight plans", () => {
    const decrees = edition.decrees.slice(0, 10).map(({ id }) => id);
    const plans = edition.plans.slice(0, 8).map(({ id }) => id);
    const view = crowded({ decrees, plans, completed: [] });
    const { container } = render(PlayerBoard, { edition, view, seat: late.seat, options: none, chosen: null });
    const heights = [...container.querySelectorAll('[data-element^="decree:"]')].map((tile) =>
      Number(tile.getAttribute("height")),
    );
    expect(heights).toHaveLength(10);
    expect(heights.reduce((sum, height) => sum + height + 1, 0)).toBeLessThanOrEqual(150);
    for (const tile of container.querySelectorAll('[data-element^="plan:"]')) {
      const scale = Number(tile.getAttribute("width")) / 44;
      for (const number of tile.querySelectorAll("text"))
        expect(Number(number.getAttribute("font-size")) * scale).toBeGreaterThanOrEqual(12);
    }
  });

  it("counts the cubes that find no place", () => {
    const view = crowded({ rubble: { brown: 1, red: 0, blue: 8 } });
    const { container } = render(PlayerBoard, { edition, view, seat: late.seat, options: none, chosen: null });
    expect(container.querySelector(`[data-element="seat:${late.seat}/rubble/blue"]`)?.textContent).toContain("+4");
  });
});

describe("Lacerda", () => {
  it("shows what it will do next, and what its things are worth", () => {
    const view: View = { ...solo.view, solo: { courtier: "builder", aide: "king" } };
    render(Rivals, { edition, view, seat: 0, options: none });
    const area = screen.getByRole("article", { name: "Lacerda" });
    expect(area.textContent).toContain("visits the Minister");
    const office = edition.board.offices.find(({ noble }) => noble === "minister");
    expect(area.querySelector(`[data-element="deed:${office?.top}"]`)).not.toBeNull();
    expect(area.querySelector(`[data-element="deed:${office?.bottom}"]`)).toBeNull();
    expect(area.textContent).toContain("discards the top King card");
    expect(area.textContent).toContain("3 wigs each");
  });

  it("takes the lower action where the Aide stands on the Builder or the Minister", () => {
    const view: View = { ...solo.view, solo: { courtier: "king", aide: "minister" } };
    const { container } = render(Rivals, { edition, view, seat: 0, options: none });
    const office = edition.board.offices.find(({ noble }) => noble === "builder");
    expect(container.querySelector(`[data-element="deed:${office?.bottom}"]`)).not.toBeNull();
  });
});

describe("a hand", () => {
  it("has a button for each card and marks what can be played", async () => {
    const { view, seat } = solo;
    const onpick = vi.fn();
    render(Hand, { edition, view, seat, options: optionsOf(solo), onpick });
    const held = view.players[view.seats[seat] ?? ""]?.hand ?? [];
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(held.length);
    expect(document.querySelectorAll(".can")).toHaveLength(held.length);
    if (buttons[0]) await fireEvent.click(buttons[0]);
    expect(onpick).toHaveBeenCalledWith([`card:${held[0]}`, "seat:0/hand"]);
  });

  it("shows backs of cards one may not see, and the card at court", () => {
    const { view, seat } = late;
    const other = (seat + 1) % view.seats.length;
    render(Hand, { edition, view, seat: other, options: none });
    const hidden = view.players[view.seats[other] ?? ""]?.hand.filter((card) => card.startsWith("?")) ?? [];
    expect(screen.queryAllByLabelText("A card that you cannot see")).toHaveLength(hidden.length);
    render(Hand, { edition, view, seat, options: none });
    expect(screen.getByText("At court")).toBeTruthy();
  });
});

describe("before hands are dealt", () => {
  const blue = Array.from({ length: 15 }, () => "?blue");
  const players = Object.fromEntries(
    Object.entries(late.view.players).map(([name, player]) => [name, { ...player, hand: [], seen: [], pack: [] }]),
  );
  const undealt: View = {
    ...late.view,
    court: { ...late.view.court, card: null },
    politics: { ...late.view.politics, blue },
    players,
  };

  it("a hand says so", () => {
    render(Hand, { edition, view: undealt, seat: late.seat, options: none });
    expect(screen.getByText("Not yet dealt")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toHaveLength(0);
  });

  it("an empty hand later does not", () => {
    const view: View = { ...undealt, politics: { ...undealt.politics, blue: [] } };
    render(Hand, { edition, view, seat: late.seat, options: none });
    expect(screen.queryByText("Not yet dealt")).toBeNull();
  });

  it("the tiles that others choose from lie open before them, and no cards are counted", () => {
    const other = undealt.seats[(late.seat + 1) % undealt.seats.length] ?? "";
    const pair = edition.clergy.slice(0, 2).map(({ id }) => id);
    const view: View = { ...undealt, church: { ...undealt.church, pairs: { [other]: pair } } };
    const { container } = render(Rivals, { edition, view, seat: late.seat, options: none });
    for (const id of pair) expect(container.querySelector(`[data-element="clergy:${id}"]`)).not.toBeNull();
    expect(screen.getAllByLabelText("Cards: not yet dealt").length).toBeGreaterThan(0);
  });
});

describe("rivals", () => {
  it("are all others, clockwise", () => {
    const { view, seat } = late;
    render(Rivals, { edition, view, seat, options: none });
    const names = screen.getAllByRole("article").map((article) => article.getAttribute("aria-label"));
    const order = [1, 2, 3].map((step) => view.seats[(seat + step) % 4]);
    expect(names).toEqual(order);
  });

  it("are everybody for a spectator", () => {
    render(Rivals, { edition, view: late.view, seat: null, options: none });
    expect(screen.getAllByRole("article")).toHaveLength(4);
  });
});
