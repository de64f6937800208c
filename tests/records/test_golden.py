"""Games that were finished long ago still come out as they did, to the last hash and draw."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from carrack.core.chance import CommittedChance
from carrack.core.game import Refused
from carrack.core.match import Match, Replay
from carrack.core.record import Record, read_record
from carrack.core.registry import find_game
from carrack.core.verify import verify

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))


def read(path: Path) -> Record:
    with path.open(encoding="utf-8") as lines:
        return read_record(lines)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_finished_game_replays_and_was_fair(path: Path) -> None:
    record = read(path)
    game = find_game(record.header.game)
    match = Replay(game, record).run()
    assert match.over
    assert match.record().text() == path.read_text(encoding="utf-8")
    assert verify(game, record).draws > 30


def test_records_of_all_rules_are_kept() -> None:
    for game in ("amerigo", "dutch-east-indies"):
        kept = {read(path).header.rules for path in files_of(game)}
        assert kept == set(find_game(game).known_rules())


def test_by_the_first_rules_the_crowded_game_goes_otherwise() -> None:
    """The automaton comes home by leaving a port: it has its next card a turn later, or at once."""
    record = read(Path(__file__).parent / "dutch-east-indies-1-crowded-78.jsonl")
    game, seed = find_game(record.header.game), record.entries[-1].data["note"]["seed"]
    assert record.header.rules == "2"
    record.header.rules = "1"
    match = Match(game, record.header, CommittedChance(bytes.fromhex(seed)))
    with pytest.raises(Refused):
        for entry in record.entries:
            if entry.kind == "move":
                move = game.read_move(match.state, entry.data["move"])
                match.play(entry.data["seat"], move)
            elif entry.kind == "undo":
                match.undo(entry.data["seat"], entry.data["undo"])


def files_of(game: str) -> list[Path]:
    return [path for path in FILES if path.stem.startswith(game)]


@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_every_number_of_players_has_games_with_moves_taken_back(game: str) -> None:
    counts = Counter(read(path).header.players for path in files_of(game))
    assert set(counts) >= {2, 3, 4}
    for path in files_of(game):
        assert any(entry.kind == "undo" for entry in read(path).entries)


def test_some_games_have_commands_out_of_turn() -> None:
    kinds = [{entry.kind for entry in read(path).entries} for path in files_of("dutch-east-indies")]
    assert len([found for found in kinds if "command" in found]) > 3


KINDS = {
    "amerigo": {
        *("blue", "black", "red", "brown", "green", "yellow", "white", "gold", "cubes"),
        *("place", "sail", "post", "load", "take", "advance", "pick", "build", "buy", "order"),
        *("use", "chest", "jump", "end"),
    },
    "dutch-east-indies": {
        *("sail", "turn", "pick", "load", "unload", "give", "look", "accept", "refuse", "buy"),
        *("sell", "swap", "upgrade", "attack", "first", "take", "lower", "drop", "dump", "end"),
    },
}


@pytest.mark.parametrize("game", sorted(KINDS))
def test_the_games_show_every_kind_of_move(game: str) -> None:
    """What no golden game does, no golden game can protect."""
    moves = (
        entry.data["move"]
        for path in files_of(game)
        for entry in read(path).entries
        if entry.kind == "move"
    )
    assert {move.split(" ")[0] for move in moves} == KINDS[game]
