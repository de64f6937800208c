"""Every mistake in an edition of The Dutch East Indies is named with its line and its key.

`said` begins with the key; the line is that of what was replaced, or of the last row put there.
"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from carrack.games.dutch_east_indies.box.checks import read_edition
from carrack.games.toml_file import FileProblem

SHIPPED = (
    files("carrack.games.dutch_east_indies")
    .joinpath("editions/reconstructed.toml")
    .read_text(encoding="utf-8")
)


def problems_of(old: str, new: str) -> list[FileProblem]:
    """What is said of the shipped edition with one part replaced."""
    assert old in SHIPPED, old
    return read_edition(SHIPPED.replace(old, new, 1), "box.toml")[1]


def line_of(part: str) -> int:
    """The number of the line on which a part of the shipped edition begins."""
    return SHIPPED[: SHIPPED.index(part)].count("\n") + 1


MISTAKES = [
    ('game = "dutch-east-indies"', 'game = "amerigo"', "game: there is no 'amerigo'"),
    ('name = "reconstructed"', 'name = "../box"', "name: name is '../box'"),
    ("values = [3, 4, 5, 6, 7, 8, 9, 10]", "values = [5]", "cargo.values: there are 1 fields"),
    ("big = 4\n", "big = '4'\n", "sail.big: big is '4'"),
    ("coins = [10", "coins = [11", "stock.coins: coins is [11, 10, 10, 11]"),
    ("solo = [15", "solo = [14", "stock.solo: solo is [14, 10]; it is [15, 10] (DEI-SOLO-2)"),
    ("pepper = 8", "pepper = -1", "supply.pepper: pepper is -1"),
    ("[7, 5], [7, 6]]", "[7, 5], [7, 99]]", "solo.cannons: the track has no 99"),
    ("[5, 4], [6, 5]]", "[5, 4], [60, 5]]", "solo.sails: there is no field 60"),
    ("crates = 1\n", "crates = 1.5\n", "cards[1].crates: crates is 1.5"),
    ("gives = { coins = 2 }", "gives = 2", "cards[1].gives: gives is 2; it is a table [gives]"),
    ("gives = { coins = 2 }", "gives = { coins = 21 }", "cards[1].gives.coins: coins is 21"),
    (
        "gives = { coins = 2 }",
        "gives = { clove = 2, nutmeg = 2 }",
        "cards[1].gives: the card gives 4 spices; at most 3",
    ),
    ('id = "coins-2"', 'id = "coins-1"', "cards[2].id: the id 'coins-1' is used 2 times"),
    ('id = "wild-2"', 'id = "wild-1"', "solo_cards[2].id: the id 'wild-1' is used 2 times"),
    (
        'action = "wild"',
        'action = "wild"\notherwise = "wild"',
        "solo_cards[1].otherwise: 'wild' has no other action; only hunting has (DEI-SOLO-7)",
    ),
    (
        'action = "wild"',
        'action = "wild"\nupgrades = ["sail"]',
        "solo_cards[1].upgrades: this card visits no Market",
    ),
    ('upgrades = ["sail"]', "upgrades = []", "solo_cards[4].upgrades: nothing is raised"),
    ('otherwise = "wild"', 'otherwise = "hunt"', "solo_cards[6].otherwise: there is no 'hunt'"),
    (
        "levels = [1, 2, 3, 4]",
        "levels = [1, 2, 3, 5]",
        "solo_cards[1].levels: levels has 5; it is a list of whole numbers from 1 to 4",
    ),
]


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES)
def test_a_mistake_is_named_with_line_and_key(old: str, new: str, said: str) -> None:
    problems = problems_of(old, new)
    key, _, what = said.partition(": ")
    line = line_of(old) + new.rstrip().count("\n")
    found = [(problem.where, problem.line) for problem in problems if what in str(problem)]
    assert (key, line) in found, [str(problem) for problem in problems]


def test_too_few_cards_are_told_at_the_first_of_them() -> None:
    first = SHIPPED.index("[[cards]]")
    second = SHIPPED.index("[[cards]]", first + 1)
    problems = read_edition(SHIPPED[:first] + SHIPPED[second:], "box.toml")[1]
    line = line_of("[[cards]]")
    said = f"box.toml: cards, line {line}: there are 29 trading cards; there are 30"
    assert said in [str(problem) for problem in problems]


@pytest.mark.rule("DEI-SOLO-13")
def test_a_deck_without_the_shuffle_symbol_is_a_warning_for_each_level() -> None:
    problems = problems_of("shuffle = true", "shuffle = false")
    assert all(problem.warning for problem in problems)
    line = line_of("[[solo_cards]]")
    assert [str(problem) for problem in problems] == [
        f"box.toml: solo_cards, line {line}: the deck of level {level} has 0 cards with the "
        "shuffle symbol; in the box it has one (DEI-SOLO-13)"
        for level in (1, 2, 3, 4)
    ]


@pytest.mark.rule("DEI-SOLO-4")
def test_a_level_without_a_deck_is_an_error() -> None:
    text = re.sub(r"(levels = \[.*), 4\]", r"\1]", SHIPPED)
    edition, problems = read_edition(text, "box.toml")
    assert edition is None
    line = line_of("[[solo_cards]]")
    assert [str(problem) for problem in problems if not problem.warning] == [
        f"box.toml: solo_cards, line {line}: the deck of level 4 has no card; "
        "the automaton needs one (DEI-SOLO-4)"
    ]
