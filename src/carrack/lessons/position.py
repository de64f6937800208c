"""The position of a lesson, made as any game is: set up from its seed, and played."""

from __future__ import annotations

from typing import Any

from carrack.core.branch import branched
from carrack.core.chance import WideSeeded
from carrack.core.game import Game
from carrack.core.match import Match, Replay, new_header
from carrack.core.message import MessageError
from carrack.lessons.course import Lesson, LessonError

LESSON = "lesson"  # in the header's extra: the lesson's name


def set_out(game: Game[Any], lesson: Lesson) -> Match:
    """A match that stands where a lesson begins. Raises LessonError if it cannot be played."""
    seats = [{"name": ""} for _ in range(lesson.players)]
    try:
        header = new_header(game, lesson.players, lesson.options, seats)
        match = Match(game, header, WideSeeded(lesson.seed), listen=False)
        for notation in lesson.moves:
            state = match.state
            match.play(state.seat, game.read_move(state, notation))
    except MessageError as error:
        raise LessonError(f"{lesson.name}: {error}") from None
    if match.state.seat != lesson.seat:
        who = f"seat {match.state.seat} decides there, not {lesson.seat}"
        raise LessonError(f"{lesson.name}: {who}; change seat, seed or moves")
    return match


def begun_lesson(
    game: Game[Any], lesson: Lesson, seats: list[dict[str, Any]], extra: dict[str, Any]
) -> Match:
    """A match of its own that goes on from there; nothing before can be taken back.

    `seats` and `extra` are those of its header, to which the lesson is added. Raises LessonError.
    """
    start = set_out(game, lesson)
    about = {**extra, LESSON: lesson.name}
    record = branched(start.record(), len(lesson.moves), seats, about)
    return Replay(game, record, listen=False).run()
