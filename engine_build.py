"""The engine as machine code: `core/` and `games/` compiled by mypyc, on all cores, only once.

`hatch_build.py` calls it for wheels and `make fast`; `make play` and `make bench` ask it, without
anything but Python installed, for a folder to import Carrack from:

    python engine_build.py folder [--level 3] [--limit SECONDS]
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent

COMPILED = ("core", "games")
"""The packages below `carrack` that mypyc may compile."""

PYTHON_ONLY = ("contract.py", "view_types.py")
"""Exceptions and forms of data: classes that mypyc would only wrap, without their docstrings."""

LIBRARY = "carrack"
"""mypyc puts all modules into one shared library, `carrack__mypyc`, beside the package."""

BATCH = 6
"""This many modules are compiled together: fewer wait longer, more leave cores idle."""

MYPYC = ["mypy[mypyc]>=1.15", "setuptools>=70"]
"""What compiling needs beside a C compiler."""

COMPILER_WANTED = (
    "Needed are a C compiler and Python's headers; "
    "on Debian: apt-get install gcc libc6-dev python3-dev"
)


class BuildFailed(Exception):
    """A step of the build failed; the text says which, and what it printed."""


class TooSlow(BuildFailed):
    """The engine was not compiled in the time given; the next time goes on from there."""


# --- to have it ----------------------------------------------------------------------------------


def compile_engine(
    root: Path, *, into: Path | None = None, level: int = 3, limit: float | None = None
) -> list[Path]:
    """Compiles the engine beside its sources, or into another folder; the libraries.

    They are put in place when all of them are made. What each module was compiled to is kept in
    `build/`, so nothing is done twice. `level` is that of the C compiler's optimiser.

    Raises BuildFailed when mypyc or the C compiler is missing, or refuses a file, and TooSlow
    when they are not done within `limit` seconds.
    """
    began = time.time()
    made = root / "build" / f"engine-O{level}"
    if not is_compiled(root, level):
        wanted = _sources_digest(root)
        shutil.rmtree(made, ignore_errors=True)
        _start_mypyc(root, made, level, limit)
        (made / ".sources").write_text(wanted)
    target = root / "src" if into is None else into
    found = list(_libraries(made))
    libraries = [_put(file, target / file.relative_to(made)) for file in found]
    for library in libraries:
        os.utime(library, (began, began))  # a source edited meanwhile is newer, and noticed
    return sorted(libraries)


def is_compiled(root: Path, level: int) -> bool:
    """Whether `compile_engine` would only have to copy what it made before."""
    return text_of(root / "build" / f"engine-O{level}" / ".sources") == _sources_digest(root)


def compiled_files(root: Path) -> list[Path]:
    """The compiled modules that lie beside the sources now."""
    return sorted(_libraries(root / "src"))


def remove_compiled(root: Path) -> int:
    """Deletes the compiled modules beside the sources; how many there were."""
    files = compiled_files(root)
    for file in files:
        file.unlink()
    return len(files)


def engine_sources(root: Path) -> list[Path]:
    """The modules that mypyc compiles; `__init__` files stay Python (they are run once)."""
    package = root / "src" / "carrack"
    files = (file for part in COMPILED for file in (package / part).rglob("*.py"))
    return sorted(
        file for file in files if not file.name.startswith("__") and file.name not in PYTHON_ONLY
    )


def _libraries(folder: Path) -> Iterator[Path]:
    return (file for ending in ("*.so", "*.pyd") for file in folder.rglob(ending))


def _put(file: Path, place: Path) -> Path:
    """A copy of a file that is never half there, and leaves the old one to who runs it now."""
    place.parent.mkdir(parents=True, exist_ok=True)
    unfinished = place.with_name(f".{place.name}.new")
    shutil.copy2(file, unfinished)
    return unfinished.replace(place)


# --- what has changed ----------------------------------------------------------------------------


def text_of(file: Path) -> str | None:
    """What stands in a file; None if there is no such file."""
    return file.read_text() if file.is_file() else None


def digest_of(root: Path, files: Iterable[Path]) -> str:
    """The hash of the files' paths, those below `root` relative to it, and of their contents."""
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        name = file.relative_to(root) if file.is_relative_to(root) else file
        digest.update(f"{name.as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _sources_digest(root: Path) -> str:
    """All that the libraries depend on: the modules, this file, who compiles them, for whom."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return f"{digest_of(root, [*engine_sources(root), Path(__file__)])} {suffix} {_tools()}"


def _tools() -> str:
    """The Python that is compiled for, and the mypyc that compiles."""
    try:
        return f"{sys.version} mypyc {importlib.metadata.version('mypy')}"
    except importlib.metadata.PackageNotFoundError:
        return f"{sys.version} no mypyc"


# --- mypyc, in a process of its own --------------------------------------------------------------


def _start_mypyc(root: Path, into: Path, level: int, limit: float | None) -> None:
    """Compiles in another process: mypyc ends its own when it refuses a file."""
    command = [sys.executable, str(Path(__file__).resolve()), "mypyc", "--root", str(root)]
    with subprocess.Popen(
        [*command, "--into", str(into), "--level", str(level)],
        cwd=root,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as process:
        try:
            said, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            raise TooSlow(f"the engine was not compiled within {limit:.0f} s") from None
        finally:
            _end(process)
    if process.returncode:
        raise BuildFailed(f"the engine could not be compiled\n{said}".rstrip())


def _end(process: subprocess.Popen[str]) -> None:
    """End a process that still runs, and the compilers that it started."""
    if process.poll() is None:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def run_mypyc(root: Path, into: Path, level: int) -> None:
    """Compiles in this process. Raises BuildFailed; or mypyc ends the process."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.errors import BaseError, CompileError, LinkError

    files = engine_sources(root)
    sources = [file.relative_to(root).as_posix() for file in files]
    # A C file for each module takes half the time of one for all, runs as fast, uses all cores.
    modules = mypycify(
        sources,
        group_name=LIBRARY,
        target_dir=str(root / "build" / "mypyc"),
        multi_file=True,
        opt_level=str(level),
        debug_level="0",
    )
    for file in files:
        add_docstrings(root, file)
    distribution = Distribution(
        {"name": LIBRARY, "ext_modules": modules, "package_dir": {"": "src"}}
    )
    command = _build_command(distribution)
    command.build_temp = str(root / "build" / f"objects-O{level}")
    command.build_lib = str(into)
    try:
        command.ensure_finalized()
        command.run()
    except (BaseError, CompileError, LinkError) as error:
        raise BuildFailed(f"{error}\n{COMPILER_WANTED}") from error


# --- docstrings, which mypyc leaves out ----------------------------------------------------------

_STRING = r'"(?:[^"\\]|\\.)*"'
_PLACES = (
    # of functions and methods, after the signature; of classes, likewise; of properties
    rf'(\(PyCFunction\)CPyPy_(?P<name>\w+),[^"{{}}]*PyDoc_STR\()(NULL|{_STRING})(?=\))',
    rf"(CPyType_(?P<name>\w+)_template_ = {{[^}}]*?\.tp_doc = PyDoc_STR\()(NULL|{_STRING})(?=\))",
    r"(\(getter\)(?P<name>\w+),\s*(?:NULL|\(setter\)\w+),\s*)(NULL)(?=, NULL})",
)


def add_docstrings(root: Path, module: Path) -> None:
    """Writes a module's docstrings into the C that mypyc made of it, for `help` and notebooks.

    mypyc puts a signature where Python looks for signature and docstring of a function or class,
    and nothing where it looks for those of modules and properties. Other places stay as they are.
    """
    dotted = ".".join(module.relative_to(root / "src").with_suffix("").parts)
    file = root / "build" / "mypyc" / f"__native_{dotted.replace('.', '___')}.c"
    code = file.read_text(encoding="utf-8")
    named = re.search(r"static struct PyModuleDef (\w*)module = {", code)
    if named is None:
        return
    docs = docstrings(ast.parse(module.read_text(encoding="utf-8")))
    own = re.escape(f'"{dotted}",')
    code = re.sub(rf"({own}\s*)NULL(?=, /\* doc)", lambda at: at[1] + _in_c(docs.get("")), code)
    prefix = f"{named[1]}." if named[1] else ""
    known: dict[str, str] = {}
    for name, doc in docs.items():
        holder, _, last = f"{prefix}{name}".rpartition(".")
        for spelt in (f"{holder}.{last}".lstrip("."), f"{holder}_get_{last}"):
            known[spelt.replace(".", "___")] = doc

    def told(at: re.Match[str]) -> str:
        if at["name"] not in known:
            return at[0]
        signature = "" if at[3] == "NULL" else f"{at[3]} "
        return f"{at[1]}{signature}{_in_c(known[at['name']])}"

    for place in _PLACES:
        code = re.sub(place, told, code)
    file.write_text(code, encoding="utf-8")


def docstrings(module: ast.Module) -> dict[str, str]:
    """The docstrings of a module (under no name), its functions, its classes and their methods."""
    found = {"": ast.get_docstring(module)}
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node)
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(inner, ast.FunctionDef) and ast.get_docstring(inner):
                found[f"{node.name}.{inner.name}"] = ast.get_docstring(inner)
    return {name: doc for name, doc in found.items() if doc}


def _in_c(text: str | None) -> str:
    """A text as C writes it, a string for each line; NULL for none."""
    if not text:
        return "NULL"
    lines = text.encode().splitlines(keepends=True)
    plain = set(range(32, 127)) - set(b'"\\?')
    rows = ["".join(chr(b) if b in plain else f"\\{b:03o}" for b in line) for line in lines]
    return "\n".join(f'"{row}"' for row in rows)


def _build_command(distribution: Any) -> Any:
    """The command of setuptools that builds libraries, on all cores and only what has changed."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            """Compiles the files of all libraries, then link the libraries."""
            work = [(library, batch) for library in self.extensions for batch in _batches(library)]
            with ThreadPoolExecutor(_cores()) as pool:
                objects = list(pool.map(lambda pair: _object_file(self, *pair), work))
            for (library, _), made in zip(work, objects, strict=True):
                library.extra_objects.append(made)
                library.sources = []
            self.force, self.parallel = True, _cores()
            super().build_extensions()

    return ParallelBuild(distribution)


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _batches(library: Any) -> Iterator[list[str]]:
    """The C files of a library, those of several modules together.

    All modules include the same long headers: together they take a fifth less time than alone.
    """
    modules = [file for file in library.sources if f"__native_{LIBRARY}___" in file]
    for first in range(0, len(modules), BATCH):
        yield modules[first : first + BATCH]
    yield from ([file] for file in library.sources if file not in modules)


def _one_file(batch: list[str]) -> str:
    """A C file that includes those of a batch; a single one stands for itself."""
    if len(batch) == 1:
        return batch[0]
    first = Path(batch[0])
    together = first.with_name(f"batch_{first.name}")
    together.write_text("".join([f'#include "{Path(file).name}"\n' for file in batch]))
    return str(together)


def _object_file(command: Any, library: Any, batch: list[str]) -> str:
    """The object file of some C files: that of an earlier run, if it would become the same."""
    file = _one_file(batch)
    (made,) = command.compiler.object_filenames([file], output_dir=command.build_temp)
    headers = [Path(name) for name in library.depends if name.endswith(".h")]
    program = getattr(command.compiler, "compiler", [])
    flags = [*library.extra_compile_args]
    if command.compiler.compiler_type == "unix":
        flags.append("-fvisibility=hidden")  # random games a tenth faster
        # some machines would multiply and add in one step, and round bots' worths otherwise
        flags.append("-ffp-contract=off")
    wanted = f"{digest_of(ROOT, [*map(Path, batch), *headers])} {_tools()} {program} {flags}"
    stamp = Path(f"{made}.digest")
    if text_of(stamp) != wanted or not os.path.isfile(made):
        command.compiler.compile(
            [file],
            output_dir=command.build_temp,
            include_dirs=library.include_dirs,
            extra_postargs=flags,
        )
        stamp.write_text(wanted)
    return str(made)


# --- to play with it -----------------------------------------------------------------------------


def folder_to_run(
    root: Path, *, level: int, limit: float | None, install: bool, must: bool = False
) -> Path:
    """The folder to import Carrack from: a copy with the compiled engine in it, or the sources.

    Nothing is put beside the sources, so who edits them is never answered by older libraries.
    Says on stderr what is done and what came of it. `CARRACK_COMPILE=0` wants no compiling.
    With `must` the sources will not do, and it raises BuildFailed.
    """
    if os.environ.get("CARRACK_COMPILE") == "0":
        return root / "src"
    try:
        if not is_compiled(root, level):
            _compile_aloud(root, level, limit, install)
        return _copy_with_engine(root, level)
    except BuildFailed as failure:
        if must:
            raise
        _say(f"{failure}\ngoing on with the pure engine")
        return root / "src"


def _compile_aloud(root: Path, level: int, limit: float | None, install: bool) -> None:
    began = time.monotonic()
    _check_compiler()
    _say(f"compiling the engine ({'a minute or two' if limit else 'some minutes'}) ...")
    try:
        if install:
            _install_mypyc(limit)
        left = None if limit is None else max(1.0, limit - (time.monotonic() - began))
        compile_engine(root, into=root / "build" / f"engine-O{level}", level=level, limit=left)
    except TooSlow:
        raise TooSlow(
            f"not done within {limit:.0f} s. The next time goes on from here; "
            "CARRACK_COMPILE=0 never tries"
        ) from None
    _say(f"compiled in {time.monotonic() - began:.0f} s")


def _check_compiler() -> None:
    """Raises BuildFailed, saying what to install, if there is no C compiler."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and shutil.which(shlex.split(command)[0]) is None:
        raise BuildFailed(f"no C compiler. {COMPILER_WANTED}")


def _install_mypyc(limit: float | None) -> None:
    """Installs mypyc where it is missing. Raises BuildFailed with what pip said."""
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
    if done.returncode:
        raise BuildFailed(f"mypyc could not be installed\n{done.stdout}".rstrip())


def _copy_with_engine(root: Path, level: int) -> Path:
    """A fresh copy of the package with the compiled engine in it; the folder it lies in."""
    made = root / "build" / f"carrack-O{level}"
    unfinished = made.with_name(f"{made.name}.new")
    shutil.rmtree(unfinished, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "src", unfinished, ignore=ignored)
    compile_engine(root, into=unfinished, level=level)
    shutil.rmtree(made, ignore_errors=True)
    return unfinished.replace(made)


def _say(text: str) -> None:
    print(f"engine: {text}", file=sys.stderr, flush=True)


def main() -> int:
    """Say where to import Carrack from, or compile; the exit status is 1 when that fails."""
    options = _parser().parse_args()
    if options.step == "folder":
        return _print_folder(options)
    try:
        run_mypyc(options.root, options.into, options.level)
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def _print_folder(options: argparse.Namespace) -> int:
    level, limit, must = options.level, options.limit, options.must
    try:
        print(folder_to_run(ROOT, level=level, limit=limit, install=True, must=must))
    except BuildFailed as failure:
        _say(f"{failure}")
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    steps = parser.add_subparsers(dest="step", required=True)
    folder = steps.add_parser("folder", help="compile a copy, print where Carrack can be imported")
    folder.add_argument("--limit", type=float, help="seconds, then it is the sources (none)")
    folder.add_argument("--must", action="store_true", help="fail rather than give the sources")
    mypyc = steps.add_parser("mypyc", help="what `folder` starts and ends: compile into a folder")
    mypyc.add_argument("--root", type=Path, required=True, help="the source tree")
    mypyc.add_argument("--into", type=Path, required=True, help="where to put the libraries")
    for step in (folder, mypyc):
        step.add_argument("--level", type=int, default=3, help="the C compiler's -O (3)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
