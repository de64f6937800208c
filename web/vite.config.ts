import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { gameModules } from "./gameModules.ts";

const OTHERS = /\/locales?\/(?!en\.)([a-z]+)\.ftl(?:\?|$)/;

// `npm run dev` talks to a `carrack serve` that runs on its usual port.
const server = "http://127.0.0.1:8090";

export default defineConfig({
  base: "./",
  plugins: [svelte(), gameModules()],
  build: {
    outDir: "../src/carrack/webui",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // what the page begins with stays in one piece, although the modules of games use parts of it
            { name: "page", test: /\/app\/main\.ts$/ },
            // a reader fetches one file of texts, and a site keeps those of its readers' languages alone (site/sw.js)
            { name: (id) => `language-${OTHERS.exec(id)?.[1]}`, test: OTHERS },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ["..", "../src/carrack/core/locale", "../src/carrack/server/locale", "../src/carrack/tab/locale"] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
