"""Games that tell too much are caught by the checks of :mod:`carrack.testing.secrecy`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from carrack.core.chance import Chance, Stream
from carrack.core.game import Game, Legal, ListedLegal, Move, Refusal
from carrack.core.registry import find_game
from carrack.testing.secrecy import check_imagined, check_twins
from support.games import tiny


@pytest.mark.parametrize("name", ["tiny", "lamps", "dutch-east-indies"])
def test_private_looks_are_among_what_is_checked(name: str) -> None:
    game = find_game(name)
    for players in (game.least_players, game.most_players):
        ended = [twins for seed in range(2) for twins in check_twins(game, players, seed, 20)]
        assert sum([twins.private for twins in ended]) > 3


# --- games that tell too much --------------------------------------------------------------------


class ShownDeck(tiny.Lanterns):
    """Everybody sees the top card."""

    def view(self, state: tiny.Hill, viewer: int | None) -> dict[str, Any]:
        return {**super().view(state, viewer), "top": state.deck[-1:]}


class ShownToEye(tiny.Lanterns):
    """Once somebody has looked, seat 1 sees the card too."""

    def view(self, state: tiny.Hill, viewer: int | None) -> dict[str, Any]:
        data = super().view(state, viewer)
        if viewer == 1 and state.knowers:
            data["top"] = state.deck[-1]
        return data


class DrawnBoard(tiny.Lanterns):
    """The board drawn as text shows a hand."""

    def board(self, state: tiny.Hill) -> str:
        return f"{super().board(state)} {state.hands[0]}"


class OrderedMoves(tiny.Lanterns):
    """The order of the moves betrays the top card."""

    def legal(self, state: tiny.Hill) -> Legal:
        moves = list(super().legal(state))
        return ListedLegal(moves[::-1] if state.deck and state.deck[-1] > 3 else moves)


class FewerMoves(tiny.Lanterns):
    """There is nothing to look at where the card is a bad one."""

    def legal(self, state: tiny.Hill) -> Legal:
        bad = len(state.deck) > 0 and state.deck[-1] == 1
        return ListedLegal([m for m in super().legal(state) if not bad or m.index != tiny.LOOK])


class Mask(ListedLegal):
    """Moves whose numbers say more than the moves."""

    def __init__(self, moves: list[Move], state: tiny.Hill) -> None:
        super().__init__(moves)
        self.state = state

    def indices(self) -> list[int]:
        return [*super().indices(), sum(self.state.deck[-1:])]


class TellingMask(tiny.Lanterns):
    """The mask of the environments knows the top card."""

    def legal(self, state: tiny.Hill) -> Legal:
        return Mask(list(super().legal(state)), state)


class TellingObservation(tiny.Lanterns):
    """The numbers for learning programs count the cards of others."""

    def observation(self, state: tiny.Hill, seat: int) -> list[int]:
        row = super().observation(state, seat)
        return [*row[:-1], state.hands[seat - 1].count(6)]


class TellingDescription(tiny.Lanterns):
    """What is said of a look is what will be seen."""

    def describe(self, state: tiny.Hill, move: Move) -> dict[str, Any]:
        data = super().describe(state, move)
        return {**data, "args": {"card": state.deck[-1]}} if move.index == tiny.LOOK else data


class TellingRefusal(tiny.Lanterns):
    """Who plays a card that is not in the hand learns who has it."""

    def refusal(self, state: tiny.Hill, move: Move) -> Refusal | None:
        refusal = super().refusal(state, move)
        if refusal is not None and "in your hand" in refusal.text:
            owners = [seat for seat, hand in enumerate(state.hands) if move.index in hand]
            return Refusal(refusal.rule, f"ask {owners} for it")
        return refusal


class TellingCourses(tiny.Lanterns):
    """A way is offered to the player with the better hand."""

    def courses(self, state: tiny.Hill) -> list[dict[str, Any]]:
        best = max(state.hands, key=max) if all(state.hands) else []
        return [{"parent": -1, "move": "throw"}] * (best == state.hands[state.seat])


class TellingCommands(tiny.Lanterns):
    """One may call out only while the top card is high."""

    def commands(self, state: tiny.Hill, seat: int) -> list[Move]:
        return super().commands(state, seat) if sum(state.deck[-1:]) > 3 else []


class TellingEvent(tiny.Lanterns):
    """Playing a card reveals how many cards like it are left in the deck."""

    def apply(self, state: tiny.Hill, move: Move, chance: Chance) -> None:
        super().apply(state, move, chance)
        if tiny.THROW < move.index < tiny.LOOK:
            left = state.deck.count(move.index)
            state.report("left", "TI-TURN-3", state.seat, {"left": left})


class PublicDraw(tiny.Lanterns):
    """Everybody hears which card was drawn, and then it is nowhere to be seen."""

    def apply(self, state: tiny.Hill, move: Move, chance: Chance) -> None:
        card = state.deck[-1:]
        super().apply(state, move, chance)
        if move.index == tiny.END and card:
            state.report("drew-open", "TI-TURN-5", state.seat, {"card": card[0]})


class KnowingImagination(tiny.Lanterns):
    """Imagines others' hands again, but the deck as it is."""

    def imagine(self, state: tiny.Hill, seat: int, stream: Stream) -> tiny.Hill:
        other = super().imagine(state, seat, stream)
        other.deck = state.deck[:]
        return other


class UnsortedImagination(tiny.Lanterns):
    """Shuffles the true order, which then shows through."""

    def imagine(self, state: tiny.Hill, seat: int, stream: Stream) -> tiny.Hill:
        other = state.copy()
        row = [state.deck[i] for i in stream.shuffled(len(state.deck))]
        other.deck = row if seat not in state.knowers else state.deck[:]
        return other


class ForgetfulImagination(tiny.Lanterns):
    """Imagines cards of its own hand too."""

    def imagine(self, state: tiny.Hill, seat: int, stream: Stream) -> tiny.Hill:
        other = super().imagine(state, seat, stream)
        other.hands[seat] = other.hands[seat - 1][:]
        return other


def by_imagination(game: Game[Any]) -> None:
    for seed in range(8):
        check_imagined(game, 3, seed, 2)


def by_twins(game: Game[Any]) -> None:
    for seed in range(60):
        check_twins(game, 3, seed, 1)


BOTH = [by_imagination, by_twins]
LEAKS: list[tuple[type[tiny.Lanterns], list[Callable[[Game[Any]], None]]]] = [
    (ShownDeck, [by_imagination]),
    (ShownToEye, BOTH),
    (DrawnBoard, BOTH),
    (OrderedMoves, BOTH),
    (FewerMoves, BOTH),
    (TellingMask, BOTH),
    (TellingObservation, BOTH),
    (TellingDescription, BOTH),
    (TellingRefusal, BOTH),
    (TellingCourses, BOTH),
    (TellingCommands, BOTH),
    (TellingEvent, BOTH),
    (PublicDraw, [by_twins]),
    (KnowingImagination, BOTH),
    (UnsortedImagination, BOTH),
    (ForgetfulImagination, [by_imagination]),
]


@pytest.mark.parametrize("check", BOTH)
def test_the_game_without_leaks_passes(check: Callable[[Game[Any]], None]) -> None:
    check(tiny.GAME)


@pytest.mark.parametrize(
    ("leak", "check"),
    [
        pytest.param(leak, check, id=f"{leak.__name__}-{check.__name__}")
        for leak, checks in LEAKS
        for check in checks
    ],
)
def test_a_game_that_tells_too_much_is_caught(
    leak: type[tiny.Lanterns], check: Callable[[Game[Any]], None]
) -> None:
    with pytest.raises(AssertionError):
        check(leak())
