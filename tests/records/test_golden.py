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


def test_every_number_of_players_has_games_with_moves_taken_back() -> None:
    counts = Counter(read(path).header.players for path in FILES)
    assert set(counts) == {2, 3, 4}
    for path in FILES:
        assert any(entry.kind == "undo" for entry in read(path).entries)


KINDS = {
    *("blue", "black", "red", "brown", "green", "yellow", "white", "gold", "cubes"),
    *("place", "sail", "post", "load", "take", "advance", "pick", "build", "buy", "order"),
    *("use", "chest", "jump", "end"),
}


def test_the_games_of_amerigo_show_every_kind_of_move() -> None:
    """What no golden game does, no golden game can protect."""
    moves = (
        entry.data["move"]
        for path in FILES
        if path.stem.startswith("amerigo")
        for entry in read(path).entries
        if entry.kind == "move"
    )
    assert {move.split(" ")[0] for move in moves} == KINDS
