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
from carrack.games.dutch_east_indies.chapters.odds import odds_of
from carrack.games.dutch_east_indies.chapters.tasks import LOWER, TAKE, task
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from support.positions.dei import ISLAND, deck, position, square

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


# --- features ------------------------------------------------------------------------------------


def test_every_feature_has_a_name_of_its_own_and_a_meaning() -> None:
    for features in (KNOWLEDGE.shared_features(), KNOWLEDGE.side_features()):
        assert len({feature.name for feature in features}) == len(features)
        assert all(feature.meaning for feature in features)


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


def test_odds_by_the_difference_of_cannons() -> None:
    assert [odds_of(more) for more in (-9, -6, -5, 0, 4, 5, 9)] == [0, 0, 1, 21, 35, 36, 36]


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


@pytest.mark.parametrize("name", ["learned", "flat:iterations=8"])
def test_every_thinker_follows_greedy_in_the_end(name: str) -> None:
    s = GAME.setup(2, checked_options(GAME, 2, {}), Seeded(5))
    bot = make_bot(GAME, name)
    assert len(bot.assess(for_seat(GAME, s, Stream(1)), Stream(1)).moves) > 1
    s.turn = 60 * 2
    (only,) = bot.assess(for_seat(GAME, s, Stream(1)), Stream(1)).moves
    assert only.line == tuple(move.notation for move in KNOWLEDGE.lines(s, 1)[0])
