"""The goal: DEI-WIN."""

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import OVER, checked_options
from carrack.games.dutch_east_indies.chapters.agenda import run
from carrack.games.dutch_east_indies.chapters.tasks import FIT, task
from carrack.games.dutch_east_indies.chapters.winning import result_of
from carrack.games.dutch_east_indies.chart.world import FIRST_RULES, PASSAGE_RULES, RULES
from carrack.games.dutch_east_indies.game import GAME
from support.positions.dei import command, hold, kinds, legal, load, play, position, refused, stock

SEVEN = "2 clove 2 cardamom 2 cinnamon 1 nutmeg"


@pytest.mark.rule("DEI-WIN-1")
@pytest.mark.parametrize(
    ("home", "last", "won"),
    [
        (SEVEN, "nutmeg", True),
        (SEVEN, "pepper", True),
        (SEVEN, "clove", False),
        (SEVEN, "coin", False),
        ("2 clove 1 cardamom 2 cinnamon 2 pepper", "nutmeg", True),
        ("3 clove 2 cardamom 2 cinnamon", "nutmeg", False),
        ("1 clove 2 cardamom 2 cinnamon 2 nutmeg", "clove", True),
        ("7 pepper", "pepper", True),
    ],
)
def test_two_of_each_pepper_filling_gaps_win_at_once(home, last, won):
    s = position()
    stock(s, 0, home)
    load(s, "1A", f"1 {last}")
    events = play(s, f"unload A {last}")
    assert (s.winner, s.seat) == ((0, OVER) if won else (-1, 0))
    if won:
        assert (kinds(events)[-1], events[-1].rule) == ("won", "DEI-WIN-1")
        assert result_of(s).places == [1, 2]
        assert refused(s, "end") == "DEI-WIN-1"
        assert legal(s) == []


@pytest.mark.rule("DEI-WIN-1")
def test_spices_aboard_do_not_count():
    s = position()
    stock(s, 0, SEVEN)
    load(s, "1A", "1 crate 1 nutmeg")
    play(s, "unload A crate")
    assert s.winner == -1


@pytest.mark.rule("DEI-WIN-1")
def test_also_during_another_players_turn_even_while_a_card_is_looked_at():
    s = position("1A g5 N")
    stock(s, 1, SEVEN)
    load(s, "2A", "1 nutmeg")
    play(s, "look A a")
    events = command(s, 1, "unload A nutmeg")
    assert (s.winner, s.seat, legal(s)) == (1, OVER, [])
    assert GAME.view(s, None)["ask"] is None
    assert events[-1].rule == "DEI-WIN-1"
    assert GAME.commands(s, 1) == []
    assert result_of(s).places == [2, 1]
    assert (result_of(s).points, result_of(s).rule) == ([0, 8], "DEI-WIN-1")


@pytest.mark.rule("DEI-WIN-1")
def test_who_unloads_first_wins_alone():
    s = position()
    stock(s, 0, SEVEN)
    stock(s, 1, SEVEN)
    load(s, "1A", "1 nutmeg")
    load(s, "2A", "1 nutmeg")
    play(s, "unload A nutmeg")
    assert (s.winner, GAME.commands(s, 1)) == (0, [])


@pytest.mark.rule("DEI-WIN-1")
def test_what_goes_ashore_at_home_can_win_and_nothing_more_is_asked():
    s = position()
    stock(s, 0, SEVEN)
    load(s, "1A", "9 crate 1 nutmeg")
    s.agenda = [task(FIT, 0)]
    run(s, Seeded(1))
    play(s, "dump nutmeg")
    assert (s.winner, s.seat, legal(s)) == (0, OVER, [])


@pytest.mark.rule("DEI-WIN-1")
def test_when_the_game_is_won_nothing_more_goes_ashore():
    s = position()
    stock(s, 0, SEVEN)
    load(s, "1A", "9 nutmeg")
    s.agenda = [task(FIT, 0)]
    run(s, Seeded(1))
    assert (kinds(s.events), hold(s, "1A")) == (["ashore", "won"], "8 nutmeg")


# --- a limit of rounds ---------------------------------------------------------------------------


def at_the_limit(first: str, second: str, rules: int = RULES):
    """The end of a game of one round; what lies at home, and after a bar what is aboard."""
    s = position(rounds=1, rules=rules)
    for seat, goods in enumerate((first, second)):
        home, _, aboard = goods.partition("|")
        stock(s, seat, home)
        load(s, f"{seat + 1}A", aboard)
    play(s, "end", winds="S S")
    events = play(s, "end")
    assert s.seat == OVER
    return s, events[-1]


@pytest.mark.rule("DEI-LIMIT-1")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ("", "1 clove 1 pepper", [2, 1]),
        ("1 clove", "1 nutmeg", [1, 1]),
        ("1 clove|1 coin", "1 nutmeg|2 clove", [2, 1]),
        ("1 clove|2 nutmeg", "2 nutmeg", [2, 1]),  # what lies at home comes first
        ("1 clove|3 clove", "1 nutmeg|1 pepper", [1, 1]),  # aboard counts what the goal lacks
        ("", "", [1, 1]),
    ],
)
def test_at_a_limit_of_rounds_the_nearest_is_first_and_equals_share(first, second, places):
    s, _ = at_the_limit(first, second)
    assert (result_of(s).places, result_of(s).rule) == (places, "DEI-LIMIT-1")
    assert result_of(s).cut
    assert s.winner == -1


@pytest.mark.rule("DEI-LIMIT-1")
def test_the_end_at_a_limit_is_told_as_what_it_is():
    _, event = at_the_limit("1 clove", "2 clove")
    assert (event.kind, event.rule, event.seat) == ("time-up", "DEI-LIMIT-1", 1)
    _, event = at_the_limit("1 clove", "1 nutmeg")
    assert (event.kind, event.rule, event.seat) == ("time-up-shared", "DEI-LIMIT-1", -1)
    assert event.data == {"round": 1}


@pytest.mark.rule("DEI-LIMIT-1")
def test_of_three_the_last_has_the_third_place_where_two_share_the_first():
    options = checked_options(GAME, 3, {"rounds": 1})
    s = GAME.setup(3, options, Seeded(1))
    stock(s, 1, "1 clove")
    stock(s, 2, "1 nutmeg")
    s.seat = OVER
    assert result_of(s).places == [3, 1, 1]


@pytest.mark.rule("DEI-LIMIT-1")
def test_the_automaton_is_ranked_by_its_own_goal():
    options = checked_options(GAME, 1, {"rounds": 1})
    s = GAME.setup(1, options, Seeded(1))
    stock(s, 0, "2 clove")
    stock(s, 1, "3 clove")
    s.seat = OVER
    assert (result_of(s).points, result_of(s).places) == ([2, 3], [2, 1])


@pytest.mark.rule("DEI-LIMIT-1")
def test_a_victory_before_the_limit_is_a_victory():
    s = position(rounds=1)
    stock(s, 0, SEVEN)
    load(s, "1A", "1 nutmeg")
    play(s, "unload A nutmeg")
    result = result_of(s)
    assert (result.rule, result.places, result.cut) == ("DEI-WIN-1", [1, 2], False)


@pytest.mark.parametrize("rules", [FIRST_RULES, PASSAGE_RULES])
def test_by_earlier_rules_whoever_began_won_a_tie_at_the_limit(rules):
    s, event = at_the_limit("1 clove|2 nutmeg", "1 nutmeg", rules)
    other = 1 - s.start
    assert (event.kind, event.rule, event.seat) == ("time-up", "DEI-WIN-1", s.start)
    result = result_of(s)
    assert (result.places[s.start], result.places[other]) == (1, 2)
    assert (result.rule, result.cut) == ("DEI-WIN-1", False)


@pytest.mark.rule("DEI-WIN-1")
def test_progress_counts_what_is_at_home_half_of_what_is_aboard_and_five_crates_a_ship():
    s = position()
    assert GAME.standing(s) == []
    stock(s, 1, "1 clove")
    load(s, "2A", "1 nutmeg 7 crate")
    load(s, "2B", "2 crate 1 nutmeg")
    assert GAME.progress(s) == [0, 1 + 1 + 7 / 20]
    assert [row["points"] for row in GAME.standing(s)] == [[0, 2]]
    load(s, "1A", "3 nutmeg")
    load(s, "1B", "1 pepper 1 crate")
    assert GAME.progress(s) == [3 / 2 + 1 / 20, 1 + 1 + 7 / 20]
