"""The tables of a league's games: who sits there, what came of it, for whom the others wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carrack.leagues.standings import MISSING
from carrack.ratings.results import places_of
from carrack.server.leagues.terms import fixed_of, seats_of, terms_of
from carrack.server.people.people import People
from carrack.server.pseudonyms import pseudonym
from carrack.server.store.league_rows import GameRow, LeagueRow, PlaceRow
from carrack.server.store.table_rows import GATHERING, OVER, SeatRow, Stored, TableRow
from carrack.server.tables.open_table import record_of

Numbers = Mapping[int, PlaceRow]
"""The people who have the numbers of a group."""


async def seat(
    league: LeagueRow, season: int, game: GameRow, numbers: Numbers, people: People
) -> None:
    """Make the table of a game, whose seats its people hold. Raises Problem."""
    terms, tables = terms_of(league.terms), people.tables
    places = [numbers[number] for number in game.seats]
    persons = [place.person or "" for place in places]
    rows = seats_of([place.name or "" for place in places])
    sides = tuple({"person": pseudonym(person)} for person in persons) if terms.rated else ()

    async def keep(table: Stored) -> None:
        now = tables.timekeeper.now()
        await tables.store.leagues.seat_game(league.league, season, game, table, persons, now)

    await tables.seat(fixed_of(terms, sides, league.club), rows, terms.gathers, keep)
    tables.subscribers.notices.news()


def unplayed(game: GameRow, numbers: Numbers) -> tuple[int, ...] | None:
    """The places of a game for which somebody is missing before it begins; None if nobody is."""
    there = [not numbers[each].gone and numbers[each].person is not None for each in game.seats]
    return None if all(there) else tuple(1 if each else MISSING for each in there)


async def result(table: str, people: People) -> tuple[int, ...] | None:
    """The places of a table's game, whoever has left behind all others; None if it is not over."""
    for row, _ in await people.tables.store.glance([table]):
        if row.status == OVER:
            return places_of(record_of(await people.tables.store.load(table)))
    return None


async def as_it_stands(game: GameRow, people: People) -> tuple[int, ...]:
    """The places of a game that is not over in time: who keeps the others waiting is missing.

    If the table is gone, or nobody keeps the others waiting (a bot is at work, the game is
    paused), they share the first place.
    """
    late = (await late_seats([game], people)).get(game.table or "", [])
    return tuple(MISSING if seat in late else 1 for seat in range(len(game.seats)))


async def late_seats(games: Sequence[GameRow], people: People) -> dict[str, list[int]]:
    """By table, the seats for which the others wait; tables that are over or gone are left out."""
    names = [game.table for game in games if game.table is not None and game.places is None]
    found = await people.tables.store.glance(names)
    return {row.table: waited_for(row, seats) for row, seats in found if row.status != OVER}


def waited_for(row: TableRow, seats: Sequence[SeatRow]) -> list[int]:
    """The seats for which others wait: of who has not come, or of who is to decide."""
    if row.status == GATHERING:
        if row.fixed is not None:
            return [s.seat for s in seats if s.entropy_hash is not None and s.entropy is None]
        return [seat.seat for seat in seats if seat.lacking]
    deciding = [seat for seat in seats if seat.seat == row.deciding and seat.kind == "human"]
    return [seat.seat for seat in deciding]
