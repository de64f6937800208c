"""A game's lessons can be taken, are short, and teach rules that exist (:mod:`carrack.lessons`)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.fluent import Texts, sources
from carrack.core.game import Game
from carrack.lessons.course import Lesson, course_of
from carrack.testing.lessons import Pupil, clicks
from carrack.testing.words import Speaker
from carrack.texts.rules import load_rules

pytestmark = pytest.mark.every_game

MOST_WORDS = 1_500  # of a course, a quarter of an hour with its clicks
MOST_CLICKS = 150
LONGEST = 40  # words of a prompt, so that it fits a phone


@pytest.fixture
def course(game: Game[Any]) -> list[Lesson]:
    found = list(course_of(game.package).values())
    if not found:
        pytest.skip("this game has no lessons")
    return found


def prompts(lesson: Lesson) -> list[str]:
    """The keys of all sentences of a lesson."""
    slips = [slip.say for step in lesson.steps for slip in step.slips]
    return [*(step.say for step in lesson.steps), *slips]


def explanations(lesson: Lesson) -> list[str]:
    """The keys of what is said in the first games, and of the events that bring it up."""
    return [key for each in lesson.explains for key in (each.say, f"event-{each.event}")]


def labels(lesson: Lesson) -> list[str]:
    """The keys of its title and of the words beside its goals."""
    said = [goal.say for step in lesson.steps for goal in step.goals if goal.say]
    return [lesson.title, *said]


def test_every_solution_reaches_its_goals_within_the_clicks_of_a_course(
    game: Game[Any], course: list[Lesson]
) -> None:
    count = 0
    for lesson in course:
        pupil = Pupil(game, lesson)
        count += 1  # the lesson is opened
        for number, step in enumerate(lesson.steps):
            before = pupil.moves
            assert not step.goals or not all(pupil.states()[number].met), step.say
            pupil.solve(number)
            assert all(pupil.states()[number].met), step.say
            assert pupil.states()[number].slip == ""
            count += clicks(step, pupil.moves - before)
    assert count <= MOST_CLICKS


def test_a_wrong_try_is_refused_by_a_rule_or_answered_and_reaches_no_goal(
    game: Game[Any], course: list[Lesson]
) -> None:
    for lesson in course:
        for number, step in enumerate(lesson.steps):
            slips = [(slip.try_, slip.say) for slip in step.slips if slip.try_]
            for moves, sentence in [*((moves, "") for moves in step.wrong), *slips]:
                pupil = Pupil(game, lesson)
                for done in range(number):
                    pupil.solve(done)
                legal = pupil.tries(moves)
                state = pupil.states()[number]
                assert not all(state.met), f"{lesson.name}: {moves} is no wrong try"
                assert legal or not sentence, f"{lesson.name}: {moves} cannot be played"
                assert not sentence or state.slip == sentence, f"{lesson.name}: {moves}"


def test_every_text_of_a_course_is_there_and_short(game: Game[Any], course: list[Lesson]) -> None:
    for language in Speaker(game).languages:
        texts = Texts(sources(game.package)[language])
        said = [key for lesson in course for key in [*labels(lesson), *prompts(lesson)]]
        later = [key for lesson in course for key in explanations(lesson)]
        assert {key for key in [*said, *later] if key not in texts.patterns} == set(), language
        words = {key: len(texts.text(key, {}).split()) for key in [*said, *later]}
        long = {key: count for key, count in words.items() if count > LONGEST}
        assert long == {}, language
        assert sum([words[key] for key in said]) <= MOST_WORDS, language


def test_every_rule_that_a_lesson_names_exists(game: Game[Any], course: list[Lesson]) -> None:
    known = {rule.id for rule in load_rules(game.package, "en")}
    assert {rule for lesson in course for rule in lesson.rules} - known == set()
