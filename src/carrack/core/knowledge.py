"""Knowledge of how to play a game well: lines of play, a rule of thumb, and numbers.

Search, learning, hints and analysis know no particular game. They ask its *knowledge*, an object
that the game names (:meth:`Game.knowledge`). A game without one can still be searched, with the
plain :class:`Knowledge`: every legal move is a line, playouts are random, and only ends are judged.

Terms:

* a **line** is a sequence of moves of the deciding seat, from the present position to the point
  where its turn has nothing left but its end, or something is revealed, or somebody else is asked.
  The move that ends the turn is not part of a line, unless it is the whole line: what a turn has
  made of a position (its *afterstate*) is judged before chance takes over;
* **advice** is one move by a rule of thumb, cheap enough for thousands of playouts;
* **features** are whole numbers that describe a position: a row that is the same for everybody,
  and a row for every side (seats, then automata). From them a network learns what a position is
  worth to each side.

No answer depends on what the deciding seat may not know: for all imagined positions that it cannot
tell apart, lines, advice and features are the same.
"""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from carrack.core.chance import NoChance, Stream, UnexpectedDraw
from carrack.core.copying import Again, again
from carrack.core.game import Game, S
from carrack.core.loading import load_function
from carrack.core.move import Move

MOST_FEATURE = 1000
"""Features lie between −MOST_FEATURE and MOST_FEATURE."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Feature:
    """One number of a row: its name, and what it counts, in which unit."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """The knowledge that any game gives: its rules. A game overrides what it knows better.

    It remembers nothing of the positions it is asked about.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __copy__(self) -> Knowledge[S]:
        return self

    def __deepcopy__(self, memo: object) -> Knowledge[S]:
        return self

    def __reduce__(self) -> Again:
        """The knowledge of an installed game is found again by the game's name."""
        own = knowledge_of(self.game) is self
        return (knowledge_of, (self.game,)) if own else again(self)

    def advice(self, state: S, stream: Stream) -> Move:
        """A legal move by a rule of thumb; here, any."""
        return self.game.legal(state).sample(stream)

    def lines(self, state: S, most: int) -> list[list[Move]]:
        """Lines worth comparing, the most promising first: at least one, at most `most`.

        Here every legal move is a line of its own. Lines differ in their moves; each first move is
        legal, and so is each further one after those before it.
        """
        return [[move] for move in list(self.game.legal(state))[:most]]

    def narrow_lines(self, state: S, most: int) -> list[list[Move]]:
        """The lines as they were before :meth:`lines` came to offer more.

        For measuring what the added ones are worth, and for trainings that were begun with these.
        """
        return self.lines(state, most)

    def styles(self) -> int:
        """Return the number of ways of playing besides the advice, for a network to learn from.

        It cannot know the worth of what no player in its games ever tries.
        """
        return 0

    def in_style(self, state: S, style: int) -> list[Move]:
        """A line of the deciding seat in one of the :meth:`styles`, counted from 1."""
        raise NotImplementedError

    def width(self) -> int:
        """Return how many lines are worth comparing.

        A network is trained on few lines a decision; given many more, it may overrate positions
        that none of its games ever led to.
        """
        return 40

    def overdue(self, state: S) -> bool:
        """Whether a game has lasted so long that a bot had better follow the first line.

        Where players may wait for each other, two careful ones might never finish.
        """
        return False

    def keeps_lines(self) -> bool:
        """Whether a line, once chosen, is played to its end without asking again.

        True where its moves make sense only together, such as the steps of a voyage.
        """
        return False

    def end_move(self, state: S) -> Move | None:
        """The move that ends the turn, if the seat may make it now; otherwise None."""
        return None

    def shared_features(self) -> list[Feature]:
        """Describe the first row of :meth:`features`; empty if positions cannot be judged."""
        return []

    def side_features(self) -> list[Feature]:
        """Describe each further row, the same for every side."""
        return []

    def features(self, state: S) -> list[list[int]]:
        """The shared row, then a row for each side in order. The game may not be over."""
        return [[]]

    def pace(self, state: S) -> float:
        """Return how far the game has come: 0 at the start, 1 where it should be about to end."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleOfThumb(Knowledge[S]):
    """Knowledge that comes from the advice alone; a game writes `advice` and `end_move`.

    A line is a legal move, and what is advised after it for the rest of the turn.
    """

    def lines(self, state: S, most: int) -> list[list[Move]]:
        best = self.advice(state, Stream(0))
        others = [move for move in self.game.legal(state) if move is not best]
        return [self.rest_of_turn(state, first) for first in [best, *others][:most]]

    def rest_of_turn(self, state: S, first: Move) -> list[Move]:
        """The line that begins with a move."""
        line, after, move = list[Move](), state.copy(), first
        while True:
            line.append(move)
            try:
                self.game.apply(after, move, NoChance())
            except UnexpectedDraw:
                return line
            if (after.seat, after.turn, after.reveals) != (state.seat, state.turn, state.reveals):
                return line
            move = self.advice(after, Stream(0))
            if move is self.end_move(after):
                return line


def knowledge_of(game: Game[Any]) -> Knowledge[Any]:
    """Return a game's own knowledge, or the plain one.

    >>> from carrack.core.registry import find_game
    >>> knowledge_of(find_game("amerigo")).game.name
    'amerigo'
    """
    path = game.knowledge()
    if not path:
        return Knowledge(game)
    knowledge: Knowledge[Any] = load_function(path)
    return knowledge
