"""What is said about a map while it is drawn, in the reader's language and with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from carrack.games import dutch_east_indies
from carrack.games.dutch_east_indies.box.map_report import judge

Json = dict[str, Any]


def drawn(players: int, rows: str, starts: list[str], cards: dict[str, int]) -> str:
    """The text of a map; `starts` are the berths of each home, then those of the pirates."""
    homes = [
        f'[[homes]]\nname = "Home {seat + 1}"\n{berths(starts[seat])}' for seat in range(players)
    ]
    wild = [
        f'[[wild]]\nletter = "{letter}"\nname = "Isle {letter}"\ncards = {count}\n'
        for letter, count in cards.items()
    ]
    head = 'game = "dutch-east-indies"\nname = "bay"\ntitle = "Bay"\nprovenance = "own"\n'
    drawing = f"players = {players}\nchart = '''\n{rows.strip()}\n'''\n"
    market = '[market]\nname = "Middle"\n'
    return "".join([head, drawing, *homes, market, *wild, "[pirates]\n", berths(starts[-1])])


def berths(start: str) -> str:
    big, small = start.split(", ")
    return f'big = "{big}"\nsmall = "{small}"\n'


TWO = drawn(
    2,
    """
.....cc....eee....222
....ccc...+ee.....222
.....c+...........+22
...................+.
.aa+.......+.........
aaa+.....+MM.........
aa.......MMM.......ff
.........MM+.....+fff
.........+.......+ff.
.+...................
11+...........+d.....
111.....bb+...ddd....
111....bbb....dd.....
""",
    ["c11 NE, b10 NE", "s3 SW, t4 SW", "k4 S, k10 N"],
    {"a": 3, "b": 6, "c": 5, "d": 5, "e": 6, "f": 3},
)
FOUR = drawn(
    4,
    """
11+.......+22
1+...+a....+2
.............
......M+.....
.............
4+...+b....+3
44+.......+33
""",
    ["c1 E, b2 E", "k1 W, l2 W", "k7 W, l6 W", "c7 E, b6 E", "g1 S, g7 N"],
    {"a": 3, "b": 3},
)


def said(text: str, *changes: tuple[str, str]) -> list[Json]:
    """The problems of a map with some places changed, each the first of its kind."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return list(judge(text)["problems"])


def about(problems: list[Json], key: str) -> Json:
    """The problem with a message."""
    (found,) = (each for each in problems if each["message"]["key"] == key)
    return dict(found)


HERE: Json = {"size": "big", "pirate": "big"}
CASES: list[tuple[str, list[tuple[str, str]], Json, str]] = [
    ("map-port-touches", [(".....+.\n.aa", "..+....\n.aa")], {"square": "q4", "count": 0}, "q4"),
    ("map-no-port", [(".bb+..", ".bb...")], {"island": "Isle b"}, "i12 j12 h13 i13 j13"),
    ("map-pieces", [("....ccc...+ee", "....ccc.c.+ee")], {"island": "Isle c", "letter": "c"}, "i2"),
    ("map-off-board", [("c11 NE", "c20 NE")], {**HERE, "seat": 1, "square": "c20"}, "c20"),
    ("map-on-land", [("c11 NE", "a11 NE")], {**HERE, "seat": 1, "square": "a11"}, "a11"),
    ("map-foreign-port", [("k4 S", "s3 S")], {**HERE, "seat": 0, "square": "s3"}, "s3"),
    ("map-not-drawn", [("Isle f", "Far"), ('"f"', '"z"')], {"island": "Far"}, ""),
    ("map-no-start", [('big = "k4 S"\n', "")], {**HERE, "seat": 0}, ""),
    ("map-no-title", [('"Bay"', '""')], {}, ""),
    ("map-no-name", [('"Middle"', '" "')], {}, ""),
    ("map-many-cards", [("cards = 3", "cards = 9")], {"cards": 34, "most": 30}, ""),
    ("map-market-far", [("c11 NE", "d9 NE")], {"distances": "6, 7"}, "j6 l5 l8 j9"),
    ("map-wild-far", [("c11 NE", "e6 W")], {"distances": "1, 4"}, ""),
    ("map-solo", [("cards = 3", "cards = 4")], {"cards": 29, "most": 28}, ""),
    (
        "map-port-pair",
        [(".....c+....", "....+c+....")],
        {"island": "Isle c", "ports": "e3, g3"},
        "e3 g3",
    ),
    (
        "map-taken",
        [("k10 N", "k4 N")],
        {"size": "small", "pirate": "small", "seat": 0, "square": "k4"},
        "k4",
    ),
]


def test_both_maps_are_without_a_problem_before_they_are_changed() -> None:
    assert said(TWO) == []
    assert [each["message"] for each in said(FOUR) if not each["warning"]] == []


@pytest.mark.rule("DEI-ARCH-1")
@pytest.mark.parametrize(("key", "changes", "args", "squares"), CASES)
def test_what_is_wrong_is_said_with_its_place(
    key: str, changes: list[tuple[str, str]], args: Json, squares: str
) -> None:
    problem = about(said(TWO, *changes), key)
    assert problem["message"]["args"] == args
    assert sorted(problem["squares"]) == sorted(squares.split())


@pytest.mark.rule("DEI-ARCH-1")
def test_an_island_shut_in_cannot_be_reached_by_anybody() -> None:
    shut = [
        (
            ".aa+.......+.........\naaa+.....+MM.........",
            ".aa........+.........\naaaa.....+MM.........",
        ),
        ("aa.......MMM.......ff\n....", "a+aa.....MMM.......ff\naaaa"),
    ]
    unreached = [each for each in said(TWO, *shut) if not each["warning"]]
    assert [each["message"]["key"] for each in unreached] == ["map-unreached"] * 2
    assert [each["message"]["args"]["seat"] for each in unreached] == [1, 2]
    assert [each["squares"] for each in unreached] == [["b7"], ["b7"]]


@pytest.mark.rule("DEI-ARCH-1")
def test_cards_near_the_players_and_homes_out_of_shape_are_shown_on_the_map() -> None:
    few = [("cards = 6", "cards = 2"), ("cards = 6", "cards = 1"), ("cards = 5", "cards = 1")]
    near = about(said(TWO, *few), "map-near-cards")
    assert near["message"]["args"] == {"near": 2, "near_cards": 6, "far": 4, "far_cards": 9}
    assert {"b5", "t9"} <= set(near["squares"])
    bent = [("4+...+b....+3\n44+..", ".....+b....+3\n.44+."), ("c7 E", "d7 E")]
    shape = about(said(FOUR, *bent), "map-shape")
    assert shape["message"]["args"] == {"players": 4}
    assert {"a1", "b7", "m7"} <= set(shape["squares"])


@pytest.mark.rule("DEI-ARCH-1")
def test_a_map_without_wild_islands_is_reported() -> None:
    assert about(said(TWO[: TWO.index("[[wild]]")]), "map-no-wild")["squares"] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_has_words_for_what_is_wrong_and_what_would_be_right(language: str) -> None:
    folder = Path(dutch_east_indies.__file__).parent / "locale"
    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    texts = {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("map-")
    }
    assert texts.pop("map-who") == []
    known = {key for key, *_ in CASES}
    known |= {"map-unreached", "map-near-cards", "map-shape", "map-no-wild"}
    assert set(texts) == known
    assert all(names == ["right"] for names in texts.values())


def test_a_mistake_that_only_a_file_can_have_is_said_in_the_words_of_the_check() -> None:
    (problem,) = said(TWO, ("players = 2", "players = 7"))[:1]
    assert problem["message"]["message"] == "players is 7; it is a whole number from 2 to 4"
    assert problem["message"]["args"]["expected"]["args"] == {"low": 2, "high": 4}


def test_what_a_map_lacks_is_said_once_and_nothing_of_what_it_would_hold() -> None:
    missing = ["game", "name", "title", "provenance", "chart", "homes", "market", "wild", "pirates"]
    assert [each["key"] for each in said("players = 3")] == missing
