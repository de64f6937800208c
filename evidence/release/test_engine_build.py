"""`make play` plays a compiled copy where it can, and the sources where it cannot."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

TINY_ENGINE = '''"""The smallest engine that can be compiled."""


def twice(number: int) -> int:
    """Two times the number."""
    return 2 * number
'''

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """The module beside `hatch_build.py`."""
    spec = importlib.util.spec_from_file_location("engine_build", ROOT / "engine_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with one small module for an engine."""
    for part in ("", "core", "games"):
        folder = tmp_path / "src/carrack" / part
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").write_text('"""A part."""\n')
    (tmp_path / "src/carrack/core/tiny.py").write_text(TINY_ENGINE)
    return tmp_path


def printed(folder: Path, code: str) -> str:
    """What a program prints that finds the engine in a folder."""
    command, path = [sys.executable, "-c", code], {"PYTHONPATH": str(folder)}
    return subprocess.run(command, env=path, text=True, capture_output=True, check=True).stdout


def answer(folder: Path) -> str:
    """What twice 21 is, and which file says so."""
    return printed(folder, "from carrack.core import tiny; print(tiny.twice(21), tiny.__file__)")


def shown(folder: Path) -> str:
    """What `help` has to say of the tiny engine."""
    code = "import inspect; from carrack.core import tiny as t; "
    code += "print(t.__doc__, t.twice.__doc__, inspect.signature(t.twice), sep='\\n')"
    return printed(folder, code).strip()


def libraries(tree: Path) -> list[Path]:
    return [*(tree / "src").rglob("*.so"), *(tree / "src").rglob("*.pyd")]


@pytest.mark.thorough
@needs_compiler
def test_a_copy_is_compiled_once_and_again_when_the_sources_changed(
    build: ModuleType, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = build.folder_to_run(tree, level=0, limit=280.0, install=False)
    log = capsys.readouterr().err
    assert "compiling the engine (a minute or two)" in log
    assert "engine: compiled in " in log
    assert answer(folder).startswith(f"42 {folder}")
    assert not answer(folder).rstrip().endswith(".py")
    assert libraries(tree) == [], "what lies beside the sources would outlive them"
    assert (
        shown(folder)
        == "The smallest engine that can be compiled.\nTwo times the number.\n(number)"
    )

    assert build.folder_to_run(tree, level=0, limit=0.0, install=False) == folder
    assert capsys.readouterr().err == "", "nothing to do, nothing to say"

    source = tree / "src/carrack/core/tiny.py"
    source.write_text(TINY_ENGINE.replace("2 * number", "2 * number + 100"))
    build.folder_to_run(tree, level=0, limit=280.0, install=False)
    assert answer(folder).startswith(f"142 {folder}")
    assert "compiled in" in capsys.readouterr().err


def test_without_a_compiler_the_sources_are_played(
    build: ModuleType,
    tree: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler -O2")
    assert build.folder_to_run(tree, level=1, limit=60.0, install=True) == tree / "src"
    log = capsys.readouterr().err
    assert "no C compiler. Needed are" in log
    assert "apt-get install gcc" in log
    assert "going on with the pure engine" in log


def test_where_it_must_be_compiled_the_sources_will_not_do(
    build: ModuleType, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler -O2")
    with pytest.raises(build.BuildFailed, match="no C compiler. Needed are a C compiler"):
        build.folder_to_run(tree, level=1, limit=None, install=True, must=True)
    done = subprocess.run(
        [sys.executable, ROOT / "engine_build.py", "folder", "--must", "--level", "0"],
        env={**os.environ, "CC": "/no/such/compiler", "CARRACK_COMPILE": ""},
        text=True,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "no C compiler" in done.stderr


@needs_compiler
def test_what_takes_too_long_is_ended_and_the_sources_are_played(
    build: ModuleType, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.folder_to_run(tree, level=0, limit=0.01, install=False) == tree / "src"
    assert "going on with the pure engine" in capsys.readouterr().err
    assert libraries(tree) == []


@needs_compiler
def test_a_module_that_mypyc_refuses_is_shown_and_the_sources_are_played(
    build: ModuleType, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "src/carrack/core/tiny.py").write_text(TINY_ENGINE.replace("2 * number", '"two"'))
    assert build.folder_to_run(tree, level=0, limit=280.0, install=False) == tree / "src"
    log = capsys.readouterr().err
    assert 'expected "int"' in log
    assert "going on with the pure engine" in log
