import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { remember } from "../client/recent";
import { report } from "./saving";

vi.mock("../client/api", async (original) => ({
  ...(await original<object>()),
  health: () => Promise.resolve({ version: "1.2", rules: 1, compiled: true }),
}));

type Reported = Parameters<typeof report>[0];
const SECRETS = {
  host: "host-secret-0000000000",
  spectator: "look-secret-0000000000",
  mine: "mine-secret-0000000000",
  theirs: "them-secret-0000000000",
};
const record = vi.fn((seat: number | null) => Promise.resolve(`known: seat ${seat}`));
const table = {
  ...{
    game: "g",
    secrets: [SECRETS.mine],
    api: { record },
    shown: 1,
    asked: { kind: "ask-lot" },
    draft: { actions: ["one"] },
  },
  sight: { sequence: 7, table: { status: "playing" }, view: { edition: { name: "Rossio", fingerprint: "f" } } },
  lastRefused: { type: "refused", code: "illegal", text: { key: "reasons:not-your-turn" }, rule: "FLOW-01" },
} as unknown as Reported;

beforeEach(() => {
  localStorage.clear();
  remember("g", {
    seats: { 1: SECRETS.mine },
    invitations: { 0: SECRETS.theirs },
    host: SECRETS.host,
    spectator: SECRETS.spectator,
  });
});
afterEach(() => vi.clearAllMocks());

test("a report has what helps, and asks only for what this seat knows", async () => {
  const told = JSON.parse(await report(table, "the price was wrong")) as Record<string, unknown>;
  expect(told).toMatchObject({
    words: "the price was wrong",
    version: "1.2",
    seat: 1,
    question: "ask-lot",
    edition: { name: "Rossio" },
    record: "known: seat 1",
  });
  expect(told["refused"]).toMatchObject({ rule: "FLOW-01" });
  expect(told["screen"]).toMatchObject({ width: innerWidth });
  expect(record).toHaveBeenCalledExactlyOnceWith(1);
});

test("no secret leaves by a report, not even in one's own words", async () => {
  const written = await report(
    table,
    Object.values(SECRETS)
      .map((secret) => `https://here/#/g/g/${secret}`)
      .join(" "),
  );
  for (const secret of Object.values(SECRETS)) expect(written).not.toContain(secret);
});
