/** The modules that draw games (src/games/NAME/module.ts) as files of their own, and the list of them. */

import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const HERE = import.meta.dirname;
/** What the server reads (server/http/modules.py). */
const LIST = ".modules.json";
/** What every module has, and the list leaves out. */
const USUAL = ["mount", "prepare"];
const BUILT = /\/assets\/([\w-]+)-[\w-]{8}\.js$/;

export function gameModules(): Plugin {
  const files = globSync("src/games/*/module.ts", { cwd: HERE }).sort();
  const sources = new Map(files.map((file) => [basename(dirname(file)), file]));
  const emitted = new Map<string, string>();
  return {
    name: "game-modules",
    buildStart() {
      if (this.environment.mode !== "build") return;
      for (const [name, file] of sources) {
        emitted.set(name, this.emitFile({ type: "chunk", id: join(HERE, file), name, preserveSignature: "strict" }));
      }
    },
    generateBundle(_, bundle) {
      const listed: Record<string, { address: string; parts: string[] }> = {};
      for (const [name, reference] of emitted) {
        const address = this.getFileName(reference);
        const made = bundle[address];
        const names = made?.type === "chunk" ? made.exports : [];
        listed[name] = { address, parts: names.filter((each) => !USUAL.includes(each)).sort() };
      }
      this.emitFile({ type: "asset", fileName: LIST, source: JSON.stringify(listed) });
    },
    // `npm run dev`: the server names files of its own page; meant are their sources
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = sources.get(BUILT.exec(request.url ?? "")?.[1] ?? "");
        if (!file) return next();
        response.setHeader("Content-Type", "text/javascript");
        response.end(`export * from "/${file}";`);
      });
    },
  };
}
