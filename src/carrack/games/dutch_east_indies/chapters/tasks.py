"""The kinds of tasks of the agenda, and what their numbers mean."""

from __future__ import annotations

from typing import Final

from carrack.games.dutch_east_indies.state import HUMAN, NOTHING, Dei, Task

WIND: Final = 0  # (pirate): it moves one square
ATTACKS: Final = 1  # (pirate): it attacks every ship in reach
ATTACKS_ON: Final = 2  # (pirate, seat): it attacks the seat's ships
FIGHT: Final = 3  # (pirate, ship, whether the ship's own movement caused it)
LOWER: Final = 4  # (ship, fields): its owner lowers statistics
DROP: Final = 5  # (ship, cause): one spice or coin goes overboard
FIT: Final = 6  # (ship): what exceeds the hold is dumped
TAKE: Final = 7  # (winner ship, loser ship): the winner takes a spice of its choice
CARD: Final = 8  # (ship, island): the card just seen is accepted or refused
DEAL: Final = 9  # (island): it may be depleted; if all are empty, the cards are dealt again
CAPTAIN: Final = 10  # (ship): a ship of the automaton begins its turn
CAPTAIN_SAILS: Final = 11  # (ship): it moves, and does what it came for
SETTLE: Final = 12  # (ship): after a battle, whether its action goes on
NEXT: Final = 13  # the automaton's turn is over
BATTLE: Final = 14  # (ship, other ship): it attacks

QUESTIONS: Final = {  # by which rule a task asks, and what is said to everything else
    ATTACKS_ON: ("DEI-PIRATE-5", "refusal-asked-first"),
    LOWER: ("DEI-PBATTLE-3", "refusal-asked-lower"),
    DROP: ("DEI-PBATTLE-4", "refusal-asked-drop"),
    FIT: ("DEI-CARGO-3", "refusal-asked-dump"),
    TAKE: ("DEI-BATTLE-3", "refusal-asked-take"),
    CARD: ("DEI-TRADE-8", "refusal-asked-card"),
}


def ask(s: Dei, task: Task, side: int) -> None:
    """Let a task wait for the answer of a side; the human answers for the automaton.

    That is, which statistic of its ship is lowered, and which spice it is given (DEI-SOLO-10).
    """
    s.ask = task
    s.seat = HUMAN if s.world.solo else side


def answered(s: Dei) -> Task:
    """End the wait; returns the task that was answered."""
    task = s.ask
    s.ask = NOTHING
    return task


def task(kind: int, first: int = 0, second: int = 0, third: int = 0) -> Task:
    """A task of a kind with its numbers."""
    return (kind, first, second, third)
