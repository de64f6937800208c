"""Files as editors of Windows leave them, through every command, and output that is not UTF-8."""

from __future__ import annotations

import io
import os
import shutil
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from carrack.cli.main import main
from support.games.tiny_record import record_of_a_game

MARK = b"\xef\xbb\xbf"
SEASON = '{"kind": "league", "at_table": 2, "seed": "7", "groups": [{"people": ["Ada", "Ben"]}]}'
AMERIGO, INDIES = files("carrack.games.amerigo"), files("carrack.games.dutch_east_indies")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of each kind that somebody may edit."""
    tmp_path = tmp_path_factory.mktemp("files")
    record_of_a_game(tmp_path)
    texts = {
        "box.toml": AMERIGO.joinpath("editions/reconstructed.toml").read_text("utf-8"),
        "sea.toml": INDIES.joinpath("maps/two.toml").read_text("utf-8"),
        "season.json": SEASON,
        "bots.toml": "[[bot]]\nname = 'mine'\ntitle = 'Mine'\nrun = 'cmd:true'\n",
        "carrack.toml": "most_tables = 5\nbots = 'bots.toml'\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    arguments = ["arena", "tiny", "--bots", "careful,random", "--games", "2", "--seed", "1"]
    assert main([*arguments, "--results", str(tmp_path / "results.jsonl")]) == 0
    return tmp_path


@pytest.fixture
def kept(made: Path, tmp_path: Path) -> Path:
    """The same, to be changed."""
    return Path(shutil.copytree(made, tmp_path / "kept"))


COMMANDS = [
    ("replay", "game.jsonl"),
    ("verify", "game.jsonl"),
    ("export", "game.jsonl"),
    ("ratings", "game.jsonl"),
    ("edition", "check", "box.toml"),
    ("map", "check", "sea.toml"),
    ("league", "standings", "season.json"),
    ("arena", "report", "results.jsonl"),
    ("serve", "--check", "--port", "0", "--data", ".", "--settings", "carrack.toml"),
]

OPTION = ("simulate", "dutch-east-indies", "--games", "1", "--option", "map=@map.toml", "map.toml")


@pytest.mark.parametrize("command", COMMANDS, ids="-".join)
def test_a_mark_of_windows_and_its_ends_of_lines_change_nothing(
    command: tuple[str, ...],
    kept: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(kept)
    *words, name = command
    file = kept / name
    capsys.readouterr()
    plain = main([*words, str(file)]), capsys.readouterr()
    assert plain[0] == 0, plain[1].err
    (kept / "bots.toml").write_bytes(MARK + (kept / "bots.toml").read_bytes())
    written = file.stat().st_mtime_ns  # an export tells the day of a game by it
    file.write_bytes(MARK + file.read_bytes().replace(b"\n", b"\r\n"))
    os.utime(file, ns=(written, written))
    assert (main([*words, str(file)]), capsys.readouterr()) == plain


NESTED = b"a = " + b"[" * 5000 + b"]" * 5000
AWKWARD = {
    "empty": b"",
    "UTF-16": "a = 1".encode("utf-16"),
    "Latin 1": b'{"name": "\xe4"}',
    "nested TOML": NESTED,
    "keys of keys": b"a." * 20_000 + b"b = 1",
    "nested JSON": b'{"a":' * 100_000,
    "a number of 5,000 digits": b"a = " + b"9" * 5000,
    "NaN": b"NaN",
    "cut off": b'{"carrack": 1, "ga',
}


@pytest.mark.parametrize("data", AWKWARD.values(), ids=AWKWARD)
def test_a_file_that_cannot_be_used_is_named_with_what_is_wrong(
    data: bytes, kept: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(kept)
    for *words, name in [*COMMANDS, OPTION]:
        if words[0] == "serve" and not data:
            continue  # settings may all be left out
        (kept / name).write_bytes(data)
        capsys.readouterr()
        assert main(words if name == OPTION[-1] else [*words, name]) in (1, 2), words
        said = capsys.readouterr()
        assert name.partition(".")[0] in said.err + said.out, words


def test_a_device_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    for *words, _ in COMMANDS:
        assert main([*words, "/dev/zero"]) in (1, 2), words
        said = capsys.readouterr()
        assert "device" in said.err + said.out, words


def test_a_record_whose_seats_are_no_seats_is_replayed_without_names(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = kept / "game.jsonl"
    text = record.read_text("utf-8").replace('{"name":"Ada"}', '"Ada"')
    record.write_text(text, encoding="utf-8")
    assert main(["replay", str(record)]) == 0
    assert "Ben" in capsys.readouterr().out


OUTPUTS = [
    (("rules", "--lang", "fr", "AM-SHIP"), ""),
    (("simulate", "--help"), ""),
    (("replay", "game.jsonl"), ""),
    (("arena", "report", "results.jsonl"), ""),
    (("edition", "check", "box.toml"), ""),
    (("export", "game.jsonl"), "utf-8"),
    (("export", "game.jsonl", "--as", "bgsplay"), "utf-8"),
    (("league", "standings", "season.json", "--json"), "utf-8"),
    (("simulate", "tiny", "--games", "1", "--json"), "utf-8"),
]


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize(("command", "data"), OUTPUTS, ids=str)
def test_prose_is_replaced_and_data_are_utf_8_where_a_pipe_holds_fewer_letters(
    command: tuple[str, ...], data: str, encoding: str, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `PYTHONIOENCODING=cp1252` and consoles of Windows do."""
    for name in ("game.jsonl", "season.json"):
        file = kept / name
        file.write_text(file.read_text("utf-8").replace("Ada", "Ładą 👩"), encoding="utf-8")
    monkeypatch.chdir(kept)
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding))
    try:
        assert main(list(command)) == 0
    except SystemExit as end:
        assert end.code == 0  # of --help
    sys.stdout.flush()
    text = out.getvalue().decode(data or encoding)
    assert text
    assert ("Ładą 👩" in text) == bool(data and command[0] != "simulate")
