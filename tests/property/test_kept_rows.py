"""Rows that are kept notice whatever is another in a position, even if nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from carrack.core.game import Game
from carrack.core.observation import observation_size
from carrack.core.stepping import rows_of
from carrack.games.amerigo.game import GAME as AMERIGO
from carrack.games.dutch_east_indies.game import GAME as INDIES
from carrack.testing import walks

NUMBERS = {
    AMERIGO.name: "seat round phase step action ap acting ships_done landing neutral_taken "
    "picks_due deck_at stack_at",
    INDIES.name: "seat turn active start winner bought",
}
LISTS = {  # of numbers
    AMERIGO.name: "order storage space inside track neutrals points gold cannons progress special "
    "posts_left chests held used ships commodities production villages own_villages own_neutrals",
    INDIES.name: "pirates pirate_facing at facing fields hold moved points stays set_out looked "
    "fought home known flows supply",
}
PILES = {  # of which the last may be gone
    AMERIGO.name: "left right display built posts",
    INDIES.name: "discard",
}
BITS = (1, 4, 6, 8)  # of numbers that stand for sets
AUTOMATON = "cards duties quarry prize"
CASES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in (AMERIGO, INDIES)
    for players in range(game.least_players, game.most_players + 1)
]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_whatever_is_another_is_written(game: Game[Any], players: int) -> None:
    """Each number of some positions is another once, between two looks at the position itself."""
    options = walks.options_of(game, players)
    size = observation_size(game.observation_fields(players, options))
    keeper, memory = rows_of(game, players, options), bytearray(size + 2)
    noticed = set()
    for position in positions(game, players):
        rows = [game.observation_bytes(position, seat) for seat in range(players)]
        for number, (name, other) in enumerate(changed(game.name, position)):
            seat = number % players
            row = row_of(game, other, seat)
            if row is None:
                continue
            for state, wanted in ((position, rows[seat]), (other, row)):
                keeper.write(memory, 1, state, seat)
                assert memory[1:-1] == wanted, name
                assert bytes(keeper.row(state, seat)) == wanted, name
            if row != rows[seat]:
                noticed.add(name)
    assert memory[0] == memory[-1] == 0, "written beyond the row"
    names = f"{NUMBERS[game.name]} {LISTS[game.name]} {PILES[game.name]}".split()
    names += [*AUTOMATON.split(), "homeward", "deck"] if players == 1 else []
    assert set(names) - noticed == set()


def positions(game: Game[Any], players: int) -> Iterator[Any]:
    """Some positions of a game, and such in which ships must leave their ports (DEI-PORT-1)."""
    for spot in walks.middle_spots(game, players, 1, 40):
        state: Any = spot.state
        yield state
        if game is INDIES:
            yield with_part(state, "stays", [2] * len(state.stays))


def row_of(game: Game[Any], state: Any, seat: int) -> bytes | None:
    """The row made again; None if the numbers of the position make no sense."""
    try:
        return game.observation_bytes(state, seat)
    except (IndexError, ValueError, KeyError):
        return None


def changed(game: str, state: Any) -> Iterator[tuple[str, Any]]:
    """Copies of a position in each of which one thing is another, with its name."""
    for name in NUMBERS[game].split():
        number = getattr(state, name)
        for other in [not number] if isinstance(number, bool) else [number + 1, number - 1]:
            yield name, with_part(state, name, other)
    for name in LISTS[game].split():
        for numbers in with_one_other(getattr(state, name)):
            yield name, with_part(state, name, numbers)
    for name in PILES[game].split():
        if getattr(state, name):
            yield name, with_part(state, name, getattr(state, name)[:-1])
    if game == INDIES.name:
        yield from changed_otherwise(state)


def changed_otherwise(state: Any) -> Iterator[tuple[str, Any]]:
    """What floats, cards on islands, and the automaton."""
    for key in (8, 300):
        yield "afloat", with_part(state, "afloat", {**state.afloat, key: 2})
    bans = [(seat, 8, 1) for seat in range(state.players)]
    yield "banned", with_part(with_part(state, "afloat", {8: 1}), "banned", bans)
    for island, deck in enumerate(state.decks):
        if deck:
            for left in (deck[:-1], ()):
                decks = [*state.decks[:island], left, *state.decks[island + 1 :]]
                yield "decks", with_part(state, "decks", decks)
    if state.automaton is None:
        return
    auto = state.automaton
    for name in AUTOMATON.split():
        for numbers in with_one_other(getattr(auto, name)):
            yield name, with_part(state, "automaton", with_part(auto, name, numbers))
    homeward = [not auto.homeward[0], auto.homeward[1]]
    yield "homeward", with_part(state, "automaton", with_part(auto, "homeward", homeward))
    yield "deck", with_part(state, "automaton", with_part(auto, "deck", (*auto.deck, 0)))


def with_one_other(numbers: list[int]) -> Iterator[list[int]]:
    """The list with each of its numbers more or less, never below 0, or with another bit set."""
    for place, number in enumerate(numbers):
        others = [number + 1, number - 1, *[number ^ 1 << bit for bit in BITS if number >= 0]]
        for other in others:
            if other >= 0:
                yield [*numbers[:place], other, *numbers[place + 1 :]]


def with_part(thing: Any, name: str, part: Any) -> Any:
    """A copy of a position, or of an automaton, that has another part."""
    new = thing.copy()
    setattr(new, name, part)
    return new
