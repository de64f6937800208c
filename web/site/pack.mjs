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

// which games there are, and the boards that they bring, lies where a server would have it: before the engine is there
const offered = tried.runPython(`
import json
from carrack.server.http.catalogue import board, games
from carrack.server.http.protocol import encoded
from carrack.tab.bots import TabBots
names = game_names()
[
    ("games.json", encoded(games(TabBots(lambda *_: None))).decode()),
    *[(f"games/{name}/board.js", board(name)) for name in names if find_game(name).board_module],
]`);
for (const [path, text] of offered.toJs()) {
  const file = join(site, "api", "v1", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
