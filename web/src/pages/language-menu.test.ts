import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { settings } from "../client/settings.svelte";
import { language, LANGUAGES, ownName, speak } from "../words/language.svelte";
import { rules } from "../words/rulebook";
import LanguageMenu from "./LanguageMenu.svelte";
import Rules from "./Rules.svelte";
import SettingsPage from "./Settings.svelte";

const OTHER = LANGUAGES.at(-1) ?? "en";

afterEach(async () => {
  document.body.innerHTML = "";
  settings.language = settings.beside = "";
  await speak("en");
});

test("behind the globe are all languages by their own names, and one press reads another one", async () => {
  render(LanguageMenu);
  await fireEvent.click(screen.getByRole("button", { name: "Language: English" }));
  const rows = [...document.querySelectorAll<HTMLElement>("[data-language]")];
  expect(rows.map((row) => row.querySelector("b")?.textContent)).toEqual(LANGUAGES.map(ownName));
  expect(
    rows.filter((row) => row.getAttribute("aria-current") === "true").map((row) => row.dataset["language"]),
  ).toEqual(["en"]);
  await fireEvent.click(rows.at(-1) as HTMLElement);
  await waitFor(() => expect(settings.language).toBe(OTHER));
  expect(language()).toBe(OTHER);
  expect(document.querySelector(".globe b")?.textContent).toBe(OTHER.toUpperCase());
});

test("the settings have the same choice", async () => {
  render(SettingsPage);
  const choice = within(screen.getByRole("group", { name: "Language of the page" }));
  expect(choice.getAllByRole("radio")).toHaveLength(LANGUAGES.length);
  await fireEvent.click(choice.getByRole("radio", { name: ownName(OTHER) }));
  await waitFor(() => expect(language()).toBe(OTHER));
});

test.skipIf(OTHER === "en")("rules stand beside those of another language", async () => {
  render(Rules, { sought: "STORE-08" });
  settings.beside = OTHER;
  const theirs = (await rules(OTHER)).find(({ id }) => id === "STORE-08");
  const ours = (await rules("en")).find(({ id }) => id === "STORE-08");
  await waitFor(() => expect(document.querySelectorAll("#STORE-08 p")).toHaveLength(2));
  const shown = [...document.querySelectorAll("#STORE-08 p")].map((text) => text.textContent?.trim());
  expect(shown).toEqual([ours?.text, theirs?.text]);
});
