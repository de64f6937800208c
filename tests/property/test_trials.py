"""A line that is tried knows nothing that its seat does not (`carrack.core.trial`)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.chance import Stream
from carrack.core.game import Game
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from carrack.core.state import State
from carrack.server.shapes.messages import TriedMove
from carrack.testing import walks
from support.games import tiny
from support.trials import Dreamt, answer, played, read, trial_after, wandering

NUMBERS = (None, 2**32 - 1)
PLACES = walks.how_many(3, 40)
MOVES = walks.how_many(14, 60)
QUIET = walks.how_many(4, 1)  # one in so many moves that reveal nothing is tried

every_game = pytest.mark.every_game


def reel_of(game: Game[Any], players: int, seed: int) -> Reel:
    record = played(game, players, seed)
    return Reel(game, record.header, record.entries)


def places(reel: Reel, seed: int) -> list[int]:
    """Steps all over a game, the first and the last among them."""
    stream = Stream(seed)
    inside = [stream.below(reel.length) for _ in range(PLACES)]
    return [0, *inside, reel.length - 1]


def require_blind(game: Game[Any], players: int, seed: int) -> tuple[int, int]:
    """Check that whoever cannot tell two games apart gets the same answers in both.

    Returns how many positions differed, and of how many seats moves were tried on in one line.
    """
    reel, stream, turns = reel_of(game, players, seed), Stream(seed), 0
    differed = 0
    for seat in range(players):
        dreamt = Dreamt(game, reel.replay.record, seat, Stream(stream.word()))
        for at in places(reel, seed + seat):
            for number in NUMBERS:
                start = stream.word()
                line = wandering(trial_after(reel, at, seat, number), MOVES, Stream(start))
                same = wandering(trial_after(dreamt, at, seat, number), MOVES, Stream(start))
                assert line == same, f"seat {seat} is offered what depends on what is hidden"
                said = answer(reel, at, seat, line, number)
                assert said == answer(dreamt, at, seat, line, number)
                turns = max(turns, len({move.seat for move in line}))
        differed += len(dreamt.others)
    return differed, turns


@every_game
def test_twins_get_the_same_answers_to_the_last_byte(game: Game[Any], players: int) -> None:
    differed, turns = require_blind(game, players, 2)
    assert turns == players
    if not differed:
        pytest.skip("no position hides anything")


@every_game
def test_another_number_is_another_imagination_and_the_same_the_same(
    game: Game[Any], players: int
) -> None:
    reel, said = reel_of(game, players, 3), set()
    for number in (1, 2, 3, 1, 2, 3):
        steps = []
        for at in places(reel, 3):
            trial = trial_after(reel, at, 0, number)
            steps += [str(step.shown(0)) for step in played_out(trial, MOVES)]
        said.add("\n".join(steps))
    assert len(said) == 3


def played_out(trial: Any, most: int) -> list[Any]:
    wandering(trial, most, Stream(5))
    return list(trial.steps)


@every_game
def test_without_a_number_nothing_rests_on_what_is_imagined(game: Game[Any], players: int) -> None:
    """Whatever is imagined, the steps that are sure, and what comes of them, are the same."""
    reel, stream = reel_of(game, players, 4), Stream(4)
    offered = missing = 0
    for at in places(reel, 4):
        for seat in range(players):
            line = wandering(trial_after(reel, at, seat, None), MOVES, stream)
            bare = read(answer(reel, at, seat, line, None))
            assert bare["sure"] == len(bare["steps"])
            assert bare["stopped"] == (bare["sure"] < len(line))
            for number in (1, 2):
                also = read(answer(reel, at, seat, line[: bare["sure"]], number))
                require_same(bare, also)
                told, said = whats_told(bare), whats_told(also)
                offered += len(told)
                missing += len([one for one in told if one not in said])
    assert missing <= offered / 200  # what others know is tried a dozen times, not proved


def require_same(bare: dict[str, Any], also: dict[str, Any]) -> None:
    """Check that a line comes to the same without a number, and what its seat is told is all."""
    for kind in ("steps", "sure", "deciding", "turn", "over"):
        assert bare[kind] == also[kind], kind
    for kind in ("view", "standing", "result"):
        assert bare["position"][kind] == also["position"][kind], kind
    if bare["deciding"] == bare["seat"]:
        for kind in ("legal", "left", "courses"):
            assert bare["position"][kind] == also["position"][kind], kind


def whats_told(said: dict[str, Any]) -> list[tuple[str, Any]]:
    """All that is told of whoever decides, and of commands."""
    kinds = ("legal", "left", "courses", "commands")
    return [(kind, one) for kind in kinds for one in said["position"][kind]]


@every_game
def test_a_line_stops_before_whatever_was_drawn_or_revealed(game: Game[Any], players: int) -> None:
    """Moves as they were played are tried one by one, from the seat that made them."""
    reel = reel_of(game, players, 5)
    states: list[State] = list(reel.positions())
    stops = 0
    for step in reel.story.steps[1:]:
        before, after = states[step.seq - 1], states[step.seq]
        command = step.kind == "command"
        unknown = before.reveals != after.reveals or (not command and bool(reel.draws(step.seq)))
        if not unknown and step.seq % QUIET:
            continue
        move = [TriedMove(step.seat, step.move, command)]
        bare = trial_after(reel, step.seq - 1, step.seat, None)
        bare.add(step.seat, step.move, command)
        assert (bare.stopped, bare.sure, len(bare.steps)) == (unknown, not unknown, not unknown)
        stops += unknown
        if step.seq % 7 == 0:
            said = read(answer(reel, step.seq - 1, step.seat, move, 9))
            assert (said["sure"], said["stopped"]) == (not unknown, False)
            assert said["steps"][0]["seq"] == step.seq
            assert (said["steps"][0]["decision"], said["steps"][0]["turn"]) == (
                step.decision,
                step.turn,
            )
            if not unknown:
                assert said["steps"] == [step.shown(step.seat)]
    assert stops


STOPS = [
    ("amerigo", 3, {"end": {"tower"}}),
    (
        "dutch-east-indies",
        1,
        {
            "end": {"wind", "cards", "battle"},
            "sail": {"battle"},
            "look": {"revealed"},
            "accept": {"revealed"},
        },
    ),
]
"""By the first word of a move, what is drawn in it, or that it reveals something without a draw."""


@pytest.mark.parametrize(("name", "players", "kinds"), STOPS)
def test_throws_storms_cards_and_the_end_of_a_round_stop_a_line(
    name: str, players: int, kinds: dict[str, set[str]]
) -> None:
    game, found = find_game(name), dict[str, set[str]]()
    for seed in range(3):
        reel = reel_of(game, players, seed)
        states = list(reel.positions())
        for step in reel.story.steps[1:]:
            if step.kind != "move":
                continue
            drawn = {draw.purpose.split()[0] for draw in reel.draws(step.seq)}
            shown = states[step.seq].reveals != states[step.seq - 1].reveals
            ends = drawn or ({"revealed"} if shown else set())
            if name == "amerigo" and states[step.seq].round != states[step.seq - 1].round:
                assert ends, "a round ends, and nothing is thrown"
            if ends:
                trial = trial_after(reel, step.seq - 1, step.seat, None)
                trial.add(step.seat, step.move)
                assert trial.stopped, step.move
                found.setdefault(step.move.split()[0], set()).update(ends)
    for move, ends in kinds.items():
        assert ends <= found[move], found


# --- what would know too much --------------------------------------------------------------------


class TrueHill(tiny.Lanterns):
    """What is imagined is the true position."""

    def imagine(self, state: tiny.Hill, seat: int, stream: Stream) -> tiny.Hill:
        return state.copy()


class HalfTrueHill(tiny.Lanterns):
    """The true deck lies below what is imagined."""

    def imagine(self, state: tiny.Hill, seat: int, stream: Stream) -> tiny.Hill:
        other = super().imagine(state, seat, stream)
        other.deck = state.deck[:]
        return other


class Peeking(Dreamt):
    """A twin made by the honest game, while trials go by another."""

    def position(self, step: int) -> State:
        true = Reel.position(self, step)
        return tiny.GAME.imagine(true, self.seat, self.stream)


@pytest.mark.parametrize("known", [TrueHill, HalfTrueHill])
def test_a_trial_that_knew_what_is_true_would_be_caught(
    known: type[tiny.Lanterns], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.Dreamt", Peeking)
    monkeypatch.setattr(Peeking, "others", {"any"}, raising=False)
    with pytest.raises(AssertionError):
        for seed in range(5):
            require_blind(known(), 3, seed)


def test_what_is_drawn_is_not_what_the_game_draws() -> None:
    """Its luck comes of the view and the number: neither of the game's seed, nor always the same"""
    reel, right, tries = reel_of(tiny.GAME, 2, 7), 0, 0
    for step in reel.story.steps[1:]:
        if step.move != "throw":
            continue
        true = step.shown(step.seat)["events"][0]["eyes"]
        eyes = []
        for number in range(30):
            trial = trial_after(reel, step.seq - 1, step.seat, number)
            trial.add(step.seat, "throw")
            eyes.append(trial.steps[0].shown(step.seat)["events"][0]["eyes"])
        assert len(set(eyes)) > 3
        right, tries = right + eyes.count(true), tries + len(eyes)
    assert tries / 12 < right < tries / 3  # one in six


def test_a_move_that_rests_on_what_another_seat_alone_knows_is_not_known() -> None:
    """Seat 1 holds cards that seat 0 cannot know: none is offered, and none can be sure."""
    reel = reel_of(tiny.GAME, 2, 2)
    thrown = [step.seq for step in reel.story.steps if (step.move, step.seat) == ("throw", 1)]
    at = next(at for at in thrown if reel.story.steps[at + 1].move.startswith("card"))
    for card in range(1, 7):
        trial = trial_after(reel, at, 0, None)
        trial.add(1, f"card {card}")
        assert trial.stopped
    said = read(answer(reel, at, 0, [], None))
    assert not [move for move in said["position"]["legal"] if move["move"].startswith("card")]
    said = read(answer(reel, at, 0, [], 1))
    assert [move for move in said["position"]["legal"] if move["move"].startswith("card")]
