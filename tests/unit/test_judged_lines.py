"""Lines are judged where their turn has nothing left but its end; `end` alone is judged at once."""

from __future__ import annotations

from carrack.bots.search.context import WIN, SearchContext
from carrack.bots.search.ranking import candidates, rank
from carrack.core.chance import Stream
from carrack.games.amerigo.game import GAME
from support.positions.amerigo import act, new_game, play

Rows = list[list[list[int]]]


class Noting:
    """A judge who keeps what it was shown, and finds the last position best."""

    def __init__(self) -> None:
        self.shown: Rows = []

    def judge(self, rows: Rows) -> list[tuple[list[int], list[int]]]:
        self.shown = rows
        return [([i, WIN - i], [0, 0]) for i in range(len(rows))]


def test_the_end_of_a_turn_is_judged_before_chance_takes_over() -> None:
    s, judge = new_game(2), Noting()
    s.seat = 0
    act(s, "brown", 3)
    context = SearchContext(GAME, judge)
    found = candidates(context, s, 40)
    ranked = rank(context, s, found, 0, Stream(1))
    at = [one.line for one in found].index([s.world.end_move])
    assert judge.shown[at] == context.knowledge.features(s)
    play(s, *[move.notation for move in found[0].line])
    assert judge.shown[0] == context.knowledge.features(s)
    assert ranked == found[::-1]
