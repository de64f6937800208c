"""`carrack analyse` and `carrack hint` as people type them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from carrack.analysis.describe import FORM
from carrack.cli.analysing import percent
from carrack.cli.main import main
from carrack.cli.rating import figure, played
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Game
from carrack.core.match import Match, new_header
from carrack.core.record import open_record
from support.games import searchable, tiny

Captured = pytest.CaptureFixture[str]


def written(
    folder: Path,
    game: Game[Any] = searchable.GAME,
    moves: int = 1000,
    rounds: int = 2,
    seed: int = 4,
) -> str:
    """The record of a game at random, or of its first moves."""
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    match = Match(game, new_header(game, 2, {"rounds": rounds}, seats), Seeded(seed))
    stream = Stream(1)
    while not match.over and match.decision < moves:
        match.play(match.state.seat, game.legal(match.state).sample(stream))
    file = folder / f"{game.name}{moves}-{rounds}-{seed}.jsonl"
    file.write_text(match.record().text())
    open_file = folder / "open.jsonl"
    open_file.write_text(open_record(game, match.record()).text())
    return str(file)


def refused(capsys: Captured, *argv: str) -> str:
    assert main(argv) == 2
    return capsys.readouterr().err


def test_analyse_prints_what_was_expected_and_what_changed_it(
    capsys: Captured, tmp_path: Path
) -> None:
    out = tmp_path / "analysis.json"
    assert main(["analyse", written(tmp_path), "--json", str(out)]) == 0
    text = capsys.readouterr().out
    analysis = json.loads(out.read_text())
    assert f"Lanterns, 2 players: {analysis['bot']} reviewed" in text
    for title in ("expected result", "what changed it most", "all in all", "0 Ada", "1 Ben"):
        assert title in text
    assert analysis["strong"] == "admiral"
    assert "compared closely with admiral" in text


def test_the_same_is_printed_as_json(capsys: Captured, tmp_path: Path) -> None:
    file = written(tmp_path)
    texts = []
    for _ in range(2):
        assert main(["analyse", file, "--json", "-", "--bot", "flat:iterations=20"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert json.loads(texts[0])["form"] == FORM


def test_play_is_rated_over_several_games(capsys: Captured, tmp_path: Path) -> None:
    files = [written(tmp_path, rounds=9, seed=seed) for seed in (4, 5)]
    out = tmp_path / "rating.json"
    assert main(["analyse", *files, "--pr", "--redraws", "2", "--json", str(out)]) == 0
    text = capsys.readouterr().out
    assert "Lanterns, 2 games" in text
    whole = json.loads(out.read_text())
    assert [player["name"] for player in whole["players"]] == ["Ada", "Ben"]
    assert [one["file"] for one in whole["games"]] == files
    for seat, player in enumerate(whole["players"]):
        mine = [one["analysis"]["rating"][seat] for one in whole["games"]]
        assert (player["games"], player["free"]) == (2, sum(one["free"] for one in mine))
        lost = sum(one["loss"]["win"] for one in mine)
        assert player["pr"]["value"] == pytest.approx(1000 * lost / player["free"], abs=0.01)
        assert player["pr"]["low"] <= player["pr"]["value"] <= player["pr"]["high"]
        assert figure(player["pr"]["value"]) in text
        assert played(player["like"]).split()[-1] in text
        skill, luck = player["skill"]["win"], player["chance"]["win"]
        assert skill + luck == pytest.approx(player["result"]["win"])
    assert main(["analyse", *files, "--pr", "--redraws", "2", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out) == whole


def test_below_ten_turns_nobody_is_rated(capsys: Captured, tmp_path: Path) -> None:
    assert main(["analyse", written(tmp_path), "--pr", "--redraws", "2"]) == 0
    text = capsys.readouterr().out
    assert "no PR below 10 free turns" in text


def test_what_cannot_be_rated_is_answered(capsys: Captured, tmp_path: Path) -> None:
    file, other = written(tmp_path), written(tmp_path, tiny.GAME)
    assert "with --pr, several are rated together" in refused(capsys, "analyse", file, file)
    assert f"{other} is a game of tiny, {file} one of guided" in refused(
        capsys, "analyse", file, other, "--pr"
    )
    assert "Lanterns has no bots that judge" in refused(capsys, "analyse", other, "--pr")
    copy = tmp_path / "copy.jsonl"
    copy.write_text(Path(file).read_text())
    assert f"{copy} is the same game as {file}: name each game once" in refused(
        capsys, "analyse", file, str(copy), "--pr"
    )
    assert "is not over" in refused(capsys, "analyse", file, written(tmp_path, moves=3), "--pr")
    assert "name a file instead of the second -" in refused(capsys, "analyse", "-", "-", "--pr")


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("at", "like helmsman"),
        ("between", "between helmsman and navigator"),
        ("below", "weaker than helmsman"),
        ("above", "at least like helmsman"),
    ],
)
def test_a_strength_is_said_in_words(how: str, words: str) -> None:
    assert played({"how": how, "strength": "helmsman", "next": "navigator"}) == words


def test_a_bot_that_gives_no_values_says_so(capsys: Captured, tmp_path: Path) -> None:
    assert main(["analyse", written(tmp_path, tiny.GAME)]) == 0
    text = capsys.readouterr().out
    assert "careful does not judge positions; it would differ in" in text
    assert "instead of" in text


def test_hint_prints_moves_with_values(capsys: Captured, tmp_path: Path) -> None:
    file = written(tmp_path)
    assert main(["hint", file, "--at", "2"]) == 0
    text = capsys.readouterr().out
    assert "Lanterns, decision 2" in text
    assert "admiral after" in text
    assert "0 Ada: " in text
    assert main(["hint", file, "--at", "2", "--bot", "careful"]) == 0
    assert "careful does not judge positions" in capsys.readouterr().out


def test_a_hint_as_json_is_where_the_record_ends(capsys: Captured, tmp_path: Path) -> None:
    assert main(["hint", written(tmp_path, moves=3), "--json"]) == 0
    hint = json.loads(capsys.readouterr().out)
    assert hint["decision"] == 3
    assert hint["moves"][0]["key"].startswith("move-")
    assert hint["wins"]


def test_a_users_bot_that_fails_is_quoted(capsys: Captured, tmp_path: Path) -> None:
    file = written(tmp_path)
    mine = f"cmd:{sys.executable} {tmp_path / 'nowhere.py'}"
    for command in (["hint", "--at", "1"], ["analyse"]):
        error = refused(capsys, command[0], file, *command[1:], "--bot", mine)
        assert f"bot {mine!r} failed: Fault: it ended with exit code 2; the last it wrote:" in error
        assert "can't open file" in error


def test_a_chance_has_a_minus_sign_and_no_nought_has_one() -> None:
    assert [percent(share) for share in (0.125, -0.5, -0.0001)] == ["12.5 %", "−50.0 %", "0.0 %"]
    assert [percent(share, sign=True) for share in (0.1, -0.1)] == ["+10.0 %", "−10.0 %"]


def test_what_is_asked_wrongly_is_answered(capsys: Captured, tmp_path: Path) -> None:
    file, running = written(tmp_path), written(tmp_path, moves=3)
    assert "choose --at 0 to --at" in refused(capsys, "hint", file)
    assert "choose --at 0 to --at" in refused(capsys, "hint", file, "--at", "900")
    assert "3 decisions; --at 9 is beyond" in refused(capsys, "hint", running, "--at", "9")
    assert "there are careful, " in refused(capsys, "hint", file, "--at", "1", "--bot", "?")
    assert "did you mean 'admiral'?" in refused(capsys, "analyse", file, "--bot", "admirl")
    copy = tmp_path / "copy.jsonl"
    copy.write_text(Path(file).read_text())
    assert f"{copy} is the same game as {file}: name each game once" in refused(
        capsys, "analyse", file, str(copy), "--pr"
    )
    assert "is not over" in refused(capsys, "analyse", running)
    open_file = str(tmp_path / "open.jsonl")
    for command in ("hint", "analyse"):
        assert "record of a running game" in refused(capsys, command, open_file)
        assert "No such file" in refused(capsys, command, "nowhere.jsonl")
        assert "not JSON" in refused(capsys, command, __file__)
    assert "cannot be written" in refused(capsys, "analyse", file, "--json", str(tmp_path))
