import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type CSSOptions } from "vite";

import { cutFonts } from "./src/fonts/cut.ts";
import { withQueries } from "./src/styles/breakpoints.ts";
import { catalogues } from "./src/words/catalogues.ts";

const server = process.env["LISBOA_SERVER"] ?? "http://127.0.0.1:1755";

const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "breakpoints",
        AtRule(rule) {
          if (rule.name === "media" || rule.name === "container") rule.params = withQueries(rule.params);
        },
      },
    ],
  },
};

/** The words and the rules of a language lie in files that tell which one it is. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, language, file] = /text\/(\w+)\/(web|rules)\./.exec(facadeModuleId ?? "") ?? [];
  return `assets/${language ? `${file === "web" ? "words" : file}-${language}` : name}-[hash].js`;
}

export default defineConfig({
  plugins: [cutFonts(), catalogues(), svelte()],
  css,
  build: {
    outDir: "../src/lisboa/web", // part of the package; the server finds it there
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
