"""The lessons that can be taken here, and what a table for one of them is made with."""

from __future__ import annotations

from typing import Any

from carrack.core.game import Game
from carrack.lessons.course import Lesson, LessonError, course_of
from carrack.lessons.goals import progress
from carrack.lessons.position import LESSON
from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import CreatedPayload
from carrack.server.shapes.lesson_types import (
    ExplanationPayload,
    LessonGoalPayload,
    LessonPayload,
    LessonStatePayload,
    LessonStepPayload,
    LessonStepStatePayload,
)
from carrack.server.shapes.messages import BranchPost, LessonPost, SeatWish
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.requested_games import addressed_game


def listed(name: str) -> list[LessonPayload]:
    """The course of a game. Raises Problem."""
    return [_payload(lesson) for lesson in _course(addressed_game(name)).values()]


def found(game: str, lesson: str) -> tuple[Game[Any], Lesson]:
    """A lesson of a game. Raises Problem."""
    of = addressed_game(game)
    course = _course(of)
    if lesson not in course:
        raise Problem("no-lesson", args={"game": of.title, "lesson": lesson})
    return of, course[lesson]


def seats_of(lesson: Lesson, post: LessonPost) -> BranchPost:
    """The seats of a table for a lesson: the learner's, and those that a bot has, or nobody."""
    seats = [SeatWish("bot", bot=lesson.against)] * lesson.players
    if lesson.against is None:
        names = [*post.names[: lesson.players], *[""] * lesson.players]
        seats = [SeatWish("human", names[seat]) for seat in range(lesson.players)]
    seats[lesson.seat] = SeatWish("human", post.name)
    return BranchPost(len(lesson.moves), seats, talk=False)


def for_learner(made: CreatedPayload, lesson: Lesson) -> CreatedPayload:
    """The answer to a new table of a lesson, without the secrets of seats that nobody plays."""
    for seat in made.seats:
        if seat.seat != lesson.seat:
            seat.token = None
    return made


def seed_of(lesson: Lesson) -> bytes:
    """The seed of what comes in a lesson, so that it is the same for everybody."""
    return lesson.seed.to_bytes(32, "big")


def state_of(open_table: OpenTable) -> LessonStatePayload | None:
    """Return the progress of a table's lesson; None without one, or one that is no more."""
    name = open_table.header.extra.get(LESSON)
    if name is None:
        return None
    try:
        lesson = course_of(open_table.game.package).get(str(name))
    except LessonError:
        lesson = None
    if lesson is None:
        return None
    steps = progress(lesson, open_table.game, open_table.match, open_table.story)
    states = [LessonStepStatePayload(step.met, step.slip) for step in steps]
    return LessonStatePayload(lesson.name, states)


def _course(game: Game[Any]) -> dict[str, Lesson]:
    try:
        return course_of(game.package)
    except LessonError as error:
        why = {"game": game.title, "reason": str(error)}
        raise Problem("lesson-unreadable", args=why) from None


def _payload(lesson: Lesson) -> LessonPayload:
    steps = [
        LessonStepPayload(
            step.say, step.point, step.show, [LessonGoalPayload(goal.say) for goal in step.goals]
        )
        for step in lesson.steps
    ]
    explains = [
        ExplanationPayload(each.event, each.say, dict(each.where)) for each in lesson.explains
    ]
    return LessonPayload(lesson.name, lesson.title, lesson.rules, steps, explains)
