"""No bot's choice depends on what its seat cannot know; and what is the same is chosen the same.

Every bot is asked in positions of real games, and again with all that its seat does not see dealt
again. The judge is one whose opinion turns over whenever a single feature changes.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import asdict
from typing import Any

import pytest

import choices
from carrack.bots import Bot
from carrack.bots.search.context import SearchContext
from carrack.bots.search.flat import Flat, FlatSettings
from carrack.bots.search.ranking import Candidate
from carrack.core.chance import Stream
from carrack.core.game import Game, Move, State, state_hash
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle
from carrack.testing.walks import WalkPosition, how_many
from support.games import searchable


def fancies(spot: WalkPosition) -> list[State]:
    """The real position, and one that its seat cannot tell from it."""
    return [spot.state, spot.game.imagine(spot.state, spot.state.seat, Stream(spot.number))]


def thoughts(bot: Bot, game: Game[Any], state: State, seed: int) -> dict[str, Any]:
    """What a bot thinks of the position, but for the time it took; its choice comes first."""
    bot.forget()
    assessment = asdict(bot.assess(SeatHandle(game, state, state.seat), Stream(seed)))
    del assessment["seconds"]
    return assessment


def differs(bot: Bot, spot: WalkPosition) -> bool:
    """Whether the bot thinks something else where other things are hidden."""
    first, second = [thoughts(bot, spot.game, state, spot.number) for state in fancies(spot)]
    return first != second


def hidden_things(spots: list[WalkPosition]) -> int:
    """In how many positions the imagined one differs from the real one."""
    hashes = [[state_hash(spot.game, state) for state in fancies(spot)] for spot in spots]
    return sum([real != imagined for real, imagined in hashes])


@pytest.mark.parametrize("name", ["amerigo", "dutch-east-indies"])
def test_no_bot_uses_what_its_seat_cannot_know(name: str) -> None:
    game = find_game(name)
    numbers = [players for players in (4, 2, 1) if players >= game.least_players]
    spots = [spot for n in numbers[: how_many(1, 3)] for spot in choices.decisions(game, n, 3)]
    assert hidden_things(spots) > 1
    for bot_name in choices.all_bots(game):
        bot = choices.quick(game, bot_name)
        assert not any([differs(bot, spot) for spot in spots]), bot_name


def test_no_bot_that_plays_to_the_end_uses_it_either() -> None:
    spots = [spot for n in (2, 3, 4) for spot in choices.decisions(searchable.GAME, n, 3)]
    assert hidden_things(spots) > 2
    for bot_name in choices.all_bots(searchable.GAME):
        bot = choices.quick(searchable.GAME, bot_name)
        assert not any([differs(bot, spot) for spot in spots]), bot_name


def test_a_decision_is_the_first_thing_that_is_thought() -> None:
    for spot in choices.decisions(searchable.GAME, 3, 3):
        for bot_name in choices.all_bots(searchable.GAME):
            bot = choices.quick(searchable.GAME, bot_name)
            first = thoughts(bot, spot.game, spot.state, 5)
            move = bot.decide(SeatHandle(spot.game, spot.state, spot.state.seat), Stream(5))
            assert move.notation == first["moves"][0]["move"]


class Peeper(Bot):
    """Looks under the cards."""

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        moves = list(handle.legal())
        return moves[int(state_hash(handle.game, handle._state), 16) % len(moves)]


class Open(SeatHandle):
    """Imagines nothing."""

    def imagine(self, stream: Stream) -> Any:
        return self._state.copy()


class Cheat(Flat):
    """Searches the real position."""

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        return super().look(Open(handle.game, handle._state, handle.seat), state, stream)


def test_a_search_of_the_real_position_is_found_out() -> None:
    cheat = Cheat("cheat", SearchContext(searchable.GAME), FlatSettings(iterations=40))
    spots = choices.decisions(searchable.GAME, 3, 3)
    assert any(differs(cheat, spot) for spot in spots)


@pytest.mark.parametrize("name", ["amerigo", "dutch-east-indies"])
def test_who_looks_at_hidden_things_is_found_out(name: str) -> None:
    spots = choices.decisions(find_game(name), 2, 3)
    assert any(differs(Peeper("peeper"), spot) for spot in spots)


def test_another_process_chooses_the_same() -> None:
    """Whatever strings and dictionaries are hashed to there."""
    code = (
        "import choices; from support.games import searchable; "
        "print(choices.choices(searchable.GAME, 3, 4))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": "7"},
    )
    assert done.stdout.strip() == str(choices.choices(searchable.GAME, 3, 4))
