"""Between two rounds: AM-NEXT."""

import pytest

from carrack.core.game import OVER
from carrack.games.amerigo.chapters.pirates import strength
from support.positions.amerigo import GAME, new_game, play, position, reported

GAP = -1


def end_of_round(number, **fields):
    """The white phase of a round is over but for the last turn's end."""
    s = position(round=number, phase=6, acting=1, seat=1, cannons=[12, 12], **fields)
    play(s, "gold")
    return s


@pytest.mark.rule("AM-NEXT-1")
def test_one_more_pirate_marker_is_revealed():
    s = end_of_round(1, pirates=(1, 3, 0, 2, 4, 0))
    assert reported(play(s, "end"), "AM-NEXT-1", "count") == [3]
    shown = GAME.view(s, 0)["pirates"]
    assert (shown["shown"], shown["hidden"]) == ([1, 3], 3)


@pytest.mark.rule("AM-NEXT-1")
def test_example_six_pirates_are_ten_in_the_next_round():
    s = end_of_round(2, pirates=(2, 4, 4, 0, 0, 0))
    assert strength(s, 0) == 6
    play(s, "end")
    assert strength(s, 0) == 10


@pytest.mark.rule("AM-NEXT-2")
def test_the_right_half_leaves_the_left_half_moves_right_and_four_new_tokens_come():
    s = end_of_round(1, left=[0, GAP, 2, 3], right=[4, 5, GAP, 7], deck_at=8)
    play(s, "end")
    assert (s.right, s.left, s.deck_at) == ([0, GAP, 2, 3], [8, 9, 10, 11], 12)
    tokens = GAME.view(s, None)["tokens"]
    assert (tokens["right"][1], tokens["deck"]) == (None, 12)


@pytest.mark.rule("AM-NEXT-3")
def test_the_production_tokens_displayed_leave_and_the_display_is_refilled():
    s = end_of_round(1, stack=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) + (0,) * 18, stack_at=6)
    s.display = [0, 3]
    play(s, "end")
    assert (s.display, s.stack_at) == ([6, 7, 8, 9, 10, 11], 12)


@pytest.mark.rule("AM-NEXT-4")
def test_the_topmost_time_marker_is_removed():
    s = end_of_round(3)
    assert GAME.view(s, None)["time"] == 3
    assert reported(play(s, "end"), "AM-NEXT-4", "time") == [2]
    assert GAME.view(s, None)["time"] == 2


@pytest.mark.rule("AM-NEXT-5")
def test_round_5_ends_with_the_pirates_too_and_then_final_scoring():
    s = end_of_round(5, pirates=(0, 0, 3, 0, 4, 2), gold=[0, 4], points=[20, 20])
    s.cannons = [6, 12]
    rules = [event.rule for event in play(s, "end")]
    assert rules.index("AM-PIRATE-2") < rules.index("AM-NEXT-5") < rules.index("AM-FINAL-1")
    assert (s.points, s.cannons, s.seat) == ([13, 25], [0, 5], OVER)


@pytest.mark.rule("AM-NEXT-5")
def test_after_the_fifth_round_nobody_decides_anything():
    s = end_of_round(5)
    play(s, "end")
    assert (len(GAME.legal(s)), GAME.view(s, None)["step"]) == (0, "over")
    move = GAME.read_move(s, "gold")
    assert GAME.refusal(s, move).rule == "AM-NEXT-5"


@pytest.mark.rule("AM-NEXT-5")
def test_a_game_of_gold_alone_has_five_rounds():
    s = new_game(2, stick=0, dislodge=0)
    turns = 0
    while s.seat != OVER:
        play(s, "gold", "end")
        turns += 1
    assert turns == 5 * 7 * 2
