import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { textFrames } from "./textFrames.ts";
import { textModules } from "./textModules.ts";

// The page's logic, tested beside its modules; what only a browser shows is tested in ../tests/journeys.
export default defineConfig({
  plugins: [svelte(), textModules(), textFrames()],
  server: { fs: { allow: [".."] } }, // the games' own words and rules
  resolve: { conditions: ["browser"] }, // runes as they work in a page
  test: {
    environment: "happy-dom",
    setupFiles: ["src/testing/languages.ts"],
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000, // for what hangs: a busy machine takes long to load a module
    hookTimeout: 120_000,
  },
});
