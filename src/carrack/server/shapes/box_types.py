"""Answers about maps, editions and pictures of games, in the manner of `engine_types`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Struct

from carrack.server.shapes.engine_types import PlainViewPayload, Value


class SaidPayload(TypedDict):
    """A message with the same in English."""

    key: str
    args: dict[str, Any]
    message: str


class MapTextPayload(Struct):
    """A map as the text of its file."""

    text: str


class MapProblemPayload(TypedDict):
    """A problem of a map: the `line` of its file (0: none) and the key there."""

    line: int
    key: str
    warning: bool
    """The map can be played all the same."""
    message: SaidPayload


class JudgedMapPayload(TypedDict):
    """The findings about a map. A game adds what it measures on it."""

    playable: bool
    problems: list[MapProblemPayload]


EditionSource = Literal["rulebook", "deduced", "reconstructed", "printed"]
"""The source of an edition's values."""


class EditionLinePayload(TypedDict):
    """A line of an edition as entered."""

    cells: list[str]
    source: EditionSource


class EditionSheetPayload(TypedDict):
    """An edition as entered; `sections` are lines by the section of its layout."""

    name: str
    title: str
    sections: dict[str, list[EditionLinePayload]]


class EditionColumnPayload(TypedDict):
    """The content of a cell of an edition."""

    key: str
    kind: Literal["text", "word", "words", "whole", "wholes", "pairs", "share", "yes", "drawing"]
    choices: list[str]
    names: list[str]
    """The keys of the game's texts for the choices; empty: they stand as they are."""
    label: bool
    side: int
    name: str
    """The key of its text, if it is not made from its own."""


class EditionSectionPayload(TypedDict):
    """A part of an edition."""

    key: str
    form: Literal["values", "list", "named"]
    """`values`: every column is a line; else lines have all columns."""
    rule: str
    columns: list[EditionColumnPayload]
    name: str


class EditionProblemPayload(TypedDict):
    """A problem of an edition, and where it is."""

    section: str
    line: int
    """Counted from 0; -1: all of them."""
    cell: int
    warning: bool
    message: SaidPayload
    rule: str


class JudgedEditionPayload(TypedDict):
    """The findings about an edition."""

    playable: bool
    problems: list[EditionProblemPayload]
    text: str
    options: NotRequired[dict[str, Value]]
    """The other options of a table with it; only of what can be played."""
    sheet: EditionSheetPayload | None
    """null: the text is no TOML."""
    layout: list[EditionSectionPayload]


class FramePayload(TypedDict):
    """The difference of a game's view from the one before. A game adds fields of its own."""

    seat: NotRequired[int]
    viewer: NotRequired[int | None]
    turn: NotRequired[int]
    plain: NotRequired[Annotated[dict[str, Any], PlainViewPayload]]
