"""The brown action: AM-PROG. The spaces with points are steps 4, 8, 12, 16 and 20."""

import pytest

from support.positions import amerigo

FULL_DISPLAY = sorted(token.id for token in amerigo.EDITION.tokens[:8])


@pytest.mark.rule("AM-PROG-1")
def test_every_action_point_is_one_space():
    s = amerigo.acting("3 brown")
    assert amerigo.legal(s, "advance") == ["advance 1", "advance 2", "advance 3"]
    events = amerigo.play(s, "advance 2", "advance 1")
    assert amerigo.reported(events, "AM-PROG-1", "steps", "at") == [(2, 2), (1, 3)]
    assert (s.progress, s.ap) == ([3, 0], 0)


@pytest.mark.rule("AM-PROG-2")
def test_example_with_5_ap_the_space_of_1_point_is_passed_and_a_token_taken():
    s = amerigo.acting("5 brown")
    amerigo.play(s, "advance 5")
    assert amerigo.legal(s) == [f"pick {token}" for token in FULL_DISPLAY]
    assert amerigo.reported(amerigo.play(s, "pick red2"), "AM-PROG-2", "token") == ["red2"]
    assert (s.progress[0], s.held[0], amerigo.legal(s)) == (5, 1 << amerigo.TOKEN["red2"], ["end"])
    assert amerigo.TOKEN["red2"] not in s.left + s.right


@pytest.mark.rule("AM-PROG-2")
def test_reaching_the_space_is_enough():
    s = amerigo.acting("3 brown", progress=[3, 0])
    amerigo.play(s, "advance 1")
    assert amerigo.legal(s, "pick") == [f"pick {token}" for token in FULL_DISPLAY]


@pytest.mark.rule("AM-PROG-2")
def test_the_token_must_be_taken_at_once():
    s = amerigo.acting("5 brown", progress=[3, 0], chests=[1, 0])
    amerigo.play(s, "advance 1")
    refusals = [
        amerigo.refused(s, move) for move in ("advance 1", "end", "chest", "brown", "load 1")
    ]
    assert refusals == ["AM-PROG-2"] * 4 + ["AM-ROUND-6"]


@pytest.mark.rule("AM-PROG-2")
def test_several_spaces_passed_bring_several_tokens_one_after_the_other():
    s = amerigo.acting("5 brown", progress=[3, 0])
    amerigo.play(s, "advance 5", "pick blue2")
    assert amerigo.refused(s, "pick blue2") == "AM-PROG-2"
    amerigo.play(s, "pick red2", "end")
    assert s.held[0].bit_count() == 2


@pytest.mark.rule("AM-PROG-2")
def test_only_what_lies_on_display_can_be_taken_and_only_when_it_is_due():
    s = amerigo.acting("5 brown", progress=[3, 0])
    assert amerigo.refused(s, "pick blue2") == "AM-PROG-2"
    amerigo.play(s, "advance 1")
    assert amerigo.refused(s, "pick seven") == "AM-PROG-2"


@pytest.mark.rule("AM-PROG-2")
def test_an_empty_display_gives_nothing():
    s = amerigo.position(progress=[3, 0], left=[-1] * 4, right=[-1, amerigo.TOKEN["seven"], -1, -1])
    amerigo.act(s, "brown", 5)
    amerigo.play(s, "advance 5", "pick seven")
    assert (amerigo.legal(s), s.progress[0]) == (["end"], 8)


@pytest.mark.rule("AM-PROG-3")
def test_the_track_ends_at_15_points_and_what_is_left_of_the_ap_pays_2_gold():
    s = amerigo.acting("5 brown", progress=[18, 0])
    assert amerigo.EDITION.progress.points[-1] == (20, 15)
    assert amerigo.refused(s, "advance 3") == "AM-PROG-3"
    assert amerigo.legal(s, "advance") == ["advance 1", "advance 2"]
    assert amerigo.reported(amerigo.play(s, "advance 2"), "AM-PROG-3", "count") == [2, 2]
    amerigo.play(s, "pick red2", "end")
    assert (s.progress[0], s.gold[0]) == (20, 2)


@pytest.mark.rule("AM-PROG-3")
def test_at_the_end_of_the_track_the_action_pays_again_and_gives_no_token():
    s = amerigo.acting("2 brown", progress=[20, 0])
    assert (s.gold[0], amerigo.legal(s)) == (2, ["end"])


@pytest.mark.rule("AM-PROG-3")
@pytest.mark.parametrize(("step", "ap", "advance"), [(18, 2, 2), (17, 5, 2)])
def test_without_lapsed_points_at_the_end_nothing_is_paid(step, ap, advance):
    s = amerigo.position(progress=[step, 0], left=[-1] * 4, right=[-1] * 4)
    amerigo.act(s, "brown", ap)
    amerigo.play(s, f"advance {advance}", "end")
    assert s.gold[0] == 0


@pytest.mark.rule("AM-PROG-4")
def test_a_gold_token_taken_during_an_action_pays_within_it():
    s = amerigo.position(progress=[3, 0], left=[amerigo.TOKEN["gold3"]] + [-1] * 3, right=[-1] * 4)
    amerigo.act(s, "brown", 1)
    amerigo.play(s, "advance 1", "pick gold3")
    assert amerigo.legal(s) == ["end", "use gold3"]
    amerigo.play(s, "use gold3", "advance 2")
    assert (s.progress[0], s.gold[0]) == (6, 1)


@pytest.mark.rule("AM-PROG-4")
def test_the_action_points_of_a_token_need_a_later_choice_of_action():
    s = amerigo.acting("1 brown", progress=[3, 0])
    amerigo.play(s, "advance 1", "pick brown2")
    assert (s.ap, amerigo.legal(s)) == (0, ["end"])
    amerigo.play(s, "end", "brown", "end")
    amerigo.act(s, "brown", 1)
    assert (s.seat, s.ap) == (0, 3)


@pytest.mark.rule("AM-GOLD-3")
@pytest.mark.rule("AM-PROG-2")
def test_example_2_ap_and_1_gold_make_3_steps_and_the_fourth_token():
    s = amerigo.position(progress=[13, 0], gold=[4, 0])
    amerigo.give(s, 0, "seven", "cubes", "first")
    amerigo.act(s, "brown", 2)
    events = amerigo.play(s, "advance 3", "pick red2", "end")
    assert amerigo.reported(events, "AM-GOLD-3", "count") == [1]
    assert (s.progress[0], s.gold[0], s.held[0].bit_count()) == (16, 3, 4)
    assert dict(amerigo.EDITION.progress.points)[16] == 10
