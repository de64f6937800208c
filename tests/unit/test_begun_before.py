"""Series and trainings that were begun go on with the luck and the rules of their beginning."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrack.arena.series.playing import SeatedBots, make_plan
from carrack.arena.tournament.results import Results, ResultsError, as_begun, read_plan
from carrack.arena.tournament.tournament import Entrants, make_tournament
from carrack.bots.learning.checkpoint import load, save
from carrack.bots.learning.game_specs import lesson
from carrack.bots.learning.selfplay import Player
from carrack.bots.learning.settings import TrainingSettings, settings_in
from carrack.bots.learning.trainer import Trainer, TrainingError, begin
from carrack.bots.search.search_bot import SearchBot
from carrack.cli.main import main
from carrack.core.chance import SEEDED_1, SEEDED_2
from carrack.core.record import read_record
from carrack.core.registry import find_game
from carrack.workers.pool import Pool
from support.bots.tournaments import plan, played
from support.games import tiny, trainable

BEGUN = Path(__file__).parents[1] / "records" / "earlier" / "dutch-east-indies-arena.results"
"""Written by a version that named no luck: `random` alone, seed 5, 8 rounds, 4 games."""

ASKED = ["arena", "dutch-east-indies", "--players", "1", "--bots", "random", "--games", "4"]
ASKED += ["--seed", "5", "--option", "rounds=8", "--workers", "1"]


@pytest.mark.parametrize("kept", [0, 1, 3])
def test_a_tournament_continues_to_the_same_bytes(kept: int, tmp_path: Path) -> None:
    whole, file = BEGUN.read_bytes(), tmp_path / "series"
    file.write_bytes(b"".join(whole.splitlines(keepends=True)[: 1 + kept]))
    assert main([*ASKED, "--results", str(file)]) == 0
    assert file.read_bytes() == whole


def test_the_same_tournament_begun_now_has_other_luck_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "series"
    assert main([*ASKED, "--results", str(file)]) == 0
    header = json.loads(file.read_bytes().splitlines()[0])
    assert (header["luck"], header["rules"]) == (SEEDED_2, find_game(header["game"]).rules_version)
    assert file.read_bytes().splitlines()[1:] != BEGUN.read_bytes().splitlines()[1:]


def test_a_tournament_by_rules_or_luck_that_are_not_known_is_refused(tmp_path: Path) -> None:
    for field, value, message in (
        ("rules", "99", "by rules 99, but known here are 1"),
        ("luck", "seeded-9", "the source 'seeded-9'"),
    ):
        file = tmp_path / field
        header = json.loads(BEGUN.read_bytes().splitlines()[0]) | {field: value}
        file.write_text(json.dumps(header) + "\n")
        asked = make_tournament(find_game("dutch-east-indies"), ["random"], 1, 4)
        with pytest.raises(ResultsError, match=message):
            as_begun(asked, str(file))


def test_another_luck_than_the_file_s_is_refused_where_it_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "series"
    played(replace(plan(), luck=SEEDED_1), file)
    assert "luck" not in json.loads(file.read_bytes().splitlines()[0])
    assert read_plan(str(file)).luck == as_begun(plan(), str(file)).luck == SEEDED_1
    with pytest.raises(ResultsError, match='its luck "seeded-1", asked for "seeded-2"'):
        Results(str(file), plan())


def test_bots_of_a_tournament_compare_the_lines_that_they_knew_when_it_was_begun(
    tmp_path: Path,
) -> None:
    game, thinkers = find_game("dutch-east-indies"), ["learned", "navigator", "flat:iterations=8"]
    asked = make_tournament(game, thinkers, 2, 6)
    for wide in (False, True):
        file = tmp_path / str(wide)
        begun = replace(asked, wide=wide)
        with Results(str(file), begun):
            assert ("wide" in json.loads(file.read_bytes().splitlines()[0])) == wide
        assert as_begun(asked, str(file)) == read_plan(str(file)) == begun
        searching = [bot for bot in Entrants(begun).cast.values() if isinstance(bot, SearchBot)]
        assert [bot.context.wide for bot in searching] == [wide] * len(thinkers)


def test_results_of_a_bot_that_is_gone_are_read_and_their_series_cannot_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "series"
    bots = ("tree:iterations=8", "random")
    begun = replace(make_tournament(tiny.GAME, ["careful", "random"], 2, 4), bots=bots)
    with Results(str(file), begun):
        before = file.read_bytes()
    assert read_plan(str(file)).bots == bots
    asked = ["arena", "tiny", "--bots", ",".join(bots), "--games", "4", "--results", str(file)]
    assert main(asked) == 2
    assert "no bot 'tree' any more: the tree search was removed" in capsys.readouterr().err
    assert file.read_bytes() == before


# --- simulate ------------------------------------------------------------------------------------


def entries_of(text: str) -> str:
    """A digest of a record without its header."""
    lines = text.splitlines(keepends=True)[1:]
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("name", "rules", "options", "digest"),
    [
        ("amerigo", "1", {}, "7f6a038f0496833b"),
        ("dutch-east-indies", "2", {"rounds": 10}, "dd48d140fef87e0b"),
    ],
)
def test_a_series_of_earlier_versions_is_played_again(
    name: str, rules: str, options: dict[str, Any], digest: str
) -> None:
    game = find_game(name)
    series = make_plan(game, ["random"] * 2, 1, 3, options, records=".", rules=rules, luck=SEEDED_1)
    text = SeatedBots(series).play(1).record
    assert text is not None and entries_of(text) == digest
    header = read_record(text.splitlines()).header
    assert header.rules == rules and "luck" not in header.extra


def test_a_record_of_a_series_names_its_luck_and_rules(tmp_path: Path) -> None:
    asked = ["simulate", "amerigo", "--games", "1", "--records", str(tmp_path), "--workers", "1"]
    assert main(asked) == 0
    (path,) = tmp_path.iterdir()
    header = read_record(path.read_text().splitlines()).header
    assert header.extra["luck"] == {"source": SEEDED_2}
    new = path.read_text()
    assert main([*asked, "--luck", SEEDED_1, "--rules", "1"]) == 0
    assert entries_of(path.read_text()) != entries_of(new)


def test_rules_that_are_not_known_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "amerigo", "--games", "1", "--rules", "99"]) == 2
    assert "Amerigo has no rules '99' here; known: 1" in capsys.readouterr().err


# --- trainings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "options", "digest"),
    [
        ("dutch-east-indies", 1, {"rounds": 5}, "c1434d130e758dc3"),
        ("dutch-east-indies", 2, {"rounds": 5}, "08019dec14a7211a"),
    ],
)
def test_the_games_of_a_training_of_an_earlier_version_are_the_same(
    name: str, players: int, options: dict[str, Any], digest: str
) -> None:
    game = find_game(name)
    settings = settings_in({"game": name, "players": [players], "options": options, "seed": 9})
    one = Player(game, settings, None).play(lesson(game, settings, 1))
    parts = (one.shared, one.rows, one.wins, one.points)
    assert hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()[:16] == digest
    assert not {"rules", "luck"} & set(settings.to_json())


def test_a_training_names_its_rules_and_luck_and_ends_with_them(tmp_path: Path) -> None:
    new: Any = trainable.settings(rules="1", luck=SEEDED_2, games_per_round=16, imitation_games=16)
    old: Any = trainable.settings(games_per_round=16, imitation_games=16)
    lessons = []
    for settings in (new, old):
        training = begin(trainable.GAME, settings)
        with Pool(1) as pool:
            Trainer(trainable.GAME, training, pool).round(lambda: False, lambda: None)
        save(tmp_path, training)
        assert load(tmp_path).settings == settings
        lessons.append(load(tmp_path).net["shared"].tobytes())
    assert lessons[0] != lessons[1], "other luck, other games"


@pytest.mark.parametrize(("field", "value"), [("rules", "99"), ("luck", "seeded-9")])
def test_a_training_by_what_is_not_known_is_refused(field: str, value: str) -> None:
    settings: TrainingSettings = trainable.settings(**{field: value})
    with pytest.raises(TrainingError, match=value):
        begin(trainable.GAME, settings)
