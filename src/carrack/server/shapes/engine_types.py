"""The types of the dictionaries from games and bots that the server passes on.

Tests hold them to it. `payload_types` says what this is for.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Value = int | str


class MessagePayload(TypedDict):
    """A message of a game's locale: its key and what it is about."""

    key: str
    args: dict[str, Any]


class MovePayload(MessagePayload):
    """A move: its notation, text, place and cost. A game adds what else its board shows."""

    index: int
    move: str
    group: list[MessagePayload]
    """The path of clicks that leads to it."""
    squares: NotRequired[list[int]]
    square: NotRequired[int]
    node: NotRequired[str]
    ship: NotRequired[int]
    tile: NotRequired[str]
    cost: NotRequired[int]
    gold: NotRequired[int]
    brings: NotRequired[list[MessagePayload]]
    """Its other gains: gold, a token, points at the end."""
    rule: NotRequired[str]
    final: NotRequired[list[MessagePayload]]
    """Effects that cannot be undone once it is played; none for a move that can."""
    lapses: NotRequired[list[MessagePayload]]
    """Things that it gives up and undo restores, such as movement points that lapse."""


class DescribedPayload(MovePayload):
    """A legal move."""

    points: NotRequired[int]
    """All points that it brings at once."""


class CommandPayload(DescribedPayload):
    """A command: what a seat may do out of turn."""

    seat: int


class MoveValuePayload(MovePayload):
    """A move as a bot judges it, for the seat that decides."""

    win: float | None
    """Its chance of winning, 0 to 1; null where the bot does not judge."""
    points: float | None
    """Its points at the end; null where the bot does not judge."""
    visits: int
    line: list[str]
    """The line that the bot plans, beginning with this move, in notation."""
    line_moves: list[DescribedPayload]
    """The same moves, as far as they can be described."""


class CoursePayload(TypedDict):
    """One move of a way, in a tree of ways; a game adds more."""

    parent: int
    """Index of the move before it, or -1."""
    move: str


class GameEventPayload(TypedDict):
    """One thing that happened, as this viewer may know it; a game adds what it is about."""

    event: str
    rule: str
    seat: int
    points: NotRequired[int]
    source: NotRequired[str]


class StepPayload(TypedDict):
    """One step of a table's history."""

    seq: int
    kind: Literal["setup", "move", "undo", "command", "note"]
    seat: int
    move: str
    decision: int
    turn: int
    events: list[GameEventPayload]
    undone: bool
    note: NotRequired[dict[str, Any]]


class ResultPayload(TypedDict):
    """The result of a game, by side; `cut`: a limit ended it, and nobody has won."""

    points: list[int]
    places: list[int]
    rule: str
    cut: NotRequired[bool]


class StandingPayload(TypedDict):
    """Points of each side if one source were scored now; `source` is named as in events."""

    source: str
    rule: str
    points: list[int]


Word = MessagePayload | str
"""A message, the key of one, or a name that stands as it is."""

Single = int | str | bool | None | MessagePayload
"""A number, a word, yes or no, or something unknown."""

Fact = Single | list[Single] | dict[str, Single | list[Single]]
"""One of them, several, or such by word."""


class PlacePayload(TypedDict):
    """A place on a plain board."""

    name: Word
    holds: NotRequired[list[Word]]
    seat: NotRequired[int]
    """The side whose colour it shows."""
    square: NotRequired[int]
    """The number by which moves speak of it."""


class PlainViewPayload(TypedDict):
    """The position on a plain stage (`Game.plain_view`)."""

    sides: list[dict[str, Fact]]
    """The possessions of each side, by word."""
    table: NotRequired[dict[str, Fact]]
    """The things on the table for all."""
    asks: NotRequired[Word]
    """The decision that is to be made now."""
    board: str | list[list[PlacePayload | None]]
    """A text drawn with characters, or rows of places."""


class ViewPayload(TypedDict):
    """The view of a game; only the game's own folder knows more of it."""

    seat: int
    viewer: int | None
    turn: int
    plain: NotRequired[PlainViewPayload]
    """For a page without a stage for the game."""


class LuckSharePayload(TypedDict):
    """A seat's share of the luck: its hash, then the share once all hashes are fixed."""

    seat: int
    hash: str | None
    opened: str | None


class LuckSourcePayload(TypedDict):
    """The source of luck: all players, the server alone, a chosen seed, or what is entered."""

    scheme: Literal["shared-1", "table-1", "practice", "entered"]
    left_out: list[int]
    """People who add nothing because the host did not wait for them."""
    seats: list[LuckSharePayload]


class GatheringLuckPayload(LuckSourcePayload):
    """The source of the luck to come, before the game begins."""

    fixed: bool
    """No hash is accepted any more: now all are opened."""
    missing: list[int]
    """The seats whose hash is not opened yet."""


class GatheringNotePayload(TypedDict):
    """That a seat was taken from somebody who had come: the log will begin with this note."""

    action: Literal["invite", "join"]
    seat: int
    name: str


class BranchPayload(TypedDict):
    """The origin of a game that continues another one."""

    step: int
    commitment: str | None


class GameOptionPayload(TypedDict):
    """An option that is chosen when a table is made."""

    name: str
    default: Value
    choices: list[str]
    least: int
    most: int
    follows: NotRequired[str]
    """The option that changes this one's default, and the defaults."""
    defaults: NotRequired[dict[str, int]]
    longest: NotRequired[int]
    """The value is a text of at most this many characters, such as a map."""
    players: NotRequired[list[int]]
    """The numbers of players that have this option; left out: all."""
    choice_players: NotRequired[dict[str, list[int]]]
    """The numbers of players for each choice; choices not listed: all."""


class RulePayload(TypedDict):
    """A numbered rule."""

    id: str
    chapter: str
    text: str


class OfferedMapPayload(TypedDict):
    """A map from which a custom map can start."""

    name: str
    title: str
    players: int
    text: str


class AssessmentPayload(TypedDict):
    """A position as a bot sees it: a hint."""

    seq: int
    bot: str
    seat: int
    moves: list[MoveValuePayload]
    wins: list[float]
    """Of every side; empty where the bot does not judge."""
    points: list[float]
    iterations: int
    seconds: float


class RecordHeaderPayload(TypedDict):
    """The first line of a record (docs/core.md)."""

    game: str


OPEN = (
    MovePayload,
    DescribedPayload,
    CommandPayload,
    MoveValuePayload,
    CoursePayload,
    GameEventPayload,
    ViewPayload,
    RecordHeaderPayload,
)
"""Types to which games add fields."""
