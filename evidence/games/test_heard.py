"""Everything that a view holds can be heard, and from what is heard the position can be rebuilt.

The proof itself is `web/src/app/inWords/rebuilt.test.ts`: here it gets positions of recorded games.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from evidence.games.heard import heard

from support.positions.proof import proven

RECORDS = {
    "amerigo": ["3-greedy"],
    "dutch-east-indies": ["3-greedy", "1-greedy", "4-mixed"],
}
"""Supply limited and not, with and without the automaton; a pirate beside two ships."""


ALL = {
    "amerigo": ["2-greedy", "3-mixed", "4-greedy"],
    "dutch-east-indies": ["1-careless", "1-crowded-78", "2-greedy", "3-limit", "4-greedy"],
}


def prove(
    folder: Path, records: dict[str, list[str]], spread: int, *only: str, changes: int = 8
) -> None:
    """Has the page's tests listen to some positions of each record."""
    positions = [
        heard(game, [f"{game}-{name}.jsonl" for name in names], spread)
        for game, names in records.items()
    ]
    proven("rebuilt", positions, folder, *only, CARRACK_CHANGES=str(changes))


def test_every_leaf_is_heard_or_listed_and_positions_are_rebuilt_from_words(tmp_path: Path) -> None:
    prove(tmp_path, RECORDS, spread=3, changes=4)


@pytest.mark.thorough
def test_every_position_of_whole_games_is_rebuilt_from_words(tmp_path: Path) -> None:
    prove(tmp_path, ALL, 10_000, "-t", "rebuilt")


@pytest.mark.thorough
def test_every_leaf_is_heard_at_many_positions(tmp_path: Path) -> None:
    both = {game: [*RECORDS[game], *names] for game, names in ALL.items()}
    prove(tmp_path, both, spread=10, changes=40)
