"""Shorter games: a lower goal, spices aboard at the start, a small map."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, checked_options
from carrack.core.match import Match, Replay, new_header
from carrack.games.dutch_east_indies.components import CARGO, ITEMS, SPICES, STATS
from carrack.games.dutch_east_indies.game import GAME


def begun(players: int = 2, **options: Any) -> Any:
    return GAME.setup(players, checked_options(GAME, players, options), Seeded(1))


def aboard(s: Any, seat: int) -> list[int]:
    """The spices on both ships of a seat, by kind."""
    big, small = seat * 2 * ITEMS, (seat * 2 + 1) * ITEMS
    return [s.hold[big + item] + s.hold[small + item] for item in SPICES]


@pytest.mark.rule("DEI-WIN-1")
def test_as_an_option_fewer_spices_win_at_once() -> None:
    s = begun(goal=2, aboard=3, start="1")
    points = []
    for notation in ("unload A clove", "unload B cardamom"):
        s.events = []
        GAME.apply(s, GAME.read_move(s, notation), Seeded(1))
        points.append(GAME.result(s).points[0])
    assert points == [1, 2]
    assert s.seat == OVER
    assert [event.rule for event in s.events if event.kind == "won"] == ["DEI-WIN-1"]
    assert GAME.result(s).places == [1, 2]


@pytest.mark.rule("DEI-WIN-1")
def test_what_ends_a_shorter_game_is_said_before_it_is_done() -> None:
    s = begun(goal=1, aboard=1, start="1")
    said = GAME.describe(s, GAME.read_move(s, "unload A clove"))
    assert said["final"]
    assert GAME.view(s, 0)["goal"] == 1


@pytest.mark.rule("DEI-SETUP-6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_an_option_spices_lie_aboard_of_each_kind_in_turn(players: int) -> None:
    s = begun(players, aboard=6)
    assert [aboard(s, seat) for seat in range(players)] == [[2, 2, 1, 1, 0]] * players
    assert players != 1 or not any(aboard(s, 1))  # the automaton begins as ever
    supply = begun(players).supply
    assert [was - now for was, now in zip(supply[2:], s.supply[2:], strict=True)] == [
        players * count for count in (2, 2, 1, 1, 0)
    ]


@pytest.mark.rule("DEI-SETUP-6")
def test_no_hold_is_filled_beyond_what_it_holds() -> None:
    s = begun(2, aboard=8)
    for ship in range(4):
        load = sum(s.hold[ship * ITEMS : (ship + 1) * ITEMS])
        assert load <= s.world.values[CARGO][s.fields[ship * STATS + CARGO]]
    assert aboard(s, 0) == [2, 2, 2, 2, 0]


def test_a_shorter_game_is_recorded_kept_as_data_and_replayed() -> None:
    options = {"goal": 3, "aboard": 2, "chart": "cove", "rounds": 9}
    match = Match(GAME, new_header(GAME, 2, options, [{"name": "A"}, {"name": "B"}]), Seeded(3))
    stream = Stream(3)
    for _ in range(80):
        if match.over:
            break
        match.play(match.state.seat, GAME.legal(match.state).sample(stream))
    assert match.header.options == {**match.header.options, **options}
    assert GAME.from_json(GAME.to_json(match.state)).world is match.state.world
    assert Replay(GAME, match.record()).run().state.world.goal == 3


def test_whole_games_are_kept_as_ever() -> None:
    assert "goal" not in GAME.to_json(begun())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"goal": 0}, "“goal” must be a whole number from 1 to 8, not “0”"),
        ({"goal": 9}, "“goal” must be a whole number from 1 to 8, not “9”"),
        ({"aboard": 9}, "“aboard” must be a whole number from 0 to 8, not “9”"),
        ({"aboard": "two"}, "“aboard” must be a whole number from 0 to 8, not “two”"),
    ],
)
def test_what_cannot_be_is_reported(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        checked_options(GAME, 2, options)


@pytest.mark.parametrize("bot", ["greedy", "deckhand"])
def test_bots_finish_short_games(bot: str) -> None:
    from carrack.arena.series.playing import make_plan
    from carrack.arena.series.simulate import simulate

    plan = make_plan(GAME, [bot, bot], games=2, seed=3, options={"goal": 2, "chart": "cove"})
    assert simulate(plan).games == 2
