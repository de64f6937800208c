import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { gameModules } from "./gameModules.ts";
import { textFrames } from "./textFrames.ts";
import { chunkOfTexts, textModules } from "./textModules.ts";

// `npm run dev` talks to a `carrack serve` that runs on its usual port.
const server = "http://127.0.0.1:8090";

export default defineConfig({
  base: "./",
  plugins: [svelte(), gameModules(), textModules(), textFrames()],
  build: {
    outDir: "../src/carrack/webui",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => chunkOfTexts(facadeModuleId) ?? "assets/[name]-[hash].js",
        codeSplitting: {
          groups: [
            // what the page begins with stays in one piece, although the modules of games use parts of it
            { name: "page", test: /\/app\/main\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ["..", "../src/carrack/core/locale", "../src/carrack/server/locale", "../src/carrack/tab/locale", "../src/carrack/languages"] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
