import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The board for notebooks: one module with everything in it, styles too, beside the page.
export default defineConfig({
  publicDir: false,
  plugins: [svelte({ compilerOptions: { css: "injected" }, emitCss: false })],
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
