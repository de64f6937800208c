"""Reading a game's course: one TOML file for each lesson, in `lessons/` of the game's package.

The files are `01-ships.toml`, `02-….toml` and so on; their numbers give the order, the rest of the
name is that of the lesson, whose title has the key `lesson-ships`. A file holds a position (`seed`
and `moves`) and `steps`, each with a prompt (`say`, a message key of the game's `locale`) and:

- nothing else: it is read, and the reader goes on;
- `show`: moves of one turn that the table plays for the learner;
- `goals`: what the learner is to reach (:mod:`carrack.lessons.goals`), with the moves of a
  `solution`, or of the bot that it names.

`point` lists what the prompt is about: squares of the board by name (`c4`), things on it
(`ship:0-1`), or parts of the page (`actions`). `slips` are likely mistakes, each with a goal's
condition, a sentence (`say`) and moves that make it (`try`); `wrong` are further tries that do not
reach the goals. What a lesson leaves out may be explained when it first matters in a game
(`explains`).
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from carrack.core.toml_text import read_toml

FILE: Final = re.compile(r"(\d\d)-([a-z][a-z0-9-]*)\.toml")
KINDS: Final = ("view", "event", "move", "points", "turns")
MEASURES: Final = ("is_", "least", "most", "has")

Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Value = int | str | bool | None


class LessonError(ValueError):
    """A lesson's file cannot be used; the text says which, where and why."""


class LessonGoal(Struct, forbid_unknown_fields=True, frozen=True):
    """A condition on what the position has become. Exactly one of `KINDS` is given.

    `view` is the path of a value in the learner's view (`seats.0.gold`), with one of `is`, `least`,
    `most` and `has` (an entry of a list); `event` a kind of event of the learner's seat since the
    lesson began, with the fields `where`; `move` the notation of a move of the learner, in which
    `*` stands for anything; `points` how many the learner has scored since then, and `turns` how
    many turns the learner has ended. Moves that were taken back do not count.
    """

    view: str | None = None
    is_: Value = msgspec.field(name="is", default=None)
    least: int | None = None
    most: int | None = None
    has: Value | list[Value] = None
    event: str | None = None
    where: dict[str, Value | list[Value]] = {}
    move: str | None = None
    points: int | None = None
    turns: int | None = None
    say: Key | None = None
    """A few words beside the goal's tick."""

    def __post_init__(self) -> None:
        given = [kind for kind in KINDS if getattr(self, kind) is not None]
        measures = [each for each in MEASURES if getattr(self, each) is not None]
        if len(given) != 1:
            raise ValueError(f"exactly one of {', '.join(KINDS)} says what is to be reached")
        if len(measures) != (1 if self.view is not None else 0):
            raise ValueError("a view has one of is, least, most and has; nothing else has any")
        if self.where and self.event is None:
            raise ValueError("where belongs to an event")


class Slip(LessonGoal, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A likely mistake: its condition, the sentence about it, and moves that make it.

    Without moves luck decides whether it happens.
    """

    say: Key
    try_: list[str] = msgspec.field(name="try", default_factory=list)


class LessonStep(Struct, forbid_unknown_fields=True, frozen=True):
    """One prompt of a lesson, and what is to be seen, shown or done there."""

    say: Key
    point: list[str] = []
    show: list[str] = []
    goals: list[LessonGoal] = []
    solution: list[str] | str = []
    slips: list[Slip] = []
    wrong: list[list[str]] = []

    def __post_init__(self) -> None:
        if bool(self.goals) != bool(self.solution):
            raise ValueError("goals need a solution, and a solution needs goals")
        if self.show and self.goals:
            raise ValueError("a step is either shown or done; make two of it")
        if (self.slips or self.wrong) and not self.goals:
            raise ValueError("only a step with goals can go wrong")


class LessonExplanation(Struct, forbid_unknown_fields=True, frozen=True):
    """A sentence for the first games after the course, when an event of this kind first happens.

    `where` gives fields of the event.
    """

    event: str
    say: Key
    where: dict[str, Value] = {}


class Lesson(Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson: a position, and the steps that are taken from there.

    `rules` are the identifiers of the rules that it teaches, `seat` is the learner's. With
    `against` a bot of that name plays the other seats; else nobody does, so that nothing happens
    but what the learner does. `name` is that of the file.
    """

    rules: Annotated[list[str], Meta(min_length=1)]
    players: int
    seat: int
    seed: Annotated[int, Meta(ge=0)]
    steps: Annotated[list[LessonStep], Meta(min_length=1)]
    options: dict[str, int | str] = {}
    moves: list[str] = []
    against: str | None = None
    explains: list[LessonExplanation] = []
    name: str = ""

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"lesson-{self.name}"


def read_lesson(text: str, file: str) -> Lesson:
    """The lesson in the text of a file.

    Raises LessonError:

        >>> read_lesson('rules = ["TI-TURN-1"]', "01-start.toml")
        Traceback (most recent call last):
        carrack.lessons.course.LessonError: 01-start.toml: Object missing required field `players`
    """
    named = FILE.fullmatch(file)
    if named is None:
        raise LessonError(f"{file}: a lesson's file has a name like 01-ships.toml")
    try:
        content = read_toml(text)
        if "name" in content:
            raise LessonError(f"{file}: name comes from the name of the file; leave it out")
        return msgspec.convert({**content, "name": named[2]}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{file}: {error}") from None


@lru_cache(maxsize=64)
def course_of(package: str) -> dict[str, Lesson]:
    """The lessons of a game's package by name, in order; none where it has no course.

    Raises LessonError.
    """
    lessons = [
        read_lesson(page.read_text(encoding="utf-8-sig"), page.name) for page in _pages(package)
    ]
    by_name = {lesson.name: lesson for lesson in lessons}
    if len(by_name) < len(lessons):
        raise LessonError(f"{package}: two lessons have the same name after their numbers")
    return by_name


def _pages(package: str) -> list[Traversable]:
    """The files of a course in their order."""
    spec = find_spec(package) if package else None
    if spec is None or spec.submodule_search_locations is None:  # a single module has no files
        return []
    folder = files(package).joinpath("lessons")
    found = (
        [page for page in folder.iterdir() if page.name.endswith(".toml")]
        if folder.is_dir()
        else []
    )
    return sorted(found, key=lambda page: page.name)
