"""The settings of a training: everything that its outcome depends on."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final


def _setting(default: Any, least: float, most: float, meaning: str) -> Any:
    return field(default=default, metadata={"least": least, "most": most, "meaning": meaning})


NAMED_LATER = ("rules", "luck")
"""The default for settings that trainings of earlier versions do not name."""


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of a training. The same ones give the same network, on the same machine.

    `without` names features to leave out (:func:`carrack.bots.learning.ablation.omitted`). `rules`
    and `luck` are the version of the rules and the source of chance of its games; trainings of
    earlier versions name none, and go on as they began. Unless `wide`, it was begun when games knew
    fewer lines (:meth:`Knowledge.narrow_lines`).
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
    td_lambda: float = _setting(0.8, 0, 1, "λ: how much later positions count beside the next one")
    lines: int = _setting(8, 1, 1000, "lines compared at a decision")
    determinizations: int = _setting(3, 1, 1000, "determinizations of what a line reveals")
    point_value: int = _setting(400, 0, 65536, "what a point ahead counts, of 65536 for a win")
    imitation_games: int = _setting(4096, 1, 10**9, "first games, played by the game's advice")
    imitation_opponents: float = _setting(
        0.25, 0, 1, "share of later games in which the advice of the game takes seats"
    )
    styled_opponents: float = _setting(
        0.3, 0, 1, "share of such seats that play another style of the game"
    )
    exploration: float = _setting(0.1, 0, 1, "share of turns begun at random, at the start")
    exploration_end: float = _setting(0.02, 0, 1, "share of turns begun at random, in the end")
    learning_rate: float = _setting(0.001, 0, 1, "learning rate at the start")
    weight_decay: float = _setting(
        3.0, 0, 100, "weight decay, times the learning rate at each step"
    )
    decay_games: int = _setting(
        8000, 1, 10**9, "games after which exploration and learning rate have halved"
    )
    games_per_round: int = _setting(64, 1, 10**6, "games played between two updates of the network")
    sample_reuse: float = _setting(
        3.0, 0, 1000, "how often a position of the replay buffer is learnt from"
    )
    replay_buffer: int = _setting(300_000, 1, 10**8, "positions in the replay buffer")
    batch_size: int = _setting(512, 1, 10**6, "positions in a batch")
    points_weight: float = _setting(2.0, 0, 1000, "what the error of points counts beside wins")
    eval_every: int = _setting(1024, 1, 10**9, "games between two evaluations against the advice")
    eval_games: int = _setting(48, 0, 10**6, "games of an evaluation")
    max_moves: int = _setting(5000, 1, 10**9, "moves after which a game counts as it stands")

    def __post_init__(self) -> None:
        for one in fields(self):
            if "least" in one.metadata:
                _check(one.name, getattr(self, one.name), one.metadata)

    def to_json(self) -> dict[str, Any]:
        """The settings as plain data."""
        data = {**asdict(self), "players": list(self.players), "without": list(self.without)}
        return {name: value for name, value in data.items() if value or name not in NAMED_LATER}

    def rate_after(self, games: int) -> float:
        """The learning rate after this many games."""
        return self.learning_rate / (1 + games / self.decay_games)

    def explore_after(self, games: int) -> float:
        """The share of turns begun at random after this many games."""
        return self.exploration_end + (self.exploration - self.exploration_end) / (
            1 + games / self.decay_games
        )


OLD_NAMES: Final = {
    "decay": "td_lambda",
    "fancies": "determinizations",
    "point": "point_value",
    "imitation": "imitation_games",
    "advised": "imitation_opponents",
    "styled": "styled_opponents",
    "explore": "exploration",
    "explore_end": "exploration_end",
    "rate": "learning_rate",
    "shrink": "weight_decay",
    "fall": "decay_games",
    "round": "games_per_round",
    "reuse": "sample_reuse",
    "window": "replay_buffer",
    "batch": "batch_size",
    "test_every": "eval_every",
    "tests": "eval_games",
    "longest": "max_moves",
}
"""The names of settings in trainings of versions before 0.2."""


def _check(name: str, value: float, bounds: Any) -> None:
    least, most = bounds["least"], bounds["most"]
    if not least <= value <= most:
        raise ValueError(f"{name} is from {least} to {most}, not {value}")


def settings_in(data: dict[str, Any]) -> TrainingSettings:
    """The settings in plain data. Raises TypeError and ValueError."""
    data = {OLD_NAMES.get(name, name): value for name, value in data.items()}
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
