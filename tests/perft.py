"""Numbers of move sequences (perft): the one test that any error of a move generator shows up in.

    python tests/perft.py    # writes tests/records/perft.json again

Counted from the start and from the middle of golden records (`tests/records/*.jsonl`), which are
replayed without a random number; throws within a sequence come from a fixed table seed. Write the
file again only when a rule or a golden record has changed on purpose.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from carrack.core.chance import Chance, CommittedChance
from carrack.core.game import OVER, Game, State
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game

RECORDS = Path(__file__).parent / "records"
GOLDEN = RECORDS / "perft.json"
DEPTH = 3
PARTS = 12  # positions of a record: its start, and after every twelfth part of its moves
SEED = bytes(range(32))


def record_files() -> list[Path]:
    """The golden records."""
    return sorted(RECORDS.glob("*.jsonl"))


def perft(game: Game[Any], state: State, depth: int, chance: Chance) -> int:
    """The number of sequences of a length; those that end the game early count too."""
    if state.seat == OVER:
        return 1
    legal = game.legal(state)
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        after = state.copy()
        game.apply(after, move, chance)
        count += perft(game, after, depth - 1, chance)
    return count


def positions(path: Path) -> Iterator[tuple[int, Game[Any], State]]:
    """Positions of a record, each with the number of moves made before it."""
    record = read_record(path.read_text(encoding="utf-8").splitlines())
    game = find_game(record.header.game)
    moves = sum([entry.kind == "move" for entry in record.entries])
    replay, wanted = Replay(game, record, listen=False), 0
    while not replay.match.over:
        if replay.match.decision >= wanted:
            yield replay.match.decision, game, replay.match.state.copy()
            wanted += max(1, moves // PARTS)
        replay.run(until=replay.match.decision + 1)


def counts(path: Path) -> dict[str, list[int]]:
    """For each position of a record the numbers of sequences of 1, 2 and 3 moves."""
    return {
        f"after {decision} moves": [
            perft(game, state, depth, CommittedChance(SEED)) for depth in range(1, DEPTH + 1)
        ]
        for decision, game, state in positions(path)
    }


def main() -> None:
    """Writes the file."""
    golden = {path.stem: counts(path) for path in record_files()}
    rows = [
        f' "{stem}": {{\n'
        + ",\n".join([f'  "{where}": {json.dumps(row)}' for where, row in rows.items()])
        + "\n }"
        for stem, rows in golden.items()
    ]
    GOLDEN.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8", newline="\n")
    print(f"wrote {GOLDEN}")


if __name__ == "__main__":
    main()
