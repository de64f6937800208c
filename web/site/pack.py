"""Packs modules for the browser, in the interpreter that will read them there.

Modules are compiled, since nothing can be written there later. The archives are not compressed: the
build does that, and the page unpacks them while they arrive.
"""

from __future__ import annotations

import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import sys
import zipfile
from pathlib import Path
from types import CodeType

UNUSED = Path(__file__).with_name("unused.txt")
"""Beginnings of the names of modules that no game can use in a browser, one a line."""
READS_ITSELF = b"install_lazy_importer()"
"""In a module of anyio that finds out from its own source what can be imported from it."""
READER = "anyio/_lazyimport.py"
"""The module that reads it."""
NO_COLUMNS, SAME_LINE = 0x80 | 13 << 3, 0
"""An entry of a table of lines: its kind, and the difference (CPython, code_objects.md)."""
DATE = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive


def compiled(source: bytes, name: str) -> bytes:
    """The module as its `.pyc` file, valid without its source.

    Docstrings and most numbers of lines are left out: a third of all that is to be fetched.
    """
    code = without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))
    digest = importlib.util.source_hash(source)
    return bytes(bootstrap._code_to_hash_pyc(code, digest, False))


def without_lines(code: CodeType) -> CodeType:
    """The code with one line for each function: the one where it begins."""
    inner = [without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    whole, rest = divmod(len(code.co_code) // 2, 8)
    units = [8] * whole + [rest] * (rest > 0)
    lines = bytes([byte for count in units for byte in (NO_COLUMNS | count - 1, SAME_LINE)])
    return code.replace(co_linetable=lines, co_consts=tuple(inner))


def packed(files: dict[str, bytes]) -> bytes:
    """An archive of the files by name, with their modules compiled."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            if name.endswith(".py"):
                archive.writestr(zipfile.ZipInfo(f"{name}c", DATE), compiled(content, name))
            else:
                archive.writestr(zipfile.ZipInfo(name, DATE), content)
    return made.getvalue()


def pack_library(source: str, target: str) -> None:
    """The standard library without what no game can use."""
    unused = tuple(UNUSED.read_text().split("\n")[1:-1])
    with zipfile.ZipFile(source) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        files = {name: archive.read(name) for name in names if not name.startswith(unused)}
    Path(target).write_bytes(packed(files))


def in_another_language(file: Path) -> bool:
    """Whether these are texts of a game, or of Carrack, in another language than English."""
    texts = (file.parent.name, file.suffix) in (("locale", ".ftl"), ("rules", ".md"))
    return (texts and file.stem != "en") or file.parent.parent.name == "languages"


def found_out(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files; what modules of anyio would read in their own sources is read here, once."""
    names = [name for name, content in files.items() if READS_ITSELF in content and name != READER]
    modules = [name.removesuffix(".py").removesuffix("/__init__") for name in names]
    modules = [name.replace("/", ".") for name in modules]
    read = importlib.import_module("anyio._lazyimport")._build_lazy_map
    found = {name: read(importlib.import_module(name)) for name in modules}
    knows = f"\n_build_lazy_map = lambda module: {found!r}[module.__name__]\n"
    return files | {READER: files[READER] + knows.encode()}


def pack_packages(source: str, target: str) -> None:
    """All installed packages; texts in other languages than English lie beside the page."""
    folder = Path(source)
    found = [file for file in folder.rglob("*") if file.is_file() and not in_another_language(file)]
    files = {file.relative_to(folder).as_posix(): file.read_bytes() for file in found}
    sys.path.insert(0, source)
    Path(target).write_bytes(packed(found_out(files)))
