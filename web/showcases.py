"""Writes the boards of the first page: a stretch of a recorded game, as spectators saw it.

Each game that has a `Showcase.svelte` in `web/src/games/NAME` gets a `showcase.txt` beside it:
JSON, packed by zlib and written in base64, a tenth of its size. The views are those of the game, so
that the boards are drawn as at a table before anybody asks a server. `--check` writes nothing, and
fails with the names of the files that are out of date.
"""

from __future__ import annotations

import base64
import json
import sys
import zlib
from pathlib import Path
from typing import Any

from carrack.core.record import read_record
from carrack.core.reel import Reel
from carrack.core.registry import find_game, game_names

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "web" / "src" / "games"
RECORDS = ROOT / "tests" / "records"
PLAYERS = 3
FRAMES = 12
BEGIN, END = 0.45, 0.85
"""The stretch of the game in which there is something to see, as parts of its turns."""


def showcase(game: str) -> list[dict[str, Any]]:
    """Positions spread over the stretch, at ends of turns; of each what differs from the last."""
    text = (RECORDS / f"{game}-{PLAYERS}-greedy.jsonl").read_text(encoding="utf-8")
    record = read_record(text.splitlines())
    reel = Reel(find_game(game), record.header, record.entries)
    ends = {reel.story.steps[step].turn: step for step in reel.standing()}
    turns = sorted(ends)
    frames: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for number in range(FRAMES):
        part = BEGIN + (END - BEGIN) * number / (FRAMES - 1)
        state = reel.position(ends[turns[int(part * (len(turns) - 1))]])
        view = reel.game.view(state, None)
        frames.append({key: value for key, value in view.items() if before.get(key) != value})
        before = view
    return frames


def main() -> int:
    """The command; the exit status is 1 if `--check` finds a file out of date."""
    stale = []
    for game in game_names():
        file = GAMES / game / "showcase.txt"
        if not file.with_name("Showcase.svelte").is_file():
            continue
        data = json.dumps(showcase(game), separators=(",", ":")).encode()
        if file.is_file() and zlib.decompress(base64.b64decode(file.read_text())) == data:
            continue
        if "--check" in sys.argv:
            stale.append(str(file.relative_to(ROOT)))
        else:
            file.write_text(base64.b64encode(zlib.compress(data, 9)).decode())
    if stale:
        print(f"out of date: {', '.join(stale)}; run python web/showcases.py", file=sys.stderr)
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())
