"""What an analysis holds for its readers, and by which number that form is known."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.analysis import report
from carrack.analysis.analyst import analyse
from carrack.analysis.at_once import Sheet
from carrack.analysis.describe import FORM
from carrack.analysis.looks import usual_looks
from carrack.analysis.sampling import chosen
from carrack.core.chance import Stream
from carrack.core.game import Game, State
from unit.test_analysis import GAME, Json, begun, ignored, played

DEAR, LOT = 12, 12
FIELDS = """
bot decisions form game judged luck moments playouts rating result second setup sides sources strong
totals turns
"""


def first_word(game: Game[State], state: State, line: tuple[str, ...]) -> Sheet:
    """One point for the first move. (Of Lanterns itself nothing scores but the end of a turn.)"""
    return {line[0].split()[0]: 1}


@pytest.fixture(scope="module")
def analysis() -> Json:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(report, "scored", first_word)
        looks = usual_looks(GAME, redraws=1, playouts=64)
        return analyse(GAME, played(begun(rounds=2)).record(), looks, ignored)


def test_who_changes_what_an_analysis_holds_changes_its_form(analysis: Json) -> None:
    """Analyses of other forms are made anew: what is counted otherwise is never added up."""
    free = [(number, number % 4, 1.0) for number in range(60)]
    dear = [one.dear for one in chosen(free, Stream(1))]
    looks = (dear.count(True), dear.count(False))
    assert (FORM, looks, sorted(analysis)) == (4, (DEAR, LOT), FIELDS.split())


def test_points_missed_at_once_are_those_of_the_best_lines_less_those_of_the_played(
    analysis: Json,
) -> None:
    """So few stretches are free that each is looked at closely, and stands for itself."""
    sums = [Counter[str](), Counter[str]()]
    for one in analysis["decisions"]:
        if one["strong"]:
            for points, line in ((1, one["best"][0]["line"]), (-1, one["played"]["line"])):
                sums[one["seat"]][line[0].split()[0]] += points
    told = [{one["key"]: one["points"] for one in seat} for seat in analysis["sources"]]
    assert any(sums[0].values()), "something was missed"
    for seat, missed in enumerate(told):
        assert {**dict.fromkeys(sums[seat], 0.0), **missed} == sums[seat]
