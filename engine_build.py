"""The engine as machine code: `core/` and `games/` compiled by mypyc, on all cores, only once.

`hatch_build.py` calls it for wheels and `make fast`, `engine_copy.py` for a copy of the package to
play and measure with.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
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
    with alone(root, f"engine-O{level}") as lock:
        if not is_compiled(root, level):
            wanted = _sources_digest(root)
            shutil.rmtree(made, ignore_errors=True)
            _start_mypyc(root, made, level, limit, lock)
            (made / ".sources").write_text(wanted)
    target = root / "src" if into is None else into
    found = list(_libraries(made))
    libraries = [_put(file, target / file.relative_to(made)) for file in found]
    for library in libraries:
        os.utime(library, (began, began))  # a source edited meanwhile is newer, and noticed
    return sorted(libraries)


@contextmanager
def alone(root: Path, what: str) -> Iterator[tuple[int, ...]]:
    """Wait until no other process does the same to this tree; the open file that keeps them off.

    The system frees it when the last process that has the file open is gone, however it ended.
    """
    if sys.platform == "win32":  # which has no such locks, and nothing that starts this twice
        yield ()
        return
    import fcntl

    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / f".{what}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another process is compiling; waiting for it ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield (file.fileno(),)


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


def say(text: str) -> None:
    """Say on standard error what is done."""
    print(f"engine: {text}", file=sys.stderr, flush=True)


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


def _start_mypyc(
    root: Path, into: Path, level: int, limit: float | None, lock: tuple[int, ...]
) -> None:
    """Compiles in another process: mypyc ends its own when it refuses a file.

    It keeps the `lock` for as long as it runs, even if this process is killed.
    """
    command = [sys.executable, str(Path(__file__).resolve()), str(root), str(into), str(level)]
    with subprocess.Popen(
        command,
        cwd=root,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        pass_fds=lock,
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
    generated = root / "build" / f"mypyc-O{level}"
    # A C file for each module takes half the time of one for all, runs as fast, uses all cores.
    modules = mypycify(
        sources,
        group_name=LIBRARY,
        target_dir=str(generated),
        multi_file=True,
        opt_level=str(level),
        debug_level="0",
    )
    for file in files:
        add_docstrings(root, file, generated)
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


def add_docstrings(root: Path, module: Path, generated: Path) -> None:
    """Writes a module's docstrings into the C that mypyc made of it, for `help` and notebooks.

    mypyc puts a signature where Python looks for signature and docstring of a function or class,
    and nothing where it looks for those of modules and properties. Other places stay as they are.
    """
    dotted = ".".join(module.relative_to(root / "src").with_suffix("").parts)
    file = generated / f"__native_{dotted.replace('.', '___')}.c"
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
        stamp.unlink(missing_ok=True)  # of one that is cut off nothing says that it is done
        command.compiler.compile(
            [file],
            output_dir=command.build_temp,
            include_dirs=library.include_dirs,
            extra_postargs=flags,
        )
        stamp.write_text(wanted)
    return str(made)


if __name__ == "__main__":  # as `_start_mypyc` asks
    try:
        run_mypyc(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
    except BuildFailed as failure:
        sys.exit(str(failure))
