"""Promises of games about moves and positions to come, compared with what happens.

They are: the gain of a move and whether it can be undone, what a turn still offers, what would be
scored; and the data for a page.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carrack.core.chance import Recording
from carrack.core.events import Event
from carrack.core.game import OVER, Move
from carrack.testing.promises import promised
from carrack.testing.walks import WalkPosition, plain

PLACE: Final = {"name", "holds", "seat", "square"}


@promised
def check_left(spot: WalkPosition) -> None:
    """Messages say what a turn still offers, and only if there is a choice."""
    before = spot.hash()
    left = spot.game.left(spot.state)
    assert plain(left) == left
    for message in left:
        assert set(message) == {"key", "args"}
        assert message["key"].startswith("left-")
    assert not left or len(spot.game.legal(spot.state)) > 1, "nothing is left but to end the turn"
    assert spot.hash() == before


def some_of_each_kind(spot: WalkPosition, most: int) -> Iterator[Move]:
    """About `most` legal moves of each kind, from all over their list."""
    kinds: dict[str, list[Move]] = {}
    for move in spot.game.legal(spot.state):
        kinds.setdefault(move.notation.split()[0], []).append(move)
    for moves in kinds.values():
        yield from moves[:: max(1, len(moves) // most)]


@promised
def check_standing(spot: WalkPosition, rules: set[str]) -> None:
    """The standing is plain data: a source, a rule, and points of every side."""
    before = spot.hash()
    standing = spot.game.standing(spot.state)
    assert plain(standing) == standing
    for row in standing:
        assert set(row) == {"source", "rule", "points"}
        assert row["source"]
        assert row["rule"] in rules
        assert len(row["points"]) == spot.sides
    assert len({row["source"] for row in standing}) == len(standing)
    assert spot.hash() == before


@promised
def check_plain_view(spot: WalkPosition) -> None:
    """A plain view is plain data, made of the parts that there are."""
    before = spot.hash()
    for viewer in (None, *spot.seats):
        shown = spot.game.plain_view(spot.state, viewer)
        if shown is None:
            continue
        assert plain(shown) == shown, f"what {viewer} is shown is not plain data"
        assert set(shown) - {"table", "asks"} == {"sides", "board"}, f"it has {list(shown)}"
        assert len(shown["sides"]) == spot.sides
        if not isinstance(shown["board"], str):
            places = [place for row in shown["board"] for place in row if place is not None]
            assert all(set(place) <= PLACE for place in places), f"a place has some of {PLACE}"
    assert spot.hash() == before


@promised
def check_final(spot: WalkPosition, most: int) -> set[str]:
    """Every move that cannot be undone says so before, and no other does.

    Compares with what happens on copies, for a few moves of each kind. Returns what was said.
    """
    said: set[str] = set()
    for move in some_of_each_kind(spot, most):
        final = spot.game.describe(spot.state, move).get("final", [])
        assert all(set(message) == {"key", "args"} for message in final)
        assert (final != []) == is_final(spot, move), f"{move}: {final}"
        said |= {message["key"] for message in final}
    return said


@promised
def check_points(spot: WalkPosition, most: int) -> int:
    """The announced points of a move that can be undone are those of its events.

    Compares on copies, for a few moves of each kind. Returns how many of them bring points.
    """
    scoring = 0
    for move in some_of_each_kind(spot, most):
        described = spot.game.describe(spot.state, move)
        if described.get("final"):
            continue
        after = spot.state.copy()
        after.events = events = list[Event]()
        spot.game.apply(after, move, spot.chance())
        scored = [e.data.get("points", 0) for e in events if e.seat == spot.state.seat]
        assert described.get("points", 0) == sum(scored), f"{move}: {described}"
        scoring += sum(scored) != 0
    return scoring


def is_final(spot: WalkPosition, move: Move) -> bool:
    """Whether undo could not bring a move back, other than for the end of a quiet turn."""
    before, after, chance = spot.state, spot.state.copy(), Recording(spot.chance())
    spot.game.apply(after, move, chance)
    passes = after.seat != before.seat and after.turn == before.turn
    drawn = bool(chance.draws) or after.reveals != before.reveals
    return drawn or passes or after.seat == OVER
