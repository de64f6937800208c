"""A trained network as a game ships it: weights in whole numbers, and a manifest about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carrack import __version__
from carrack.bots.learning.trainer import Training
from carrack.bots.learning.weights import (
    JUDGE,
    JUDGE_MANIFEST,
    MANIFEST,
    WEIGHTS,
    content_hash,
    weights_text,
)
from carrack.core.game import Game

CURVE = ("games", "loss_fresh", "points_error_fresh")
"""The entries of the log that go into a manifest, beside the results of the tests."""


class LeagueError(ValueError):
    """A file of duels cannot be read, or they were played with other weights."""


def export(
    training: Training,
    game: Game[Any],
    folder: Path,
    command: str,
    league: Path | None = None,
    judge: bool = False,
) -> list[Path]:
    """Write both files into a folder, and return their paths.

    `command` is what trained the network, for the manifest; `league` a file of duels that were
    played with these weights (`carrack arena --cpu --json`). The network is that of the players, or
    of the `judge` of their games. Raises TrainingError, LeagueError and OSError, and then writes
    nothing.
    """
    text = weights_text(training.judge(), game, rules_of(training, game))
    about = _manifest(training, game, command, text)
    if league is not None:
        about["league"] = duels_in(league, game, about["sha256"])
    manifest = json.dumps(about, indent=1, ensure_ascii=False)
    folder.mkdir(parents=True, exist_ok=True)
    names = (JUDGE, JUDGE_MANIFEST) if judge else (WEIGHTS, MANIFEST)
    files = dict(zip(names, (text, manifest + "\n"), strict=True))
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")
    return [folder / name for name in files]


def rules_of(training: Training, game: Game[Any]) -> str:
    """The version of the rules by which a network was trained."""
    return training.settings.rules or game.unnamed_rules()


def _manifest(training: Training, game: Game[Any], command: str, text: str) -> dict[str, Any]:
    return {
        "command": command,
        "carrack": __version__,
        "game": game.name,
        "rules": rules_of(training, game),
        "serves": game.known_rules(),
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


def duels_in(league: Path, game: Game[Any], weights: str) -> list[dict[str, Any]]:
    """The duels of a game in a file, one JSON object per line. Raises LeagueError and OSError.

    Each must say that it was played with these `weights` (their SHA-256).
    """
    found = []
    for number, line in enumerate(league.read_bytes().splitlines(), 1):
        where = f"{league}, line {number}"
        try:
            played = json.loads(line)
            duel = _duel(played) if played["game"] == game.name else {}
        except (KeyError, TypeError, ValueError):
            raise LeagueError(
                f"{where} is not a tournament of two bots as carrack arena --cpu --json prints it"
            ) from None
        if duel and (made := duel.pop("weights")) != weights:
            raise LeagueError(
                f"{where}: played with other weights ({made[:12]}…) than these ({weights[:12]}…); "
                "export without it, and play the league again"
            )
        found += [duel] if duel else []
    if not found:
        raise LeagueError(f"{league} has no duel of {game.name}")
    return found


def _duel(played: dict[str, Any]) -> dict[str, Any]:
    """The data of a tournament for a manifest. Raises ValueError unless two sides took part."""
    rates = {row["bot"]: row["win_rate"] for row in played["standings"]}
    first = played["bots"][0]
    (second,) = rates.keys() - {first}
    kept = {name: played[name] for name in ("weights", "players", "options", "seed", "games")}
    won = {"won": rates[first]["value"], "low": rates[first]["low"], "high": rates[first]["high"]}
    return {**kept, "first": first, "second": second, **won}
