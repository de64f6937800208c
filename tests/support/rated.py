"""Records of rated games, without the moves: what ratings read."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from carrack.core.record import Header, Record, move_entry, note_entry, result_entry
from carrack.ratings.results import Played, Side

ADA, BOB, EVE = Side("ada"), Side("bob"), Side("eve")
BOT = Side("helmsman", "1-0a1b2c3d")
EXTRA: dict[str, Any] = {"practice": False, "luck": {"scheme": "table-1"}}


def game_of(*sides: Side, places: tuple[int, ...] = (), minute: int = 0) -> Played:
    """A game that counts: by default, each of the sides is placed behind the one before."""
    ended, behind = f"2026-11-01T20:{minute:02}:00Z", tuple(range(1, len(sides) + 1))
    points = tuple(100 - seat for seat in range(len(sides)))
    name = hashlib.sha256(f"{sides}{minute}".encode()).hexdigest()
    return Played("amerigo", len(sides), name, ended, sides, places or behind, points)


def record_of(game: Played, *notes: dict[str, Any], **extra: Any) -> Record:
    """The record of a game, with notes before its result, and more in the header."""
    rated = {"seats": [side.as_data() for side in game.sides]}
    about = {**EXTRA, "commitment": game.name, "rated": rated, **extra}
    names = [{"name": "Ann", "kind": "human", "bot": None} for _ in game.sides]
    header = Header(game.game, "1", game.players, {}, {}, names, about)
    result = {"places": [*game.places], "points": [*game.points], "rule": ""}
    end = [result_entry(result, "00"), note_entry({"seed": "00", "ended": game.ended})]
    moves = [move_entry("throw", 0), *map(note_entry, notes)]
    return Record(header, [*moves, *end])


def saved(folder: Path, game: Played) -> str:
    """The path of a file with the record of a game."""
    path = folder / f"{game.name[:8]}.jsonl"
    path.write_text(record_of(game).text(), encoding="utf-8")
    return str(path)
