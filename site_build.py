"""Carrack as static files: the page, its engine for the browser, and the documentation.

    python site_build.py [--target build/site] [GAME ...]

The engine is Python as WebAssembly (Pyodide, from npm) with Carrack's own wheel and those of other
games: each GAME is a folder or a wheel. Any web space can serve the result, also below a path.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # started from anywhere

from docs_build import STAMP, build_docs, can_build  # noqa: E402
from engine_build import BuildFailed, digest_of, text_of  # noqa: E402
from hatch_build import build_page, install_node_modules, node  # noqa: E402

PYTHON = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any")
"""What Pyodide's version in `web/package.json` runs."""

NEEDED = ("msgspec", "mypy_extensions", "starlette")
"""What the tables import, in the versions that are installed here."""

NOT_TRAINED = ("checkpoint", "export", "progress", "replay_buffer", "selfplay", "trainer")
NOT_BETWEEN = ("base", "cors", "gzip", "httpsredirect", "sessions", "trustedhost", "wsgi")
UNUSED = (
    *("anyio/pytest_plugin.py", "anyio/_backends/_trio.py", "bin", "starlette/testclient.py"),
    *("carrack/adapters", "carrack/arena", "carrack/cli", "carrack/notebook", "carrack/testing"),
    *("carrack/webui", "carrack/workers/pool.py", "carrack/workers/ray_cluster.py"),
    *("anyio/from_thread.py", "anyio/to_interpreter.py", "anyio/to_process.py"),
    *("anyio/functools.py", "anyio/itertools.py", "anyio/_core/_tempfile.py"),
    *(f"anyio/streams/{name}.py" for name in ("buffered", "file", "text")),
    *("carrack/bots/own/templates", "carrack/bots/own/writing.py"),
    *(f"starlette/middleware/{name}.py" for name in NOT_BETWEEN),
    *(f"carrack/bots/learning/{name}.py" for name in NOT_TRAINED),
    "idna",  # for names of hosts
)
"""What no table imports, beside what is `unreached`."""

JUDGES = "carrack/games/*/learned/judge*.json"
"""Networks that only judge finished games: without them, which load long, the players' own do."""
ENTRANCE = "carrack.tab.main"

OF_SERVERS = (
    *("Club", "Enter", "Join", "League", "Lobby", "NewLeague", "Profile", "Stop", "Texts", "You"),
)
"""Pages that only a server has."""

SCRIPT = "pyodide.asm.mjs"
INTERPRETER = ("pyodide.mjs", SCRIPT, "pyodide.asm.wasm")
ICONS = ("180", "192", "512", "maskable")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
"""What the page may load; web spaces send no headers of their own."""
HEAD = """<head>
    <meta http-equiv="Content-Security-Policy" content="{policy}" />
    <link rel="manifest" href="manifest.webmanifest" />
    <link rel="apple-touch-icon" href="icon-180.png" />
    <script type="application/json" id="carrack-engine">{engine}</script>"""
HELP = '\n    <link rel="help" href="docs/index.html" />'
"""Where the page finds the documentation; without it the page has no link to it."""
OF_A_LANGUAGE = re.compile(r"^assets/language-([\w-]+)\.\w+-|/(?:messages|rules)/([^/]+)\.gz$")
"""A file with texts in another language than English."""
PUZZLES = re.compile(r"^assets/puzzles-")
"""The puzzles of a game, which only those fetch who go to them."""
HIDDEN = {"__pycache__", ".pytest_cache", ".hypothesis"}
LICENCES = "licences.txt"
FOR_THE_SPACE = (LICENCES, "404.html", ".nojekyll")
"""Files that no page asks for; without `.nojekyll` GitHub leaves out folders such as `_static`."""
PYODIDE = """Pyodide {version}: {license}, https://github.com/pyodide/pyodide

It holds CPython (Python Software Foundation License, https://docs.python.org/3/license.html),
SQLite (public domain), zlib, bzip2, liblzma and libffi, under licences of their own.
"""
PLAIN = ("pyodide.mjs",)
"""What lies there as it is."""


def build_site(root: Path, target: Path, games: list[str]) -> None:
    """Makes the folder of static files anew. Raises BuildFailed."""
    for game in games:
        require_package(Path(game))
    build_page(root)
    install_node_modules(root)
    stamp, wanted = target / ".sources", digest_of(root, _sources(root, games))
    if can_build():
        wanted += " with its documentation"
    if text_of(stamp) != wanted:
        _build(root, target, games, wanted)
    if can_build():
        add_docs(root, target)
    else:
        print("no documentation: it needs pip install --editable '.[docs]'", file=sys.stderr)


def require_package(path: Path) -> None:
    """Raise BuildFailed unless pip can make a wheel of `path`, or it is one."""
    what = "a game is a folder with a pyproject.toml, as carrack new-game writes it, or a wheel"
    if not path.exists():
        raise BuildFailed(f"{path}: no such folder or wheel; {what}")
    made = path.is_file() and path.suffix == ".whl"
    if not made and not any((path / name).is_file() for name in ("pyproject.toml", "setup.py")):
        raise BuildFailed(f"{path}: no game can be installed from it; {what}")


def require_game(wheel: Path) -> None:
    """Raise BuildFailed unless the package announces a game."""
    try:
        with zipfile.ZipFile(wheel) as files:
            names = [name for name in files.namelist() if name.endswith("/entry_points.txt")]
            announced = any(b"[carrack.games]" in files.read(name) for name in names)
    except zipfile.BadZipFile:
        raise BuildFailed(f"{wheel.name}: this is no wheel") from None
    if not announced:
        raise BuildFailed(
            f"{wheel.name}: this package announces no game: "
            "its pyproject.toml needs an entry point in the group carrack.games"
        )


def _build(root: Path, target: Path, games: list[str], wanted: str) -> None:
    work = root / "build" / "site-work"
    shutil.rmtree(work, ignore_errors=True)
    made = target.with_name(f"{target.name}.new")
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(root / "src" / "carrack" / "webui", made, ignore=_not_served)
    install_packages(root, work, games)
    (made / LICENCES).write_text(licences(root, work / "packages"))
    engine = pack_engine(root, work, made)
    finish(made, engine)
    (made / ".sources").write_text(wanted)
    shutil.rmtree(target, ignore_errors=True)
    made.rename(target)


def _sources(root: Path, games: list[str]) -> Iterator[Path]:
    """Every file that the site depends on."""
    yield from (root / "pyproject.toml", Path(__file__), root / "web" / "package-lock.json")
    for folder in (root / "src" / "carrack", root / "web" / "site", *map(Path, games)):
        found = [folder] if folder.is_file() else sorted(folder.rglob("*"))
        yield from (file for file in found if file.is_file() and not HIDDEN & {*file.parts})


def _not_served(folder: str, names: list[str]) -> list[str]:
    """What belongs to a server, or to notebooks: those need no engine."""
    others = (".", "notebook.", "push.", *(f"{page}Page-" for page in OF_SERVERS))
    return [name for name in names if name.endswith(".gz") or name.startswith(others)]


def install_packages(root: Path, work: Path, games: list[str]) -> None:
    """Installs wheels into `work/packages`, with their metadata: by those games are found."""
    wheels, packages = work / "wheels", work / "packages"
    wheel = ("wheel", "--no-deps", "--wheel-dir", str(wheels))
    _pip(*wheel, "--no-build-isolation", str(root))  # what builds it is here already
    for game in games:
        _pip(*wheel, str(Path(game).absolute()))
    for made in wheels.glob("*.whl"):
        require_game(made)
    found = sorted(str(wheel) for wheel in wheels.glob("*.whl"))
    install = ("install", "--no-compile", "--target", str(packages), *PYTHON, *PLATFORM)
    _pip(*install, "--no-deps", *found)
    pinned = [f"{name}=={importlib.metadata.version(name)}" for name in NEEDED]
    _pip(*install, "--only-binary", ":all:", *pinned)
    for name in (*UNUSED, *unreached(packages), *packages.glob(JUDGES)):
        _remove(packages / name)
    for name in ("RECORD", "direct_url.json"):  # what was installed here, and from where
        for file in packages.glob(f"*.dist-info/{name}"):
            file.unlink()


def unreached(packages: Path) -> list[Path]:
    """The modules of the server that are read by nobody who enters the tables of a browser."""
    read = reached(packages, ENTRANCE)
    return [file for file in (packages / "carrack" / "server").rglob("*.py") if file not in read]


def reached(packages: Path, first: str) -> set[Path]:
    """The files that are read when a module is imported, among those of `packages`."""
    found: set[Path] = set()
    wanted = [first]
    while wanted:
        name = wanted.pop()
        path = packages.joinpath(*name.split("."))
        for file in (path / "__init__.py", path.with_suffix(".py")):
            if file.is_file() and file not in found:
                found.add(file)
                imports = Imports()
                imports.visit(ast.parse(file.read_text("utf-8")))
                wanted += [name.rpartition(".")[0], *imports.names]
    return found


class Imports(ast.NodeVisitor):
    """The `names` that a module imports as it is read: in no function, and not for types alone."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_Import(self, node: ast.Import) -> None:
        self.names += [alias.name for alias in node.names]

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        of = node.module or ""
        self.names += [of, *(f"{of}.{alias.name}" for alias in node.names)]

    def visit_If(self, node: ast.If) -> None:
        for_types = ast.unparse(node.test) == "TYPE_CHECKING"
        for each in node.orelse if for_types else [*node.body, *node.orelse]:
            self.visit(each)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Nothing: it is not called."""

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Nothing: it is not called."""


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def licences(root: Path, packages: Path) -> str:
    """Under which licences everything in the engine may be passed on; moved out of the packages."""
    pyodide = json.loads((root / "web" / "node_modules" / "pyodide" / "package.json").read_text())
    parts = [PYODIDE.format(**pyodide)]
    for folder in sorted(packages.glob("*.dist-info")):
        name, _, version = folder.name.removesuffix(".dist-info").rpartition("-")
        files = sorted((folder / "licenses").rglob("*"))
        texts = [file.read_text("utf-8") for file in files if file.is_file()]
        parts.append("\n".join([f"{name} {version}\n", *texts]))
        shutil.rmtree(folder / "licenses", ignore_errors=True)
    return f"\n\n{'-' * 80}\n\n".join(parts)


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    environment = {**os.environ, "CARRACK_COMPILE": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildFailed(f"pip {' '.join(arguments)} failed\n{done.stderr.strip()}")


def pack_engine(root: Path, work: Path, site: Path) -> dict[str, Any]:
    """Makes the engine's folder; returns its name and files with the bytes that each transfers."""
    folder = work / "engine"
    folder.mkdir()
    print(node(root, "site/pack.mjs", str(work / "packages"), str(folder), str(site)).strip())
    source = root / "web" / "node_modules" / "pyodide"
    for name in INTERPRETER:
        shutil.copyfile(source / name, folder / name)
    for file in [file for file in folder.iterdir() if file.name not in PLAIN]:
        packed = gzip.compress(file.read_bytes(), 9, mtime=0)
        file.with_name(f"{file.name}.gz").write_bytes(packed)
        file.unlink()
    files = {file.name: file.stat().st_size for file in sorted(folder.iterdir())}
    digest = hashlib.sha256(b"".join((folder / name).read_bytes() for name in files)).hexdigest()
    name = f"engine-{digest[:12]}"
    shutil.copytree(folder, site / name)
    shutil.copyfile(source / SCRIPT, site / name / SCRIPT)  # where policies forbid unpacked scripts
    lock = json.loads((source / "pyodide-lock.json").read_text())
    return {"folder": name, "files": files, "interpreter": lock["info"]}


def finish(site: Path, engine: dict[str, Any]) -> None:
    """Tell the page that it has its tables with it, and list its files for the service worker."""
    source = ROOT / "web" / "site"
    for name in ("manifest.webmanifest", *[f"icon-{kind}.png" for kind in ICONS]):
        shutil.copyfile(source / name, site / name)
    (site / ".nojekyll").touch()
    index = site / "index.html"
    said = json.dumps(engine, separators=(",", ":"))
    text = index.read_text()
    if text.count("<head>") != 1:
        raise BuildFailed(f"{index} is to have one <head>")
    head = HEAD.format(policy=POLICY, engine=said) + (HELP if can_build() else "")
    index.write_text(text.replace("<head>", head))
    page = sorted(file for file in site.rglob("*") if file.is_file() and _kept(site, file))
    names = [file.relative_to(site).as_posix() for file in page]
    files = {
        "version": digest_of(site, page)[:12],
        "page": [name for name in names if not (OF_A_LANGUAGE.search(name) or PUZZLES.match(name))],
        "languages": _languages(names),
        "engine": [f"{engine['folder']}/{name}" for name in engine["files"]],
    }
    worker = (source / "sw.js").read_text()
    (site / "sw.js").write_text(worker.replace('"FILES"', json.dumps(files)))


def _languages(names: list[str]) -> dict[str, list[str]]:
    """The files that only readers of a language need, by language."""
    found: dict[str, list[str]] = {}
    for name in names:
        if (match := OF_A_LANGUAGE.search(name)) is not None:
            found.setdefault(match[1] or match[2], []).append(name)
    return found


def add_docs(root: Path, site: Path) -> None:
    """Put the documentation into the site if it is not there as it is now. Raises BuildFailed."""
    docs, target = root / "build" / "docs", site / "docs"
    build_docs(root, docs)
    if text_of(target / STAMP) != text_of(docs / STAMP):
        copied = site / "docs.new"
        shutil.rmtree(copied, ignore_errors=True)
        shutil.copytree(docs, copied)
        shutil.rmtree(target, ignore_errors=True)
        copied.rename(target)


def _kept(site: Path, file: Path) -> bool:
    """Whether the page needs a file; those of the engine have their own list."""
    name = file.relative_to(site).as_posix()
    return not name.startswith("engine-") and name not in FOR_THE_SPACE


def main() -> int:
    """The command; the exit status is 1 when a step fails."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="another game: a folder or a wheel"
    )
    parser.add_argument("--target", type=Path, default=ROOT / "build" / "site", metavar="FOLDER")
    options = parser.parse_args()
    try:
        build_site(ROOT, options.target.resolve(), options.games)
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"{options.target}: any web space can serve it; carrack needs no server there")
    return 0


if __name__ == "__main__":
    sys.exit(main())
