"""What a training is made of: everything that its outcome depends on."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any


def _setting(default: Any, least: float, most: float, meaning: str) -> Any:
    return field(default=default, metadata={"least": least, "most": most, "meaning": meaning})


NAMED_LATER = ("rules", "luck")
"""What trainings of earlier versions do not name."""


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of a training. The same ones give the same network, on the same machine.

    `without` names features that it leaves out (:func:`carrack.bots.learning.omissions.omitted`).
    `rules` and `luck` are the version of the rules and the source of chance of its games; trainings
    of earlier versions name none, and go on as they began.
    Not `wide`: it was begun when games knew fewer lines (:meth:`Knowledge.narrow_lines`).
    """

    game: str
    players: tuple[int, ...]
    options: dict[str, int | str] = field(default_factory=dict)
    seed: int = 0
    without: tuple[str, ...] = ()
    rules: str = ""
    luck: str = ""
    wide: bool = True
    hidden: int = _setting(64, 1, 4096, "units of the hidden layer")
    decay: float = _setting(0.8, 0, 1, "λ: how much later positions count beside the next one")
    lines: int = _setting(8, 1, 1000, "lines compared at a decision")
    fancies: int = _setting(3, 1, 1000, "times that what a line reveals is imagined")
    point: int = _setting(400, 0, 65536, "what a point ahead counts, of 65536 for a win")
    imitation: int = _setting(4096, 1, 10**9, "first games, played by the game's advice")
    advised: float = _setting(0.25, 0, 1, "share of later games with the game's advice in a seat")
    styled: float = _setting(0.3, 0, 1, "share of advised seats with another style of the game")
    explore: float = _setting(0.1, 0, 1, "share of turns begun by chance, at the start")
    explore_end: float = _setting(0.02, 0, 1, "share of turns begun by chance, in the end")
    rate: float = _setting(0.001, 0, 1, "size of the steps of learning, at the start")
    shrink: float = _setting(3.0, 0, 100, "how weights shrink: by it times the size of each step")
    fall: int = _setting(8000, 1, 10**9, "games after which exploration and steps have halved")
    round: int = _setting(64, 1, 10**6, "games played between two lessons")
    reuse: float = _setting(3.0, 0, 1000, "how often a position is learnt from")
    window: int = _setting(300_000, 1, 10**8, "positions learnt from: so many of the latest")
    batch: int = _setting(512, 1, 10**6, "positions of a step of learning")
    points_weight: float = _setting(2.0, 0, 1000, "what the error of points counts beside wins")
    test_every: int = _setting(1024, 1, 10**9, "games between two tests against the advice")
    tests: int = _setting(48, 0, 10**6, "games of a test")
    longest: int = _setting(5000, 1, 10**9, "moves after which a game counts as it stands")

    def __post_init__(self) -> None:
        for one in fields(self):
            if "least" in one.metadata:
                _check(one.name, getattr(self, one.name), one.metadata)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        data = {**asdict(self), "players": list(self.players), "without": list(self.without)}
        return {name: value for name, value in data.items() if value or name not in NAMED_LATER}

    def rate_after(self, games: int) -> float:
        """The size of a step of learning after so many games."""
        return self.rate / (1 + games / self.fall)

    def explore_after(self, games: int) -> float:
        """The share of decisions by chance after so many games."""
        return self.explore_end + (self.explore - self.explore_end) / (1 + games / self.fall)


def _check(name: str, value: float, bounds: Any) -> None:
    least, most = bounds["least"], bounds["most"]
    if not least <= value <= most:
        raise ValueError(f"{name} is from {least} to {most}, not {value}")


def settings_in(data: dict[str, Any]) -> TrainingSettings:
    """The settings of plain data. Raises TypeError and ValueError."""
    without = data.get("without", ())  # older ones left nothing out
    wide = data.get("wide", False)  # and compared the lines that there were
    return TrainingSettings(
        **{**data, "players": tuple(data["players"]), "without": tuple(without), "wide": wide}
    )


def tuned() -> dict[str, tuple[type, Any, str]]:
    """Settings that are numbers with bounds: type, default and meaning of each."""
    return {
        one.name: (type(one.default), one.default, one.metadata["meaning"])
        for one in fields(TrainingSettings)
        if one.metadata
    }
