"""The same seed and moves give the same record in the browser's Python as here, byte for byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from carrack.testing.walks import THOROUGH
from support.page import played
from support.page.site import Site

GAMES: list[tuple[Any, ...]] = [
    (game, players, "deckhand", seed)
    for game in ("amerigo", "dutch-east-indies")
    for players in (2, 4)
    for seed in range(20 if THOROUGH else 1)
] + [("dutch-east-indies", 1, "deckhand", seed) for seed in range(20 if THOROUGH else 1)]
SEARCHED: list[tuple[Any, ...]] = [
    (game, 2, "admiral", seed, *([] if THOROUGH else [6]))  # the last: how many decisions
    for game in ("amerigo", "dutch-east-indies")
    for seed in range(2 if THOROUGH else 1)
]

RUN = """
async ([folder, info, code, call]) => {
  const network = fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!/(wasm|zip)$/.test(address)) return network(input, init);
    const { body } = await network(`${address}.gz`);
    const type = address.endsWith('wasm') ? 'application/wasm' : 'application/zip';
    const unpacked = body.pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, { headers: { 'Content-Type': type } });
  };
  if (!globalThis.python) {
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const lockFileContents = { info, packages: {} };
    globalThis.python = await loadPyodide({ indexURL: folder, lockFileContents });
    const packages = await (await fetch(`${folder}packages.zip`)).arrayBuffer();
    globalThis.python.unpackArchive(packages, 'zip');
    globalThis.python.runPython(code);
  }
  window.fetch = network;
  return globalThis.python.runPython(call);
}
"""


def test_records_are_the_same_in_the_browser(site: Site, desktop: BrowserContext) -> None:
    page = desktop.new_page()
    page.goto(site.address + "manifest.webmanifest")  # not the page itself, which would be at work
    index = site.file("index.html").decode()
    engine = json.loads(index.partition('id="carrack-engine">')[2].partition("</script>")[0])
    folder, info = f"{site.address}{engine['folder']}/", engine["interpreter"]
    code = Path(played.__file__).read_text()
    for game in GAMES + SEARCHED:
        here = played.digest_of(*game)
        there = page.evaluate(RUN, [folder, info, code, f"digest_of(*{game!r})"])
        assert there == here, game
