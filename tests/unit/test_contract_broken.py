"""The commonest mistakes of a game's author are answered by a sentence: game, place and promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from carrack.bots import make_bot
from carrack.bots.bot_game import BotGame
from carrack.core.chance import Chance, Seeded
from carrack.core.contract import ContractBroken
from carrack.core.game import Game, Legal, ListedLegal, Move
from carrack.core.playout import Count, Dice, play_out
from carrack.testing import announcements, positions, secrecy, walks, whole_games
from support.games import tiny


class Stuck(tiny.Lanterns):
    """Nothing can be done once the lantern is out."""

    def legal(self, state: tiny.Hill) -> Legal:
        return ListedLegal([]) if 1 in state.throws else super().legal(state)


class Repeating(tiny.Lanterns):
    """Every throw of a turn is drawn for the same purpose."""

    def apply(self, state: tiny.Hill, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        if move.index == tiny.THROW:
            chance.integers("wind", [6])


class Leaking(tiny.Lanterns):
    """Everybody sees the top card."""

    def view(self, state: tiny.Hill, viewer: int | None) -> dict[str, Any]:
        return {**super().view(state, viewer), "top": state.deck[-1:]}


class SharedCards(tiny.Hill):
    """A position whose copies hold the very same cards."""

    def copy(self) -> tiny.Hill:
        other = super().copy()
        other.throws = self.throws
        return other


class Sharing(tiny.Lanterns):
    """Lanterns with a copy that is none."""

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> tiny.Hill:
        state = super().setup(players, options, chance)
        state.__class__ = SharedCards
        return state


class Silent(tiny.Lanterns):
    """Nobody has written what its moves are called."""

    def describe(self, state: tiny.Hill, move: Move) -> dict[str, Any]:
        raise NotImplementedError


class Doubled(tiny.Lanterns):
    """A second move with the number of the first."""

    def legal(self, state: tiny.Hill) -> Legal:
        return ListedLegal([*super().legal(state), Move(tiny.THROW, "leap")])


class Unhashable(Move):  # noqa: PLW1641
    """Compared by value, and so without a hash."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.index == other.index


class Equal(tiny.Lanterns):
    """Its moves cannot be kept in a set."""

    LEAP = Unhashable(20, "leap")

    def legal(self, state: tiny.Hill) -> Legal:
        return ListedLegal([self.LEAP])

    def move_at(self, state: tiny.Hill, index: int) -> Move:
        return self.LEAP

    def read_move(self, state: tiny.Hill, notation: str) -> Move:
        return self.LEAP


class Falling(tiny.Lanterns):
    """Divides by nothing at the end of a turn."""

    def apply(self, state: tiny.Hill, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        if move.index == tiny.END:
            state.points[0] //= 0


class Placeless(tiny.Lanterns):
    """A place of its board says more than a page understands."""

    def plain_view(self, state: tiny.Hill, viewer: int | None) -> dict[str, Any]:
        return {**super().plain_view(state, viewer), "board": [[{"name": "hill", "height": 3}]]}


class Silver(tiny.Lanterns):
    """A throw is worth a point that no event reports."""

    def apply(self, state: tiny.Hill, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        state.points[state.seat] += move.index == tiny.THROW


def each(check: Callable[[walks.WalkPosition], object]) -> Callable[[Game[Any]], None]:
    """A check of every position of three games."""

    def run(game: Game[Any]) -> None:
        for seed in range(3):
            for spot in walks.middle_spots(game, 2, seed, 1):
                check(spot)

    return run


def walked(game: Game[Any]) -> None:
    for seed in range(3):
        list(walks.walk(game, 2, seed))


def played_at_random(game: Game[Any]) -> None:
    for seed in range(3):
        state = walks.new_state(game, 2, seed)
        play_out(game, state, Seeded(seed), Dice(seed, 2), Count())


MISTAKES: list[tuple[type[tiny.Lanterns], Callable[[Game[Any]], object], list[str]]] = [
    (Stuck, walked, ["seat 0 has no legal move in turn 0 after 'throw'", "`legal` is never empty"]),
    (Stuck, played_at_random, ["has no legal move in turn", "after 'throw'", "is never empty"]),
    (
        Repeating,
        lambda game: [whole_games.check_draws(game, 2, seed) for seed in range(9)],
        [
            "seed",
            "'wind' is drawn in <throw> of turn 0 and again in <throw>",
            "drawn once in a game",
        ],
    ),
    (
        Leaking,
        each(lambda spot: secrecy.check_hidden(spot, 3)),
        ["position", "sees in public, view", "look to it like the real one"],
    ),
    (Sharing, each(positions.check_copy), ["position", "`copy` shares a list", "A copy equals"]),
    (Silent, each(positions.check_description), ["`describe` is not written", "can be described"]),
    (
        Doubled,
        each(positions.check_legal),
        ["<throw> and <leap> are both legal and have the number 0", "each with its own number"],
    ),
    (Equal, each(positions.check_legal), ["unhashable type: 'Unhashable'", "found again"]),
    (
        Placeless,
        each(announcements.check_plain_view),
        ["a place has some of", "made of the parts that there are"],
    ),
    (Falling, walked, ["playing <end>: ZeroDivisionError in `apply`", "plays every legal move"]),
    (
        Silver,
        lambda game: whole_games.check_events(game, 2, 0, whole_rules()),
        ["points without an event at <throw>", "every point has an event"],
    ),
]


def whole_rules() -> set[str]:
    return {f"TI-{name}" for name in ("TURN-1", "TURN-2", "TURN-3", "TURN-4", "TURN-5", "CALL-1")}


@pytest.mark.parametrize(
    ("mistake", "check", "said"),
    [pytest.param(*row, id=f"{row[0].__name__}-{i}") for i, row in enumerate(MISTAKES)],
)
def test_a_mistake_is_answered_by_game_place_and_promise(
    mistake: type[tiny.Lanterns], check: Callable[[Game[Any]], object], said: list[str]
) -> None:
    with pytest.raises(ContractBroken) as caught:
        check(mistake())
    text = str(caught.value)
    assert text.startswith("Lanterns")
    assert [part for part in said if part not in text] == []
    assert "\nThe promise: " in text


def test_bots_that_find_no_legal_move_say_so_too() -> None:
    bots = [make_bot(tiny.GAME, "careful") for _ in range(2)]
    with pytest.raises(ContractBroken, match="Lanterns: seat . has no legal move"):
        for seed in range(20):
            BotGame(Stuck(), 2, {"rounds": 4, "deal": "open"}, seed, bots).play_out()


def test_a_game_without_mistakes_breaks_nothing() -> None:
    for _, check, _ in MISTAKES:
        check(tiny.GAME)
    for spot in walks.middle_spots(tiny.GAME, 2, 1, 1):
        announcements.check_final(spot, 4)
