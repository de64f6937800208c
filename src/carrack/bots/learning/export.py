"""A trained network as a game ships it: weights in whole numbers, and a manifest about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carrack import __version__
from carrack.bots.learning.trainer import Training
from carrack.bots.learning.weights import MANIFEST, WEIGHTS, content_hash, weights_text
from carrack.core.game import Game

CURVE = ("games", "loss_fresh", "points_error_fresh")
"""What of the log goes into a manifest, beside how the tests ended."""


def export(training: Training, game: Game[Any], folder: Path, command: str) -> list[Path]:
    """Writes both files into a folder, and tells which. Raises TrainingError and OSError.

    `command` is what trained the network, for the manifest.
    """
    text = weights_text(training.judge(), game)
    manifest = json.dumps(_manifest(training, game, command, text), indent=1, ensure_ascii=False)
    folder.mkdir(parents=True, exist_ok=True)
    files = {WEIGHTS: text, MANIFEST: manifest + "\n"}
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")
    return [folder / name for name in files]


def _manifest(training: Training, game: Game[Any], command: str, text: str) -> dict[str, Any]:
    return {
        "command": command,
        "carrack": __version__,
        "game": game.name,
        "rules": game.rules_version,
        "settings": training.settings.to_json(),
        "games": training.games,
        "positions": training.positions,
        "steps": training.adam.steps,
        "seconds": round(training.seconds),
        "curve": [
            {**{name: line[name] for name in CURVE}, "win_rate": line["test"]["win_rate"]}
            for line in training.log
        ],
        "sha256": content_hash(text),
    }
