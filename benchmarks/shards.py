"""Results that are made game by game: a line of JSON each, added to a file when it is done."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

Json = dict[str, Any]


def lines_in(file: Path) -> list[Json]:
    """The lines of a file; none if there is no such file."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.is_file() else []


def written(data: Json) -> str:
    """A line of JSON, without spaces."""
    return json.dumps(data, separators=(",", ":")) + "\n"


def added(
    file: Path, numbers: Iterable[int], made_by: Json, make: Callable[[int], Json]
) -> Iterator[Json]:
    """Make the games of these numbers that a file lacks; yield each once it is there.

    What its games have of `made_by` must be equal, and is the judge or the judges.
    """
    done = lines_in(file)
    if any(one[key] != value for one in done for key, value in made_by.items()):
        sys.exit(f"{file}: its games were judged by other networks; delete it to make them again")
    file.parent.mkdir(parents=True, exist_ok=True)
    for number in sorted({*numbers} - {one["number"] for one in done}):
        game = make(number)
        with file.open("a") as out:
            out.write(written(game))
        yield game
