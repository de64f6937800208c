"""What happens in the golden records is reported as it always was: rule, seat and every field.

    PYTHONPATH=tests python tests/records/test_events.py    # writes events.json again

For each record and kind of event the file holds the rules it rests on, how many there were and a
checksum of their fields. Write it again only when what is reported changes on purpose.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from carrack.core.game import canonical
from carrack.core.match import Replay
from carrack.core.record import read_record
from carrack.core.registry import find_game

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.jsonl"))
GOLDEN = HERE / "events.json"
SIZE = 4  # bytes of a checksum


def reported(path: Path) -> dict[str, str]:
    """The events of a record, kind by kind: how many, and a checksum of them all, in order."""
    with path.open(encoding="utf-8") as lines:
        record = read_record(lines)
    replay = Replay(find_game(record.header.game), record)
    kinds: dict[str, list[str]] = {}
    for events in [replay.match.opening, *[step.events for step in replay.steps()]]:
        for event in events:
            kinds.setdefault(f"{event.kind} {event.rule}", []).append(canonical(event.whole()))
    return {
        kind: f"{len(rows)} {hashlib.blake2b(''.join(rows).encode(), digest_size=SIZE).hexdigest()}"
        for kind, rows in sorted(kinds.items())
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_happens_in_a_game_is_reported_as_it_always_was(path: Path) -> None:
    assert reported(path) == json.loads(GOLDEN.read_text(encoding="utf-8"))[path.stem]


if __name__ == "__main__":
    found = {path.stem: reported(path) for path in FILES}
    GOLDEN.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")
