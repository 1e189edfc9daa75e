import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { edition } from "../fixtures/played";
import Face from "../inspect/Face.svelte";
import ClergyFace from "./ClergyFace.svelte";
import { partsOf } from "./decree-rule";
import DecreeFace from "./DecreeFace.svelte";
import { printedIn } from "./edition";
import { lines } from "./measure.svelte";
import PoliticalFace from "./PoliticalFace.svelte";
import ShipFace from "./ShipFace.svelte";
import TaskChip from "./TaskChip.svelte";
import TaskFace from "./TaskFace.svelte";

const symbols = new Set(
  [...readFileSync("src/faces/icons.svg", "utf-8").matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1]),
);

/** The symbols that a face uses; all of them are in the sprite. */
function signs(container: Element): string[] {
  const used = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1] ?? "");
  for (const sign of used) expect(symbols).toContain(sign);
  return used;
}

const cards = [...edition.cards, ...edition.variant_cards];

describe("faces", () => {
  it.each(cards.map((card) => [card.id, card] as const))("shows every effect of %s", (_, card) => {
    for (const small of [false, true]) {
      const { container } = render(PoliticalFace, { card, small });
      const used = signs(container);
      const effects = [...card.reward, ...card.penalty, ...card.event];
      for (const effect of effects) {
        if (effect.word === "state") expect(used).toContain(`i-state-${effect.what}`);
        if (effect.word === "noble") expect(used).toContain(`i-act-${effect.what}`);
        if (["reais", "wigs", "influence"].includes(effect.word))
          expect(container.textContent).toContain(`${effect.n}`);
      }
      expect(container.querySelectorAll(".cross")).toHaveLength(card.penalty.length ? 1 : 0);
    }
  });

  it("draws all clergy tiles from both sides", () => {
    for (const tile of edition.clergy) {
      for (const side of ["front", "back", "sign"] as const) {
        const { container } = render(ClergyFace, { tile, side });
        expect(signs(container).length).toBeGreaterThan(0);
        if (side !== "sign") expect(container.textContent).toContain(`${tile.wigs}`);
      }
    }
  });

  it("draws all decrees with what they pay", () => {
    for (const decree of edition.decrees) {
      const { container } = render(DecreeFace, { decree, width: 115, height: 50 });
      signs(container);
      const { score } = decree;
      expect(container.textContent).toContain(`${score.rule === "per" ? score.each : score.wigs}`);
      expect(partsOf(score, 17).length).toBeGreaterThan(1);
      if (score.cap) expect(container.textContent).toContain(`≤ ${score.cap}`);
    }
  });

  it("draws ships with their berths and cargo", () => {
    for (const ship of edition.ships) {
      const { container } = render(ShipFace, { ship, cargo: ["gold"] });
      expect(container.querySelectorAll(".slot")).toHaveLength(ship.hull);
      expect(signs(container)).toContain("i-gold");
    }
  });

  it("draws all tasks", () => {
    for (const task of edition.tasks) {
      signs(render(TaskFace, { task }).container);
      signs(render(TaskChip, { task }).container);
    }
  });
});

describe("the face of an element", () => {
  it.each([
    "card:political-01",
    "ship:ship-brown-3",
    "task:task-01",
    "clergy:clergy-discount",
    "decree:decree-01",
    "plan:plan-blue-2a",
    "building:building-01-blue",
  ])("is drawn for %s", (element) => {
    const { container } = render(Face, { edition, element });
    expect(container.querySelector("svg")).not.toBeNull();
    signs(container);
  });

  it("is nothing for places and unknown cards", () => {
    for (const element of ["plot:plot-a1", "card:?blue", "pile"]) {
      expect(render(Face, { edition, element }).container.querySelector("svg")).toBeNull();
    }
  });
});

describe("what is printed", () => {
  it("is found by the names of views", () => {
    const printed = printedIn(edition);
    expect(printed.ship("ship-purple-2")?.hull).toBe(3);
    expect(printed.building("building-01-green")).toMatchObject({ architect: "green" });
    expect(printed.cards.get("?blue")).toBeUndefined();
    expect(printedIn(edition)).toBe(printed);
  });
});

describe("lines", () => {
  it("breaks between words", () => {
    expect(lines("Law for the rebuilding of Lisbon", 90, 12)).toEqual(["Law for the", "rebuilding of", "Lisbon"]);
    expect(lines("Lisbon", 10, 12)).toEqual(["Lisbon"]);
  });
});
