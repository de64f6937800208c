"""Games that were finished long ago still come out as they did, to the last hash and draw."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from carrack.core.match import Replay
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
