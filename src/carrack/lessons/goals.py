"""Goals of a lesson, checked by a table's position and story alone."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from carrack.core.game import Game
from carrack.core.match import Match
from carrack.core.story import HistoryStep, Story
from carrack.lessons.course import Lesson, LessonGoal, LessonStep


@dataclass(frozen=True)
class StepState:
    """The state of a step: which of its goals are met, and the sentence about a slip, or `""`.

    What a step shows counts as goals that are met when those moves have been played.
    """

    met: list[bool]
    slip: str


@dataclass(frozen=True)
class Reached:
    """The facts that goals are compared with: the learner's view, and the story since the start."""

    seat: int
    turn: int
    view: dict[str, Any]
    steps: list[HistoryStep]


def progress(lesson: Lesson, game: Game[Any], match: Match, story: Story) -> list[StepState]:
    """Return how far the learner is with each step of a lesson."""
    seat = lesson.seat
    began = max([step.seq for step in story.steps if "branch" in (step.note or {})], default=0)
    steps = [each for each in story.steps[began + 1 :] if each.seat == seat and not each.undone]
    reached = Reached(seat, match.state.turn, game.view(match.state, seat), steps)
    return [_state(step, reached) for step in lesson.steps]


def _state(step: LessonStep, reached: Reached) -> StepState:
    shown = [LessonGoal(move=notation) for notation in step.show]
    done = [met(goal, reached) for goal in step.goals or shown]
    slips = [] if all(done) else [slip.say for slip in step.slips if met(slip, reached)]
    return StepState(done, slips[0] if slips else "")


def met(goal: LessonGoal, reached: Reached) -> bool:
    """Whether a goal is met."""
    if goal.view is not None:
        return _measured(goal, _value(reached.view, goal.view))
    if goal.event is not None:
        return any(_happened(goal, event) for event in _events(reached))
    if goal.move is not None:
        pattern = goal.move
        return any([fnmatchcase(step.move, pattern) for step in reached.steps])
    if goal.points is not None:
        scored: int = sum([event.get("points", 0) for event in _events(reached)])
        return scored >= goal.points
    ended = {step.turn for step in reached.steps if step.kind == "move"} - {reached.turn}
    return len(ended) >= (goal.turns or 0)


def _events(reached: Reached) -> list[dict[str, Any]]:
    """The events of the learner's seat, as the learner knows them."""
    return [
        event
        for step in reached.steps
        for event in step.shown(reached.seat)["events"]
        if event["seat"] == reached.seat
    ]


def _happened(goal: LessonGoal, event: dict[str, Any]) -> bool:
    return event["event"] == goal.event and all(
        key in event and _plain(event[key]) == wanted for key, wanted in goal.where.items()
    )


def _value(view: Any, path: str) -> Any:
    """The value at a path of a view; None if there is none."""
    for part in path.split("."):
        if isinstance(view, dict):
            view = view.get(part)
        elif isinstance(view, list) and part.isdigit() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


def _measured(goal: LessonGoal, value: Any) -> bool:
    if goal.has is not None:
        return isinstance(value, list) and goal.has in [_plain(each) for each in value]
    if goal.is_ is not None:
        return bool(value == goal.is_)
    if not isinstance(value, int):
        return False
    return value >= goal.least if goal.least is not None else value <= (goal.most or 0)


def _plain(value: Any) -> Any:
    """A value as a file has it: pairs are lists there."""
    return list(value) if isinstance(value, tuple) else value
