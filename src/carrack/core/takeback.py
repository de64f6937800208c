"""Undoable moves: the positions before the last decisions, and commands given since.

Nothing is taken back that chance or another player revealed. A turn stays open while it lasts; the
one that has just ended stays open too, including its end, until somebody plays on, provided its end
drew and revealed nothing.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from carrack.core.game import OVER, Move, State

NOBODY = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeBack:
    """The positions that a seat can return to.

    `ended` is the seat whose turn has just ended and can be reopened, or `NOBODY`.
    """

    def __init__(self) -> None:
        self.ended = NOBODY
        self._turn: list[State] = []  # before each decision of the turn, since the last revelation
        self._before: list[State] = []  # likewise of the turn that has ended
        self._commands: list[tuple[int, int, Move]] = []  # decisions that stood, seat, command

    def moved(self, before: State, after: State, drawn: bool) -> None:
        """Record a decision made on `before`; `drawn` says whether chance had a part in it."""
        if self.ended != NOBODY:
            self.forget()
        if drawn or before.reveals != after.reveals or after.seat == OVER:
            self.forget()
        elif after.turn == before.turn and after.seat == before.seat:
            self._turn.append(before)
        elif after.turn == before.turn + 1:  # more would include the turn of an automaton
            self._before = [*self._turn, before]
            self._turn = []
            self.ended = before.seat
        else:
            self.forget()

    def commanded(self, decision: int, seat: int, move: Move) -> None:
        """Record a command given when `decision` decisions stood; it may follow an ended turn."""
        if self.ended != NOBODY:
            self.forget()
        self._commands.append((decision, seat, move))

    def forget(self) -> None:
        """Make everything played so far final."""
        self.ended = NOBODY
        self._turn, self._before, self._commands = [], [], []

    def room(self) -> int:
        """Return how many decisions of the turn under way can be undone."""
        return len(self._turn)

    def ended_room(self) -> int:
        """Return how many decisions of the turn just ended can be undone, including its end."""
        return len(self._before)

    def earliest(self, now: State) -> State:
        """The first position that can be returned to; `now` if there is none."""
        positions = self._turn or self._before
        return positions[0] if positions else now

    def commands(self) -> list[tuple[int, int, str]]:
        """Commands given since: number of decisions that stood, seat and notation."""
        return [(given, seat, move.notation) for given, seat, move in self._commands]

    def back(self, count: int) -> State:
        """The position `count` decisions ago, within the room; what came after it is forgotten."""
        positions = self._turn or self._before
        kept = len(positions) - count
        state = positions[kept].copy()
        self._turn, self._before, self.ended = positions[:kept], [], NOBODY
        return state

    def commands_after(self, decision: int) -> list[tuple[int, Move]]:
        """Commands that the position before a decision lacks; they are filed as given there."""
        seen = len(self._commands)
        while seen > 0 and self._commands[seen - 1][0] > decision:  # they are in order
            seen -= 1
        missed = [(seat, move) for _, seat, move in self._commands[seen:]]
        self._commands[seen:] = [(decision, seat, move) for seat, move in missed]
        return missed
