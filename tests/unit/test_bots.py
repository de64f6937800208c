"""Bots by name, fair chances for `random`, and blame where a bot is at fault."""

from __future__ import annotations

from asyncio import CancelledError
from pathlib import Path

import pytest

from carrack.bots import Advisor, Bot, BotError, UnknownBot, bot_names, checked_decision, make_bot
from carrack.bots.bot import Overrun, begin_anew
from carrack.bots.bot_game import BotGame
from carrack.bots.own.limits import BotLimits
from carrack.bots.own.timed import TimedBot
from carrack.bots.versions import bot_version
from carrack.core.chance import Seeded, Stream
from carrack.core.game import Move, State, checked_options
from carrack.core.seat import SeatHandle, for_seat
from carrack.server.thinking.bots import DecisionTask, is_quick
from support.games import tiny


def position(seed: int = 1) -> State:
    state: State = tiny.GAME.setup(2, checked_options(tiny.GAME, 2, {}), Seeded(seed))
    return state


def handle(state: State) -> SeatHandle:
    return for_seat(tiny.GAME, state, Stream(1))


def test_the_advisors_of_a_game_and_random_are_known() -> None:
    assert bot_names(tiny.GAME) == ["careful", "random"]
    assert all(make_bot(tiny.GAME, name).name == name for name in bot_names(tiny.GAME))


@pytest.mark.parametrize(
    ("name", "hint"), [("radnom", "did you mean 'random'"), ("xyz", "there are careful, random")]
)
def test_an_unknown_bot_is_answered_with_those_there_are(name: str, hint: str) -> None:
    with pytest.raises(UnknownBot, match=f"no bot {name!r} plays Lanterns; {hint}"):
        make_bot(tiny.GAME, name)


@pytest.mark.parametrize("name", ["tree", "tree:iterations=9"])
def test_a_bot_of_an_earlier_version_is_answered_with_what_became_of_it(name: str) -> None:
    with pytest.raises(UnknownBot, match="no bot 'tree' any more: .*'search' is nearest"):
        make_bot(tiny.GAME, name)


def test_the_seat_of_a_bot_that_is_gone_has_version_and_pace_of_who_plays_it() -> None:
    assert bot_version(tiny.GAME, "tree") == bot_version(tiny.GAME, "careful") != ""
    assert is_quick(DecisionTask("amerigo", {}, seat=0, bot="tree:iterations=9", seed=1))


def test_random_takes_every_legal_move_equally_often() -> None:
    state = position()
    legal = tiny.GAME.legal(state)
    bot, stream, seat = make_bot(tiny.GAME, "random"), Stream(5), handle(state)
    chosen = [bot.decide(seat, stream).index for _ in range(400 * len(legal))]
    for move in legal:
        assert 330 < chosen.count(move.index) < 470


def test_a_bot_decides_alike_from_equal_streams() -> None:
    for name in bot_names(tiny.GAME):
        bot, state = make_bot(tiny.GAME, name), position()
        assert bot.decide(handle(state), Stream(3)) is bot.decide(handle(state), Stream(3))


def test_a_handle_shows_the_seat_and_hides_the_rest() -> None:
    state = position()
    seat = handle(state)
    assert seat.view() == tiny.GAME.view(state, 0)
    assert list(seat.legal()) == list(tiny.GAME.legal(state))
    imagined = [seat.imagine(Stream(start)).hands for start in range(20)]
    assert {str(hands[0]) for hands in imagined} == {str(seat.view()["hand"])}
    assert len({str(hands[1]) for hands in imagined}) > 1


def test_a_handle_holds_an_imagined_position_not_the_real_one() -> None:
    state = position()
    decks = {str(for_seat(tiny.GAME, state, Stream(s))._state.deck) for s in range(20)}  # type: ignore[attr-defined]
    assert len(decks) > 1


def test_a_bot_that_fails_is_named_with_its_seat() -> None:
    def stumble(handle: SeatHandle, stream: Stream) -> Move:
        raise KeyError("plan")

    state = position()
    with pytest.raises(BotError, match="bot 'clumsy' in seat 0 failed: KeyError: 'plan'") as caught:
        checked_decision(
            Advisor("clumsy", stumble), handle(state), Stream(1), tiny.GAME.legal(state)
        )
    assert isinstance(caught.value.__cause__, KeyError)


@pytest.mark.parametrize("error", [SystemExit(0), GeneratorExit(), CancelledError()])
def test_a_bot_that_would_end_the_program_costs_itself_the_decision(
    error: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    def leave(handle: SeatHandle, stream: Stream) -> Move:
        raise error

    bot = TimedBot(Advisor("mine", leave), BotLimits())
    bots = [bot, make_bot(tiny.GAME, "random")]
    game = BotGame(tiny.GAME, 2, checked_options(tiny.GAME, 2, {}), 1, bots)
    while not game.lost:
        game.step()
    assert len(caplog.messages) == 1, "told at once, not at the end of the game"
    game.play_out()
    assert game.lost[0] > 1 and len(caplog.messages) == 1
    assert f"bot 'mine' in seat 0 failed: Fault: {type(error).__name__}" in game.fault["mine"]


def test_a_bot_that_would_end_the_program_before_a_game_is_named() -> None:
    class Leaving(Bot):
        def forget(self) -> None:
            raise SystemExit

    with pytest.raises(BotError, match="bot 'mine' failed before a game begins: .* sys.exit"):
        begin_anew(TimedBot(Leaving("mine"), BotLimits()))


@pytest.mark.parametrize("error", [KeyboardInterrupt(), Overrun()])
def test_what_does_not_come_from_a_bot_passes_it(error: BaseException) -> None:
    def stopped(handle: SeatHandle, stream: Stream) -> Move:
        raise error

    state = position()
    with pytest.raises(type(error)):
        checked_decision(Advisor("mine", stopped), handle(state), Stream(1), tiny.GAME.legal(state))


def test_a_file_that_would_end_the_program_is_refused(tmp_path: Path) -> None:
    (tmp_path / "leaves.py").write_text("import sys\nsys.exit('usage: …')\n")
    with pytest.raises(UnknownBot, match="loaded: SystemExit: it called sys.exit"):
        make_bot(tiny.GAME, f"{tmp_path / 'leaves.py'}:Bot")


def test_a_bot_that_cheats_is_named_with_its_move() -> None:
    class Cheat(Bot):
        def decide(self, handle: SeatHandle, stream: Stream) -> Move:
            return tiny.MOVES[tiny.END]

    state = position()
    with pytest.raises(BotError, match="bot 'cheat' in seat 0 chose <end>, which is not legal"):
        checked_decision(Cheat("cheat"), handle(state), Stream(1), tiny.GAME.legal(state))
