import { beforeEach, expect, test, vi } from "vitest";

import { GameApi } from "./api";
import { settings } from "./settings.svelte";
import { remember } from "./recent";
import { introduce, isNameless, leaveNameless, sitDown } from "./sitting";

const given = vi.fn(() => Promise.resolve({ type: "done", request: "", sequence: 1, secret: null, game: null }));
vi.mock("./api", () => ({
  GameApi: vi.fn(
    class {
      giveOrders = given;
    },
  ),
}));

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  settings.orders = { follow: ["king"], not_now: [], church: false, declines: false };
});

test("default orders are given once at each table", async () => {
  await sitDown("one", 2, "secret");
  await sitDown("one", 2, "secret");
  await sitDown("two", 0, "other");
  expect(given.mock.calls).toEqual([
    [2, settings.orders],
    [0, settings.orders],
  ]);
  expect(GameApi).toHaveBeenCalledWith("one", "secret");
});

test("whoever wants to be asked everything says nothing", async () => {
  settings.orders = { follow: [], not_now: [], church: false, declines: false };
  await sitDown("three", 0, "secret");
  expect(given).not.toHaveBeenCalled();
});

test("a guest without a name is asked for one, once; whoever made the table is not", async () => {
  const rename = vi.fn(() => Promise.resolve({ type: "done", request: "", sequence: 1, secret: null, game: null }));
  expect(isNameless("four", "green")).toBe(true);
  expect(isNameless("four", "Inês")).toBe(false);
  await introduce("four", { rename } as unknown as GameApi, 1, "Rui");
  expect(rename).toHaveBeenCalledWith(1, "Rui");
  expect(settings.name).toBe("Rui");
  expect(isNameless("four", "green")).toBe(false);
  leaveNameless("five");
  expect(isNameless("five", "red")).toBe(false);
  remember("six", { host: "secret" });
  expect(isNameless("six", "red")).toBe(false);
});
