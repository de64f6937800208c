"""Games observed closely: their outcomes, moves and events.

The kind of a move is the first word of its notation (`build`, `sail`, `end`), so this module works
for any game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from carrack.arena.series.playing import Outcome, SeatedBots, SeriesGame, SeriesPlan
from carrack.core.events import Event
from carrack.core.game import Move

Counts = dict[str, int]


@dataclass
class GameSurvey:
    """Observations of one game.

    `opener` is the seat of the first decision, `events` counts what happened, by kind. By seat and
    kind of move: `made` counts the moves, `offered` the decisions in which that kind and another
    one were legal, `taken` those of them in which that kind was chosen.
    """

    outcome: Outcome
    opener: int
    events: Counts
    made: list[Counts]
    offered: list[Counts]
    taken: list[Counts]


@dataclass(frozen=True)
class Survey:
    """The games of a plan, as :class:`carrack.workers.work.Work`."""

    plan: SeriesPlan

    def prepare(self) -> Callable[[int], GameSurvey]:
        """A function that plays and observes games by their numbers; it raises BotError."""
        seating = SeatedBots(replace(self.plan, sources=True, records=None))
        return lambda number: WatchedGame(seating, number).watched()


class WatchedGame(SeriesGame):
    """One game under observation."""

    def __init__(self, seating: SeatedBots, number: int) -> None:
        super().__init__(seating, number)
        seats = range(seating.plan.players)
        self.opener = -1
        self.events: Counts = {}
        self.made: list[Counts] = [{} for _ in seats]
        self.offered: list[Counts] = [{} for _ in seats]
        self.taken: list[Counts] = [{} for _ in seats]

    def watched(self) -> GameSurvey:
        """Play the game to its end."""
        outcome = self.played()
        return GameSurvey(outcome, self.opener, self.events, self.made, self.offered, self.taken)

    def chosen(self) -> Move:
        """The move of the seat that decides, which is counted."""
        seat, legal = self.state.seat, self.game.legal(self.state)
        if self.opener < 0:
            self.opener = seat
        move = super().chosen()
        done = kind_of(move)
        count(self.made[seat], done)
        kinds = {kind_of(other) for other in legal}
        if len(kinds) > 1:
            count(self.taken[seat], done)
            for kind in kinds:
                count(self.offered[seat], kind)
        return move

    def on_events(self, events: list[Event]) -> None:
        super().on_events(events)
        for event in events:
            count(self.events, event.kind)


def kind_of(move: Move) -> str:
    """The kind of a move: the first word of its notation."""
    return move.notation.split(" ", 1)[0]


def count(counts: Counts, key: str) -> None:
    """Count one more."""
    counts[key] = counts.get(key, 0) + 1
