"""A trial: a line of play on a position as one seat knows it, tried without playing it.

It begins with a position that the seat imagines. That position and all luck after it follow from
the seat's view and the number of an imagination, and from nothing else: whoever cannot tell two
positions apart gets the same trial of both. Without a number a trial ends before the first thing
that nobody can know: a draw, something revealed, a move that another seat may make only if what it
alone knows is as imagined.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from carrack.core.chance import Chance, NoChance, Recording, UnexpectedDraw, WideSeeded
from carrack.core.game import OVER, Game, State, canonical
from carrack.core.match import Match, Step
from carrack.core.move import Refused
from carrack.core.record import Header
from carrack.core.story import HistoryStep, Story

FIRST: Final = 0
"""The imagination that a trial without a number begins with; nothing of it may come to light."""
DOUBTS: Final = 12
"""With so many other imaginations it is tried whether something rests on what is imagined."""


def imaginary_chance(game: Game[Any], state: State, seat: int, number: int) -> Chance:
    """The luck of an imagination: it follows from the seat's view and the number."""
    known = canonical([seat, number, game.view(state, seat)])
    digest = hashlib.blake2b(known.encode(), digest_size=32, person=b"carrack trial").digest()
    return WideSeeded(int.from_bytes(digest, "big"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """A line of play as `seat` imagines it, after `steps` of a game under `header`.

    `state` is the true position after these, which is only looked at with the seat's eyes; `number`
    is that of the imagination, None: nothing is imagined. `stopped` says that the line was broken
    off there, `sure` is how many of its steps rest on nothing imagined.
    """

    def __init__(
        self,
        game: Game[Any],
        header: Header,
        state: State,
        steps: list[HistoryStep],
        seat: int,
        number: int | None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.number = number
        self.first = len(steps)
        self.luck = imaginary_chance(game, state, seat, FIRST if number is None else number)
        over = state.seat == OVER  # then all is laid open, and nobody plays on
        stream = self.luck.stream("trial imagines")
        imagined = state.copy() if over else game.imagine(state, seat, stream)
        self.match = Match(game, header, NoChance(), start=imagined)
        self.match.decision = _decisions(steps[-1])
        self.story = Story(self.match, steps)
        self.sure = 0
        self.stopped = False
        self._guessed = False  # the line has come to what nobody knows
        self._differing: dict[int, list[State]] = {}  # by seat, of the position now

    @property
    def state(self) -> State:
        """Return the position reached; not to be played on."""
        return self.match.state

    @property
    def steps(self) -> list[HistoryStep]:
        """Return the steps of the line so far, as the trial's story has them."""
        return self.story.steps[self.first :]

    def add(self, seat: int, notation: str, command: bool = False) -> None:
        """Play a move of any seat, or a command; or stop before it. Raises Refused."""
        before = self.match.state.copy()
        known = not self._guessed and not self._doubtful(seat, notation, command)
        step = self._quietly(seat, notation, command) if known or self.number is not None else None
        known = known and step is not None and self._is_open(before, seat, notation, command)
        if not known and self.number is None:
            self.match.state, self.stopped = before, True
            return
        if step is None:
            self.match.chance = Recording(self.luck)
            step = self._done(seat, notation, command)
        self._guessed = not known
        self._differing = {}
        self.sure += known
        self.story.add(step, self.match)

    def _doubtful(self, seat: int, notation: str, command: bool) -> bool:
        """Whether another seat may play a move only if what it alone knows is as imagined."""
        if seat == self.seat:
            return False
        allowed = self._allows(self.match.state, seat, notation, command)
        for other in self._others(self.match.state):
            if self._allows(other, seat, notation, command) != allowed:
                return True
        return False

    def _is_open(self, before: State, seat: int, notation: str, command: bool) -> bool:
        """Whether a step that was played without a draw has revealed nothing.

        The end of a game is known if it is the same whatever is hidden.
        """
        after, game = self.match.state, self.game
        if after.reveals != before.reveals:
            return False
        if after.seat != OVER:
            return True
        ends = [after]
        for other in self._others(before):
            try:
                move = game.read_move(other, notation)
                if command:
                    game.command(other, seat, move)
                else:
                    game.apply(other, move, NoChance())
            except (Refused, UnexpectedDraw):
                return False
            ends.append(other)
        shown = [
            canonical([game.view(each, self.seat), game.result(each).shown()]) for each in ends
        ]
        return len(set(shown)) == 1

    def _allows(self, state: State, seat: int, notation: str, command: bool) -> bool:
        try:
            move = self.game.read_move(state, notation)
        except Refused:
            return False
        if command:
            return move in self.game.commands(state, seat)
        return state.seat == seat and self.game.refusal(state, move) is None

    def _others(self, state: State) -> list[State]:
        """Other positions that look to the seat like this one."""
        streams = [self.luck.stream(f"trial doubts {k}") for k in range(DOUBTS)]
        return [self.game.imagine(state, self.seat, stream) for stream in streams]

    def known(self, seat: int, told: Callable[[State], list[Any]]) -> list[Any]:
        """Return what a seat is told of the position, without what rests on anything imagined.

        Whole if there is a number: then what others know is imagined too.
        """
        said = told(self.match.state)
        if not said or seat == self.seat or self.number is not None:
            return said
        others = [told(each) for each in self._doubts(seat)]
        return [one for one in said if all([one in each for each in others])]

    def _doubts(self, seat: int) -> list[State]:
        """Other imaginations of the position, in which a seat knows something else."""
        if seat not in self._differing:
            state, game = self.match.state, self.game
            view = game.view(state, seat)
            others = self._others(state)
            self._differing[seat] = [each for each in others if game.view(each, seat) != view]
        return self._differing[seat]

    def _quietly(self, seat: int, notation: str, command: bool) -> Step | None:
        """The step, if nothing is drawn in it. Raises Refused."""
        self.match.chance = Recording(NoChance())
        try:
            return self._done(seat, notation, command)
        except UnexpectedDraw:
            return None

    def _done(self, seat: int, notation: str, command: bool) -> Step:
        move = self.game.read_move(self.match.state, notation)
        return self.match.command(seat, move) if command else self.match.play(seat, move)

    def mind(self, purpose: str) -> tuple[State, int]:
        """The position as whoever decides there knows it, and a seed: what a bot may have.

        Both follow from the trial alone.
        """
        state, after = self.match.state, f"{purpose} {len(self.steps)}"
        stream = self.luck.stream(f"trial imagines {after}")
        seed = self.luck.stream(f"trial chooses {after}").word()
        return self.game.imagine(state, state.seat, stream), seed


def play_line(trial: Trial, line: list[tuple[int, str, bool]]) -> None:
    """Play a line of moves: seat, notation, and whether it is a command.

    Raises Refused, with the number of the move, for the first that is illegal.
    """
    for number, (seat, notation, command) in enumerate(line, 1):
        if trial.stopped:
            return
        try:
            trial.add(seat, notation, command)
        except Refused as refused:
            raise Refused(refused.refusal, number) from None


def decider(state: State) -> int:
    """The seat from which a position is looked at if nobody says: who decides, else the first."""
    return 0 if state.seat == OVER else state.seat


def _decisions(step: HistoryStep) -> int:
    """Return how many decisions stand after a step."""
    return step.decision + (step.kind == "move")
