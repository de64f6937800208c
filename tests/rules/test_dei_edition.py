"""Editions and maps of The Dutch East Indies: what ships, and what an author is told."""

from importlib.resources import files

import pytest

from carrack.games.dutch_east_indies.box.checks import read_edition
from carrack.games.dutch_east_indies.box.edition import (
    FileError,
    charts,
    editions,
    load_chart,
    load_edition,
    named_chart,
    named_edition,
)
from carrack.games.dutch_east_indies.box.report import report_file
from carrack.games.dutch_east_indies.chart.archipelago import check_archipelago
from carrack.games.dutch_east_indies.chart.map_file import read_chart
from carrack.games.dutch_east_indies.chart.waters import Waters, distance_report, sailing_distances
from carrack.games.dutch_east_indies.components import (
    CANNONS,
    CARGO,
    COIN,
    HOME,
    MARKET,
    NUTMEG,
    PEPPER,
    SAIL,
    WILD,
)

FOLDER = files("carrack.games.dutch_east_indies")
SHIPPED = FOLDER.joinpath("editions/reconstructed.toml").read_text(encoding="utf-8")
MAPS = {
    name: FOLDER.joinpath(f"maps/{name}.toml").read_text(encoding="utf-8")
    for name in ("cove", "two", "three", "four")
}


def changed(text: str, old: str, new: str) -> str:
    """A text with one part replaced, which must be there."""
    assert old in text, old
    return text.replace(old, new, 1)


def box(old: str, new: str) -> list[str]:
    """What is said of the shipped edition with one part replaced."""
    return [str(problem) for problem in read_edition(changed(SHIPPED, old, new), "box.toml")[1]]


# --- the edition that ships --------------------------------------------------------------------


def test_the_shipped_edition_has_no_problem_not_even_a_warning():
    assert read_edition(SHIPPED, "box.toml")[1] == []
    assert editions() == ["reconstructed"]
    assert load_edition("reconstructed") is named_edition("reconstructed")


@pytest.mark.rule("DEI-SETUP-7")
def test_both_ships_start_on_fields_of_the_printed_values():
    tracks = named_edition("reconstructed").tracks
    values = [tuple(track.values[field] for field in track.start) for track in tracks]
    assert values == [(3, 2), (7, 5), (5, 3)]
    assert tracks[SAIL].start == (3, 1)


@pytest.mark.rule("DEI-UPGRADE-2")
def test_five_to_seven_cargo_costs_four_coins_as_the_rulebook_shows():
    track = named_edition("reconstructed").tracks[CARGO]
    big, small = track.start
    assert track.values[small : big + 1] == (5, 6, 7)
    assert track.prices[small:big] == (2, 2)


def test_thirty_cards_ask_for_one_to_five_crates_and_give_something():
    cards = named_edition("reconstructed").cards
    assert len(cards) == 30
    assert {card.crates for card in cards} == {1, 2, 3, 4, 5}
    assert all(card.gives[0] == 0 and any(card.gives) for card in cards)
    shown = [card for card in cards if card.crates == 2 and card.gives[NUTMEG]]
    assert [(card.gives[COIN], card.spices) for card in shown] == [(2, 1)]
    assert sum(card.spices == 3 for card in cards) == 2
    assert sum(card.gives[PEPPER] for card in cards) == 4
    assert sorted(card.gives[COIN] for card in cards if not card.spices) == [2, 3, 4, 5, 6]


@pytest.mark.rule("DEI-SOLO-1")
def test_the_automaton_starts_on_the_printed_sails_and_cannons():
    edition = named_edition("reconstructed")
    sails = edition.tracks[SAIL].values
    assert [[sails[field] for field in level] for level in edition.solo_sails] == [
        [3, 2],
        [3, 2],
        [3, 3],
        [3, 3],
    ]
    assert edition.solo_sails[0] == edition.tracks[SAIL].start  # both lowest
    small = [level[1] for level in edition.solo_sails]
    assert small == [1, 2, 3, 4]  # field by field
    assert edition.solo_cannons == ((5, 3), (6, 4), (7, 5), (7, 6))


@pytest.mark.rule("DEI-SOLO-4")
def test_every_level_has_eight_solo_cards_one_of_them_to_shuffle():
    cards = named_edition("reconstructed").solo_cards
    assert len(cards) == 11
    for level in range(4):
        deck = [card for card in cards if level in card.levels]
        assert len(deck) == 8
        assert [card.id for card in deck if card.shuffle] == ["wild-1"]
    assert all(bool(card.otherwise) == (card.action == "hunt") for card in cards)
    both = next(card for card in cards if card.id == "market-both")
    assert both.upgrades == (SAIL, CANNONS)


def test_every_value_of_the_edition_has_a_provenance():
    sources = named_edition("reconstructed").provenance
    tables = {key.partition(".")[0] for key in sources}
    small = {"sail", "cargo", "cannons", "stock", "pirates", "supply", "solo"}
    assert tables == small | {"cards", "solo_cards"}
    assert sources["cards.nutmeg-2"] == "rulebook"
    assert sources["cargo.big"] == "rulebook"
    assert sources["sail.prices"] == "reconstructed"
    assert sources["supply.pepper"] == "deduced"


def test_the_digest_is_that_of_the_content_not_of_the_file():
    digest = named_edition("reconstructed").digest
    same = changed(SHIPPED, "small = 4\n", "\n# four\nsmall   = 4\n")
    same = changed(same, 'title = "Reconstructed edition"', 'title = "Another"')
    assert read_edition(same, "x")[0].digest == digest
    other = changed(SHIPPED, "gives = { coins = 2 }", "gives = { coins = 3 }")
    assert read_edition(other, "x")[0].digest != digest


# --- editions of one's own ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("big = 4\n", "big = 3\n", "sail.big, line 27: the big ship starts at value 2; it starts"),
        ("big = 4\n", "big = 12\n", "there is no field 12; the track has 9 fields"),
        ("prices = [1, 2, 2, 2, 3", "prices = [1, 2, 2, 3", "there are 7 prices for 9 fields"),
        ("values = [3, 4, 5", "values = [4, 3, 5", "values never fall"),
        ("crates = [14, 15", "crates = [15, 15", "it is [14, 15, 15, 15] (DEI-SETUP-6)"),
        ("big = 6\n", "big = 7\n", "pirates.big"),
        ("[5, 4], [6, 5]]", "[5, 3], [6, 5]]", "field 3 of level 3 has value 2; it has value 3"),
        ("[7, 5], [7, 6]]", "[7, 5]]", "there are 3 levels; there are four (DEI-SOLO-1)"),
        ('id = "coins-2"', 'id = "coins-1"', "the id 'coins-1' is used 2 times"),
        ("gives = { coins = 2 }", "gives = { coin = 2 }", "no card gives 'coin'; did you mean"),
        ("gives = { coins = 2 }", "gives = {}", "the card gives nothing"),
        ("crates = 1\n", "crates = 6\n", "crates is 6; it is a whole number from 1 to 5"),
        ("pepper = 1 }\n\n# Solo", "coins = 1 }\n\n# Solo", "1 cards give three spices; 2 do"),
        ('action = "wild"', 'action = "wide"', "there is no 'wide'; did you mean 'wild'?"),
        ('otherwise = "wild"\n', "", "otherwise is missing"),
        ('upgrades = ["sail"]', 'upgrades = ["cargo"]', "there is no 'cargo'"),
        ("shuffle = true", "shuffle = 1", "shuffle is 1; it is true or false"),
        ('provenance = "rulebook"\n', "", "provenance is missing"),
        ("[pirates]", "[pirate]", "there is no 'pirate' in an edition; did you mean 'pirates'?"),
    ],
)
def test_a_mistake_in_an_edition_is_named(old: str, new: str, said: str):
    found = box(old, new)
    assert any(said in problem for problem in found), found


@pytest.mark.rule("DEI-SOLO-16")
def test_a_custom_deck_only_earns_a_warning():
    text = changed(SHIPPED, "levels = [1]\n", "levels = [1, 2]\n")
    edition, problems = read_edition(text, "box.toml")
    assert edition is not None
    assert [problem.warning for problem in problems] == [True]
    assert "the deck of level 2 has 9 cards; in the box it has 8" in str(problems[0])


# --- the maps that ship ------------------------------------------------------------------------


def half_turn(rows: tuple[str, ...]) -> list[str]:
    return [row[::-1] for row in rows[::-1]]


def land_and_ports(rows: list[str] | tuple[str, ...]) -> list[str]:
    return ["".join(mark if mark in ".+" else "#" for mark in row) for row in rows]


def test_there_is_a_map_for_each_number_of_players():
    assert [charts(players) for players in (2, 3, 4)] == [["cove", "two"], ["three"], ["four"]]
    assert charts() == ["cove", "four", "three", "two"]


@pytest.mark.parametrize("name", sorted(MAPS))
def test_a_shipped_map_has_no_problem_not_even_a_warning(name: str):
    assert read_chart(MAPS[name], "sea.toml")[1] == []
    assert check_archipelago(Waters(load_chart(name))) == []


@pytest.mark.rule("DEI-ARCH-1")
@pytest.mark.parametrize(
    ("name", "wild", "cards"), [("two", 6, 28), ("three", 9, 29), ("four", 10, 30)]
)
def test_a_shipped_map_is_as_large_and_as_far_as_was_meant(name: str, wild: int, cards: int):
    plan = named_chart(name)
    kinds = [island.kind for island in plan.islands]
    assert kinds == [HOME] * plan.players + [MARKET] + [WILD] * wild
    assert sum(island.cards for island in plan.islands) == cards
    reports = distance_report(plan)
    assert len(reports) == plan.players
    assert len({(reach.nearest_wild, reach.market) for reach in reports}) == 1
    assert 4 <= reports[0].nearest_wild <= 6
    assert 7 <= reports[0].market <= 10


@pytest.mark.rule("DEI-SETUP-5")
@pytest.mark.parametrize("name", sorted(MAPS))
def test_ships_start_in_their_own_home_ports(name: str):
    plan = named_chart(name)
    waters = Waters(plan)
    for seat, berths in enumerate(plan.ships):
        ports = waters.ports(waters.home(seat))
        assert [waters.place(berth) in ports for berth in berths] == [True, True]


def test_the_map_for_two_is_the_same_after_half_a_turn():
    plan = named_chart("two")
    assert land_and_ports(half_turn(plan.rows)) == land_and_ports(plan.rows)
    far = [sorted(reach.islands) for reach in distance_report(plan)]
    assert far[0] == far[1]


def test_the_map_for_four_is_its_own_mirror_image_both_ways():
    rows = land_and_ports(named_chart("four").rows)
    assert [row[::-1] for row in rows] == rows
    assert rows[::-1] == rows
    far = [sorted(reach.islands) for reach in distance_report(named_chart("four"))]
    assert far[0] == far[1] == far[2] == far[3]


def test_the_map_for_three_has_equal_distances_between_homes_and_market():
    plan = named_chart("three")
    assert [row[::-1] for row in land_and_ports(plan.rows)] == land_and_ports(plan.rows)
    ways = [
        sorted(far for far, i in zip(reach.islands, plan.islands, strict=True) if i.cards)
        for reach in distance_report(plan)
    ]
    assert ways[0][:5] == ways[1][:5] == ways[2][:5]
    for far in zip(*ways, strict=True):
        assert max(far) - min(far) <= 1


@pytest.mark.parametrize("name", sorted(MAPS.keys() - {"cove"}))  # which is too small for it
def test_each_pirate_starts_far_from_everybody(name: str):
    plan = named_chart(name)
    waters = Waters(plan)
    for seat, berths in enumerate(plan.ships):
        for berth in berths:
            far = sailing_distances(waters, seat, berth)
            assert min(far[waters.place(pirate)] for pirate in plan.pirates) >= 7


# --- distances ---------------------------------------------------------------------------------

POND = """
game = "dutch-east-indies"
name = "pond"
title = "Pond"
provenance = "printed"
players = 2
chart = '''
1+.......
.........
aa+.M.+bb
....+....
.......+2
'''
[[homes]]
name = "North"
big = "b1 E"
small = "b2 E"
[[homes]]
name = "South"
big = "h5 W"
small = "h4 W"
[market]
name = "Middle"
[[wild]]
letter = "a"
name = "Left"
cards = 3
[[wild]]
letter = "b"
name = "Right"
cards = 3
[pirates]
big = "e1 S"
small = "e5 N"
"""


def pond(old: str = "", new: str = "") -> list[str]:
    """What is said of the pond with one part replaced; warnings begin with a mark."""
    problems = read_chart(changed(POND, old, new) if old else POND, "pond.toml")[1]
    return [("warning: " if problem.warning else "") + str(problem) for problem in problems]


@pytest.mark.parametrize(
    ("width", "height", "fits"), [(5, 24, True), (24, 5, True), (4, 9, False), (9, 25, False)]
)
def test_a_map_has_five_to_twenty_four_squares_each_way(width, height, fits):
    rows = "\n".join(["." * width] * height)
    said = read_chart(f'players = 2\nchart = """\n{rows}\n"""\n', "sea.toml")[1]
    sizes = [problem.wrong for problem in said if problem.right == "5 to 24 each way"]
    assert sizes == ([] if fits else [f"the map has {width} by {height} squares"])


@pytest.mark.rule("DEI-MOVE-3")
def test_a_square_behind_costs_a_turn_more():
    plan = read_chart(POND, "pond.toml")[0]
    waters = Waters(plan)
    far = sailing_distances(waters, 0, plan.ships[0][1])  # on b2, facing east
    points = {name: far[waters.width * (int(name[1]) - 1) + ord(name[0]) - 97] for name in POINTS}
    assert points == POINTS


POINTS = {"b2": 0, "c2": 1, "c1": 1, "c3": 1, "b1": 1, "a2": 2, "d2": 2, "i2": 7, "e4": 3}


def test_the_report_counts_the_nearer_ship_and_the_nearest_port():
    first, second = distance_report(read_chart(POND, "pond.toml")[0])
    assert (first.nearest_wild, first.market, first.islands[3:]) == (1, 3, (1, 5))
    assert (second.nearest_wild, second.market) == (1, 3)


# --- maps of one's own -------------------------------------------------------------------------


def test_a_map_is_loaded_from_a_file_and_reported_with_its_distances(tmp_path):
    file = tmp_path / "pond.toml"
    file.write_text(POND, encoding="utf-8")
    assert load_chart(str(file)).name == "pond"
    lines, good = report_file(file)
    assert good
    assert lines[-3:] == [
        "2 players, 9 by 5 squares, 2 wild islands with 6 cards",
        "seat 1: nearest wild island 1 movement points, Market 3",
        "seat 2: nearest wild island 1 movement points, Market 3",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("1+.......", "1+......", "row 2 has 9 squares; row 1 has 8"),
        ("aa+.M.+bb", "aa+.M.+bc", "there is no island 'c' (i3); see [[homes]]"),
        ("aa+.M.+bb", "aa..M.+bb", "Left has no port. Every island has one"),
        ("....+....", "+...+....", "Left has the ports c3, a4"),
        ("....+....", ".....+...", "The port on f4 touches no island along its sides"),
        ("aa+.M.+bb", "aa+bM.+bb", "The port on c3 touches 2 islands"),
        ("1+.......", "1+.b.....", "Right (b) is drawn in several pieces"),
        ('big = "b1 E"', 'big = "z1 E"', "big is 'z1 E'; it is a square and a facing, such as"),
        ('big = "b1 E"', 'big = "b1 EN"', "there is no 'EN'"),
        ('big = "b1 E"', 'big = "a1 E"', "The big ship of player 1 starts on land, on a1"),
        ('big = "b1 E"', 'big = "b9 E"', "player 1 starts off the board, on b9"),
        ('big = "b1 E"', 'big = "b2 E"', "small ship of player 1 starts where another ship does"),
        ('big = "b1 E"', 'big = "h5 E"', "starts in a home port of others, on h5"),
        ('big = "e1 S"', 'big = "b1 S"', "The big pirate starts in a home port"),
        ("players = 2", "players = 3", "there are 2 home islands; one for each player"),
        ("cards = 3", "cards = 28", "the islands hold 31 cards; there are 30"),
        ('letter = "a"', 'letter = "A"', "letter is 'A'; it is a small letter, a to z"),
        ('letter = "a"', 'letter = "b"', "'b' is used twice"),
        ("[market]", "[markt]", "market is missing"),
    ],
)
def test_a_mistake_in_a_map_is_named(old: str, new: str, said: str):
    found = pond(old, new)
    assert any(said in problem for problem in found), found


@pytest.mark.rule("DEI-ARCH-1")
def test_an_island_that_cannot_be_reached_is_an_error():
    walled = "1+.......\nccccccccc\naa+.M.+bb"
    text = changed(POND, "1+.......\n.........\naa+.M.+bb", walled)
    text = changed(text, 'small = "b2 E"', 'small = "c1 E"')
    text += '[[wild]]\nletter = "c"\nname = "Wall"\ncards = 1\n'
    plan, problems = read_chart(text, "pond.toml")
    assert plan is None
    said = [str(problem) for problem in problems]
    assert any("touches 2 islands" in problem for problem in said)  # ports against the wall
    lone = changed(POND, "1+.......\n.........\naa+.M.+bb\n....+....", LOCKED)
    said = [str(problem) for problem in read_chart(lone, "pond.toml")[1] if not problem.warning]
    assert said == [
        f"pond.toml: chart, line 7: Player {player} cannot sail to Left. "
        "Every port can be reached, but for those of other homes. (DEI-ARCH-1)"
        for player in (1, 2)
    ]


LOCKED = "1+.......\n.........\naaaaM.+bb\na+a.+....\naaa......"


@pytest.mark.rule("DEI-ARCH-1")
def test_too_many_cards_for_solo_are_a_warning():
    text = changed(POND, "cards = 3", "cards = 26")
    plan, problems = read_chart(text, "pond.toml")
    assert plan is not None
    assert [str(problem) for problem in problems if problem.warning] == [
        "pond.toml: chart, line 7: The islands hold 29 trading cards. "
        "With 28 or fewer the map is good for all levels alone, too. (DEI-ARCH-1)"
    ]


@pytest.mark.rule("DEI-ARCH-1")
def test_more_cards_near_the_players_than_far_away_are_a_warning():
    text = changed(MAPS["two"], "cards = 6", "cards = 2")
    text = changed(text, "cards = 6", "cards = 1")
    text = changed(text, "cards = 5", "cards = 1")
    plan, problems = read_chart(text, "sea.toml")
    assert plan is not None
    assert [(problem.warning, str(problem)) for problem in problems] == [
        (
            True,
            "sea.toml: chart, line 16: The islands nearest to the players (2) hold 6 trading "
            "cards, the others (4) 9. Fewer cards near the players, more far away. (DEI-ARCH-1)",
        )
    ]


@pytest.mark.rule("DEI-ARCH-1")
def test_a_market_nearer_to_one_player_is_a_warning():
    text = changed(MAPS["three"], 'big = "i2 SW"\nsmall = "k2 SE"', 'big = "h4 S"\nsmall = "l4 S"')
    said = [str(problem) for problem in read_chart(text, "x")[1]]
    assert any("The Market is 5, 7, 7 movement points away. It" in each for each in said)


@pytest.mark.rule("DEI-ARCH-1")
def test_homes_that_form_no_rectangle_are_a_warning():
    text = changed(MAPS["four"], "44+.......j.......+33", ".44+......j.......+33")
    text = changed(text, "444......jjj......333", "..444....jjj......333")
    text = changed(text, "4+........+........+3", "..+.......+........+3")
    text = changed(text, 'big = "c16 NE"', 'big = "d16 NE"')
    text = changed(text, 'small = "b15 NE"', 'small = "c15 NE"')
    said = [str(problem) for problem in read_chart(text, "x")[1]]
    assert any("out of shape. They should form a rectangle or square" in each for each in said), (
        said
    )


def test_a_file_that_is_not_toml_or_is_missing_is_reported(tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text("chart = ", encoding="utf-8")
    lines, good = report_file(file)
    assert not good
    assert "this is not TOML" in lines[0]
    assert lines[-1] == "1 error: not playable yet"
    assert report_file(tmp_path / "none.toml") == (
        ["none.toml: cannot be read; No such file or directory"],
        False,
    )


def test_names_nearly_right_are_guessed_and_names_never_lead_to_files(tmp_path):
    with pytest.raises(FileError, match="no edition 'reconstrcted'.*mean 'reconstructed'"):
        load_edition("reconstrcted")
    with pytest.raises(FileError, match=r"there is no map 'tow'.*did you mean 'two'\?"):
        load_chart("tow")
    file = tmp_path / "pond.toml"
    file.write_text(POND, encoding="utf-8")
    with pytest.raises(FileError, match="there is no map"):
        named_chart(str(file))


def test_a_report_of_the_shipped_edition_says_what_it_holds():
    lines, good = report_file(str(FOLDER.joinpath("editions/reconstructed.toml")))
    assert good
    assert lines[1] == "30 trading cards with 34 spices, 11 solo cards"
    assert lines[2] == "the automaton's decks: easy 8, medium 8, hard 8, expert 8"
    assert "rulebook" in lines[3]
