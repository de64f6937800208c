"""The types of what an analysis says, in the manner of `engine_types`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from carrack.server.shapes.engine_types import MoveValuePayload, ResultPayload


class OutlookPayload(TypedDict):
    """The expectation of a side: its chance of winning, and points."""

    wins: list[float]
    points: list[float]


class GamePointPayload(TypedDict):
    """The place of something in a game: `at` is the step that led to the position."""

    seq: int
    at: int
    turn: int
    seat: int


class TurnOutlookPayload(OutlookPayload):
    """The outlook as a turn begins, for its seat and with everything revealed; or at the end."""

    turn: int
    at: int
    seat: int
    hindsight: OutlookPayload | None


class GainPayload(TypedDict):
    """A change of one side's outlook."""

    win: float
    points: float


class MeasuredPayload(GainPayload):
    """A gain with its standard error."""

    error: GainPayload


class AnalysisTotalPayload(TypedDict):
    """The totals of a side: its mean loss per free turn, and how it got its result.

    `before` the set-up, `setup`, `luck` and what is `left` add up to that, where the bot judges; so
    do `chance` (set-up and luck) and `skill`.
    """

    decisions: int
    free: int
    loss: GainPayload | None
    before: NotRequired[GainPayload]
    setup: NotRequired[MeasuredPayload]
    luck: NotRequired[MeasuredPayload]
    left: NotRequired[GainPayload]
    result: NotRequired[GainPayload]
    chance: NotRequired[GainPayload]
    skill: NotRequired[MeasuredPayload]


class AnalysedDecisionPayload(GamePointPayload):
    """The decisions of a seat from one reveal to the next: what was played, and the best found.

    `until` is its last step. It is `free` if it mattered what was played, `strong` if it was looked
    at closely, `listed` if its loss is clear enough to be shown.
    """

    until: int
    decision: int
    choices: int
    free: bool
    strong: bool
    listed: bool
    played: MoveValuePayload
    best: list[MoveValuePayload]
    loss: GainPayload | None
    error: GainPayload | None


class StrengthLossPayload(MeasuredPayload):
    """The loss of a strength in the same positions."""

    name: str
    pr: float | None


class PhaseLossPayload(GainPayload):
    """The loss in a third of the game."""

    free: int


class KindLossPayload(GainPayload):
    """The loss where a kind of action was wrong, by the key of its description."""

    key: str


class SourceMissedPayload(TypedDict):
    """Points that the best turns score at once from a source, beyond those of the turns played."""

    key: str
    points: float


class PrPayload(TypedDict):
    """A PR with its interval of 95 %."""

    value: float
    low: float
    high: float


class StrengthPrPayload(TypedDict):
    """The PR that a strength would have had in the same positions."""

    name: str
    pr: float


class LikePayload(TypedDict):
    """The strength that a PR stands for; `next` is that above it where it lies between two."""

    how: Literal["at", "between", "below", "above"]
    strength: str
    next: str | None


class RatingPayload(TypedDict):
    """A rating of play: what a seat lost, and what each strength would have lost."""

    seat: int
    free: int
    looks: int
    loss: MeasuredPayload
    strengths: list[StrengthLossPayload]
    phases: list[PhaseLossPayload]
    kinds: list[KindLossPayload]
    pr: PrPayload | None
    """Null below ten free turns."""
    points: float | None
    """Points lost in a free turn."""
    like: LikePayload | None
    """Null where it may still be any strength."""


class LuckPartPayload(OutlookPayload):
    """One thing that was revealed in a step."""

    what: str
    seen: int | None
    """The step in which somebody else saw it first."""


class LuckStrokePayload(GamePointPayload, OutlookPayload):
    """The gain of each side by a throw or card, compared with other possible ones."""

    error: OutlookPayload
    parts: list[LuckPartPayload]


class SetUpPayload(OutlookPayload):
    """The gains by the set-up, compared with other possible ones, and the expectation before it."""

    before: OutlookPayload
    error: OutlookPayload


class MomentPayload(GamePointPayload):
    """A decision or stroke of luck that changed the result most."""

    kind: Literal["decision", "luck"]
    size: float


class AnalysisPayload(TypedDict):
    """The analysis of a finished game."""

    form: int
    game: str
    sides: int
    bot: str
    strong: str | None
    playouts: int
    """Those of a close look; 0 where there was none."""
    second: bool
    """Whether the network that judges is one that no player has."""
    judged: bool
    """Whether the bot gives values; without them there are no curves."""
    turns: list[TurnOutlookPayload]
    decisions: list[AnalysedDecisionPayload]
    setup: SetUpPayload | None
    """Null where the bot does not judge."""
    luck: list[LuckStrokePayload]
    moments: list[MomentPayload]
    totals: list[AnalysisTotalPayload]
    rating: list[RatingPayload]
    """Of each seat; empty until all is known, and where nothing is rated."""
    sources: NotRequired[list[list[SourceMissedPayload]]]
    """Of each rated seat; earlier versions did not tell."""
    result: ResultPayload | None
