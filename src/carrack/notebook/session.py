"""A game in a notebook: six verbs on one object.

>>> import carrack
>>> game = carrack.new_game("amerigo", players=2, seed=7)
>>> game.seat in (0, 1)
True
>>> move = game.legal()[0]
>>> step = game.play(move)
>>> step.events[0].kind
'chosen'
>>> game.undo()
>>> game.legal()[0] == move
True
>>> sorted(game.result()["places"])
[1, 2]

At the end of a notebook's cell a game shows its board as it stands then; :meth:`Session.show`
gives one that follows the game and can be played on.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, SupportsIndex

from carrack.core.chance import SEEDED_2, seeded
from carrack.core.copying import Again
from carrack.core.game import Move
from carrack.core.match import Match, Step, new_header
from carrack.core.options import plain, whole
from carrack.core.registry import find_game
from carrack.notebook import display


class Session:
    """A game that one person plays for all seats. Moves are their notation, as in records.

    `game` is the game behind the contract, `match` has the record, for more than the six verbs.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self._watchers: list[Callable[[], None]] = []

    def __reduce__(self) -> Again:
        """Copy and pickle without the watchers: no board follows a copy."""
        return Session, (self.match,)

    @property
    def seat(self) -> int:
        """The seat that decides now; −1 when the game is over."""
        return self.match.state.seat

    def legal(self) -> list[str]:
        """All legal moves of the seat that decides."""
        return [move.notation for move in self.game.legal(self.match.state)]

    def play(self, move: str | Move) -> Step:
        """Play a move; return the step. Raises Refused with the rule that it breaks."""
        if isinstance(move, str):
            move = self.game.read_move(self.match.state, move)
        step = self.match.play(self.seat, move)
        self.changed()
        return step

    def undo(self) -> None:
        """Take back the last decision of this turn. Raises Refused if chance came between."""
        self.match.undo(self.seat, self.match.decision - 1)
        self.changed()

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), as plain data. Raises ValueError."""
        players = self.match.header.players
        viewer = None if seat is None else whole("the seat", seat)
        if viewer is not None and not 0 <= viewer < players:
            raise ValueError(f"the seats are 0 to {players - 1}, not {viewer}")
        return self.game.view(self.match.state, viewer)

    def record(self) -> str:
        """The record so far, as the text of a file that `carrack replay` reads."""
        return self.match.record().text()

    def result(self) -> dict[str, Any]:
        """Points and places; before the end, the current ones."""
        return self.game.result(self.match.state).to_json()

    def show(self, **how: Any) -> Any:
        """A board in the notebook that follows the game, and can be played on by clicking.

        `how` as in `carrack.notebook.widget.BoardWidget`. Raises ImportError with advice.
        """
        return display.find_display("board")(self, live=True, **how)

    def watch(self, watcher: Callable[[], None]) -> None:
        """Register a function to call after every change made through this session."""
        self._watchers.append(watcher)

    def unwatch(self, watcher: Callable[[], None]) -> None:
        """Remove a function registered by :meth:`watch`."""
        self._watchers.remove(watcher)

    def changed(self) -> None:
        """Notify the watchers; call it after playing on `match` directly."""
        for watcher in list(self._watchers):
            watcher()

    def _repr_mimebundle_(self, **_limits: Any) -> dict[str, Any]:
        return display.bundle(self, repr(self))

    def __repr__(self) -> str:
        return self.game.board(self.match.state)


def new_game(
    name: str,
    players: SupportsIndex = 2,
    seed: SupportsIndex | None = None,
    **options: SupportsIndex | str,
) -> Session:
    """Set up a game by name. Without a seed every game is different.

    Whole numbers may be NumPy's. Raises UnknownGame for a name that is not installed, ValueError
    for wrong players or options, TypeError for players and seeds that are not whole numbers.

    >>> game, same = new_game("amerigo", seed=7), new_game("amerigo", seed=7)
    >>> game.legal() == same.legal()
    True
    """
    game = find_game(name)
    count = whole("the number of players", players)
    luck = secrets.randbits(53) if seed is None else whole("the seed", seed)
    chosen = {option: plain(value) for option, value in options.items()}
    seats = [{"name": f"seat {seat}"} for seat in range(count)]
    header = new_header(game, count, chosen, seats, {"luck": {"source": SEEDED_2}})
    return Session(Match(game, header, seeded(SEEDED_2, luck)))
