"""Error messages for authors whose game breaks the contract (:mod:`carrack.core.game`)."""

from __future__ import annotations


class ContractBroken(AssertionError):
    """A game breaks a promise; the message names the game, the position and the promise.

    >>> raise no_legal_move("Lanterns", seat=1, turn=3, after="end")
    Traceback (most recent call last):
    carrack.core.contract.ContractBroken: Lanterns: seat 1 has no legal move in turn 3 ...
    The promise: `legal` is never empty until `state.seat` is OVER.
    """


def no_legal_move(title: str, seat: int, turn: int, after: str = "") -> ContractBroken:
    """The most common mistake: there is no legal move, but the game is not over.

    `after` is the notation of the previous move, if known.
    """
    last = f" after {after!r}" if after else ""
    return ContractBroken(
        f"{title}: seat {seat} has no legal move in turn {turn}{last}, but the game is not over.\n"
        "The promise: `legal` is never empty until `state.seat` is OVER."
    )
