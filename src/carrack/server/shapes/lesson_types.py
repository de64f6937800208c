"""Lessons as they are sent, in the manner of `payload_types`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class LessonGoalPayload(Struct):
    """A goal of a lesson: the key of a few words about it, or null."""

    say: str | None


class LessonStepPayload(Struct):
    """A step of a lesson: its prompt by key, what is pointed at, shown moves, and goals."""

    say: str
    point: list[str]
    show: list[str]
    goals: list[LessonGoalPayload]


class ExplanationPayload(Struct):
    """A sentence, by key, for the first event of a kind, with some of its fields."""

    event: str
    say: str
    where: dict[str, Any]


class LessonPayload(Struct):
    """A lesson of a game, with the rules that it teaches; `title` is the key of a text."""

    name: str
    title: str
    rules: list[str]
    steps: list[LessonStepPayload]
    explains: list[ExplanationPayload]
    """The explanations in the first games after the course."""


class LessonStepStatePayload(Struct):
    """The state of a step of a lesson."""

    met: list[bool]
    """For each of its goals whether it is met; for each move that it shows whether it is played."""
    slip: str
    """The key of the sentence about a mistake, or an empty text."""


class LessonStatePayload(Struct):
    """The lesson that a table belongs to, and how far its steps are."""

    name: str
    steps: list[LessonStepStatePayload]
