"""Features that a training leaves out, so that games can show what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Any

from carrack.core.knowledge import Feature, Knowledge


@dataclass(frozen=True)
class Omissions:
    """Columns that are left out: of the shared row, and of the row of a side."""

    shared: tuple[int, ...] = ()
    side: tuple[int, ...] = ()


def omitted(knowledge: Knowledge[Any], patterns: Sequence[str]) -> Omissions:
    """The positions of the features whose names match a pattern; `*` stands for any letters.

    Raises ValueError if a pattern matches no feature, or together they match all of a side.
    """
    shared, side = knowledge.shared_features(), knowledge.side_features()
    for pattern in patterns:
        _check(pattern, [feature.name for feature in (*shared, *side)])
    found = Omissions(_matching(shared, patterns), _matching(side, patterns))
    if len(found.side) == len(side):
        raise ValueError("without all features of a side there is nothing to learn from")
    return found


def _check(pattern: str, names: list[str]) -> None:
    if any(fnmatchcase(name, pattern) for name in names):
        return
    near = get_close_matches(pattern, names, 1)
    hint = f"; did you mean {near[0]!r}?" if near else "; * stands for any letters"
    raise ValueError(f"no feature is called {pattern!r}{hint}")


def _matching(row: Sequence[Feature], patterns: Sequence[str]) -> tuple[int, ...]:
    return tuple(
        column
        for column, feature in enumerate(row)
        if any(fnmatchcase(feature.name, pattern) for pattern in patterns)
    )
