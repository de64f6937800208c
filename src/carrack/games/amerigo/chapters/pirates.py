"""Pirates, after the white phase of every round (AM-PIRATE)."""

from __future__ import annotations

from carrack.games.amerigo.chapters.gold import gain_gold
from carrack.games.amerigo.chapters.tokens import (
    HALF_LOSS,
    STRONGER_PIRATES,
    VICTORY_GOLD,
    count_owned,
    has,
)
from carrack.games.amerigo.state import Amerigo

MORE_STRENGTH = 2
BOUNTY = 2


def shown_pirates(s: Amerigo) -> tuple[int, ...]:
    """The markers that are face up: one more each round (AM-NEXT-1)."""
    return s.pirates[: s.round]


def strength(s: Amerigo, seat: int) -> int:
    """Return the pirates that a seat faces (AM-PIRATE-1).

    They are the markers, and 2 for every other owner of AM-TOKEN-4.
    """
    force, tokens = 0, s.world.tokens_of(STRONGER_PIRATES)
    for number in range(s.round):
        force += s.pirates[number]
    for other in range(s.players):
        if other != seat and s.held[other] & tokens:
            force += MORE_STRENGTH * count_owned(s, other, STRONGER_PIRATES)
    return force


def pirates_attack(s: Amerigo) -> None:
    """Every seat fires its cannons, in player order."""
    if s.events is not None:
        s.report("pirates", "AM-PIRATE-1", -1, {"count": sum(shown_pirates(s))})
    for seat in s.track:
        force = strength(s, seat)
        if s.cannons[seat] >= force:
            fight_off(s, seat, force)
        else:
            lose_to_pirates(s, seat, force)


def fight_off(s: Amerigo, seat: int, force: int) -> None:
    """Beat the pirates: spare cannons are kept (AM-PIRATE-3); AM-TOKEN-6 pays a bounty."""
    s.cannons[seat] -= force
    data = {"count": force, "cannons": s.cannons[seat]}
    s.report("pirates-beaten", "AM-PIRATE-1", seat, data)
    if has(s, seat, VICTORY_GOLD):
        gain_gold(s, seat, BOUNTY, VICTORY_GOLD, "pirates")


def lose_to_pirates(s: Amerigo, seat: int, force: int) -> None:
    """Lose to the pirates: all cannons, and points equal to the full strength (AM-PIRATE-2)."""
    rule, loss = "AM-PIRATE-2", force
    if has(s, seat, HALF_LOSS):
        rule, loss = HALF_LOSS, (force + 1) // 2
    lost = min(loss, s.points[seat])
    data = {"count": force, "cannons": s.cannons[seat], "points": -lost, "source": "pirates"}
    s.cannons[seat] = 0
    s.points[seat] -= lost
    s.report("pirates-lost", rule, seat, data)
