import { beforeEach, expect, test, vi } from "vitest";

import { GameApi } from "./api";
import { settings } from "./settings.svelte";
import { sitDown } from "./sitting";

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
  settings.orders = { follow: ["king"], church: false, declines: false };
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
  settings.orders = { follow: [], church: false, declines: false };
  await sitDown("three", 0, "secret");
  expect(given).not.toHaveBeenCalled();
});
