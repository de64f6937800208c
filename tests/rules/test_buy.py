"""The yellow action: AM-BUY."""

import pytest

from support.positions.amerigo import act, display, legal, play, position, refused, reported

COTTON = 2


@pytest.mark.rule("AM-BUY-1")
def test_example_with_5_ap_two_cotton_tokens_are_bought():
    s = position()
    display(s, "cotton2", "cotton3", "sugar4")
    act(s, "yellow", 5)
    events = play(s, "buy cotton2", "buy cotton3")
    assert reported(events, "AM-BUY-1", "good", "cost") == [("cotton", 2), ("cotton", 3)]
    assert (s.production[COTTON], s.ap, legal(s)) == (3, 0, ["end"])


@pytest.mark.rule("AM-BUY-1")
def test_a_token_costs_the_number_printed_on_it():
    s = position()
    display(s, "coffee2", "coffee3", "coffee4")
    act(s, "yellow", 3)
    assert legal(s, "buy") == ["buy coffee2", "buy coffee3"]
    assert refused(s, "buy coffee4") == "AM-GOLD-3"
    play(s, "buy coffee2")
    assert s.ap == 1


@pytest.mark.rule("AM-BUY-1")
def test_what_is_not_on_display_cannot_be_bought_and_nothing_is_refilled_within_a_round():
    s = position(stack=(0,) * 30, stack_at=6)
    display(s, "coffee2", "coffee2", "sugar3")
    act(s, "yellow", 7)
    play(s, "buy coffee2", "buy coffee2")
    assert (refused(s, "buy coffee2"), refused(s, "buy sugar2")) == ("AM-BUY-1", "AM-BUY-1")
    play(s, "end", "yellow")
    assert legal(s, "buy") == ["buy sugar3"]
