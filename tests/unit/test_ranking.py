"""Lines with what tries of them have added up to."""

from __future__ import annotations

from carrack.bots.search.context import WIN, Worth
from carrack.bots.search.ranking import Candidate

WON, LOST = Worth([WIN, 0], [160, 80]), Worth([0, WIN], [80, 160])


def candidate() -> Candidate:
    """A line of which the judge says that it is lost."""
    return Candidate([], [0, 0], [0, 0], first=LOST)


def test_an_untried_line_is_worth_what_the_judge_says() -> None:
    assert candidate().mean() == LOST


def test_tries_count_alone_where_there_are_some() -> None:
    one = candidate()
    one.add(WON)
    assert one.mean() == WON
    one.add(LOST)
    assert one.mean() == Worth([WIN // 2, WIN // 2], [120, 120])
    assert one.visits == 2
