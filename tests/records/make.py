"""Writes the golden records anew: `python tests/records/make.py`.

Do so only when a rule, the notation or an edition has changed on purpose, and say so in the commit:
these files are how a change that nobody wanted shows itself.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from carrack.bots import asked, make_bot
from carrack.core.chance import Stream, Table, commitment
from carrack.core.game import Game
from carrack.core.match import Match, new_header
from carrack.core.record import note_entry
from carrack.core.registry import find_game
from carrack.core.seat import for_seat

HERE = Path(__file__).parent

TABLES = {
    "amerigo-2-greedy": ["greedy", "greedy"],
    "amerigo-3-greedy": ["greedy", "greedy", "greedy"],
    "amerigo-4-greedy": ["greedy", "greedy", "greedy", "greedy"],
    "amerigo-2-random": ["random", "random"],
    "amerigo-3-mixed": ["random", "greedy", "random"],
    "amerigo-4-random": ["random", "random", "random", "random"],
}


def played(game: Game[Any], name: str, seats: list[str]) -> str:
    """The record of a finished table whose players now and then take their last moves back."""
    seed = hashlib.sha256(name.encode()).digest()
    stream = Stream(int.from_bytes(seed[:4], "big"))
    bots = [make_bot(game, bot) for bot in seats]
    extra = {"commitment": commitment(seed), "practice": False}
    header = new_header(game, len(seats), {}, [{"name": bot} for bot in seats], extra)
    match = Match(game, header, Table(seed))
    while not match.over:
        state = match.state
        if match.undo_floor() < match.decision and stream.below(12) == 0:
            match.undo(state.seat, match.undo_floor())
            continue
        handle = for_seat(game, state, stream)
        move = asked(bots[state.seat], handle, stream, game.legal(state))
        match.play(state.seat, move)
    match.add_note(note_entry({"seed": seed.hex()}))
    return match.record().text()


def main() -> None:
    """Writes every file."""
    for name, seats in TABLES.items():
        text = played(find_game(name.split("-")[0]), name, seats)
        (HERE / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
