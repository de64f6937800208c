"""Lines with what tries of them have added up to."""

from __future__ import annotations

from carrack.bots.search.mind import SHARE, Worth
from carrack.bots.search.ranking import Candidate

WON, LOST = Worth([SHARE, 0], [160, 80]), Worth([0, SHARE], [80, 160])


def candidate(trust: int = 0) -> Candidate:
    """A line of which the judge says that it is lost."""
    return Candidate([], [0, 0], [0, 0], first=LOST, trust=trust)


def test_an_untried_line_is_worth_what_the_judge_says() -> None:
    assert candidate().mean() == LOST
    assert candidate(trust=3).mean() == LOST


def test_tries_count_alone_where_the_judge_is_not_trusted() -> None:
    one = candidate()
    one.add(WON)
    assert one.mean() == WON


def test_the_judge_counts_as_many_tries_as_it_is_trusted() -> None:
    one = candidate(trust=3)
    one.add(WON)
    assert one.mean() == Worth([SHARE // 4, SHARE * 3 // 4], [100, 140])
    assert one.visits == 1
