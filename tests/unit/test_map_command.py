"""`carrack map`, and options that are read from a file."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from carrack.cli.main import main

Said = Callable[..., tuple[int, str, str]]
STRAIT = (
    files("carrack.games.dutch_east_indies").joinpath("maps/two.toml").read_text(encoding="utf-8")
)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """Runs a command as in a fresh shell; gives its exit code and what it prints, errors last."""

    def run(*argv: str) -> tuple[int, str, str]:
        monkeypatch.setattr(os, "environ", {**os.environ})
        code = main(argv)
        return (code, *capsys.readouterr())

    return run


@pytest.fixture
def sea(tmp_path: Path) -> Path:
    """A map in a file."""
    path = tmp_path / "my-sea.toml"
    path.write_text(STRAIT.replace('name = "two"', 'name = "my-sea"'), encoding="utf-8")
    return path


def test_a_map_is_checked_by_the_game_that_it_names(said: Said, sea: Path) -> None:
    expected = [
        "2 players, 21 by 13 squares, 6 wild islands with 28 cards",
        "seat 1: nearest wild island 4 movement points, Market 7",
        "seat 2: nearest wild island 4 movement points, Market 7",
    ]
    for verb in (("map", "check"), ("edition", "check")):
        code, out, _ = said(*verb, str(sea))
        assert code == 0
        assert out.splitlines()[1:] == expected


def test_a_map_that_names_no_game_is_checked_by_the_game_that_has_maps(
    said: Said, sea: Path
) -> None:
    sea.write_text(STRAIT.replace('game = "dutch-east-indies"\n', ""), encoding="utf-8")
    code, out, _ = said("map", "check", str(sea))
    assert code == 1
    assert out.startswith("my-sea.toml: game: game is missing; it is one of dutch-east-indies")


def test_a_map_that_cannot_be_played_ends_with_one(said: Said, sea: Path) -> None:
    sea.write_text(STRAIT.replace("MM", "M.", 1), encoding="utf-8")
    code, out, _ = said("map", "check", str(sea))
    assert code == 1
    assert out.splitlines() == [
        "my-sea.toml: chart, line 16: The port on l5 touches no island along its sides. "
        "A port touches exactly one. (DEI-ARCH-1)",
        "1 error: not playable yet",
    ]


def test_the_same_seed_prints_the_same_map(said: Said, tmp_path: Path) -> None:
    argv = ("map", "generate", "--players", "4", "--seed", "3")
    code, text, _ = said(*argv)
    assert (code, text) == (0, said(*argv)[1])
    path = tmp_path / "four.toml"
    code, out, _ = said(*argv, "--output", str(path))
    assert code == 0
    assert path.read_text(encoding="utf-8") == text
    assert "4 players" in out
    assert said("map", "generate", "--seed", "4", "--output", str(path)) == (
        2,
        "",
        f"carrack: {path} exists already; name another file\n",
    )


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("generate", "--players", "7"), "Maps are for 1 to 4 players, not 7"),
        (("generate", "--game", "amerigo"), "Amerigo has no custom maps"),
        (("check", "--game", "chess", "x.toml"), "there is no game 'chess'"),
        (("check", "nowhere.toml"), "nowhere.toml: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_said(said: Said, argv: tuple[str, ...], message: str) -> None:
    code, _, error = said("map", *argv)
    assert code == 2
    assert message in error


def test_a_simulation_plays_on_the_map_of_a_file_and_its_records_need_no_file(
    said: Said, sea: Path, tmp_path: Path
) -> None:
    argv = ("simulate", "dutch-east-indies", "--players", "2", "--games", "1")
    options = ("--option", f"map=@{sea}", "rounds=2")
    records = tmp_path / "records"
    assert said(*argv, *options, "--records", str(records))[0] == 0
    sea.unlink()
    code, out, _ = said("replay", str(next(records.iterdir())))
    assert code == 0
    assert "chart my-sea" in out
    assert "every line agrees" in out
    code, _, error = said(*argv, *options)
    assert code == 2
    assert "my-sea.toml: No such file or directory" in error


def test_an_added_map_is_an_option_by_its_name(
    said: Said, sea: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARRACK_EDITIONS", str(tmp_path / "editions"))
    assert said("edition", "add", str(sea))[0] == 0
    code, out, _ = said("edition", "list")
    assert code == 0
    assert f"my-sea         ok  The Strait  ({tmp_path / 'editions' / 'my-sea.toml'})" in out
    argv = ("simulate", "dutch-east-indies", "--players", "2", "--games", "1")
    assert said(*argv, "--option", "chart=my-sea", "rounds=2")[0] == 0
    assert said(*argv[:3], "3", *argv[4:], "--option", "chart=my-sea")[0] == 2


def test_a_file_of_no_game_is_reported(
    said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd.toml").write_text('game = "amerigoo"\n', encoding="utf-8")
    monkeypatch.setenv("CARRACK_EDITIONS", str(tmp_path))
    code, out, _ = said("edition", "list")
    assert code == 1
    assert f"{tmp_path / 'odd.toml'}: it belongs to no installed game" in out
    code, _, error = said("edition", "check", str(tmp_path / "odd.toml"))
    assert code == 2
    assert "did you mean 'amerigo'?" in error
