"""`make play` plays a compiled copy where it can, and the sources where it cannot."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from contextlib import redirect_stderr
from pathlib import Path

import engine_copy
import pytest

from support.waiting import found

ROOT = Path(__file__).parents[2]

TINY_ENGINE = '''"""The smallest engine that can be compiled."""


def twice(number: int) -> int:
    """Two times the number."""
    return 2 * number
'''

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


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
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = engine_copy.folder_to_run(tree, level=0, limit=280.0, install=False)
    log = capsys.readouterr().err
    assert "compiling the engine (some minutes)" in log
    assert "engine: compiled in " in log
    assert answer(folder).startswith(f"42 {folder}")
    assert not answer(folder).rstrip().endswith(".py")
    assert libraries(tree) == [], "what lies beside the sources would outlive them"
    assert (
        shown(folder)
        == "The smallest engine that can be compiled.\nTwo times the number.\n(number)"
    )

    assert engine_copy.folder_to_run(tree, level=0, limit=0.0, install=False) == folder
    assert capsys.readouterr().err == "", "nothing to do, nothing to say"

    source = tree / "src/carrack/core/tiny.py"
    source.write_text(TINY_ENGINE.replace("2 * number", "2 * number + 100"))
    later = engine_copy.folder_to_run(tree, level=0, limit=280.0, install=False)
    assert answer(later).startswith(f"142 {later}")
    assert answer(folder).startswith("42 "), "a server that is running still imports from there"
    assert "compiled in" in capsys.readouterr().err


def test_without_a_compiler_the_sources_are_played(
    tree: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler -O2")
    assert engine_copy.folder_to_run(tree, level=1, limit=60.0, install=True) == tree / "src"
    log = capsys.readouterr().err
    assert "no C compiler. Needed are" in log
    assert "apt-get install gcc" in log
    assert "going on with the pure engine" in log


def test_where_it_must_be_compiled_the_sources_will_not_do(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler -O2")
    with pytest.raises(engine_copy.BuildFailed, match="no C compiler. Needed are a C compiler"):
        engine_copy.folder_to_run(tree, level=1, limit=None, install=True, must=True)
    done = subprocess.run(
        [sys.executable, ROOT / "engine_copy.py", "--must", "--level", "0"],
        env={**os.environ, "CC": "/no/such/compiler", "CARRACK_COMPILE": ""},
        text=True,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "no C compiler" in done.stderr


@needs_compiler
def test_what_takes_too_long_is_ended_and_the_sources_are_played(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert engine_copy.folder_to_run(tree, level=0, limit=0.01, install=False) == tree / "src"
    assert "going on with the pure engine" in capsys.readouterr().err
    assert libraries(tree) == []


@needs_compiler
def test_a_module_that_mypyc_refuses_is_shown_and_the_sources_are_played(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "src/carrack/core/tiny.py").write_text(TINY_ENGINE.replace("2 * number", '"two"'))
    assert engine_copy.folder_to_run(tree, level=0, limit=280.0, install=False) == tree / "src"
    log = capsys.readouterr().err
    assert 'expected "int"' in log
    assert "going on with the pure engine" in log


@needs_compiler
def test_beside_a_game_two_starts_compile_once_and_nobody_has_half(tree: Path) -> None:
    folder = engine_copy.folder_beside(tree, level=0)
    assert engine_copy.folder_beside(tree, level=0) == folder
    path = Path(f"{folder}{os.pathsep}{tree / 'src'}")
    code = """
from importlib import invalidate_caches
from carrack import core
print("begun", flush=True)
input()
invalidate_caches()
from carrack.core import tiny
print(tiny.__file__)
"""
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(path)},
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as begun_before:
        assert begun_before.stdout is not None
        assert begun_before.stdout.readline() == "begun\n"
        assert not folder.exists(), "this machine compiles in no time"
        assert answer(path).startswith(f"42 {tree / 'src'}")
        found(folder.is_dir, "the copy", limit=280.0)
        assert answer(path).startswith(f"42 {folder}")
        said, _ = begun_before.communicate("go on\n")
    assert said == f"{tree / 'src/carrack/core/tiny.py'}\n"
    with engine_copy.alone(tree, "carrack-O0"):  # the second has nothing left to do
        log = (tree / "build/engine-O0.log").read_text()
    assert log.count("compiling the engine") == log.count("compiled in") == 1


@needs_compiler
def test_beside_a_game_one_that_is_cut_off_leaves_nothing_to_import(tree: Path) -> None:
    log = tree / "build/engine-O0.log"
    cut_off = engine_copy.start_beside(tree, 0, log)
    found(log.read_text, "it compiles")
    cut_off.kill()
    cut_off.wait()
    assert not engine_copy.is_compiled(tree, 0)
    folder = engine_copy.folder_beside(tree, level=0)
    assert not folder.exists()
    assert found(folder.is_dir, "the copy", limit=280.0)
    assert answer(folder).startswith(f"42 {folder}")


@needs_compiler
def test_beside_a_game_a_failure_is_said_once_with_its_log(tree: Path) -> None:
    (tree / "src/carrack/core/tiny.py").write_text(TINY_ENGINE.replace("2 * number", '"two"'))
    log, told = tree / "build/engine-O0.log", io.StringIO()
    log.parent.mkdir()
    with log.open("w") as file, redirect_stderr(file):
        assert engine_copy.compile_beside(tree, 0, log, told) == 1
    assert told.getvalue().splitlines() == [
        "engine: not compiled, build/engine-O0.log says why; the pure engine goes on"
    ]
    assert 'expected "int"' in log.read_text()
