"""What a seat of The Dutch East Indies has looked at is known to that seat and to nobody else.

The tests keep a record of their own: from the looks that each seat was shown, until the card is
taken or all cards are dealt again (DEI-TRADE-2, DEI-TRADE-6).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.events import Event
from carrack.core.game import OVER, canonical
from carrack.games.dutch_east_indies.components import ITEM_NAMES
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from support.games.dei_busy_games import busy_move, start
from support.positions.dei import CARD, ISLAND, deck, position

GAMES = range(20)
Known = list[dict[int, str]]  # by seat: island → card seen on top


class Witness:
    """What every seat has seen, as the events tell it to that seat."""

    def __init__(self, players: int) -> None:
        self.known: Known = [{} for _ in range(players)]
        self.looks = 0

    def hear(self, event: Event) -> None:
        """Takes note of a look, of a card taken, of cards dealt again."""
        if event.kind == "looked":
            for seat, known in enumerate(self.known):
                seen = event.seen_by(seat)
                if "card" in seen:
                    known[seen["island"]] = seen["card"]
                    self.looks += 1
        for known in self.known:
            if event.kind == "traded":
                known.pop(event.data["island"], None)
            elif event.kind == "dealt":
                known.clear()


def watched(seed: int) -> Iterator[tuple[Dei, Witness, list[Event]]]:
    """Every position of a busy game, what the seats have seen by then, and the last events."""
    s, stream, chance = start(seed), Stream(seed), Seeded(seed)
    witness = Witness(s.players)
    while s.seat != OVER:
        s.events = events = []
        GAME.apply(s, busy_move(s, stream), chance)
        s.events = None
        for event in events:
            witness.hear(event)
        yield s, witness, events


def shown(s: Dei, viewer: int | None) -> dict[int, str]:
    """The cards on top that a viewer is shown, by island."""
    islands = GAME.view(s, viewer)["islands"]
    return {row["island"]: row["known"] for row in islands if row["known"] is not None}


def without_open_cards(view: dict[str, Any]) -> str:
    """A view as text, but for the list of all cards and the cards that lie open."""
    return canonical({k: v for k, v in view.items() if k not in ("static", "discard")})


@pytest.mark.rule("DEI-TRADE-2")
def test_every_seat_is_shown_what_it_has_seen_and_a_spectator_nothing() -> None:
    looks = known = 0
    for seed in GAMES:
        witness = Witness(0)
        for s, witness, _ in watched(seed):
            known += sum(len(seen) for seen in witness.known)
            for seat in range(s.players):
                assert shown(s, seat) == witness.known[seat]
            assert shown(s, None) == {}
            check_no_face(s)
        looks += witness.looks
    assert looks > 50
    assert known > 500


def check_no_face(s: Dei) -> None:
    """A spectator's view has no card but those that lie open; some are named like goods."""
    names = [f'"{card.id}"' for card in s.world.edition.cards if card.id not in ITEM_NAMES]
    text = without_open_cards(GAME.view(s, None))
    assert not any(name in text for name in names), "a spectator sees a face"


@pytest.mark.rule("DEI-TRADE-1")
@pytest.mark.parametrize("seed", GAMES)
def test_of_a_look_the_others_hear_where_it_was_but_not_what(seed: int) -> None:
    for s, _, events in watched(seed):
        for event in events:
            if event.kind in ("looked", "refused"):
                for viewer in (None, *range(s.players)):
                    seen = event.seen_by(viewer)
                    reader = event.kind == "looked" and viewer == event.seat
                    assert ("card" in seen) == reader
                    assert {"ship", "island"} <= set(seen)


@pytest.mark.rule("DEI-TRADE-2")
@pytest.mark.parametrize("seed", GAMES)
def test_imagination_keeps_what_was_seen_and_changes_nothing_else(seed: int) -> None:
    for number, (s, witness, _) in enumerate(watched(seed)):
        if number % 5 == seed % 5 and s.seat != OVER:
            for seat in range(s.players):
                other = GAME.imagine(s, seat, Stream(number))
                check_imagined(s, other, witness.known[seat])


def check_imagined(s: Dei, other: Dei, known: dict[int, str]) -> None:
    """The cards face down are the same ones, and those that were seen lie where they lay."""
    cards = s.world.edition.cards
    assert [len(deck) for deck in other.decks] == [len(deck) for deck in s.decks]
    assert face_down(other) == face_down(s)
    for island, card in known.items():
        assert cards[other.decks[island][-1]].id == card
    data, imagined = GAME.to_json(s), GAME.to_json(other)
    for name in data:
        if name not in ("decks", "aside"):
            assert imagined[name] == data[name], name


def face_down(s: Dei) -> list[int]:
    """All cards that lie face down, on the islands and aside."""
    return sorted([card for deck in s.decks for card in deck] + list(s.aside))


@pytest.mark.rule("DEI-TRADE-2")
def test_what_was_not_seen_may_be_any_card_face_down_and_all_are_as_likely() -> None:
    s = position()
    deck(s, "a", "rich", "coins", "nut")
    deck(s, "b", "clove")
    s.aside = (CARD["spare"], CARD["three"])
    s.known = [1 << ISLAND["a"], 0]
    tops, below = Counter[int](), Counter[int]()
    for seed in range(5_000):
        other = GAME.imagine(s, 0, Stream(seed))
        assert other.decks[ISLAND["a"]][-1] == CARD["nut"]
        tops[other.decks[ISLAND["b"]][0]] += 1
        below[other.decks[ISLAND["a"]][0]] += 1
    for counts in (tops, below):
        assert set(counts) == set(range(6)) - {CARD["nut"]}
        assert all(abs(count - 1_000) < 4 * 800**0.5 for count in counts.values())


@pytest.mark.rule("DEI-TRADE-2")
def test_a_card_that_two_have_seen_is_fixed_for_both() -> None:
    s = position()
    s.known = [1 << ISLAND["a"], 1 << ISLAND["a"]]
    for seat in (0, 1):
        tops = {GAME.imagine(s, seat, Stream(seed)).decks[ISLAND["a"]][-1] for seed in range(40)}
        assert tops == {CARD["nut"]}
