"""Editions and maps of The Dutch East Indies: what ships, and what an author is told."""

import re
from importlib.resources import files
from pathlib import Path

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


@pytest.mark.rule("DEI-SOLO-4")
def test_a_level_without_a_deck_is_an_error():
    text = re.sub(r"(levels = \[.*), 4\]", r"\1]", SHIPPED)
    edition, problems = read_edition(text, "box.toml")
    assert edition is None
    said = "the deck of level 4 has no card; the automaton needs one (DEI-SOLO-4)"
    assert any(said in str(problem) and not problem.warning for problem in problems)


@pytest.mark.rule("DEI-SETUP-11")
def test_a_supply_that_the_set_up_uses_up_is_a_warning():
    text = changed(changed(SHIPPED, "crates = 60", "crates = 58"), "coins = 50", "coins = 41")
    edition, [problem] = read_edition(text, "box.toml")
    assert edition is not None and problem.warning
    assert "supply.crates, line 57: it is 58; the set-up for 4 players takes 59" in str(problem)


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

POND = (Path(__file__).parents[1] / "records/pond.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("width", "height", "fits"), [(5, 24, True), (24, 5, True), (4, 9, False), (9, 25, False)]
)
def test_a_map_has_five_to_twenty_four_squares_each_way(width, height, fits):
    rows = "\n".join(["." * width] * height)
    said = read_chart(f'players = 2\nchart = """\n{rows}\n"""\n', "sea.toml")[1]
    sizes = [problem.said.text for problem in said if problem.said.key == "box-size"]
    text = f"the map has {width} by {height} squares; 5 to 24 each way"
    assert sizes == ([] if fits else [text])


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
