"""Leagues as somebody sees them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from carrack.leagues.cost import Cost
from carrack.leagues.season_file import Season, table_of
from carrack.server.leagues.files import Names, season_as_file
from carrack.server.leagues.league_tables import late_seats
from carrack.server.leagues.leagues import Leagues
from carrack.server.leagues.seasons import pairing_of, parts, rounds_of
from carrack.server.leagues.terms import Terms, terms_of
from carrack.server.pseudonyms import pseudonym
from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import MissingTablePayload, MyTablePayload
from carrack.server.shapes.league_types import (
    CostPayload,
    GroupPayload,
    LeagueCardPayload,
    LeagueGamePayload,
    LeagueMemberPayload,
    LeaguePayload,
    LeagueRoundPayload,
    LeaguesPayload,
    LinePayload,
    PairingPayload,
    RoundCostPayload,
    SeasonPayload,
    TableLeaguePayload,
)
from carrack.server.store.faults import Missing
from carrack.server.store.league_rows import GameRow, LeagueRow, PlaceRow, RoundRow, SeasonRows
from carrack.server.store.people import SignedIn

Late = Mapping[str, Sequence[int]]
"""By table, the seats for which the others wait."""


async def listed(leagues: Leagues, who: SignedIn) -> LeaguesPayload:
    """The leagues of somebody, and others that they can join."""
    theirs = await leagues.store.of_person(who.person.person)
    mine = [row for row in theirs if await leagues.sees(row, who)]
    known = {row.league for row in mine}
    others = [row for row in await leagues.store.listed(who.clubs) if row.league not in known]
    return LeaguesPayload(
        [await _card(leagues, row, who) for row in mine],
        [await _card(leagues, row, who) for row in others],
    )


async def _card(leagues: Leagues, row: LeagueRow, who: SignedIn) -> LeagueCardPayload:
    terms, me = terms_of(row.terms), who.person.person
    members = await leagues.store.members(row.league)
    season = await leagues.store.seasons(row.league)
    current, late = 0, False
    if season:
        rows = await leagues.store.season(row.league, season)
        current = rows.running.round if rows.running is not None else 0
        mine = {(p.part, p.number) for p in rows.places if p.person == me and not p.gone}
        waited = await late_seats([g for g in rows.games if g.round == current], leagues.people)
        late = any(
            (game.part, game.seats[seat]) in mine
            for game in rows.games
            for seat in waited.get(game.table or "", ())
        )
    return LeagueCardPayload(
        row.league,
        row.name,
        terms.kind,
        terms.game,
        terms.at_table,
        len(members),
        season,
        current,
        row.open,
        any(member.person == me for member in members),
        late,
        row.club,
    )


async def of_tables(
    leagues: Leagues, tables: Sequence[str], who: SignedIn | None
) -> dict[str, TableLeaguePayload]:
    """The leagues of tables as far as somebody may see them.

    One that is found by its link only is named to nobody but those who are in it.
    """
    rows = await leagues.store.of_tables(tables)
    own = [] if who is None or not rows else await leagues.store.of_person(who.person.person)
    known = {row.league for row in own}
    return {
        row.table: TableLeaguePayload(row.league.league, row.league.name, row.season, row.round)
        for row in rows
        if (row.league.listed or row.league.club is not None or row.league.league in known)
        and await leagues.sees(row.league, who)
    }


async def with_leagues(
    leagues: Leagues, tables: list[MyTablePayload | MissingTablePayload], who: SignedIn | None
) -> list[MyTablePayload | MissingTablePayload]:
    """Somebody's tables, with the leagues that they belong to."""
    found = await of_tables(leagues, [each.table for each in tables], who)
    for each in tables:
        if isinstance(each, MyTablePayload):
            each.league = found.get(each.table)
    return tables


async def shown(
    leagues: Leagues, league: str, who: SignedIn | None, season: int | None = None
) -> LeaguePayload:
    """A league with one of its seasons, by default the last one. Raises Problem."""
    return await shown_of(leagues, await leagues.found(league, who), who, season)


async def shown_of(
    leagues: Leagues, row: LeagueRow, who: SignedIn | None, season: int | None = None
) -> LeaguePayload:
    """The same of a league that was found. Raises Problem for a season that there is not."""
    league = row.league
    me = None if who is None else who.person.person
    terms, members = terms_of(row.terms), await leagues.store.members(league)
    seasons, host = await leagues.store.seasons(league), await leagues.host_of(row)
    rows = await _rows(leagues, league, season or seasons)
    names = {member.person: member.name for member in members}
    for place in rows.places if rows is not None else ():
        names[place.person or ""] = place.name or ""
    is_between = rows is None or rows.running is None
    is_over = terms.kind == "swiss" and rows is not None and rows.ended is not None
    here = [member for member in members if not member.away]
    return LeaguePayload(
        league,
        row.name,
        row.club,
        terms,
        row.open,
        row.listed,
        names.get(host or ""),
        host is not None and host == me,
        me is not None,
        any(member.person == me for member in members),
        [LeagueMemberPayload(pseudonym(m.person), m.name, m.person == me, m.away) for m in members],
        seasons,
        None if rows is None else await _season(leagues, terms, rows, me),
        is_between and not is_over and len(here) >= terms.at_table,
    )


async def _rows(leagues: Leagues, league: str, season: int) -> SeasonRows | None:
    if season == 0:
        return None
    try:
        return await leagues.store.season(league, season)
    except Missing:
        raise Problem("no-season") from None


async def _season(
    leagues: Leagues, terms: Terms, rows: SeasonRows, me: str | None
) -> SeasonPayload:
    file = season_as_file(terms, rows, Names.numbers(rows.places))
    late = await late_seats(rows.games, leagues.people)
    rounds = await asyncio.to_thread(rounds_of, terms, rows)
    current = rows.running
    return SeasonPayload(
        rows.season,
        rows.seed,
        current.round if current is not None else 0,
        rounds,
        current.due if current is not None else None,
        rows.ended is not None,
        [_group(terms, rows, file, part, late, me) for part in parts(rows)],
    )


def _group(
    terms: Terms, rows: SeasonRows, file: Season, part: int, late: Late, me: str | None
) -> GroupPayload:
    people = parts(rows)[part]
    lines = [
        _line(people[line.person], me, line.place, line.points, line.opposition, line.wins,
              line.played, line.missed)
        for line in table_of(file, file.groups[part - 1])
    ]  # fmt: skip
    games = [game for game in rows.games if game.part == part]
    rounds = [
        _round(row, [g for g in games if g.round == row.round], people, late) for row in rows.rounds
    ]
    pairing = None
    if terms.kind == "league":
        found = pairing_of(terms, rows.seed, part, len(people))
        costs = _cost(found.cost), _cost(found.least)
        pairing = PairingPayload(found.games, *costs, found.shown.value)
    return GroupPayload(part, lines, [each for each in rounds if each.games], pairing)


def _line(place: PlaceRow, me: str | None, at: int, *numbers: int) -> LinePayload:
    known = None if place.person is None else pseudonym(place.person)
    you = me is not None and place.person == me
    return LinePayload(at, place.number, known, place.name, you, place.gone, *numbers)


def _round(
    row: RoundRow,
    games: Sequence[GameRow],
    people: Sequence[PlaceRow],
    late: Late,
) -> LeagueRoundPayload:
    playing = {each for game in games for each in game.seats}
    shown = [
        LeagueGamePayload(
            list(game.seats),
            game.table,
            None if game.places is None else list(game.places),
            [game.seats[s] for s in late.get(game.table or "", ())] if game.places is None else [],
        )
        for game in games
    ]
    out = row.byes or [p.number for p in people if p.number not in playing]
    cost = RoundCostPayload(*row.cost) if row.cost else None
    return LeagueRoundPayload(row.round, shown, list(out), cost)


def _cost(cost: Cost) -> CostPayload:
    return CostPayload(cost.games, cost.seats, cost.meetings)
