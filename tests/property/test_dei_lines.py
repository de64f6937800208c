"""Lines and features of The Dutch East Indies in games of all kinds: legal, bounded, fair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, checked_options
from carrack.core.knowledge import MOST_FEATURE
from carrack.core.move import Move
from carrack.games.dutch_east_indies.bots.knowledge import KNOWLEDGE
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei

MOST = 25
LEVELS = ("easy", "medium", "hard", "expert")
CASES = [(players, seed) for players in (1, 2, 3, 4) for seed in range(2)]


def spots(players: int, seed: int) -> Iterator[Dei]:
    """Positions of a game in which two of three moves are advised and the others anything."""
    given: dict[str, int | str] = {"rounds": 14}
    if players == 1:
        given["level"] = LEVELS[seed]
    chance, stream = Seeded(seed), Stream(seed)
    s = GAME.setup(players, checked_options(GAME, players, given), chance)
    count = 0
    while s.seat != OVER:
        count += 1
        if count % 9 == 0:
            yield s
        move = KNOWLEDGE.advice(s, stream)
        if stream.below(3) == 0:
            move = GAME.legal(s).sample(stream)
        GAME.apply(s, move, chance)


def check_line(s: Dei, line: Sequence[Move]) -> None:
    """Every move is legal after those before it, and only the last reveals anything."""
    after = s.copy()
    for i, move in enumerate(line):
        assert GAME.refusal(after, move) is None, [one.notation for one in line]
        assert (after.seat, after.reveals, after.turn) == (s.seat, s.reveals, s.turn)
        assert len(line) == 1 or move.notation != "end"
        if i < len(line) - 1 or move.notation != "end":
            GAME.apply(after, move, Seeded(1))
    quiet = (after.seat, after.reveals) == (s.seat, s.reveals) and after.ask == (-1, 0, 0, 0)
    assert not quiet or KNOWLEDGE.end_move(after) is not None, "a turn that cannot end there"


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_lines_are_legal_and_differ_and_begin_as_advised(players: int, seed: int) -> None:
    for s in spots(players, seed):
        before = GAME.to_json(s)
        lines = KNOWLEDGE.lines(s, MOST)
        assert 1 <= len(lines) <= MOST
        assert len({tuple(move.index for move in line) for line in lines}) == len(lines)
        assert lines[0][0] is KNOWLEDGE.advice(s, Stream(0))
        for line in lines:
            check_line(s, line)
        assert GAME.to_json(s) == before, "thinking has changed the position"


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_features_keep_their_length_and_bounds(players: int, seed: int) -> None:
    shared, side = len(KNOWLEDGE.shared_features()), len(KNOWLEDGE.side_features())
    for s in spots(players, seed):
        rows = KNOWLEDGE.features(s)
        assert [len(row) for row in rows] == [shared] + [side] * max(players, 2)
        assert all(-MOST_FEATURE <= number <= MOST_FEATURE for row in rows for number in row)
        assert 0.0 <= KNOWLEDGE.pace(s) <= 1.0
