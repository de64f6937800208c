"""`carrack edition`: checking, adding and listing editions of one's own on the command line."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.cli.main import main
from support.games import tiny
from support.games.editions import edition_text, write_edition

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def said(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str]]:
    """Runs a command as in a fresh shell; gives its exit code and what it prints."""

    def run(*argv: str) -> tuple[int, str]:
        monkeypatch.setattr(os, "environ", {**os.environ})
        os.environ.pop("CARRACK_EDITIONS", None)
        code = main(argv)
        return code, capsys.readouterr().out

    return run


def test_an_edition_that_was_added_is_listed_and_played(
    said: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    data, source = (
        str(tmp_path / "data"),
        write_edition(tmp_path, edition_text(chests="6"), "draft"),
    )
    code, out = said("edition", "add", str(source), "--data", data)
    kept = tmp_path / "data" / "editions" / "my-box.toml"
    assert (code, out) == (0, f"The box my-box is added: {kept}\n")
    code, out = said("edition", "list", "--data", data)
    assert code == 0
    assert out.splitlines() == [
        "amerigo:",
        "  edition  reconstructed  ok  Reconstructed edition  (ships with Carrack)",
        f"  edition  my-box         ok  The box my-box  ({kept})",
        "dutch-east-indies:",
        "  edition  reconstructed  ok  Reconstructed edition  (ships with Carrack)",
        "  map      cove           ok  The Cove  (ships with Carrack)",
        "  map      four           ok  The Four Corners  (ships with Carrack)",
        "  map      three          ok  The Triangle  (ships with Carrack)",
        "  map      two            ok  The Strait  (ships with Carrack)",
    ]


def test_simulations_and_replays_find_the_editions_of_the_default_folder(
    said: Callable[..., tuple[int, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.cli.folder.default_folder", lambda: tmp_path / "home")
    write_edition(tmp_path, edition_text(chests="6"))
    assert said("edition", "add", str(tmp_path / "my-box.toml"))[0] == 0
    records = tmp_path / "records"
    argv = ("simulate", "amerigo", "--games", "1", "--option", "edition=my-box")
    assert said(*argv, "--records", str(records))[0] == 0
    code, out = said("replay", str(next(records.iterdir())))
    assert code == 0
    assert "edition my-box" in out
    assert "every line agrees" in out


def test_the_list_says_what_keeps_an_edition_from_being_played(
    said: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    write_edition(tmp_path / "editions", edition_text("club"), "my-box")
    code, out = said("edition", "list", "--data", str(tmp_path))
    assert code == 1
    assert "my-box         cannot be played" in out
    assert "call the file 'club.toml'" in out


def test_what_the_environment_says_stands(
    said: Callable[..., tuple[int, str]],
    capsys: Captured,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_edition(tmp_path / "club", edition_text("club"), "club")
    write_edition(tmp_path / "data" / "editions", edition_text())
    monkeypatch.setenv("CARRACK_EDITIONS", str(tmp_path / "club"))
    assert main(["edition", "list", "--data", str(tmp_path / "data")]) == 0
    out = capsys.readouterr().out
    assert "The box club" in out
    assert "my-box" not in out
    assert main(["edition", "add", str(write_edition(tmp_path, edition_text()))]) == 0
    assert (tmp_path / "club" / "my-box.toml").exists()


def test_a_game_without_editions_says_so(said: Callable[..., tuple[int, str]]) -> None:
    assert tiny.GAME.name == "tiny"
    code, out = said("edition", "list", "--game", "tiny")
    assert (code, out) == (0, "Lanterns has no editions\n")
    code, out = said("edition", "add", "x.toml", "--game", "tiny")
    assert (code, out) == (1, "Lanterns has no custom editions\n")
