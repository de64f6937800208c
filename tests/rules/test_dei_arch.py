"""Custom archipelagos: DEI-ARCH-1, by small maps that break one recommendation each."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import checked_options
from carrack.games.dutch_east_indies import GAME
from carrack.games.dutch_east_indies.chart.archipelago import Finding, check_archipelago
from carrack.games.dutch_east_indies.chart.map_file import read_chart, read_draft
from carrack.games.dutch_east_indies.chart.waters import UNREACHED, Waters, distance_report
from support.positions.dei import DRAWING, ISLAND, position, square

MAP = next(option for option in GAME.options() if option.name == "map")

LAKE = """
11+.......aaa
1.........+..
+............
......+......
bb+...M...+cc
......+......
............+
..+.........2
ddd.......+22
"""
STARTS = ("c1 E", "a3 S", "k9 W", "m7 N", "e6 N", "i4 S")


def lake(
    rows: str = LAKE, starts: tuple[str, ...] = STARTS, cards: tuple[int, ...] = (6, 4, 4, 6)
) -> str:
    """The text of a map for two: berths of both homes' ships and the pirates, cards by letter."""
    homes = [
        f'[[homes]]\nname = "Home {seat + 1}"\nbig = "{starts[2 * seat]}"\n'
        f'small = "{starts[2 * seat + 1]}"\n'
        for seat in range(2)
    ]
    wild = [
        f'[[wild]]\nletter = "{letter}"\nname = "Isle {letter}"\ncards = {count}\n'
        for letter, count in zip("abcd", cards, strict=True)
    ]
    head = 'game = "dutch-east-indies"\nname = "lake"\ntitle = "Lake"\nprovenance = "own"\n'
    drawing = f'players = 2\nchart = """{rows}"""\n'
    pirates = f'[pirates]\nbig = "{starts[4]}"\nsmall = "{starts[5]}"\n'
    return "".join([head, drawing, *homes, '[market]\nname = "Middle"\n', *wild, pirates])


def redrawn(row: int, now: str) -> str:
    """The lake with another row (from 1)."""
    rows = LAKE.strip().split("\n")
    return "\n".join(["", *rows[: row - 1], now, *rows[row:], ""])


def findings(text: str) -> list[Finding]:
    return check_archipelago(read_draft(text, "lake").waters)


def errors(text: str) -> list[str]:
    """What keeps a map from being played; it cannot be chosen then."""
    found = [str(finding.wrong) for finding in findings(text) if not finding.warning]
    if found:
        assert read_chart(text, "lake")[0] is None
        with pytest.raises(ValueError, match="cannot be played"):
            MAP.checked_for(2, text)
    return found


def warnings(text: str) -> list[str]:
    """What a map could do better; it can be chosen all the same."""
    assert errors(text) == []
    assert MAP.checked_for(2, text) == text
    return [str(finding.wrong) for finding in findings(text)]


@pytest.mark.rule("DEI-ARCH-1")
def test_a_map_that_follows_all_recommendations_has_no_finding():
    assert warnings(lake()) == []


@pytest.mark.rule("DEI-ARCH-1")
def test_distances_are_those_of_a_ship_with_sail_one_facing_as_placed():
    ahead, behind = (
        distance_report(read_chart(lake(starts=(big, *STARTS[1:])), "lake")[0])[0].islands
        for big in ("c1 E", "c1 W")
    )
    assert ahead == (0, UNREACHED, 4, 8, 2, 8, 5)  # 1, 2, M, a, b, c, d
    assert behind == (0, UNREACHED, 5, 9, 2, 9, 5)  # the big ship turns first; b, d: the small one


@pytest.mark.rule("DEI-ARCH-1")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (lake(redrawn(5, "bb....M...+cc")), ["Isle b has no port"]),
        (
            lake(redrawn(2, "1.......+....")),
            ["The port on i2 touches no island", "Isle a has no port"],
        ),
        (lake(redrawn(3, "+..a.........")), ["Isle a (a) is drawn in several pieces"]),
        (lake(redrawn(4, "......+..+...")), ["The port on j4 touches no island"]),
        (lake(starts=("a1 E", *STARTS[1:])), ["The big ship of player 1 starts on land, on a1"]),
        (lake(starts=("a3 E", *STARTS[1:])), ["The small ship of player 1 starts where another"]),
        (lake(starts=("k9 E", *STARTS[1:])), ["The big ship of player 1 starts in a home port"]),
        (
            lake(starts=(*STARTS[:4], "n5 N", "i4 S")),
            ["The big pirate starts off the board, on n5"],
        ),
    ],
)
def test_what_cannot_be_played_is_an_error(text: str, said: list[str]):
    found = errors(text)
    assert found
    for part in said:
        assert any(part in wrong for wrong in found), found


@pytest.mark.rule("DEI-ARCH-1")
def test_an_island_that_nobody_can_sail_to_is_an_error():
    rows = LAKE.strip().split("\n")
    ring = ["11+.......aaa", "1.........a+a", "+.........aaa"]
    found = errors(lake("\n".join(["", *ring, *rows[3:], ""])))
    assert found == ["Player 1 cannot sail to Isle a.", "Player 2 cannot sail to Isle a."]


@pytest.mark.rule("DEI-ARCH-1")
def test_the_market_lies_equally_far_from_all():
    nearer = lake(starts=("e3 E", *STARTS[1:]))
    assert warnings(nearer) == ["The Market is 2, 4 movement points away."]


@pytest.mark.rule("DEI-ARCH-1")
def test_the_nearest_wild_island_lies_about_equally_far_from_each():
    one_less = lake(starts=("c1 E", "b4 E", *STARTS[2:]))
    assert warnings(one_less) == []
    two_less = lake(starts=("c1 E", "c5 E", *STARTS[2:]))
    assert warnings(two_less) == ["The nearest wild island is 0, 2 movement points away."]


@pytest.mark.rule("DEI-ARCH-1")
def test_fewer_cards_lie_near_the_players_and_more_far_away():
    assert warnings(lake(cards=(4, 4, 4, 4))) == []
    said = "The islands nearest to the players (2) hold 10 trading cards, the others (2) 8."
    assert warnings(lake(cards=(4, 5, 5, 4))) == [said]


@pytest.mark.rule("DEI-ARCH-1")
@pytest.mark.parametrize(
    ("homes", "shaped"),
    [
        ([(1, 1), (1, 9), (9, 9), (9, 1)], True),  # a square
        ([(1, 3), (1, 9), (5, 9), (5, 3)], True),  # a rectangle
        ([(1, 1), (1, 9), (9, 9), (9, 4)], False),
        ([(1, 1), (3, 3), (5, 5), (9, 9)], False),
        ([(1, 1), (1, 9), (9, 5)], True),  # a triangle
        ([(1, 1), (5, 5), (9, 9)], False),  # a line
    ],
)
def test_homes_form_a_triangle_a_rectangle_or_a_square(homes, shaped):
    rows = [["."] * 11 for _ in range(11)]
    for seat, (row, column) in enumerate(homes):
        rows[row][column] = str(seat + 1)
    drawing = "\n".join("".join(row) for row in rows)
    tables = "".join(f'[[homes]]\nname = "Home {seat}"\n' for seat in range(len(homes)))
    text = f'players = {len(homes)}\nchart = """\n{drawing}\n"""\n{tables}'
    said = [str(finding.wrong) for finding in findings(text)]
    assert ("The home islands lie out of shape." in said) is not shaped


@pytest.mark.rule("DEI-ARCH-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_maps_that_ship_follow_every_recommendation(players):
    plan = GAME.setup(players, checked_options(GAME, players, {}), Seeded(1)).world.plan
    assert check_archipelago(Waters(plan)) == []


@pytest.mark.rule("DEI-ARCH-1")
def test_a_port_at_the_edge_of_the_map_belongs_to_the_island_beside_it():
    s = position(drawing=DRAWING.rstrip().removesuffix(".") + "b")
    assert s.world.port_of[square(s, "l6")] == ISLAND["M"]
    assert s.world.port_of[square(s, "c8")] == ISLAND["b"]
