"""The browser's Python with Carrack's packages, as a page that runs what it is told."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from support.page.site import Site

START = """
async ([folder, info]) => {
  const network = fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!/(wasm|zip)$/.test(address)) return network(input, init);
    const { body } = await network(`${address}.gz`);
    const type = address.endsWith('wasm') ? 'application/wasm' : 'application/zip';
    const unpacked = body.pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, { headers: { 'Content-Type': type } });
  };
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const lockFileContents = { info, packages: {} };
  globalThis.python = await loadPyodide({ indexURL: folder, lockFileContents });
  const packages = await (await fetch(`${folder}packages.zip`)).arrayBuffer();
  globalThis.python.unpackArchive(packages, 'zip');
  window.fetch = network;
}
"""


class PythonPage:
    """Python in a page of its own, beside the worker that a page of the site would start."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page = page
        page.goto(site.address + "manifest.webmanifest")
        index = site.file("index.html").decode()
        engine = json.loads(index.partition('id="carrack-engine">')[2].partition("</script>")[0])
        page.evaluate(START, [f"{site.address}{engine['folder']}/", engine["interpreter"]])

    def run(self, code: str) -> Any:
        """The value of the last expression of some code."""
        return self.page.evaluate("(code) => python.runPython(code)", code)
