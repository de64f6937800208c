import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` talks to a `carrack serve` that runs on its usual port.
const server = "http://127.0.0.1:8090";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/carrack/webui",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
  },
  server: {
    fs: { allow: ["..", "../src/carrack/core/locale", "../src/carrack/server/locale", "../src/carrack/tab/locale"] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
