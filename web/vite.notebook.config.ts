import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { textModules } from "./textModules.ts";

// The board for notebooks: one module with everything in it, styles too, beside the page.
export default defineConfig({
  publicDir: false,
  plugins: [
    svelte({ compilerOptions: { css: "injected" }, emitCss: false }),
    textModules(),
    // a notebook has letters of its own size, so that ours are not to follow those of its root (page.css)
    { name: "letters-of-the-host", renderChunk: (code) => code.replace(/(\d*\.?\d+)rem\b/g, (_, size: string) => `${15 * Number(size)}px`) },
  ],
  build: {
    outDir: "../src/carrack/webui",
    emptyOutDir: false,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // light-dark() as it is: injected styles are not rewritten
    sourcemap: false,
    minify: true,
    rolldownOptions: {
      input: "src/notebook/main.ts",
      preserveEntrySignatures: "strict",
      output: { format: "es", entryFileNames: "notebook.js", codeSplitting: false },
    },
  },
});
