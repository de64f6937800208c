"""Where Carrack is imported from before its engine is compiled, and after."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import engine_copy
import pytest

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree, on a machine that has a compiler; nothing is started."""
    (tmp_path / "src/carrack/core").mkdir(parents=True)
    (tmp_path / "src/carrack/core/tiny.py").write_text("ONE = 1\n")
    monkeypatch.delenv("CARRACK_COMPILE", raising=False)
    monkeypatch.setenv("CC", "here")
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "here" else None)
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: None)
    return tmp_path


def test_a_copy_is_named_by_its_sources(tree: Path) -> None:
    first = engine_copy.copy_of(tree, 1)
    (tree / "src/carrack/core/__pycache__").mkdir()
    for made in ("__pycache__/tiny.pyc", "tiny.so"):
        (tree / "src/carrack/core" / made).write_text("")
    assert engine_copy.copy_of(tree, 1) == first
    assert engine_copy.copy_of(tree, 3) != first
    (tree / "src/carrack/core/tiny.py").write_text("ONE = 2\n")
    assert engine_copy.copy_of(tree, 1) != first


def test_the_folder_is_said_before_it_is_there(tree: Path, capsys: Captured) -> None:
    folder = engine_copy.folder_beside(tree, level=1)
    assert folder == engine_copy.copy_of(tree, 1)
    assert not folder.exists()
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "the server at its next start (build/engine-O1.log)" in told
    folder.mkdir()
    assert engine_copy.folder_beside(tree, level=1) == folder
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [("CARRACK_COMPILE", "0", ""), ("CC", "/no/such/compiler -O2", "apt-get install gcc")],
)
def test_what_cannot_or_shall_not_be_compiled_are_the_sources(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured, name: str, value: str, told: str
) -> None:
    monkeypatch.setenv(name, value)
    assert engine_copy.folder_beside(tree, level=1) == tree / "src"
    assert told in capsys.readouterr().err
