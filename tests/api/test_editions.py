"""Editions of one's own, judged by the server while they are entered."""

import tomllib

import pytest

from carrack.core.registry import find_game
from support.server.local import LocalServer

GAMES = ("amerigo", "dutch-east-indies")


def check(local: LocalServer, game: str, **body: object) -> dict:
    response = local.client.post(f"/api/v1/games/{game}/editions/check", json=body)
    assert response.status_code == 200, response.text
    return response.json()


def cells(said: dict, section: str, line: int) -> list[str]:
    return said["sheet"]["sections"][section][line]["cells"]


def places(said: dict) -> list[tuple[str, int, int]]:
    return [(each["section"], each["line"], each["cell"]) for each in said["problems"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_edition_to_begin_with_is_ours_under_another_name(
    local: LocalServer, game: str
) -> None:
    said = check(local, game)
    assert said["playable"]
    assert said["sheet"]["name"] == "my-box"
    source = __import__(f"carrack.games.{game.replace('-', '_')}.box.layout", fromlist=["shipped"])
    _read = source.LAYOUT.read
    ours, _ = _read(source.shipped(), "ours")
    mine, _ = _read(said["text"], "mine")
    assert mine.digest == ours.digest  # nothing is lost between file, cells and file


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_comes_back_from_its_file_as_it_was(local: LocalServer, game: str) -> None:
    first = check(local, game)
    again = check(local, game, text=first["text"])
    assert again["sheet"] == first["sheet"]
    assert check(local, game, sheet=first["sheet"])["text"] == first["text"]


def test_half_a_card_is_kept_and_its_problem_says_where_and_by_which_rule(
    local: LocalServer,
) -> None:
    said = check(local, "dutch-east-indies")
    line = said["sheet"]["sections"]["cards"][2]
    line["cells"], line["source"] = ["", "x", "2", "", "", "", "", ""], "printed"
    said = check(local, "dutch-east-indies", sheet=said["sheet"])
    assert not said["playable"]
    assert places(said) == [("cards", 2, 0), ("cards", 2, 1)]
    wrong = said["problems"][1]
    assert wrong["message"]["message"] == "crates is 'x'; it is a whole number from 1 to 5"
    assert wrong["rule"] == "DEI-TRADE-3"
    again = check(local, "dutch-east-indies", text=said["text"])
    assert again["sheet"]["sections"]["cards"][2] == line


def test_what_a_spreadsheet_pastes_into_a_cell_is_read(local: LocalServer) -> None:
    sheet = check(local, "dutch-east-indies")["sheet"]
    sheet["sections"]["sail"][0] = {"cells": ["1\t2\t2\t3;3, 3 4 4 6"], "source": "printed"}
    sheet["sections"]["solo"][0] = {"cells": ["5\t3\t6\t4\t7\t5\t7\t6"], "source": "printed"}
    said = check(local, "dutch-east-indies", sheet=sheet)
    assert said["playable"]
    content = tomllib.loads(said["text"])
    assert content["sail"]["values"] == [1, 2, 2, 3, 3, 3, 4, 4, 6]
    assert content["solo"]["cannons"] == [[5, 3], [6, 4], [7, 5], [7, 6]]
    assert content["sail"]["provenance"] == {
        "values": "printed",
        "prices": "reconstructed",
        "big": "deduced",
        "small": "deduced",
    }


@pytest.mark.parametrize("nothing", ["0", " 0 ", "00", ""])
def test_a_card_gives_none_of_what_has_a_0(local: LocalServer, nothing: str) -> None:
    sheet = check(local, "dutch-east-indies")["sheet"]
    sheet["sections"]["cards"][0]["cells"][1:] = ["2", "1", "1", *([nothing] * 4)]
    said = check(local, "dutch-east-indies", sheet=sheet)
    assert said["playable"], said["problems"]
    assert tomllib.loads(said["text"])["cards"][0]["gives"] == {"coins": 1, "clove": 1}


@pytest.mark.parametrize(
    ("game", "section", "line", "cell", "typed"),
    [
        ("dutch-east-indies", "sail", 0, 0, "1 2 zwei 3 3 3 4 4 6"),
        ("dutch-east-indies", "cannons", 0, 0, "=2+3"),
        ("dutch-east-indies", "sail", 1, 0, "drei"),
        ("dutch-east-indies", "stock", 0, 0, "14 15 fünfzehn 15"),
        ("dutch-east-indies", "solo", 0, 0, "5/3 6/4 7/x 7/6"),
        ("dutch-east-indies", "pirates", 0, 0, "sechs"),
        ("dutch-east-indies", "cards", 3, 1, "=2+3"),
        ("dutch-east-indies", "cards", 3, 1, ""),
        ("dutch-east-indies", "solo_cards", 2, 1, "jagen"),
        ("amerigo", "rounds", 0, 0, "8 zwei 2 2 2"),
        ("amerigo", "progress", 1, 0, "4/1 8/x"),
        ("amerigo", "special", 0, 0, "white blu any"),
        ("amerigo", "production", 0, 1, "2 2 3 drei"),
        ("amerigo", "shapes", 3, 1, "#.#"),
        ("amerigo", "villages", 0, 2, "zwei"),
        ("amerigo", "tokens", 0, 1, "AM-TOKEN-99"),
    ],
)
def test_one_slip_is_one_mistake(
    local: LocalServer, game: str, section: str, line: int, cell: int, typed: str
) -> None:
    sheet = check(local, game)["sheet"]
    sheet["sections"][section][line]["cells"][cell] = typed
    said = check(local, game, sheet=sheet)
    assert places(said) == [(section, line, cell)], [
        each["message"]["message"] for each in said["problems"]
    ]


def test_a_value_that_a_rule_forbids_is_shown_with_that_rule(local: LocalServer) -> None:
    sheet = check(local, "dutch-east-indies")["sheet"]
    sheet["sections"]["stock"][0]["cells"] = ["14 15 15 16"]
    said = check(local, "dutch-east-indies", sheet=sheet)
    assert places(said) == [("stock", 0, 0)]
    assert said["problems"][0]["rule"] == "DEI-SETUP-6"


def test_a_tile_with_water_that_no_ship_reaches_is_refused_at_its_drawing(
    local: LocalServer,
) -> None:
    sheet = check(local, "amerigo")["sheet"]
    tile = sheet["sections"]["tiles"][4]
    tile["cells"][2] = "......\n.###..\n.#.#..\n.###..\n......\n......"
    said = check(local, "amerigo", sheet=sheet)
    assert not said["playable"]
    assert ("tiles", 4, 2) in places(said)


def test_shapes_that_share_a_name_or_have_none_are_kept(local: LocalServer) -> None:
    sheet = check(local, "amerigo")["sheet"]
    shapes = sheet["sections"]["shapes"]
    shapes.append({"cells": ["I1", "##"], "source": "printed"})
    shapes.append({"cells": ["", "###"], "source": "printed"})
    said = check(local, "amerigo", sheet=sheet)
    count = len(shapes)
    assert places(said) == [("shapes", count - 2, 0), ("shapes", count - 1, 0)]
    assert not said["playable"]
    kept = check(local, "amerigo", text=said["text"])["sheet"]["sections"]["shapes"]
    assert [line["cells"] for line in kept[-2:]] == [["I1-2", "##"], ["unnamed", "###"]]


def test_the_name_of_ours_is_taken(local: LocalServer) -> None:
    sheet = check(local, "amerigo")["sheet"]
    said = check(local, "amerigo", sheet={**sheet, "name": "reconstructed"})
    assert places(said) == [("name", -1, -1)]


def test_nothing_that_is_sent_breaks_the_judge(local: LocalServer) -> None:
    said = check(local, "amerigo", text="this is no TOML")
    assert (said["sheet"], said["playable"], len(said["problems"])) == (None, False, 1)
    for text in (
        "tiles = 3",
        "shapes = [1]\n[map]\nprovenance = 7",
        "[[cards]]\n[cards.gives]",
        "\x7f",
        "a = " + "[" * 9999 + "]" * 9999,  # what follows broke the parser down, or took it seconds
        "a = " + "{b=" * 3000 + "1" + "}" * 3000,
        "a." * 19_990 + "b = 1",
        "a = " + "9" * 5000,
    ):
        for game in GAMES:
            said = check(local, game, text=text)
            assert said["problems"]
            if said["sheet"]:
                check(local, game, sheet=said["sheet"])
    empty = {
        "name": "\x7f\ud800",
        "title": '"""\\\n',
        "sections": {"cards": [{"cells": [], "source": "printed"}]},
    }
    empty["sections"]["shapes"] = [{"cells": [], "source": "printed"}]
    for game in GAMES:
        said = find_game(game).judge_edition("", empty)
        assert said is not None
        assert tomllib.loads(said["text"])["title"] == '"""\\\n'


def test_bad_requests_are_refused(local: LocalServer) -> None:
    for body in ({"text": "." * 40_001}, {"sheet": {}}, {"sheet": {"name": "", "title": ""}}):
        response = local.client.post("/api/v1/games/amerigo/editions/check", json=body)
        assert response.status_code == 400
    assert local.client.post("/api/v1/games/chess/editions/check", json={}).status_code == 404
