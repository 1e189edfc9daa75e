import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import { edition, first, late, optionsOf, solo, variant, type Played } from "../fixtures/played";
import Board from "./Board.svelte";
import type { BoardOption } from "./sharing";

function draw(played: Played, options: Map<string, BoardOption> = new Map(), chosen: string | null = null) {
  const onpick = vi.fn();
  const onlook = vi.fn();
  const { container } = render(Board, { edition, view: played.view, options, chosen, onpick, onlook });
  const at = (element: string) => {
    const found = container.querySelector(`[data-element="${element}"]`);
    if (!found) throw new Error(`${element} is not drawn`);
    return found;
  };
  return { container, at, onpick, onlook };
}

describe("the board", () => {
  it.each([
    ["the first turn", first],
    ["a late turn", late],
    ["a game against Lacerda", solo],
    ["a game with tokens and tasks", variant],
  ])("draws %s", (_, played) => {
    const { container } = draw(played);
    const drawn = new Set([...container.querySelectorAll("[data-element]")].map((e) => e.getAttribute("data-element")));
    const rows = edition.board.rows.filter((row) => row.min_players <= played.view.seats.length).map((row) => row.row);
    for (const plot of edition.board.plots) expect(drawn.has(`plot:${plot.id}`)).toBe(rows.includes(plot.row));
    for (const decree of played.view.decrees.display) expect(drawn).toContain(`decree:${decree}`);
    for (const office of edition.board.offices) {
      for (const kind of ["noble", "office", "plaza"]) expect(drawn).toContain(`${kind}:${office.noble}`);
      for (const deed of [office.top, office.bottom, office.noble_action]) expect(drawn).toContain(`deed:${deed}`);
    }
    for (const space of played.view.church.tiles.keys()) expect(drawn).toContain(`church:${space}`);
  });

  it("names stores with their owners", () => {
    const { at } = draw(late);
    const [plot, store] = Object.entries(late.view.city.stores)[0] ?? [];
    expect(at(`plot:${plot}`).getAttribute("aria-label")).toContain(store?.owner);
  });

  it("draws as many officials as there are", () => {
    const { at } = draw(late);
    const there = Object.values(late.view.court.offices.minister).reduce((sum, n) => sum + n, 0);
    expect(at("office:minister").querySelectorAll(".piece")).toHaveLength(there);
  });

  it("lets every option of the question be pointed at", () => {
    const options = optionsOf(late);
    const { at } = draw(late, options);
    for (const [element, option] of options) {
      if (element.startsWith("plot:")) expect(at(element).classList.contains("option")).toBe(option.state === "option");
    }
  });

  it("strikes the favour of a noble to whom one follows nobody; a press on it only asks again", async () => {
    const [onpick, askAgain] = [vi.fn(), vi.fn()];
    const refused = { nobles: ["king" as const], askAgain };
    render(Board, { edition, view: late.view, options: new Map(), chosen: null, refused, onpick });
    const struck = screen.getByRole("button", { name: /follow nobody to the King/ });
    await fireEvent.click(struck);
    await fireEvent.keyDown(struck, { key: "Enter" });
    expect(askAgain.mock.calls).toEqual([["king"], ["king"]]);
    expect(onpick).not.toHaveBeenCalled();
  });

  it("shows what is chosen, and what is closed with its reason", () => {
    const options = new Map<string, BoardOption>([
      ["deed:recruit", { state: "option", labels: ["Recruit officials"] }],
      ["deed:plan", { state: "closed", labels: ["There is no plan left."] }],
    ]);
    const { at } = draw(late, options, "deed:recruit");
    expect(at("deed:recruit").getAttribute("aria-pressed")).toBe("true");
    expect(at("deed:recruit").classList.contains("is-on")).toBe(true);
    expect(at("deed:plan").getAttribute("aria-disabled")).toBe("true");
    expect(at("deed:plan").getAttribute("aria-label")).toContain("There is no plan left.");
  });

  it("puts price and wigs on the plot", () => {
    const options = new Map<string, BoardOption>([
      ["plot:plot-d1", { state: "option", labels: [], price: 17, wigs: 13 }],
    ]);
    const words = draw({ ...late, view: { ...late.view, city: { ...late.view.city, stores: {} } } }, options).at(
      "plot:plot-d1",
    ).textContent;
    expect(words).toContain("17");
    expect(words).toContain("+13");
  });

  it("says what was picked and looked at", async () => {
    const { at, onpick, onlook } = draw(late);
    await fireEvent.click(at("site:site-west-a"));
    expect(onpick).toHaveBeenLastCalledWith(["site:site-west-a"]);
    await fireEvent.pointerOver(at("treasury"));
    expect(onlook).toHaveBeenLastCalledWith("treasury");
    at("treasury").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(onpick).toHaveBeenLastCalledWith(["treasury"]);
  });

  it("covers the row that two players do not use", () => {
    draw(first);
    expect(screen.getByRole("img", { name: "Row E is not used with two players" })).toBeTruthy();
  });
});
