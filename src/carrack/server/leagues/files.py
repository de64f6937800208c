"""A season as the file that `carrack league` reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrack.leagues.season_file import CountedGame, Group, SatOut, Season
from carrack.server.leagues.terms import Terms
from carrack.server.store.league_rows import PlaceRow, SeasonRows
from carrack.server.store.nameless import SOMEBODY


@dataclass(frozen=True)
class Names:
    """The names of people in a file, by group and number: each name is there once."""

    of: dict[tuple[int, int], str]

    @classmethod
    def numbers(cls, places: Sequence[PlaceRow]) -> Names:
        """Numbers for names, of a group's people; of several groups, with the group before it."""
        several = any(place.part > 1 for place in places)
        return cls(
            {
                (p.part, p.number): f"{p.part}.{p.number}" if several else str(p.number)
                for p in places
            }
        )

    @classmethod
    def people(cls, places: Sequence[PlaceRow]) -> Names:
        """The names of people; of the second one with a name, it is followed by a number."""
        found: dict[tuple[int, int], str] = {}
        for place in places:
            name = wanted = place.name or SOMEBODY
            count = 1
            while name in found.values():
                count += 1
                name = f"{wanted} ({count})"
            found[place.part, place.number] = name
        return cls(found)


def season_as_file(terms: Terms, rows: SeasonRows, names: Names) -> Season:
    """A season under these names, with the games that count so far."""
    groups = sorted({place.part for place in rows.places})
    return Season(
        kind=terms.kind,
        at_table=terms.at_table,
        seed=rows.seed,
        groups=[_group(rows, part, names) for part in groups],
        games=terms.games,
        movers=terms.movers,
        left=[names.of[p.part, p.number] for p in rows.places if p.gone or p.person is None],
    )


def _group(rows: SeasonRows, part: int, names: Names) -> Group:
    return Group(
        [names.of[part, place.number] for place in rows.places if place.part == part],
        [
            CountedGame(game.round, [names.of[part, n] for n in game.seats], list(game.places))
            for game in rows.games
            if game.part == part and game.places is not None
        ],
        [SatOut(r.round, [names.of[part, n] for n in r.byes]) for r in rows.rounds if r.byes],
    )
