// Packs what the page's interpreter reads: node pack.mjs PACKAGES TARGET SITE (see site_build.py)
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";

const [, , packages, target, site] = process.argv;
const here = dirname(fileURLToPath(import.meta.url));
const pyodide = join(here, "..", "node_modules", "pyodide");

// a message alone: Node would print the whole line, which is the interpreter
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const python = await loadPyodide();
for (const [name, folder] of Object.entries({ "/packages": packages, "/target": target, "/pyodide": pyodide })) {
  python.FS.mkdirTree(name);
  python.mountNodeFS(name, folder);
}
for (const name of ["pack.py", "unused.txt"]) python.FS.writeFile(`/home/pyodide/${name}`, readFileSync(join(here, name)));
const pack = python.pyimport("pack");
pack.pack_library("/pyodide/python_stdlib.zip", "/target/python_stdlib.zip");
pack.pack_packages("/packages", "/target/packages.zip");

// what was packed is tried as the page will use it
const tried = await loadPyodide({ stdLibURL: join(target, "python_stdlib.zip") });
tried.unpackArchive(new Uint8Array(readFileSync(join(target, "packages.zip"))), "zip");
tried.pyimport("carrack.tab.main");
const games = tried.runPython("from carrack.core.registry import *; [find_game(name).title for name in game_names()]");
console.log(`games: ${games.toJs().join(", ")}`);

// the boards that games bring are modules of the page: they lie where a server would have them
const boards = tried.runPython(`
from carrack.server.http.catalogue import board
[(name, board(name)) for name in game_names() if find_game(name).board_module]`);
for (const [name, module] of boards.toJs()) {
  const folder = join(site, "api", "v1", "games", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "board.js"), module);
}
