"""Small tournaments of the crowded game, played into a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carrack.arena.tournament.results import Results
from carrack.arena.tournament.running import TournamentRun, play
from carrack.arena.tournament.tournament import Tournament, make_tournament
from carrack.workers.pool import Pool
from support.bots import ranked_bots

THREE = ["careful", "random", "timid"]


def plan(
    bots: list[str] | None = None, players: int = 2, games: int = 12, **more: Any
) -> Tournament:
    return make_tournament(
        ranked_bots.GAME, THREE if bots is None else bots, players, games, 7, **more
    )


def played(
    asked: Tournament, path: Path, pool: Pool | None = None, progress: Any = None
) -> TournamentRun:
    with Results(str(path), asked) as results:
        return play(asked, pool or Pool(1), results, progress)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
