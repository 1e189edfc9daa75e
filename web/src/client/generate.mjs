// Writes schema.ts from the server's own document: `npm run types`.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import openapi, { astToString } from "openapi-typescript";

const DOCUMENT = `
import json
from pathlib import Path
from lisboa.server.http.app import create_app
from lisboa.server.settings import Settings
print(json.dumps(create_app(Settings(data=Path())).openapi()))
`;
const python = process.env.PYTHON ?? "python3";
const source = new URL("../../../src", import.meta.url).pathname;
const file = new URL("./schema.ts", import.meta.url);

const text = execFileSync(python, ["-c", DOCUMENT], {
  env: { ...process.env, PYTHONPATH: source },
  maxBuffer: 1 << 26,
});
const types = astToString(await openapi(text.toString(), { alphabetize: true }));
const written = `// Made by \`npm run types\` from the server's document.\n\n${types}`;
writeFileSync(file, written);
