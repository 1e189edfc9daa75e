import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { printedOn } from "../board/elements";
import type { View } from "../client/types";
import { edition, first, late, solo, variant, type Played } from "../fixtures/played";
import { text } from "../words/say";
import { directoryOf } from "./directory";
import Face from "./Face.svelte";
import Inspector from "./Inspector.svelte";
import { captionOf, PART_ICON, wordsOf } from "./parts";
import { lyingAt, whereabouts } from "./whereabouts";

beforeAll(() => {
  // jsdom has no dialogs yet.
  HTMLDialogElement.prototype.show ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => (document.body.innerHTML = ""));

/** The panel with something beside it on the same table. */
async function inspect({ view, seat, asked }: Played, things: string[] = []) {
  const onchoose = vi.fn();
  const root = document.body.appendChild(document.createElement("div"));
  for (const element of things) {
    const thing = root.appendChild(document.createElement("button"));
    thing.dataset["element"] = element;
    thing.textContent = element;
  }
  const { component } = render(Inspector, { target: root, props: { edition, view, seat, asked, onchoose } });
  await tick();
  return { component, onchoose, dialog: root.querySelector("dialog") as HTMLDialogElement };
}

const handOf = ({ view, seat }: Played) => view.players[view.seats[seat] ?? ""]?.hand ?? [];

describe("the inspector", () => {
  it("says all parts of a card with their rules, and every answer about it", async () => {
    const card = handOf(first)[0] ?? "";
    const { component, dialog, onchoose } = await inspect(first);
    component.look(`card:${card}`);
    await tick();
    const words = edition.words[`card:${card}`];
    expect(within(dialog).getByRole("heading", { level: 2 }).textContent).toBe(words && text(words.title));
    for (const part of words?.parts ?? []) {
      expect(dialog.textContent).toContain(text(part.text as Parameters<typeof text>[0]));
      for (const rule of part.rules)
        expect(within(dialog).getAllByRole("button", { name: `Rule ${rule}` })).not.toHaveLength(0);
    }
    const about = first.asked.options.filter(({ elements }) => elements.includes(`card:${card}`));
    expect(about.length).toBeGreaterThan(0);
    const ways = [...dialog.querySelectorAll<HTMLButtonElement>("button.way")];
    expect(ways.map((way) => way.querySelector("b")?.textContent)).toEqual(about.map(({ label }) => text(label)));
    if (ways[0]) await fireEvent.click(ways[0]);
    expect(onchoose).toHaveBeenCalledWith(about[0]?.action);
    expect(dialog.open).toBe(false);
  });

  it("says why an answer is closed", async () => {
    const closed = late.asked.closed[0];
    const { component, dialog } = await inspect(late);
    component.look(closed?.elements[0] ?? "");
    await tick();
    expect(dialog.querySelector(".way.closed")?.textContent).toContain(closed && text(closed.reason));
  });

  it("opens by a click that answers nothing, by a right click and by I; Escape gives the focus back", async () => {
    const option = first.asked.options[0]?.elements[0] ?? "";
    const { dialog } = await inspect(first, ["plot:plot-b2", option]);
    const plot = screen.getByText("plot:plot-b2");
    const choice = screen.getByText(option);
    choice.addEventListener("click", (event) => event.preventDefault(), { once: true }); // it answers
    await fireEvent.click(choice);
    expect(dialog.open).toBe(false);
    await fireEvent.contextMenu(choice);
    await tick();
    expect(dialog.open).toBe(true);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(dialog.open).toBe(false);
    await fireEvent.click(plot);
    expect(dialog.querySelector("h2")?.textContent).toBe("Plot B2");
    await fireEvent.keyDown(window, { key: "Escape" });
    plot.focus();
    await fireEvent.keyDown(plot, { key: "i", bubbles: true });
    await tick();
    expect(dialog.open).toBe(true);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(document.activeElement).toBe(plot);
  });

  it("lists everything on the table, and finds it by its words", async () => {
    const { component, dialog } = await inspect(late);
    component.look("");
    await tick();
    const decree = edition.decrees.find(({ id }) => late.view.decrees.display.includes(id));
    await fireEvent.input(within(dialog).getByRole("searchbox"), { target: { value: decree?.title } });
    await fireEvent.click(within(dialog).getByRole("button", { name: decree?.title ?? "" }));
    expect(within(dialog).getByRole("heading", { level: 2 }).textContent).toBe(decree?.title);
  });

  it("opens the whole board of a rival", async () => {
    const other = (late.seat + 1) % 4;
    const { component, dialog } = await inspect(late);
    component.look(`seat:${other}`);
    await tick();
    expect(within(dialog).getByRole("region", { name: `Board of ${late.view.seats[other]}` })).toBeTruthy();
  });
});

const elements = Object.keys(edition.words).filter(
  (element) => !element.startsWith("seat/") && !element.startsWith("token:"),
);

describe("everything that has words", () => {
  it.each([
    ["late", late.view],
    ["solo", solo.view],
    ["with variants", variant.view],
  ] as [string, View][])("can be described at any table: %s", (_, view) => {
    const error = vi.spyOn(console, "error");
    for (const element of elements) {
      expect(wordsOf(edition, view, element)?.title).toBeTruthy();
      expect(captionOf(edition, element)).toBeTruthy();
      for (const sentence of whereabouts(view, element, edition)) expect(sentence).toBeTruthy();
      expect(lyingAt(view, element)).toBeTruthy();
    }
    expect(whereabouts(view, "row:A/brown", edition)).toEqual(whereabouts(view, "row:A", edition));
    expect(whereabouts(view, "column:1/red", edition)).toEqual(whereabouts(view, "column:1", edition));
    for (const part of ["hand", "warehouse/gold", "rubble/red", "houses/left", "favours/king", "reais", "officials"]) {
      expect(wordsOf(edition, view, `seat:0/${part}`)?.parts.length).toBeGreaterThan(0);
    }
    expect(directoryOf(view, edition).length).toBeGreaterThan(5);
    expect(error).not.toHaveBeenCalled();
  });

  it("has a sign for each part, and a face or a place on the board", () => {
    for (const element of elements) {
      for (const part of edition.words[element]?.parts ?? []) expect(PART_ICON[part.what], part.what).toBeTruthy();
      if (printedOn(element) !== null) continue;
      const { container, unmount } = render(Face, { edition, element });
      expect(container.querySelector("svg"), element).not.toBeNull();
      unmount();
    }
  });

  it("says what a token gives instead of the printed reward", () => {
    const [plot, token] = Object.entries(variant.view.tokens?.plots ?? {})[0] ?? ["", ""];
    const said = wordsOf(edition, variant.view, `plot:${plot}`)?.parts ?? [];
    const given = edition.words[`token:${token}`]?.parts ?? [];
    expect(given.length).toBeGreaterThan(0);
    for (const part of given) expect(said).toContainEqual(part);
    const printed = edition.words[`plot:${plot}`]?.parts.find(({ what }) => what === "reward");
    expect(said).not.toContainEqual(printed);
  });
});
