"""Taking a lesson as a table gives it, without a table."""

from __future__ import annotations

from typing import Any

from carrack.bots import make_bot
from carrack.core.chance import Recording, Seeded
from carrack.core.game import Game, Refused
from carrack.core.luck import TABLE, table_chance
from carrack.core.match import Replay
from carrack.core.seat import SeatHandle
from carrack.core.story import Story, history_of
from carrack.lessons.course import Lesson, LessonStep
from carrack.lessons.goals import StepState, progress
from carrack.lessons.position import begun_lesson

MOST = 400  # moves of a solution that a bot plays


class Pupil:
    """A learner in a lesson, at its beginning; `moves` counts what the learner has played."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game, self.lesson, self.moves = game, lesson, 0
        seats = [{"name": str(seat)} for seat in range(lesson.players)]
        extra = {"practice": True, "luck": {"scheme": TABLE}}
        record = begun_lesson(game, lesson, seats, extra).record()
        replay = Replay(game, record)
        self.story = Story(replay.match)
        for _ in history_of(replay, self.story):
            pass
        self.match = replay.match
        seed = lesson.seed.to_bytes(32, "big")
        self.match.chance = Recording(table_chance(record.header, seed))

    def states(self) -> list[StepState]:
        """Return how far each step is."""
        return progress(self.lesson, self.game, self.match, self.story)

    def play(self, notation: str) -> None:
        """Play a move of the learner, then what a bot plays after it. Raises Refused."""
        self._play(self.lesson.seat, notation)
        self.moves += 1
        while self.lesson.against and self.match.state.seat not in (self.lesson.seat, -1):
            self._decide(self.lesson.against)

    def solve(self, number: int) -> None:
        """Do all that a step asks for."""
        step = self.lesson.steps[number]
        if isinstance(step.solution, str):
            while not all(self.states()[number].met):
                assert self.moves < MOST, f"{step.solution} never reaches the goals of {step.say}"
                self.play(self._chosen(step.solution))
        for notation in step.show or step.solution:
            if not isinstance(step.solution, str):
                self.play(notation)

    def tries(self, notations: list[str]) -> bool:
        """Play moves that may be wrong; return whether all of them were legal."""
        try:
            for notation in notations:
                self.play(notation)
        except Refused:
            return False
        return True

    def _play(self, seat: int, notation: str) -> None:
        move = self.game.read_move(self.match.state, notation)
        self.story.add(self.match.play(seat, move), self.match)

    def _decide(self, bot: str) -> None:
        self._play(self.match.state.seat, self._chosen(bot))

    def _chosen(self, bot: str) -> str:
        state, seat = self.match.state, self.match.state.seat
        stream = Seeded(self.lesson.seed).stream(f"{bot} {self.match.decision}")
        imagined = self.game.imagine(state, seat, stream)
        decided = make_bot(self.game, bot).decide(SeatHandle(self.game, imagined, seat), stream)
        return str(decided.notation)


def clicks(step: LessonStep, moves: int) -> int:
    """Return the clicks of a step that was done with that many moves."""
    return 1 if step.show else moves or 1
