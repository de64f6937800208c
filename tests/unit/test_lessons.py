"""Lessons as files: what is refused with which words, and when a goal is met."""

from __future__ import annotations

import pytest

from carrack.core.registry import find_game
from carrack.lessons.course import Lesson, LessonError, LessonGoal, LessonStep, read_lesson
from carrack.lessons.goals import StepState
from carrack.lessons.position import set_out
from carrack.testing.lessons import Pupil

HEAD = 'rules = ["AM-ROUND-4"]\nplayers = 2\nseat = 1\nseed = 11\n'
GAME = find_game("amerigo")
FOUND = ["blue", "place @4", "place @7", "sail A o16", "post n16"]


def lesson(*goals: LessonGoal, seat: int = 1, moves: list[str] | None = None) -> Lesson:
    step = LessonStep("lesson-turn-load", goals=list(goals), solution=["end"])
    return Lesson(["AM-ROUND-4"], 2, seat, 11, [step], moves=moves or [], name="turn")


def state(goal: LessonGoal, *moves: str) -> StepState:
    """How far a lesson with one goal is after some moves."""
    pupil = Pupil(GAME, lesson(goal))
    for move in moves:
        pupil.play(move)
    return pupil.states()[0]


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("turn.toml", HEAD, "turn.toml: a lesson's file has a name like 01-ships.toml"),
        ("01-turn.toml", "rules = [", "01-turn.toml: "),
        ("01-turn.toml", HEAD, "01-turn.toml: Object missing required field `steps`"),
        ("01-turn.toml", HEAD + 'name = "x"\nsteps = [{ say = "a" }]', "leave it out"),
        ("01-turn.toml", HEAD + 'steps = [{ say = "a", goal = 1 }]', "`goal` - at `$.steps[0]`"),
        ("01-turn.toml", HEAD + 'steps = [{ say = "a", wrong = [["end"]] }]', "can go wrong"),
        ("01-turn.toml", HEAD + 'steps = [{ say = "a", solution = ["end"] }]', "needs goals"),
        (
            "01-turn.toml",
            HEAD + 'steps = [{ say = "a", goals = [{}], solution = ["end"] }]',
            "exactly one of view, event, move, points, turns",
        ),
        (
            "01-turn.toml",
            HEAD + 'steps = [{ say = "a", goals = [{ view = "ap" }], solution = ["end"] }]',
            "one of is, least, most and has; nothing else has any - at `$.steps[0].goals[0]`",
        ),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_its_place(
    file: str, text: str, words: str
) -> None:
    with pytest.raises(LessonError) as refused:
        read_lesson(text, file)
    assert words in str(refused.value)


def test_a_position_that_cannot_be_reached_is_refused() -> None:
    with pytest.raises(LessonError, match=r"turn: .*AM-ROUND-4"):
        set_out(GAME, lesson(LessonGoal(turns=1), moves=["red"]))
    with pytest.raises(LessonError, match=r"seat 1 decides there, not 0; change seat"):
        set_out(GAME, lesson(LessonGoal(turns=1), seat=0))


@pytest.mark.parametrize(
    ("goal", "moves"),
    [
        (LessonGoal(view="seats.1.cannons", least=5), ["black", "load 5"]),
        (LessonGoal(view="seats.1.cannons", is_=5), ["black", "load 5"]),
        (LessonGoal(view="production.0.cost", most=3), ["yellow", "buy coconut4"]),
        (LessonGoal(view="board.posts", has=[283, 1]), FOUND),
        (LessonGoal(event="loaded", where={"count": 5}), ["black", "load 5"]),
        (LessonGoal(move="load *"), ["black", "load 5"]),
        (LessonGoal(points=3), FOUND),
        (LessonGoal(turns=1), ["black", "end"]),
    ],
)
def test_a_goal_is_met_by_what_the_position_has_become(goal: LessonGoal, moves: list[str]) -> None:
    assert (state(goal, *moves[:-1]).met, state(goal, *moves).met) == ([False], [True])


def test_what_was_taken_back_does_not_count() -> None:
    pupil = Pupil(GAME, lesson(LessonGoal(move="black")))
    pupil.play("black")
    assert pupil.states()[0].met == [True]
    pupil.story.add(pupil.match.undo(1, 0), pupil.match)
    assert pupil.states()[0].met == [False]


def test_a_path_that_leads_nowhere_is_no_goal_reached() -> None:
    for path in ("seats.7.gold", "seats.gold", "nothing"):
        assert state(LessonGoal(view=path, least=0)).met == [False]
