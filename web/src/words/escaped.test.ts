/** Nothing that people read is written past the catalogues. */

import { cleanup, render } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import Board from "../board/Board.svelte";
import { fetchChoices } from "../client/api";
import type { Sight } from "../client/sight";
import type { Choices } from "../client/types";
import { inReadersWords, type EditionData } from "../faces/edition";
import { church, edition, first, follow, harbour, late, optionsOf, period, solo, variant } from "../fixtures/played";
import Inspector from "../inspect/Inspector.svelte";
import Moment from "../moments/Moment.svelte";
import { picksFor } from "../moments/picks.svelte";
import FirstSteps from "../pages/FirstSteps.svelte";
import Rules from "../pages/Rules.svelte";
import SettingsPage from "../pages/Settings.svelte";
import Start from "../pages/Start.svelte";
import Trouble from "../pages/Trouble.svelte";
import Hand from "../seat/Hand.svelte";
import PlayerBoard from "../seat/PlayerBoard.svelte";
import Rivals from "../seat/Rivals.svelte";
import Answers from "../table/Answers.svelte";
import StepRules from "../table/StepRules.svelte";
import { escapedIn } from "./escaped";
import { speak } from "./language.svelte";

vi.mock("../client/api", async (original) => ({ ...(await original<object>()), fetchChoices: vi.fn() }));

const PLAYED = { church, first, follow, harbour, late, period, solo, variant };
const names = Object.values(PLAYED).flatMap(({ view }) => view.seats);
/** And what Intl says. */
const NAMES = [...names, "Luísa Todi", "Baixa", "Lacerda", " and ", "Pseudo"];
const CHOICES: Choices = {
  ...{ editions: [], variants: [], levels: [], colours: [], bots: ["Luísa Todi"] },
};
const NOTHING = { onanswer: () => undefined, onlook: () => undefined };
let read: EditionData;

beforeAll(async () => {
  await speak("pseudo");
  read = inReadersWords(edition);
});
beforeEach(() => vi.mocked(fetchChoices).mockResolvedValue(CHOICES));
afterEach(cleanup);

async function escaped(part: unknown, props: object): Promise<string[]> {
  const { container } = render(part as Component, { props });
  await tick();
  return escapedIn(container, NAMES);
}

test.each([
  ["start", Start, {}],
  ["settings", SettingsPage, {}],
  ["first steps", FirstSteps, {}],
  ["rules", Rules, { sought: "STORE-08" }],
  ["trouble", Trouble, { refused: { type: "refused", code: "broken-link", text: { key: "web:broken-link" } } }],
])("page: %s", async (_, page, props) => {
  expect(await escaped(page, props)).toEqual([]);
});

test.each(Object.entries(PLAYED))("table: %s", async (_, played) => {
  const { view, seat, asked } = played;
  const options = optionsOf(played);
  const shown = { edition: read, view, options };
  const events = "events" in played ? played.events : [];
  const sight = { view, events, draft: null, figures: null, to_move: seat, told: 0 } as unknown as Sight;
  const found = [
    ...(await escaped(Board, shown)),
    ...(await escaped(Rivals, { ...shown, seat, bots: [1] })),
    ...(await escaped(PlayerBoard, { ...shown, seat })),
    ...(await escaped(Hand, { ...shown, seat, picks: picksFor(asked) })),
    ...(await escaped(Moment, { sight, asked, edition: read, seat, picks: picksFor(asked) })),
    ...(await escaped(StepRules, { asked })),
    ...(await escaped(Answers, {
      options: asked.options,
      chosen: null,
      advised: null,
      purse: {},
      ...NOTHING,
    })),
  ];
  expect(found).toEqual([]);
});

test("everything that can be looked at closely", async () => {
  const found: string[] = [];
  const { view, seat, asked } = variant;
  const { container, component } = render(Inspector, { props: { edition: read, view, seat, asked } });
  const elements = Object.keys(edition.words).filter((name) => !name.startsWith("token:")); // tokens lie on places
  for (const element of ["", ...elements.map((name) => name.replace(/^seat\//, "seat:0/"))]) {
    component.look(element);
    await tick();
    found.push(...escapedIn(container, NAMES));
  }
  expect([...new Set(found)]).toEqual([]);
});
