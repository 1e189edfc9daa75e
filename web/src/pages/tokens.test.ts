import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { fetchEdition } from "../client/api";
import { edition } from "../fixtures/played";
import TokenLayout from "./TokenLayout.svelte";
import { drawn, layoutFor, swapped } from "./tokens";

vi.mock("../client/api", async (original) => ({
  ...(await original<object>()),
  fetchEdition: vi.fn(),
  fetchTitles: () => Promise.resolve({}),
}));
beforeEach(() => {
  vi.mocked(fetchEdition).mockResolvedValue(edition);
});

const counted = (tokens: string[]) => tokens.toSorted().join();
const box = edition.plot_tokens.flatMap(({ id, copies }) => Array<string>(copies).fill(id));

test("a layout holds every token of the box, shuffled and swapped alike", () => {
  const layout = drawn(edition);
  expect(counted(Object.values(layout.plots))).toBe(counted(box));
  expect(Object.keys(layout.sites)).toHaveLength(14);
  const other = swapped(layout, "plots", "plot-a1", "plot-c3");
  expect(other.plots["plot-a1"]).toBe(layout.plots["plot-c3"]);
  expect(other.plots["plot-c3"]).toBe(layout.plots["plot-a1"]);
  expect(counted(Object.values(other.plots))).toBe(counted(box));
});

test("two lay out no tokens in the row that is closed to them", () => {
  const layout = drawn(edition);
  expect(Object.keys(layoutFor(edition, layout, 3).plots)).toHaveLength(24);
  const two = layoutFor(edition, layout, 2);
  expect(Object.keys(two.plots)).toHaveLength(20);
  expect(Object.keys(two.sites)).toHaveLength(12);
  expect(Object.keys(two.plots).some((plot) => plot.startsWith("plot-e"))).toBe(false);
});

test("two tokens of a kind change places; a plot and a site do not", async () => {
  const { container } = render(TokenLayout, { players: 2, imprint: "f", chosen: true });
  await fireEvent.click(screen.getByRole("button", { name: "Lay them out" }));
  await screen.findByRole("button", { name: "Shuffle again" });
  const places = [...container.querySelectorAll("g[role=button]")];
  expect(places).toHaveLength(32);
  const label = (i: number) => places[i]?.getAttribute("aria-label")?.split(": ")[1];
  const [first, ...rest] = [...places.keys()];
  const other = rest.find((i) => i < 20 && label(i) !== label(first ?? 0)) ?? 1;
  const before = [label(0), label(other)];
  await fireEvent.click(places[0] as Element);
  await fireEvent.click(places[31] as Element);
  expect(screen.getByRole("status").textContent).toContain("cannot change places");
  await fireEvent.keyDown(places[other] as Element, { key: "Enter" });
  expect([label(other), label(0)]).toEqual(before);
});
