/** The sources of the page themselves: what no compiler and no formatter keeps in order. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { withQueries } from "./styles/breakpoints";

const WRITTEN = /\.(ts|mjs|svelte|css)$/; // by hand; what else lies there is data
const MADE = "src/client/schema.ts";

const files = ["src", "e2e"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`))
  .filter((path) => WRITTEN.test(path) && path !== MADE)
  .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n") }));

/** The lines of which this is true, each with its place. */
function linesThat(is: (line: string, path: string) => boolean): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, i) => (is(line, path) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
  );
}

test("no line has more than 120 characters, not even where the formatter cannot break it", () => {
  expect(linesThat((line) => [...line].length > 120)).toEqual([]);
});

test("breakpoints have a name and stand in one table", () => {
  const literal = /@(media|container)\b.*\d|\((min|max)-(width|height):|\b(width|height) *[<>]=? *[\d.]+(px|r?em)/;
  expect(linesThat((line, path) => literal.test(line) && path !== "src/styles/breakpoints.ts")).toEqual([]);
  const named = linesThat((line) => /^\s*@(media|container)\b.*--/.test(line));
  expect(named.length).toBeGreaterThan(20);
  for (const line of named) expect(withQueries(line)).not.toContain("(--");
});

test("a newcomer is told what every folder is for", () => {
  const told = readFileSync("../CONTRIBUTING.md", "utf8").matchAll(/^\| `(src\/\w+|e2e)` *\|/gm);
  const folders = files.map(({ path }) => /^(src\/[^/]+|e2e)\//.exec(path)?.[1] ?? "").filter(Boolean);
  expect([...told].map(([, folder]) => folder).sort()).toEqual([...new Set(folders)].sort());
});

test("one word, one meaning: a name belongs to one module, its component and its test", () => {
  const named = new Map<string, Set<string>>();
  for (const { path } of files.filter(({ path }) => !path.endsWith(".css") && !path.endsWith("config.ts"))) {
    const [, folder = "", file = ""] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
    const name = file.replace(/\..*$/, "").replaceAll("-", "").toLowerCase();
    named.set(name, (named.get(name) ?? new Set()).add(folder));
  }
  const twice = [...named].filter(([, folders]) => folders.size > 1).map(([name]) => name);
  expect(twice).toEqual(["settings"]); // those of a browser, and the page that changes them
});

test("and so does the name of an exported type", () => {
  const exported = files.flatMap(({ lines }) =>
    lines.flatMap((line) => /^\s*export (?:class|interface|type) (\w+)/.exec(line)?.[1] ?? []),
  );
  expect(exported.filter((name, i) => exported.indexOf(name) !== i)).toEqual([]);
});
