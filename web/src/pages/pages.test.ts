import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { fetchChoices, importRecord, newGame, Refusal } from "../client/api";
import { recentGame, remember } from "../client/recent";
import type { Choices, Turn, VariantOffer } from "../client/types";
import Curve from "./Curve.svelte";
import NewGame from "./NewGame.svelte";
import OpenRecord from "./OpenRecord.svelte";
import RecentGames from "./RecentGames.svelte";
import Rules from "./Rules.svelte";
import TurnList from "./TurnList.svelte";

vi.mock("../client/api", async (original) => ({
  ...(await original<object>()),
  fetchChoices: vi.fn(),
  newGame: vi.fn(),
  importRecord: vi.fn(),
}));
const words = { title: { key: "web:variant-draft" }, explanation: { key: "web:variant-draft-text" } };
const variant: VariantOffer = {
  ...{ name: "draft", kind: "switch", choices: [], default: false, solo: false, together: true, rules: ["DRAFT-01"] },
  ruling: false,
  ...words,
};
const value = (number: number) => ({
  value: number,
  title: { key: "web:variant-servant_decrees-choice", args: { value: number } },
});
const edition = (name: string) => ({
  ...{ name, fingerprint: "f", imprint: `imprint of ${name}` },
  ...{ title: { key: "web:edition-name", args: { name } }, explanation: { key: "web:new-game" } },
});
const CHOICES: Choices = {
  editions: [edition("baixa")],
  variants: [
    variant,
    {
      ...variant,
      name: "servant_decrees",
      kind: "choice",
      choices: [4, 6].map(value),
      default: 6,
      solo: true,
      together: false,
    },
  ],
  levels: [],
  bots: ["Luísa Todi"],
  colours: [],
};
const refusal = (key: string) => new Refusal({ type: "refused", code: "wrong", text: { key } });
const CREATED = { game: "87W0JfBaJUtP", host: "h", spectator: "s", seats: ["a", "b", null], invitations: [] };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(fetchChoices).mockResolvedValue(CHOICES);
  localStorage.clear();
  location.hash = "";
});

test("two clicks start a game: how, and start", async () => {
  vi.mocked(newGame).mockResolvedValue({ ...CREATED, seats: ["a", null, null] });
  render(NewGame);
  await fireEvent.click(screen.getByRole("radio", { name: /With bots/ }));
  await fireEvent.submit(screen.getByRole("button", { name: "Start" }).closest("form") as HTMLFormElement);
  await waitFor(() => expect(location.hash).toBe("#/g/87W0JfBaJUtP/a"));
  expect(vi.mocked(newGame).mock.calls[0]?.[0].seats.map(({ kind }) => kind)).toEqual(["human", "bot", "bot"]);
});

test("bots: how many and how strong is pressed, and each seat may be another one", async () => {
  vi.mocked(newGame).mockResolvedValue({ ...CREATED, seats: ["a", null, null, null] });
  render(NewGame);
  expect(screen.getByText("Takes what is best now, at once.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "3" }));
  await fireEvent.click(screen.getByRole("radio", { name: /^Minister/ }));
  await fireEvent.click(screen.getByRole("radio", { name: "Violet" }));
  await fireEvent.click(screen.getByRole("button", { name: "Choose for each seat" }));
  await fireEvent.change(screen.getByLabelText("Who sits on seat 2"), { target: { value: "apprentice" } });
  await fireEvent.submit(screen.getByRole("button", { name: "Start" }).closest("form") as HTMLFormElement);
  await waitFor(() => expect(newGame).toHaveBeenCalled());
  const seats = vi.mocked(newGame).mock.calls[0]?.[0].seats ?? [];
  expect(seats.map((seat) => ("level" in seat ? seat.level : seat.kind))).toEqual([
    "human",
    "apprentice",
    "minister",
    "minister",
  ]);
  expect(seats[0]?.colour).toBe(2);
});

test("seats: order, colours and mixed levels; friends get invitations that are shown at once", async () => {
  vi.mocked(newGame).mockResolvedValue({ ...CREATED, seats: [null, "b", null], invitations: ["a", null, null] });
  render(NewGame);
  await fireEvent.click(screen.getByRole("radio", { name: /With friends/ }));
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Inês" } });
  await fireEvent.click(screen.getByRole("button", { name: "Add a bot" }));
  await fireEvent.change(screen.getByLabelText("Who sits on seat 3"), { target: { value: "minister" } });
  await fireEvent.change(screen.getByLabelText("Colour of Inês"), { target: { value: "1" } });
  await fireEvent.click(screen.getByRole("button", { name: "Move Inês down" }));
  await fireEvent.submit(screen.getByRole("button", { name: "Start" }).closest("form") as HTMLFormElement);
  await waitFor(() => expect(location.hash).toContain("#/g/"));
  expect(vi.mocked(newGame).mock.calls[0]?.[0].seats).toEqual([
    { kind: "human", colour: 0, invited: true },
    { kind: "human", name: "Inês", colour: 1 },
    { kind: "bot", level: "minister", colour: 2 },
  ]);
  expect(recentGame(CREATED.game)).toMatchObject({ seats: { 1: "b" }, invitations: { 0: "a" }, unsent: true });
});

test("what the server offers can be chosen, where it means something", async () => {
  vi.mocked(newGame).mockResolvedValue({ ...CREATED, seats: ["a", null, null] });
  render(NewGame);
  const form = () => screen.getByRole("button", { name: "Start" }).closest("form") as HTMLFormElement;
  await fireEvent.click(screen.getByRole("radio", { name: /Solo/ }));
  await fireEvent.change(await screen.findByRole("combobox", { name: "Draft the first hand" }), {
    target: { value: "4" },
  });
  await fireEvent.submit(form());
  await waitFor(() => expect(newGame).toHaveBeenCalledTimes(1));
  expect(vi.mocked(newGame).mock.calls[0]?.[0].variants).toEqual({ servant_decrees: 4 });
  await fireEvent.click(screen.getByRole("radio", { name: /With bots/ }));
  await fireEvent.click(screen.getByRole("checkbox", { name: "Draft the first hand" }));
  await fireEvent.submit(form());
  await waitFor(() => expect(newGame).toHaveBeenCalledTimes(2));
  expect(vi.mocked(newGame).mock.calls[1]?.[0].variants).toEqual({ draft: true });
});

test("tasks are for some seats alone, and a ruling is folded away", async () => {
  vi.mocked(fetchChoices).mockResolvedValue({
    ...CHOICES,
    variants: [
      { ...variant, name: "tasks", kind: "seats", title: { key: "web:variant-tasks" } },
      { ...variant, name: "queen", ruling: true, title: { key: "web:variant-queen" } },
    ],
  });
  vi.mocked(newGame).mockResolvedValue(CREATED);
  render(NewGame);
  await fireEvent.click(screen.getByRole("radio", { name: /One table/ }));
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Inês" } });
  await fireEvent.input(screen.getByLabelText("Name of person 2"), { target: { value: "Rui" } });
  const tasks = await screen.findByRole("checkbox", { name: "Task cards" });
  expect(screen.queryByRole("checkbox", { name: "Rui" })).toBeNull();
  await fireEvent.click(tasks);
  await fireEvent.click(screen.getByRole("checkbox", { name: "Inês" }));
  await fireEvent.click(screen.getByRole("button", { name: "Move Inês down" }));
  const queen = screen.getByRole("checkbox", { name: "The Queen" });
  expect(queen.closest("details")?.querySelector("summary")?.textContent).toBe("Rulings");
  await fireEvent.click(queen);
  await fireEvent.submit(screen.getByRole("button", { name: "Start" }).closest("form") as HTMLFormElement);
  await waitFor(() => expect(newGame).toHaveBeenCalled());
  const [wish] = vi.mocked(newGame).mock.calls[0] ?? [];
  expect(wish?.seats.map(({ name }) => name)).toEqual(["Rui", "Inês"]);
  expect(wish?.variants).toEqual({ tasks: [0], queen: true }); // whoever is new, wherever they sit
});

test("a refused game says why and keeps what was typed", async () => {
  vi.mocked(newGame).mockRejectedValue(refusal("web:server-away"));
  render(NewGame);
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Zé" } });
  await fireEvent.submit(screen.getByRole("button", { name: "Start" }).closest("form") as HTMLFormElement);
  expect((await screen.findByRole("alert")).textContent).toContain("does not answer");
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Zé");
});

test("a bad record stays in its field, with the reason", async () => {
  vi.mocked(importRecord).mockRejectedValue(refusal("web:server-away"));
  const { component } = render(OpenRecord);
  component.show();
  const field = screen.getByLabelText<HTMLTextAreaElement>("Or paste it here");
  await fireEvent.input(field, { target: { value: "Lisboa record 1" } });
  await fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect((await screen.findByRole("alert")).textContent).toContain("does not answer");
  expect(field.value).toBe("Lisboa record 1");
});

test("games that wait for me come first; finished ones have a replay; without any, an invitation", () => {
  const { unmount } = render(RecentGames);
  expect(screen.getByRole("link", { name: "First steps" }).getAttribute("href")).toBe("#/first");
  unmount();
  remember("over", { names: ["Ana", "Rui"], kinds: ["human", "bot"], seats: { 0: "a" }, status: "over", winners: [1] });
  remember("mine", {
    names: ["Ana", "Zé"],
    kinds: ["human", "bot"],
    seats: { 0: "b" },
    turn: 3,
    yourTurn: true,
    at: 5,
  });
  render(RecentGames);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("your turn");
  expect(second?.textContent).toContain("won by Rui");
  expect(
    within(second as HTMLElement)
      .getByRole("link", { name: "Replay" })
      .getAttribute("href"),
  ).toBe("#/replay/over/a");
});

test("the address of a rule shows it among its neighbours; words are found and marked", async () => {
  render(Rules, { sought: "STORE-08" });
  await waitFor(() => expect(document.getElementById("STORE-08")?.getAttribute("aria-current")).toBe("true"));
  expect(document.getElementById("STORE-07")).toBeTruthy();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "reis treasury" } });
  await waitFor(() => expect(document.getElementById("STORE-08")).toBeNull());
  expect([...document.querySelectorAll("mark")].some((mark) => mark.textContent?.toLowerCase() === "réis")).toBe(true);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "xyzzy" } });
  expect(await screen.findByText(/No rule has the words/)).toBeTruthy();
});

const turn = (at: number, seat: number, projected: number[]): Turn => ({
  at,
  turn: at,
  period: at < 6 ? 1 : 2,
  seat,
  wigs: [5, 5],
  projected,
});
const TURNS = [turn(0, 0, [5, 5]), turn(4, 1, [9, 5]), turn(9, 0, [9, 4]), turn(20, 1, [10, 4])];

test("turns by period and player; a click goes there", async () => {
  const ongo = vi.fn();
  render(TurnList, { turns: TURNS, names: ["Ana", "Rui"], current: 1, ongo });
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Period I",
    "Period II",
  ]);
  await fireEvent.click(screen.getByRole("button", { name: /Rui.*1/ }));
  expect(ongo).toHaveBeenCalledWith(4);
  await fireEvent.click(screen.getByRole("button", { name: "Ana" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("the curve tells how it stood, on the table and with final scoring", async () => {
  render(Curve, { turns: TURNS, names: ["Ana", "Rui"], at: 5, last: 20, whose: 0, ongo: () => undefined });
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Ana 9, Rui 5");
  await fireEvent.click(screen.getByLabelText("on the table"));
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Ana 5, Rui 5");
});

test("an edition is asked for where there is a choice, and the last choice is kept", async () => {
  vi.mocked(newGame).mockResolvedValue(CREATED);
  const start = () =>
    fireEvent.submit(screen.getByRole("button", { name: "Start" }).closest("form") as HTMLFormElement);
  const { unmount } = render(NewGame);
  await waitFor(() => expect(fetchChoices).toHaveBeenCalled());
  expect(screen.queryByRole("combobox", { name: /Edition/ })).toBeNull();
  unmount();

  vi.mocked(fetchChoices).mockResolvedValue({ ...CHOICES, editions: [edition("Rossio"), edition("baixa")] });
  const again = render(NewGame);
  const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: /Edition/ });
  expect([...choice.options].map(({ textContent }) => textContent)).toEqual(["Rossio", "Baixa"]);
  await start();
  expect(vi.mocked(newGame).mock.lastCall?.[0].edition).toBe("Rossio");
  await fireEvent.change(choice, { target: { value: "baixa" } });
  again.unmount();
  render(NewGame);
  await screen.findByRole("combobox", { name: /Edition/ });
  await start();
  expect(vi.mocked(newGame).mock.lastCall?.[0].edition).toBe("baixa");
});
