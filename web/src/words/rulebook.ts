/** The rules as the program plays them: every statement of rules.md with its id. */

export interface Rule {
  id: string;
  section: string;
  text: string;
}

const STATEMENT = /^- \*\*([A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?)\*\* (?:\*\(\w+\)\* )?(.+)$/;

export function parsed(source: string): Rule[] {
  const rules: Rule[] = [];
  let section = "";
  for (const line of source.split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3);
    const found = STATEMENT.exec(line);
    if (found) rules.push({ id: found[1] ?? "", section, text: (found[2] ?? "").replaceAll("*", "") });
  }
  return rules;
}

let read: Promise<Rule[]> | undefined;

/** Fetched when first needed. */
export function rules(): Promise<Rule[]> {
  read ??= import("../../../src/lisboa/text/rules.md?raw").then((module) => parsed(module.default));
  return read;
}

/** In small letters without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The statements in whose id or text all of these words occur. */
export function search(all: Rule[], sought: string): Rule[] {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  return all.filter(({ id, text }) => {
    const place = fold(`${id} ${text}`);
    return words.every((word) => place.includes(word));
  });
}

/** The statements of each section, both in the order of the rules. */
export function bySection(all: Rule[]): [string, Rule[]][] {
  const found = new Map<string, Rule[]>();
  for (const rule of all) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found];
}
