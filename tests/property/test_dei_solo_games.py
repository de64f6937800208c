"""Whole games against the automaton, at every level: what holds in them, and that they end.

The human plays uniformly, or uniformly over the verbs so that turns are long, or like `greedy` with
every fourth move at random. Every other game has a strict supply. As chance seldom comes to spices,
one random game in four starts with some aboard the human's ships at sea, so that it is hunted.
"""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.events import Event
from carrack.core.game import OVER, checked_options
from carrack.games.dutch_east_indies import state
from carrack.games.dutch_east_indies.components import COIN, CRATE, ITEMS, SPICES
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.solo.cards import deck_of
from carrack.games.dutch_east_indies.state import Dei
from carrack.testing.walks import WalkPosition, how_many
from support.games.dei_busy_games import BUSY, KEEN, UNIFORM, Player, check_spot
from support.games.dei_invariants import check_position
from support.positions.dei_solo import automaton

GAMES = how_many(30, 10_000)
KEEN_GAMES = how_many(10, 100)
ROUNDS = {UNIFORM: 15, BUSY: 15, KEEN: 40}

every_level = pytest.mark.parametrize("level", state.LEVEL_NAMES)


def options_of(level: str, manner: str, seed: int) -> dict[str, int | str]:
    """The options of a game; the supply is strict in every other one."""
    chosen = {"level": level, "rounds": ROUNDS[manner], "supply": ("free", "strict")[seed % 2]}
    return checked_options(GAME, 1, chosen)


def start(level: str, manner: str, seed: int) -> Dei:
    """A new game, or one in which the human's ships lie somewhere at sea with spices."""
    s = GAME.setup(1, options_of(level, manner, seed), Seeded(seed))
    if manner == KEEN or seed % 4 < 3:
        return s
    stream = Stream(seed)
    open_sea = [square for square in range(s.world.area) if is_open(s, square)]
    for ship in (0, 1):
        s.at[ship] = s.set_out[ship] = open_sea.pop(stream.below(len(open_sea)))
        for item in SPICES[ship : ship + 2]:
            s.hold[ship * ITEMS + item] += 1
            s.supply[item] -= 1
    return s


def is_open(s: Dei, square: int) -> bool:
    """Whether nothing is on a square but sea."""
    return not s.world.land[square] and s.world.port_of[square] < 0 and not occupied(s, square)


def occupied(s: Dei, square: int) -> bool:
    return square in s.at or square in s.pirates


# --- what holds ----------------------------------------------------------------------------------


def check_automaton(s: Dei) -> None:
    """Cards and orders of the automaton are whole; it has no crates, and no coins at home."""
    auto = automaton(s)
    out = [card for card in auto.cards if card != state.NO_CARD]
    assert sorted([*auto.deck, *auto.discard, *out]) == deck_of(s.world)
    assert s.seat in (0, OVER), "the automaton never decides"
    for ship in (2, 3):
        check_order(s, ship)
        assert s.hold[ship * ITEMS + CRATE] == 0
    assert s.home[state.AUTOMATON * ITEMS + CRATE] == s.home[state.AUTOMATON * ITEMS + COIN] == 0


def check_order(s: Dei, ship: int) -> None:
    """A duty has a card, a hunt a target; a prize is aboard and on its way home."""
    auto, size = automaton(s), ship - 2
    assert auto.duties[size] == state.IDLE or auto.cards[size] != state.NO_CARD
    assert (auto.quarry[size] in (0, 1)) == (auto.duties[size] == state.HUNT_DUTY)
    assert auto.duties[size] != state.IDLE or not auto.homeward[size]
    if auto.prize[size] != state.NOBODY and s.seat != OVER:
        assert auto.homeward[size]
        assert s.hold[ship * ITEMS + auto.prize[size]]


def check_events(events: list[Event]) -> None:
    """The automaton's big ship is done before the small one begins; pirates spare both."""
    latest = 0
    for event in events:
        ship = event.data.get("ship", -1)
        if event.kind == "turn":
            latest = 0
        elif event.seat == state.AUTOMATON and event.kind in ("solo-drew", "sailed", "turned"):
            assert ship >= latest, "the big ship goes first (DEI-SOLO-4)"
            latest = ship
        assert event.kind not in ("pirate-battle", "looked", "given", "loaded") or ship < 2
        if event.kind == "picked-up" and ship >= 2:
            assert event.data["item"] not in ("crate", "coin")


# --- whole games ---------------------------------------------------------------------------------


def play_checked(level: str, manner: str, seed: int, every: int, counts: Counter[str]) -> Dei:
    """A game whose positions are all checked, one in `every` dearly; adds what was played."""
    s = start(level, manner, seed)
    human, chance, number = Player(seed, manner), Seeded(seed), 0
    check_events(s.opening or [])
    while s.seat != OVER:
        move = human.move(s)
        events: list[Event] = []
        s.events = events
        GAME.apply(s, move, chance)
        s.events = None
        check_events(events)
        check_position(s)
        check_automaton(s)
        counts.update([event.kind for event in events if event.seat == state.AUTOMATON])
        number += 1
        if number % every == seed % every and s.seat != OVER:
            check_spot(WalkPosition(GAME, s, 1, seed, number, human.stream))
    counts["decisions"] += number
    counts[("human won", "automaton won", "time up")[s.winner]] += 1
    assert s.winner >= 0 or s.turn == s.world.rounds * s.players
    return s


@every_level
def test_random_games_end_and_keep_everything_whole(level: str) -> None:
    counts: Counter[str] = Counter()
    for seed in range(GAMES):
        play_checked(level, (UNIFORM, BUSY)[seed // 4 % 2], seed, how_many(150, 500), counts)
    assert counts["human won"] + counts["automaton won"] + counts["time up"] == GAMES
    for kind in ("solo-drew", "solo-course", "solo-took", "solo-done", "unloaded", "solo-upgraded"):
        assert counts[kind] > GAMES // 5, counts
    assert counts["battle"] + counts["spoils"] + counts["lowered"] > 5, counts


@every_level
def test_keen_games_end_with_hunts_and_battles(level: str) -> None:
    counts: Counter[str] = Counter()
    for seed in range(KEEN_GAMES):
        play_checked(level, KEEN, seed, 100, counts)
    assert counts["human won"] + counts["automaton won"] > 0
    assert counts["spoils"] + counts["lowered"] > 0, counts


@every_level
def test_imagining_shuffles_the_solo_deck_and_nothing_that_lies_open(level: str) -> None:
    s = GAME.setup(1, options_of(level, UNIFORM, 1), Seeded(1))
    decks = set()
    for seed in range(20):
        fancied = GAME.imagine(s, 0, Stream(seed))
        assert isinstance(fancied, Dei)
        assert GAME.view(fancied, 0) == GAME.view(s, 0)
        assert sorted(automaton(fancied).deck) == sorted(automaton(s).deck)
        decks.add(automaton(fancied).deck)
    assert len(decks) > 10
