"""The record of a finished table of the tiny game."""

from __future__ import annotations

from pathlib import Path

from carrack.core.chance import CommittedChance, Stream, commitment
from carrack.core.match import Match, new_header
from carrack.core.record import note_entry
from support.games import tiny

KEY = bytes(range(32))


def record_of_a_game(folder: Path) -> Path:
    """The record of a finished table, its seed revealed."""
    extra = {"commitment": commitment(KEY), "practice": False}
    header = new_header(tiny.GAME, 2, {}, [{"name": "Ada"}, {"name": "Ben"}], extra)
    match, stream = Match(tiny.GAME, header, CommittedChance(KEY)), Stream(2)
    while not match.over:
        match.play(match.state.seat, tiny.GAME.legal(match.state).sample(stream))
    match.add_note(note_entry({"seed": KEY.hex()}))
    path = folder / "game.jsonl"
    path.write_text(match.record().text(), encoding="utf-8")
    return path
