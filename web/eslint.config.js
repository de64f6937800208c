import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// What a folder of src may import: itself and the folders before it.
const FLOORS = ["protocol", "ui", "tab", "table", "stage", "lessons", "analysis", "games", "app"];

const downwards = FLOORS.map((floor, i) => ({
  files: [`src/${floor}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: FLOORS.slice(i + 1).map((above) => ({ group: [`**/../${above}/**`], message: `${floor} stands below ${above}.` })) },
    ],
  },
}));

export default defineConfig(
  { ignores: ["node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  ...downwards.filter(({ files }) => !files[0].includes("/app/")),
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig },
    },
  },
);
