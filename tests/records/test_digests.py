"""Games of a seed go as they always went, interpreted or compiled, to the last hash.

Some games of each kind are compared with the digests in `digests.json`, on both engines;
`evidence/games/test_many_games.py` compares many more.
"""

from __future__ import annotations

import json

import pytest

from digests import GAMES, GOLDEN, Kind, digest, digests, kind_name, kinds

KNOWN = json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", list(kinds()), ids=kind_name)
def test_the_game_of_a_seed_goes_as_it_always_went(kind: Kind) -> None:
    assert digests(kind, GAMES) == KNOWN[kind_name(kind)]


def test_no_two_games_are_alike() -> None:
    rows = [row for kind in KNOWN.values() for row in kind]
    assert len(set(rows)) == len(rows) == GAMES * len(list(kinds()))


def test_what_is_told_is_part_of_a_digest_if_wanted() -> None:
    kind = next(kinds())
    assert digest(kind, 3, told=True) != digest(kind, 3)
