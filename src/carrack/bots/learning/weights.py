"""Weights as a text of whole numbers, and those that a game ships.

A file is one JSON object, for people to compare and for `git` to keep:

* `carrack`: the kind of file, `game` and `rules`: what it was trained on;
* `features`: a hash of the names of all features, in order; others cannot be judged;
* `shared`, `own`, `others` (a row of `hidden` numbers for each feature), `bias`, `out` (a row of 2
  for each hidden unit), `out_bias`: the matrices of :class:`ValueNetwork`.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from carrack.bots.learning.pure_network import PARTS, PureNetwork
from carrack.core.game import Game
from carrack.core.knowledge import Knowledge, knowledge_of

if TYPE_CHECKING:
    from carrack.bots.learning.integer_network import ValueNetwork

FORM = "weights 1"
FOLDER = "learned"
"""The folder of weights in the package of a game."""

WEIGHTS = "weights.json"
JUDGE = "judge.json"
"""A second network, trained with another seed: it judges those who play by the first one."""
MANIFEST, JUDGE_MANIFEST = "manifest.json", "judge-manifest.json"


class WeightsError(ValueError):
    """Weights cannot be read, or are for other features; the message says which and why."""


def features_hash(knowledge: Knowledge[Any]) -> str:
    """16 hexadecimal digits that identify the features, in their order."""
    names = [
        [feature.name for feature in row]
        for row in (knowledge.shared_features(), knowledge.side_features())
    ]
    return hashlib.sha256(json.dumps(names).encode()).hexdigest()[:16]


def content_hash(text: str) -> str:
    """The SHA-256 of the text of weights, as in a manifest."""
    return hashlib.sha256(text.encode()).hexdigest()


def shipped_hash(game: Game[Any]) -> str:
    """The SHA-256 of the weights that a game ships; empty if it ships none."""
    text = text_of(game, WEIGHTS)
    return "" if text is None else content_hash(text)


def weights_text(judge: ValueNetwork, game: Game[Any], rules: str = "") -> str:
    """The text of weights: the same network always gives the same text.

    `rules` are those by which it was trained, by default the newest.
    """
    data: dict[str, Any] = {
        "carrack": FORM,
        "game": game.name,
        "rules": rules or game.rules_version,
        "features": features_hash(knowledge_of(game)),
        "hidden": judge.hidden,
    }
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
    for name in PARTS:
        rows = getattr(judge, name).astype("int64").tolist()
        texts = [json.dumps(row, separators=(",", ":")) for row in rows]
        lines.append(f"{json.dumps(name)}: [\n" + ",\n".join(texts) + "\n]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def judge_in(text: str, game: Game[Any]) -> ValueNetwork | PureNetwork:
    """The network in a text, with numpy if it is installed. Raises WeightsError."""
    try:
        data = json.loads(text)
        if data["carrack"] != FORM:
            raise WeightsError(f"its format is {data['carrack']!r}; this version reads {FORM!r}")
        _check_for(data, game)
        _check_sizes(data, knowledge_of(game))
        return _network(data)
    except WeightsError:
        raise
    except KeyError as error:
        raise WeightsError(f"they have no {error}; export them again") from None
    except (ValueError, TypeError, IndexError, OverflowError, RecursionError) as error:
        raise WeightsError(f"they are damaged: {error}; export them again") from None


def _network(data: dict[str, Any]) -> ValueNetwork | PureNetwork:
    try:
        import numpy as np

        from carrack.bots.learning.integer_network import ValueNetwork
    except ImportError:
        return PureNetwork(*[data[name] for name in PARTS])
    return ValueNetwork(*[np.array(data[name], dtype=np.float64) for name in PARTS])


def _check_for(data: dict[str, Any], game: Game[Any]) -> None:
    if data["game"] != game.name:
        raise WeightsError(f"they are for {data['game']!r}, not for {game.name!r}")
    if data["features"] != features_hash(knowledge_of(game)):
        raise WeightsError(
            f"they were trained on other features than {game.title} has now; "
            f"train again: carrack train {game.name}"
        )


def _check_sizes(data: dict[str, Any], knowledge: Knowledge[Any]) -> None:
    shared, sides = len(knowledge.shared_features()), len(knowledge.side_features())
    hidden = len(data["bias"])
    wanted = {
        "shared": (shared, hidden),
        "own": (sides, hidden),
        "others": (sides, hidden),
        "bias": (hidden,),
        "out": (hidden, 2),
        "out_bias": (2,),
    }
    for name, shape in wanted.items():
        rows = data[name]
        lengths = sorted({len(row) for row in rows}) if len(shape) == 2 else list(shape[1:])
        found = (len(rows), *lengths)
        if found != shape:
            raise WeightsError(f"they are damaged: {name} has the shape {found}, not {shape}")


def text_of(game: Game[Any], name: str) -> str | None:
    """The text of a file in a game package's folder of weights; None if there is none."""
    try:
        file = resources.files(game.package) / FOLDER / name
        return file.read_text(encoding="utf-8-sig") if file.is_file() else None
    except (ModuleNotFoundError, TypeError):  # the game is not a package
        return None


def weights_of(game: Game[Any]) -> ValueNetwork | PureNetwork | None:
    """The network that a game ships, read once; None if it ships none. Raises WeightsError."""
    return _read(game.package, game, WEIGHTS)


def judge_of(game: Game[Any]) -> ValueNetwork | PureNetwork | None:
    """The network that judges play: the second one if the game has it, else that of its players.

    Raises WeightsError.
    """
    return _read(game.package, game, JUDGE) or weights_of(game)


def judge_hash(game: Game[Any]) -> str:
    """The SHA-256 of the second network of a game; empty if it ships none."""
    text = text_of(game, JUDGE)
    return "" if text is None else content_hash(text)


@lru_cache(maxsize=16)
def _read(package: str, game: Game[Any], name: str) -> ValueNetwork | PureNetwork | None:
    text = text_of(game, name)
    if text is None:
        return None
    try:
        return judge_in(text, game)
    except WeightsError as error:
        raise WeightsError(f"the weights in {package}.{FOLDER}.{name}: {error}") from None
