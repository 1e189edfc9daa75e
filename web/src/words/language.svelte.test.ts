import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { fetchTitles } from "../client/api";
import { inReadersWords } from "../faces/edition";
import { edition } from "../fixtures/played";
import { entriesOf, languageIn } from "./catalogues";
import { language, LANGUAGES, locale, ownName, speak, speakWith, useEdition } from "./language.svelte";
import { namedInAddress, preferred } from "./preference";
import { pseudo } from "./pseudo";
import { brief, people, say, t, text, thing } from "./say";

vi.mock("../client/api", async (original) => ({ ...(await original<object>()), fetchTitles: vi.fn() }));

afterEach(async () => {
  vi.mocked(fetchTitles).mockReset().mockResolvedValue({});
  await speak("en");
});

const GERMAN = {
  things: `
noble-king = der König
    .acc = den König
    .gender = m
good-books = das Buch
    .gender = n
goods = { $n ->
    [one] ein Stück
   *[other] { $n } Stück
}
    .dat = { $n ->
        [one] einem Stück
       *[other] { $n } Stücken
    }
listed = { $first } und { $second }
    .acc = { FORM($first, "acc") } und { FORM($second, "acc") }
`,
  options: `
visit = besucht { FORM($noble, "acc") }
with = mit { FORM($goods, "dat") }
one = { FORM($good, "gender") ->
    [f] eine
    [n] eines
   *[m] einer
}
loud = { CAPITAL(FORM($noble, "acc")) }
label = { CAPITAL($phrase) }
`,
  brief: `
things-noble-king = König
options-visit = { FORM($noble, "acc") } besuchen
options-one = { FORM($noble, "gender") ->
    [m] einer
   *[f] eine
}
`,
};
const king = thing("noble-king");

test("a text inside of another one has the form that is asked for", () => {
  speakWith("de", GERMAN);
  expect(say("options", "visit", { noble: king })).toBe("besucht den König");
  expect(say("options", "loud", { noble: king })).toBe("Den König");
  expect(text({ key: "options:with", args: { goods: thing("goods", { n: 1 }) } })).toBe("mit einem Stück");
  expect(text({ key: "options:with", args: { goods: thing("goods", { n: 3 }) } })).toBe("mit 3 Stücken");
  expect(say("options", "visit", { noble: thing("listed", { first: king, second: king }) })).toBe(
    "besucht den König und den König",
  );
});

test("a form that is not there, and words that are no text, stay as they are", () => {
  speakWith("de", GERMAN);
  expect(say("options", "visit", { noble: thing("good-books") })).toBe("besucht das Buch");
  expect(say("options", "visit", { noble: "Inês" })).toBe("besucht Inês");
});

test("a form chooses a variant, or the last resort does", () => {
  speakWith("de", GERMAN);
  expect(say("options", "one", { good: thing("good-books") })).toBe("eines");
  expect(say("options", "one", { good: king })).toBe("einer");
  expect(say("options", "one", { good: "Gold" })).toBe("einer");
});

test("what is shortened keeps the forms of the whole", () => {
  speakWith("de", GERMAN);
  expect(brief(king)).toBe("König");
  expect(brief({ key: "options:visit", args: { noble: king } })).toBe("den König besuchen");
  expect(brief({ key: "options:one", args: { noble: king } })).toBe("einer");
});

test("titles are those of the reader's language, or else the edition's own", async () => {
  vi.mocked(fetchTitles).mockResolvedValue({
    "political-01": "Bestandsaufnahme",
    "office-king-person": "König José I.",
  });
  await useEdition("imprint-of-titles");
  const title = (id: string) => text({ key: `title:${id}`, args: { title: "Survey" } });
  expect(title("political-01")).toBe("Bestandsaufnahme");
  expect(title("political-02")).toBe("Survey");
  const printed = inReadersWords(edition);
  expect(printed.cards.find(({ id }) => id === "political-01")?.title).toBe("Bestandsaufnahme");
  expect(printed.board.offices.find(({ noble }) => noble === "king")?.person).toBe("König José I.");
  expect(printed.board.streets).toEqual(edition.board.streets);
});

test("an edition without titles, or a server that knows none, is no trouble", async () => {
  vi.mocked(fetchTitles).mockRejectedValue(new Error("404"));
  await useEdition("imprint-without-titles");
  expect(text({ key: "title:political-01", args: { title: "Survey" } })).toBe("Survey");
});

test("every word follows when another language is chosen", async () => {
  let shown = "";
  const stop = $effect.root(() => {
    $effect(() => {
      shown = t("settings");
    });
  });
  flushSync();
  expect(shown).toBe("Settings");
  await speak("pseudo");
  flushSync();
  expect(shown).toBe(pseudo("Settings"));
  stop();
});

test("of two choices the later one counts, whichever arrives first", async () => {
  const first = speak("pseudo");
  await speak("en");
  await first;
  expect(language()).toBe("en");
});

test("the page says which language it is in, and Intl is told, too", () => {
  speakWith("pt", {});
  expect([locale(), document.documentElement.lang]).toEqual(["pt-PT", "pt-PT"]);
  expect(people(["Ana", "Rui", "Inês"])).toBe("Ana, Rui e Inês");
  speakWith("pl", { web: "n = { $n }" });
  expect(t("n", { n: 12345.5 })).toBe("12\u00a0345,5");
});

test("languages are called as those who speak them do", () => {
  expect(["de", "es", "fr", "it", "pl", "pt"].map(ownName)).toEqual([
    ...["Deutsch", "Español", "Français", "Italiano", "Polski", "Português"],
  ]);
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES).not.toContain("pseudo");
});

test.each([
  ["what the address names comes first", "pl", "de", ["fr"], "pl"],
  ["then what was chosen", null, "de", ["fr"], "de"],
  ["then what the browser prefers and we have", null, "", ["nl-BE", "pt-BR", "de"], "pt"],
  ["what we do not have is passed over", "xx", "", ["de-AT"], "de"],
  ["English is there for everybody", null, "", ["nl"], "en"],
])("%s", (_, named, chosen, wishes, found) => {
  expect(preferred(["en", "de", "fr", "pl", "pt"], named, chosen, wishes)).toBe(found);
});

test("the address loses the language and keeps the page", () => {
  history.replaceState(null, "", "/?language=de#/rules/STORE-08");
  expect(namedInAddress()).toBe("de");
  expect(location.href).toMatch(/\/#\/rules\/STORE-08$/);
  expect(namedInAddress()).toBeNull();
});

test("messages of a catalogue, without its comments", () => {
  const entries = entriesOf(
    "# About\n-term = Lisboa\n\none = { $n ->\n    [one] a\n\n   *[other] b\n} c\n## More\ntwo = 2\n",
  );
  expect([...entries]).toEqual([
    ["-term", "-term = Lisboa"],
    ["one", "one = { $n ->\n    [one] a\n\n   *[other] b\n} c"],
    ["two", "two = 2"],
  ]);
});

test("what a language lacks is said in English, and its share says so", () => {
  const text = mkdtempSync(join(tmpdir(), "text-"));
  const written = (code: string, topic: string, source: string) => {
    mkdirSync(join(text, code), { recursive: true });
    writeFileSync(join(text, code, `${topic}.ftl`), source);
  };
  const english = languageIn("../src/lisboa/text/en");
  for (const topic of Object.keys(english.sources)) written("en", topic, "");
  written("en", "web", "a = one\nb = two\nc = three\n    more\nd = four\n");
  written("de", "web", "# gut\nb = zwei\n");
  const { sources, share } = languageIn(join(text, "de"));
  expect(sources["web"]).toBe("a = one\nb = zwei\nc = three\n    more\nd = four");
  expect(share).toBe(25);
  expect(english.share).toBe(100);
  rmSync(text, { recursive: true });
});

test.each(LANGUAGES)("the browser understands every message: %s", (code) => {
  const { sources } = languageIn(`../src/lisboa/text/${code}`);
  for (const [topic, source] of Object.entries(sources)) {
    const understood = new Set(new FluentResource(source).body.map(({ id }) => id));
    expect(
      [...entriesOf(source).keys()].filter((name) => !understood.has(name)),
      topic,
    ).toEqual([]);
  }
});

test.each([
  ["es", "Bento", "Ana y Bento"],
  ["es", "Íñigo", "Ana e Íñigo"],
  ["es", "Hilda", "Ana e Hilda"],
  ["es", "Hugo", "Ana y Hugo"],
  ["es", "«Iris»", "Ana e «Iris»"],
  ["it", "Elio", "Ana ed Elio"],
])("the word between two follows what comes after it: %s, %s", async (code, second, words) => {
  await speak(code);
  expect(say("things", "list-last", { first: "Ana", second })).toBe(words);
});

test("the pseudo-language is about 40 % longer and leaves numbers and arguments alone", async () => {
  await speak("pseudo");
  expect(document.documentElement.lang).toBe("en");
  expect(t("replay-at", { n: 3, all: 12 })).toBe("3 óóf 12 ááñswéérs");
  const english = "Point at an answer to see what it costs and brings. What is not possible says why.";
  expect(pseudo(english).length / english.length).toBeCloseTo(1.4, 1);
});
