"""What The Dutch East Indies tells thinkers: features of set-up positions, lines with a goal."""

from __future__ import annotations

import pytest

from carrack.bots import make_bot
from carrack.bots.search.context import SearchContext
from carrack.core.chance import Seeded, Stream
from carrack.core.game import checked_options
from carrack.core.seat import for_seat
from carrack.games.dutch_east_indies.bots.greedy import planned
from carrack.games.dutch_east_indies.bots.knowledge import KNOWLEDGE
from carrack.games.dutch_east_indies.bots.strategy.course import (
    best_course,
    best_first,
    moves_of,
    squares_in_reach,
)
from carrack.games.dutch_east_indies.bots.strategy.tables import sailing_of, table_to_island
from carrack.games.dutch_east_indies.chapters.odds import attack_odds, odds_of
from carrack.games.dutch_east_indies.chapters.tasks import LOWER, TAKE, task
from carrack.games.dutch_east_indies.components import CANNONS, CLOVE, STATS
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from support.positions.dei import ISLAND, deck, load, play, position, ship, square, stock

SHARED = [feature.name for feature in KNOWLEDGE.shared_features()]
SIDE = [feature.name for feature in KNOWLEDGE.side_features()]


def shared(s: Dei, name: str) -> int:
    """A number of the shared row."""
    return KNOWLEDGE.features(s)[0][SHARED.index(name)]


def side(s: Dei, seat: int, name: str) -> int:
    """A number of a side's row."""
    return KNOWLEDGE.features(s)[1 + seat][SIDE.index(name)]


def lines(s: Dei, most: int = 40) -> list[str]:
    """The lines of a position as texts."""
    return [", ".join(move.notation for move in line) for line in KNOWLEDGE.lines(s, most)]


def solo(level: str = "easy", seed: int = 3) -> Dei:
    return GAME.setup(1, checked_options(GAME, 1, {"level": level}), Seeded(seed))


# --- features ------------------------------------------------------------------------------------


def test_every_feature_has_a_name_of_its_own_and_a_meaning() -> None:
    for features in (KNOWLEDGE.shared_features(), KNOWLEDGE.side_features()):
        assert len({feature.name for feature in features}) == len(features)
        assert all(feature.meaning for feature in features)


def test_the_goal_counts_what_is_at_home_and_what_is_aboard_apart() -> None:
    s = position("1A d5 N")
    stock(s, 0, "3 clove 1 nutmeg 1 pepper")
    load(s, "1A", "2 cinnamon 1 clove")
    assert side(s, 0, "points") == 400  # two cloves, a nutmeg, pepper for a gap
    assert side(s, 0, "with aboard") == 600
    assert side(s, 0, "big: useful") == 200
    assert side(s, 0, "small: useful") == 0
    assert side(s, 0, "spare") == 50 * 2  # cloves
    assert side(s, 0, "kinds complete") == 50
    assert side(s, 0, "kinds missing") == 50  # cardamom
    assert side(s, 1, "points ahead") == -400
    assert shared(s, "leader") == 400


def test_whoever_can_bring_home_all_that_is_missing_wins_in_a_turn() -> None:
    s = position("1A d5 N, 2A k9 N")
    for seat, name in ((0, "1A"), (1, "2A")):
        stock(s, seat, "2 clove 2 cardamom 2 cinnamon")
        load(s, name, "2 nutmeg")
    assert side(s, 0, "wins in a turn") == 100
    assert side(s, 1, "wins in a turn") == 0
    assert side(s, 1, "others in a turn") == 800
    assert side(s, 0, "turns to the goal") < side(s, 1, "turns to the goal")
    assert side(s, 0, "ahead") == -side(s, 1, "ahead") > 0


def test_turns_are_counted_in_movement_points_over_sails() -> None:
    s = position("1A d5 N")
    points = table_to_island(s.world, 0, ISLAND["1"])[square(s, "d5") * 8]
    assert side(s, 0, "big: turns home") == 50 * points // 3
    assert side(s, 0, "small: turns home") == 0
    assert side(s, 0, "small: at home") == 100


def test_a_card_that_only_others_have_seen_shows_in_no_row() -> None:
    s = position("1A h6 N (5 crate), 2A h5 N (5 crate)", known=[0, 1 << ISLAND["a"]])
    rows = KNOWLEDGE.features(s)
    assert side(s, 1, "seen") == 50
    deck(s, "a", "nut", "coins")  # the two have changed places
    assert KNOWLEDGE.features(s) == rows
    s.known = [1 << ISLAND["a"], 1 << ISLAND["a"]]
    known = KNOWLEDGE.features(s)
    deck(s, "a", "coins", "nut")
    assert KNOWLEDGE.features(s) != known


def test_an_enemy_in_reach_is_loot_to_one_and_a_threat_to_the_other() -> None:
    s = position("1A d5 N, 2B e7 N (1 clove 1 coin)")
    odds = attack_odds(5, 3) / 36
    assert side(s, 0, "big: loot") == int(100 * (odds * 1.11 - (1 - odds) * 0.35))
    assert side(s, 1, "small: threat") == int(100 * odds)
    assert side(s, 0, "small: loot") == 0  # in port, three squares and more away
    assert side(s, 1, "big: threat") == 0


def test_cannons_are_encoded_by_the_odds_that_they_give() -> None:
    s = position("1A d5 N")
    weakest, strongest = attack_odds(5, 3) / 36, attack_odds(5, 5) / 36
    assert side(s, 0, "big: odds") == int(500 * weakest)
    assert side(s, 0, "big: odds of the worst") == int(500 * strongest)
    s.fields[ship("1A") * STATS + CANNONS] += 1
    assert side(s, 0, "big: odds") > int(500 * weakest)
    assert side(s, 1, "big: odds of the worst") == int(500 * attack_odds(5, 6) / 36)


def test_a_strong_ship_before_a_home_lies_in_wait_and_besieges_it() -> None:
    far, near = position("1A d5 N"), position("1A d5 N")
    port = near.world.ports[near.world.homes[1]][0]
    near.at[ship("1A")] = next(one for one in near.world.near[port] if not near.world.land[one])
    waits = [side(s, 0, "big: lies in wait") for s in (far, near)]
    assert waits[0] < waits[1]
    assert side(far, 0, "big: before a home") > side(near, 0, "big: before a home")
    assert side(far, 1, "small: siege") < side(near, 1, "small: siege")
    load(near, "1A", "1 clove")
    assert side(near, 0, "big: lies in wait") == 0


def test_cards_promise_no_more_when_they_are_discarded() -> None:
    s = position("1A d5 N")
    cards = s.world.edition.cards
    givers = [number for number in s.world.cards if cards[number].gives[CLOVE]]
    others = [number for number in s.world.cards if number not in givers]
    stock(s, 0, "2 cardamom 2 cinnamon 2 nutmeg")
    assert side(s, 0, "rarest") == 50 * len(givers)
    before = side(s, 0, "useful cards"), shared(s, "clove to come")
    s.discard = givers[:-1]
    assert side(s, 0, "rarest") == 50
    assert side(s, 0, "useful cards") < before[0]
    assert shared(s, "clove to come") < before[1]
    s.discard = others
    assert side(s, 0, "useful cards") == 300


@pytest.mark.parametrize(
    ("asked", "name"), [(task(LOWER, 0, 2), "asked 4"), (task(TAKE, 0, 2), "asked 7")]
)
def test_what_is_asked_has_a_flag_of_its_own(asked: tuple[int, int, int, int], name: str) -> None:
    s = position("1A d5 N, 2A e6 N (1 clove 1 nutmeg)", ask=asked)
    flags = [feature for feature in SHARED if feature.startswith("asked") and shared(s, feature)]
    assert flags == [name]
    assert shared(s, "free") == 0


def test_an_offer_is_encoded_with_what_it_brings_and_whether_it_can_be_paid() -> None:
    s = position("1A h6 N")
    s.at[ship("1A")] = square(s, "g5")
    s.set_out = s.at[:]
    load(s, "1A", "1 crate")
    play(s, "look A a")
    assert shared(s, "offer") == 122  # a nutmeg and two coins
    assert shared(s, "price of the offer") == 100
    assert shared(s, "affordable") == 0


def test_the_automaton_is_a_side_with_orders_of_its_own() -> None:
    s = solo("hard")
    row = KNOWLEDGE.features(s)
    assert len(row) == 3
    assert shared(s, "hard") == 100
    assert shared(s, "two") == 0
    assert side(s, 1, "automaton") == 100
    orders = [side(s, 1, f"big: {name}") for name in ("to an island", "to the Market", "hunts")]
    assert max(orders) == 100


def test_pace_is_the_leaders_share_of_the_goal() -> None:
    s = position()
    stock(s, 1, "2 clove 2 nutmeg 1 pepper")
    assert KNOWLEDGE.pace(s) == 5 / 8


# --- lines ---------------------------------------------------------------------------------------


def test_the_first_line_is_greedys_turn() -> None:
    s = GAME.setup(3, checked_options(GAME, 3, {}), Seeded(5))
    line = KNOWLEDGE.lines(s, 1)[0]
    for move in line:
        assert move is planned(s)
        GAME.apply(s, move, Seeded(1))
    assert KNOWLEDGE.advice(s, Stream(1)) is KNOWLEDGE.end_move(s) or s.reveals > 0


def test_a_line_carries_its_goal_through_the_whole_turn() -> None:
    s = position("1A e8 S (3 crate)")
    ends = set()
    for line in KNOWLEDGE.lines(s, 40):
        after = s.copy()
        for move in line:
            if not move.notation.startswith(("look", "end")):
                GAME.apply(after, move, Seeded(1))
        ends.add(after.at[0])
    assert square(s, "c8") in ends  # the port of island b
    assert square(s, "g6") in ends  # that of island a
    assert square(s, "e8") in ends  # nothing at all
    assert len(ends) == 4  # and on the way home


def test_a_rich_ship_in_reach_is_hunted() -> None:
    s = position("1A d5 N, 2A e8 N (2 clove)")
    hunts = [line for line in lines(s) if line.endswith("attack A 2A")]
    assert hunts
    assert all("sail A" in line for line in hunts)


def test_every_answer_is_a_line_and_greedys_is_the_first() -> None:
    s = position("1A d5 N, 2A e6 N (1 clove 1 nutmeg 1 pepper)", ask=task(TAKE, 0, 2))
    found = lines(s)
    assert found[0] == planned(s).notation
    assert sorted(found) == ["take clove", "take nutmeg", "take pepper"]


def test_a_turn_without_anything_to_do_is_the_line_that_ends_it() -> None:
    s = position(moved=[2, 2, 0, 0])
    assert lines(s) == ["end"]
    assert KNOWLEDGE.end_move(s) is GAME.read_move(s, "end")


def test_no_end_while_something_is_asked_or_a_port_has_to_be_left() -> None:
    s = position("1A d5 N", ask=task(LOWER, 0, 1))
    assert KNOWLEDGE.end_move(s) is None
    s = position("1A g5 N", stays=[2, 0, 0, 0])
    assert KNOWLEDGE.end_move(s) is None
    assert all("sail A" in line or line.endswith("look A a") for line in lines(s))


# --- ways ----------------------------------------------------------------------------------------


def test_the_moves_of_a_course_lead_to_its_end() -> None:
    s = position("1A e9 S")
    table = table_to_island(s.world, 0, ISLAND["1"])
    course = best_course(s, 0, table, squares_in_reach(s, 0, table, 3))
    moves = moves_of(0, course)
    assert best_first(s, 0, table) == 8 + moves[0].value  # it turns first
    for move in moves:
        GAME.apply(s, move, Seeded(1))
    assert s.at[0] == course.end.node // 8
    assert s.points[0] == 0


def test_odds_by_the_difference_of_cannons() -> None:
    assert [odds_of(more) for more in (-9, -6, -5, 0, 4, 5, 9)] == [0, 0, 1, 21, 35, 36, 36]


def test_distances_of_a_side_are_those_of_its_tables() -> None:
    s = position()
    sailing = sailing_of(s.world, 1)
    assert sailing.to_island[3] == table_to_island(s.world, 1, 3)
    assert sailing.home_from[ISLAND["2"]] == 0 < sailing.home_from[ISLAND["b"]]
    assert sailing is sailing_of(s.world, 1)
    assert CLOVE in range(len(s.supply))


def test_thinkers_compare_as_many_lines_as_their_network_was_trained_on() -> None:
    s = GAME.setup(2, checked_options(GAME, 2, {}), Seeded(5))
    assert SearchContext(GAME).lines(s, 0) == KNOWLEDGE.lines(s, 8)
    assert SearchContext(GAME).lines(s, 3) == KNOWLEDGE.lines(s, 3)


def test_after_sixty_rounds_thinkers_follow_greedy() -> None:
    s = GAME.setup(3, checked_options(GAME, 3, {}), Seeded(5))
    s.turn = 60 * 3 - 1
    assert len(SearchContext(GAME).lines(s, 0)) == 8
    s.turn += 1
    assert SearchContext(GAME).lines(s, 0) == KNOWLEDGE.lines(s, 1)
    assert len(KNOWLEDGE.lines(s, 8)) == 8, "what there is to choose from stays the same"


@pytest.mark.parametrize("name", ["learned", "flat:iterations=8", "tree:iterations=8"])
def test_every_thinker_follows_greedy_in_the_end(name: str) -> None:
    s = GAME.setup(2, checked_options(GAME, 2, {}), Seeded(5))
    bot = make_bot(GAME, name)
    assert len(bot.assess(for_seat(GAME, s, Stream(1)), Stream(1)).moves) > 1
    s.turn = 60 * 2
    (only,) = bot.assess(for_seat(GAME, s, Stream(1)), Stream(1)).moves
    assert only.line == tuple(move.notation for move in KNOWLEDGE.lines(s, 1)[0])
