import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/*.spec.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
