import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["LISBOA_SERVER"] ?? "http://127.0.0.1:1755";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/lisboa/web", // part of the package; the server finds it there
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
