/**
 * What the page says in other languages than English, as modules. English comes with what says it; of another
 * language come together what a table says, what server and engine refuse, and what all other pages say.
 */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HERE = import.meta.dirname;
/** Beside their components, or in the folder of a whole language (docs/translating.md). */
const FILES = ["src/locales/*.ftl", "src/app/*/locale/*.ftl", "../src/carrack/{core,server,tab}/locale/*.ftl", "../src/carrack/languages/*/{page,page.*,core,server,tab}.ftl"];
const WHOLE = /\/languages\/([\w-]+)\/(?:page\.)?(\w+)\.ftl$/;
const BESIDE = /\/(\w+)(?:\/locale)?\/([\w-]+)\.ftl$/;
const GROUPS: Record<string, string> = { locales: "table", page: "table", inWords: "table", tab: "table", core: "refused", server: "refused" };
const MODULE = /^\0virtual:texts\/([\w-]+)\/(\w+)$/;

interface TextFile {
  path: string;
  language: string;
  group: string;
}

function textFile(path: string): TextFile {
  const [, language = "", part = ""] = WHOLE.exec(path) ?? [];
  const [, beside = "", spoken = ""] = BESIDE.exec(path) ?? [];
  return { path, language: language || spoken, group: GROUPS[part || beside] ?? "pages" };
}

const textFiles = () =>
  FILES.flatMap((pattern) => globSync(pattern, { cwd: HERE }))
    .sort()
    .map((path) => textFile(join(HERE, path).replaceAll("\\", "/")))
    .filter(({ language }) => language !== "en");

/** The name of the file for a module of texts; a site keeps those of its readers' languages alone (site/sw.js). */
export function chunkOfTexts(module: string | null | undefined): string | null {
  const [, language, group] = MODULE.exec(module ?? "") ?? [];
  return language ? `assets/language-${language}.${group}-[hash].js` : null;
}

export function textModules(): Plugin {
  return {
    name: "text-modules",
    resolveId: (id) => (id.startsWith("virtual:texts") ? `\0${id}` : null),
    load(id) {
      const [, language, group] = MODULE.exec(id) ?? [];
      if (language) {
        const own = textFiles().filter((file) => file.language === language && file.group === group);
        for (const { path } of own) this.addWatchFile(path);
        const text = own.map(({ path }) => readFileSync(path, "utf8").replace(/^#.*\n/gm, ""));
        return `export default ${JSON.stringify(text.join("\n"))};`;
      }
      if (id !== "\0virtual:texts") return null;
      const modules = new Set(textFiles().map((file) => `${file.language}/${file.group}`));
      const listed = [...modules].map((name) => `"${name}": () => import("virtual:texts/${name}")`);
      return `export default { ${listed.join(", ")} };`;
    },
  };
}
