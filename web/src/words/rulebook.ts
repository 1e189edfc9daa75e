/** The rules as the program plays them: every statement of a rules.md with its id. */

export interface Rule {
  id: string;
  section: string;
  /** The heading below that of the section, if there is one. */
  part: string;
  text: string;
  /** In which its text is: English, if the language that was asked for has none. */
  language: string;
}

const ORIGINAL = "en";
const ID = "[A-Z]+(?:-[A-Z]+)*-[A-Z]?\\d+[a-z]?";
const STATEMENT = new RegExp(`^- \\*\\*(${ID})\\*\\* (?:\\*\\(\\w+\\)\\* )?(.+)$`);

export function parsed(source: string, language: string): Rule[] {
  const rules: Rule[] = [];
  let section = "";
  let part = "";
  for (const line of source.split("\n")) {
    if (line.startsWith("## ")) [section, part] = [line.slice(3), ""];
    if (line.startsWith("### ")) part = line.slice(4);
    const found = STATEMENT.exec(line);
    if (found) rules.push({ id: found[1] ?? "", section, part, text: (found[2] ?? "").replaceAll("*", ""), language });
  }
  return rules;
}

/** All statements of the original in its order, each as the translation has it, where it does. */
export function completed(original: Rule[], translated: Rule[]): Rule[] {
  const found = new Map(translated.map((rule) => [rule.id, rule]));
  const headings = new Map<string, string>();
  for (const { id, section, part } of original) {
    const rule = found.get(id);
    if (rule) headings.set(section, rule.section).set(`${section}/${part}`, rule.part);
  }
  return original.map((rule) => {
    const { section, part } = rule;
    const under = { section: headings.get(section) ?? section, part: headings.get(`${section}/${part}`) ?? part };
    return found.get(rule.id) ?? { ...rule, ...under };
  });
}

const FILES = import.meta.glob<string>("../../../src/lisboa/text/*/rules.md", { query: "?raw", import: "default" });
const read = new Map<string, Promise<Rule[]>>();

async function inLanguage(code: string): Promise<Rule[]> {
  const file = FILES[`../../../src/lisboa/text/${code}/rules.md`];
  const own = file ? parsed(await file(), code) : [];
  return code === ORIGINAL ? own : completed(await rules(ORIGINAL), own);
}

/** In this language, fetched when first needed. */
export function rules(code: string): Promise<Rule[]> {
  const known = read.get(code) ?? inLanguage(code);
  read.set(code, known);
  known.catch(() => read.delete(code)); // the server was away: next time again
  return known;
}

/** In small letters without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").replaceAll("’", "'");
}

const wordsOf = (sought: string) => fold(sought).split(/\s+/).filter(Boolean);

/** The statements in whose id or text, here or beside it, all of these words occur. */
export function search(all: Rule[], sought: string, beside?: ReadonlyMap<string, Rule>): Rule[] {
  const words = wordsOf(sought);
  return all.filter(({ id, text }) => {
    const place = fold(`${id} ${text} ${beside?.get(id)?.text ?? ""}`);
    return words.every((word) => place.includes(word));
  });
}

/** The statements of each section, both in the order of the rules. */
export function bySection(all: Rule[]): [string, Rule[]][] {
  const found = new Map<string, Rule[]>();
  for (const rule of all) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found];
}

/** A stretch of a statement: plain, a reference to a rule, a word that was sought, or both. */
export interface Stretch {
  text: string;
  rule?: string;
  sought: boolean;
}

/** The rule that a family name alone (LAND) begins with, besides every id itself. */
export function references(all: Rule[]): Map<string, string> {
  const known = new Map(all.map(({ id }) => [id, id]));
  for (const { id } of all) {
    const family = id.replace(/-[A-Z]?\d+[a-z]?$/, "");
    if (!known.has(family)) known.set(family, id);
  }
  return known;
}

const REFERENCE = new RegExp(`\\b(?:${ID}|[A-Z]{3,}(?:-[A-Z]+)*)\\b`, "g");

/** A statement with its references as such and the sought words told apart. */
export function stretches(text: string, known: ReadonlyMap<string, string>, sought: string): Stretch[] {
  const out: Stretch[] = [];
  let done = 0;
  for (const found of text.matchAll(REFERENCE)) {
    const rule = known.get(found[0]);
    if (rule === undefined) continue;
    out.push(...marked(text.slice(done, found.index), sought));
    out.push(...marked(found[0], sought).map((stretch) => ({ ...stretch, rule })));
    done = found.index + found[0].length;
  }
  out.push(...marked(text.slice(done), sought));
  return out;
}

function marked(text: string, sought: string): Stretch[] {
  const words = wordsOf(sought);
  if (text === "" || words.length === 0) return text === "" ? [] : [{ text, sought: false }];
  const letters = [...text.normalize("NFC")];
  const plain = letters.map((letter) => fold(letter).slice(0, 1) || " ").join(""); // one for each letter
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  const out: Stretch[] = [];
  letters.forEach((letter, i) => {
    const last = out.at(-1);
    if (last && last.sought === hit[i]) last.text += letter;
    else out.push({ text: letter, sought: hit[i] ?? false });
  });
  return out;
}
