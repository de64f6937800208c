"""What a game tells those who think about it: lines of play, a rule of thumb, and numbers.

Search, learning, hints and analysis know no game. They ask its *knowledge*, an object that the game
names (:meth:`Game.knowledge`). A game without one is searched all the same, with the plain
:class:`Knowledge`: every legal move is a line, playouts are random, and nothing is judged but ends.

Words:

* a **line** is a row of moves of the seat that decides, from the present position up to where its
  turn has nothing left but its end, or something is revealed, or somebody else is asked. The move
  that ends the turn is in no line, unless it is the whole line: what a turn has made of a position
  (its *afterstate*) is judged before chance takes over;
* **advice** is one move by a rule of thumb, cheap enough for thousands of playouts;
* **features** are whole numbers that describe a position: a row that is the same for everybody,
  and a row for every side (seats, then automata). A network learns from them what a position is
  worth to each side.

Whatever a knowledge answers depends on nothing that the seat which decides may not know: it is
handed imagined positions, and gives the same lines, advice and features for all of them.
"""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from carrack.core.chance import Stream
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
    """What is known of any game: its rules. A game's own knowledge overrides what it knows better.

    It remembers nothing of the positions that it was asked about.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __copy__(self) -> Knowledge[S]:
        return self

    def __deepcopy__(self, memo: object) -> Knowledge[S]:
        return self

    def __reduce__(self) -> Again:
        """That of an installed game is found again by its name."""
        own = knowledge_of(self.game) is self
        return (knowledge_of, (self.game,)) if own else again(self)

    def advice(self, state: S, stream: Stream) -> Move:
        """A legal move by a rule of thumb; here any."""
        return self.game.legal(state).sample(stream)

    def lines(self, state: S, most: int) -> list[list[Move]]:
        """Lines worth comparing, the most promising first, at most `most`, never none.

        Here every legal move is a line of its own. Lines differ in their moves; each first move is
        legal, and each further one after those before it.
        """
        return [[move] for move in list(self.game.legal(state))[:most]]

    def narrow_lines(self, state: S, most: int) -> list[list[Move]]:
        """The lines that were offered before more were thought of, where :meth:`lines` has grown.

        To tell what the others are worth, and for trainings that were begun with these.
        """
        return self.lines(state, most)

    def styles(self) -> int:
        """How many ways of playing there are beside the advice, for a network to learn from.

        What no player of its games ever tries it cannot know the worth of.
        """
        return 0

    def in_style(self, state: S, style: int) -> list[Move]:
        """A line of the seat that decides in one of the :meth:`styles`, counted from 1."""
        raise NotImplementedError

    def width(self) -> int:
        """How many lines are worth comparing.

        A network is trained on few lines a decision; where many more are let in, it may overrate
        positions to which none of its games ever led.
        """
        return 40

    def overdue(self, state: S) -> bool:
        """Whether a game has lasted so long that who thinks had better follow the first line.

        Where players may wait for each other, two careful ones might never come to an end.
        """
        return False

    def keeps_lines(self) -> bool:
        """Whether a line, once chosen, is played to its end without asking again.

        So it should be where its moves make sense only together, such as the steps of a voyage.
        """
        return False

    def end_move(self, state: S) -> Move | None:
        """The move that ends the turn, if the seat may make it now; None where there is no such."""
        return None

    def shared_features(self) -> list[Feature]:
        """What the first row of :meth:`features` holds; empty: positions cannot be judged."""
        return []

    def side_features(self) -> list[Feature]:
        """What each further row holds, the same for every side."""
        return []

    def features(self, state: S) -> list[list[int]]:
        """The shared row, then a row for each side in order. The game may not be over."""
        return [[]]

    def pace(self, state: S) -> float:
        """How far the game has come: 0 at the start, 1 where it should end about now."""
        return 0.0


def knowledge_of(game: Game[Any]) -> Knowledge[Any]:
    """What thinkers may ask about a game: its own knowledge, or the plain one.

    >>> from carrack.core.registry import find_game
    >>> knowledge_of(find_game("amerigo")).game.name
    'amerigo'
    """
    path = game.knowledge()
    if not path:
        return Knowledge(game)
    knowledge: Knowledge[Any] = load_function(path)
    return knowledge
