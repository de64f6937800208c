// Packs what the page's interpreter reads: node pack.mjs PACKAGES TARGET SITE (see site_build.py)
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

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

// which games there are, and the modules that draw them, lies where a server would have it: before the engine is there.
// The page's own modules are named here alone: an engine that named them would be another one with every page.
// So do the texts and rules of games, by language, as only their readers fetch them, and the lists of lessons.
python.globals.set("built", readFileSync(join(here, "..", "..", "src", "carrack", "webui", ".modules.json"), "utf8"));
const beside = python.runPython(`
import json
import sys
sys.path.insert(0, "/packages")
from carrack.core.fluent import sources
from carrack.core.registry import find_game, game_names
from carrack.server.http.catalogue import games, messages, rules
from carrack.server.http.modules import BUILT, source
from carrack.server.http.showcase import showcase
from carrack.server.refusals import Problem
from carrack.server.shapes.reading import encoded
from carrack.server.tables import lessons
from carrack.tab.bots import TabBots
def ruled(name, each):
    try:
        return encoded(rules(name, each)).decode()
    except Problem:  # a game need not have any
        return ""
BUILT.parent.mkdir()
BUILT.write_text(built)
names = game_names()
spoken = [(name, each) for name in names for each in sources(find_game(name).package)]
[
    ("games.json", encoded(offered := games(TabBots(lambda *_: None))).decode()),
    *[
        (f"games/{game.name}/showcase.json", encoded(showcase(game.name)).decode())
        for game in offered
        if not game.module or "showcase" not in game.module.parts
    ],
    *[
        (f"games/{game.name}/lessons.json", encoded(lessons.listed(game.name)).decode())
        for game in offered
        if game.lessons
    ],
    *[(f"games/{name}/board.js", source(name, "board")) for name in names if find_game(name).board_module],
    *[(f"games/{name}/stage.js", source(name, "stage")) for name in names if find_game(name).stage_module],
    *[(f"games/{name}/messages/{each}.gz", messages(name, each)) for name, each in spoken],
    *[(f"games/{name}/rules/{each}.gz", text) for name, each in spoken if (text := ruled(name, each))],
]`);
for (const [path, text] of beside.toJs()) {
  const file = join(site, "api", "v1", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, file.endsWith(".gz") ? gzipSync(text, { level: 9 }) : text);
}
