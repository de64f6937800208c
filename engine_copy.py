"""Carrack with its engine compiled: a copy of the package, in a folder to import it from.

`make play`, `make bench` and `make test` ask for it, without anything but Python installed:

    python engine_copy.py [--level 3] [--must | --beside]

Nothing is put beside the sources, so who edits them is never answered by older libraries. A copy
has the hash of its sources in its name, and is renamed into place when it is whole: whatever can be
imported is finished, and of these sources. With `--beside` the folder is printed at once, and made
by a process of its own. A program that has it on its path runs the sources until then; it never has
half of each, since Python looks for the package once.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import IO

import engine_build
from engine_build import (
    COMPILER_WANTED,
    MYPYC,
    ROOT,
    BuildFailed,
    TooSlow,
    alone,
    compile_engine,
    digest_of,
    is_compiled,
    say,
)

KEPT = 3
"""This many copies stay: a server that is running may still import from an older one."""

NICE = 15
"""How far compiling beside a game yields to it."""

LONGEST = 1800.0
"""Seconds after which compiling beside a game is given up."""


def copy_of(root: Path, level: int) -> Path:
    """Where the copy of today's sources lies, or will lie."""
    files = [Path(engine_build.__file__)]
    files += [file for file in (root / "src").rglob("*") if _is_source(file)]
    digest = digest_of(root, sorted(files))
    python = sysconfig.get_config_var("EXT_SUFFIX").split(".")[1]
    return root / "build" / f"carrack-O{level}-{python}-{digest[:12]}"


def _is_source(file: Path) -> bool:
    made = "__pycache__" in file.parts or file.suffix in (".so", ".pyd")
    return file.is_file() and not made


def folder_to_run(
    root: Path, *, level: int, limit: float | None, install: bool, must: bool = False
) -> Path:
    """The folder to import Carrack from: a copy with the compiled engine in it, or the sources.

    Says on stderr what is done and what came of it. `CARRACK_COMPILE=0` wants no compiling.
    With `must` the sources will not do, and it raises BuildFailed.
    """
    if os.environ.get("CARRACK_COMPILE") == "0":
        return root / "src"
    try:
        with alone(root, f"carrack-O{level}"):
            if not is_compiled(root, level):
                _compile_aloud(root, level, limit, install)
                _discard(copy_of(root, level))  # made by another mypyc
            return _copied(root, level)
    except BuildFailed as failure:
        if must:
            raise
        return _sources(root, failure)


def folder_beside(root: Path, *, level: int) -> Path:
    """The same at once, though perhaps not there yet: it is then made by a process of its own."""
    if os.environ.get("CARRACK_COMPILE") == "0":
        return root / "src"
    folder = copy_of(root, level)
    if folder.is_dir():
        return folder
    try:
        if is_compiled(root, level):
            return folder_to_run(root, level=level, limit=None, install=False)
        _check_compiler()
    except BuildFailed as failure:
        return _sources(root, failure)
    log = root / "build" / f"engine-O{level}.log"
    start_beside(root, level, log)
    say(
        "compiling it beside the game, for some minutes. Bots get it as soon as it is there, "
        f"the server at its next start ({log.relative_to(root)})"
    )
    return folder


def _sources(root: Path, failure: BuildFailed) -> Path:
    say(f"{failure}\ngoing on with the pure engine")
    return root / "src"


# --- beside a game -------------------------------------------------------------------------------


def start_beside(root: Path, level: int, log: Path) -> subprocess.Popen[bytes]:
    """Start what compiles beside a game; the end of the game, by Ctrl-C too, does not end it.

    It says on the terminal if it fails; a pipe it would keep open.
    """
    command = [sys.executable, str(Path(__file__).resolve()), "--root", str(root)]
    log.parent.mkdir(exist_ok=True)
    with log.open("a") as file:  # another start may have begun it
        return subprocess.Popen(
            [*command, "--level", str(level), "--log", str(log)],
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr if sys.stderr.isatty() else subprocess.DEVNULL,
            stderr=file,
            start_new_session=True,
        )


def compile_beside(root: Path, level: int, log: Path, told: IO[str]) -> int:
    """Make the copy in this process, which yields to others; the exit status."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        folder_to_run(root, level=level, limit=LONGEST, install=True, must=True)
    except (BuildFailed, OSError) as failure:
        say(str(failure))
        name = log.relative_to(root)
        print(f"engine: not compiled, {name} says why; the pure engine goes on", file=told)
        return 1
    return 0


# --- to compile, and to copy ---------------------------------------------------------------------


def _compile_aloud(root: Path, level: int, limit: float | None, install: bool) -> None:
    began = time.monotonic()
    _check_compiler()
    say("compiling the engine (some minutes) ...")
    try:
        if install:
            _install_mypyc(root, limit)
        left = None if limit is None else max(1.0, limit - (time.monotonic() - began))
        compile_engine(root, into=root / "build" / f"engine-O{level}", level=level, limit=left)
    except TooSlow:
        raise TooSlow(
            f"not done within {limit:.0f} s. The next time goes on from here; "
            "CARRACK_COMPILE=0 never tries"
        ) from None
    say(f"compiled in {time.monotonic() - began:.0f} s")


def _check_compiler() -> None:
    """Raises BuildFailed, saying what to install, if there is no C compiler."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and shutil.which(shlex.split(command)[0]) is None:
        raise BuildFailed(f"no C compiler. {COMPILER_WANTED}")


def _install_mypyc(root: Path, limit: float | None) -> None:
    """Installs mypyc where it is missing. Raises BuildFailed with what pip said."""
    with alone(root, "mypyc"):
        importlib.invalidate_caches()
        if importlib.util.find_spec("mypyc") and importlib.util.find_spec("setuptools"):
            return
        command = [sys.executable, "-m", "pip", "install", "--quiet", *MYPYC]
        try:
            done = subprocess.run(
                command,
                check=False,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=limit,
            )
        except subprocess.TimeoutExpired:
            raise TooSlow("mypyc could not be installed in time") from None
        importlib.invalidate_caches()
    if done.returncode:
        raise BuildFailed(f"mypyc could not be installed\n{done.stdout}".rstrip())


def _copied(root: Path, level: int) -> Path:
    """A copy of the package with the compiled engine in it, made if it is not there."""
    made = copy_of(root, level)
    if made.is_dir():
        return made
    unfinished = made.with_name(f"carrack-O{level}.new")
    shutil.rmtree(unfinished, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "src", unfinished, ignore=ignored)
    compile_engine(root, into=unfinished, level=level)
    if copy_of(root, level) != made:  # somebody has edited the sources meanwhile
        return _copied(root, level)
    unfinished.rename(made)
    copies = sorted(made.parent.glob(f"carrack-O{level}*"), key=lambda copy: copy.stat().st_mtime)
    for old in copies[:-KEPT]:
        _discard(old)
    return made


def _discard(folder: Path) -> None:
    """Delete a copy; nobody finds the half of it."""
    if folder.is_dir():
        shutil.rmtree(folder.rename(folder.with_name("carrack.old")), ignore_errors=True)


def main() -> int:
    """Print where to import Carrack from; the exit status is 1 when it must be made and is not."""
    options = _parser().parse_args()
    root, level = options.root, options.level
    if options.log is not None:
        return compile_beside(root, level, options.log, sys.stdout)
    try:
        if options.beside:
            print(folder_beside(root, level=level))
        else:
            print(folder_to_run(root, level=level, limit=None, install=True, must=options.must))
    except BuildFailed as failure:
        say(str(failure))
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    parser.add_argument("--level", type=int, default=3, help="the C compiler's -O (3)")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--must", action="store_true", help="fail rather than give the sources")
    ways.add_argument("--beside", action="store_true", help="do not wait until it is compiled")
    parser.add_argument("--root", type=Path, default=ROOT, help="another source tree")
    ways.add_argument("--log", type=Path, help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
