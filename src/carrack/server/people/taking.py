"""Export of a person's data, and deletion of the person."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

from carrack.server.shapes.reading import encoded
from carrack.server.store.faults import Missing
from carrack.server.store.league_rows import LeagueRow
from carrack.server.store.leagues import LeagueStore
from carrack.server.store.people import PeopleStore, SignedIn
from carrack.server.store.table_rows import OVER
from carrack.server.tables.auth import numbered, viewer_of
from carrack.server.tables.tables import Tables


async def everything_about(
    who: SignedIn, people: PeopleStore, tables: Tables
) -> AsyncIterator[bytes]:
    """The lines of a file, each an object as JSON: the person, their leagues, their tables."""
    devices = await people.sessions(who.person.person)
    shown = [{"words": d.device, "created": d.created, "seen": d.seen} for d in devices]
    mail = await tables.store.ways_in.address(who.person.person)
    keys = await tables.store.passkeys.of_person(who.person.person)
    passkeys = [{"words": k.device, "party": k.party, "created": k.created} for k in keys]
    hours = await tables.store.hours.of_person(who.person.person)
    away = {"night": hours.night, "holidays": [[str(a), str(b)] for a, b in hours.holidays]}
    clubs = await tables.store.clubs.of_person(who.person.person)
    said = await tables.store.club_talk.of_person(who.person.person)
    first = {
        "person": asdict(who.person),
        "hours": away,
        "devices": shown,
        "passkeys": passkeys,
        "mail": mail,
        "clubs": [{"name": m.club.name, "role": m.role, "since": m.since} for m in clubs],
        "said": [{"club": club, "at": at, "text": text} for club, at, text in said],
        **await _notices(who, tables),
    }
    yield encoded(first) + b"\n"
    for row in await tables.store.leagues.of_person(who.person.person):
        yield encoded(await _league(who.person.person, row, tables.store.leagues)) + b"\n"
    for name in await people.tables(who.person.person):
        try:
            yield encoded(await _table(who, tables, name)) + b"\n"
        except Missing:
            continue  # removed since


async def _notices(who: SignedIn, tables: Tables) -> dict[str, Any]:
    """The addresses of a person for notices, and what they were told there."""
    person, store = who.person.person, tables.store
    channels = [
        {"kind": row.kind, "address": row.address, "label": row.label, "wanted": row.wanted}
        for row in await store.channels.of(person)
    ]
    return {
        "channels": channels,
        "notices": [asdict(t) for t in await store.outbox.of_person(person)],
    }


async def _league(person: str, row: LeagueRow, store: LeagueStore) -> dict[str, Any]:
    """Return a person's data in a league: their places, and the games that counted there."""
    seasons = []
    for number in range(1, await store.seasons(row.league) + 1):
        season = await store.season(row.league, number)
        mine = [(place.part, place.number) for place in season.places if place.person == person]
        games = [
            {"round": game.round, "table": game.table, "place": game.places[game.seats.index(own)]}
            for part, own in mine
            for game in season.games
            if game.part == part and own in game.seats and game.places is not None
        ]
        seasons.append({"season": number, "places": mine, "games": games})
    members = [member.person for member in await store.members(row.league)]
    return {
        "league": row.league,
        "name": row.name,
        "host": row.host == person,
        "member": person in members,
        "seasons": seasons,
    }


async def _table(who: SignedIn, tables: Tables, name: str) -> dict[str, Any]:
    """Return a person's data at a table; the record of a game that is over, with nothing hidden."""
    stored = await tables.store.load(name)
    row, viewer = stored.row, viewer_of(numbered(who.held), stored.seats, stored.row.host)
    said = await tables.store.talk(name)
    orders = await tables.store.instructions.of_table(name)
    own = [row for row in orders if row.seat in viewer.seats]
    return {
        "table": name,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "host": viewer.host,
        "your_seats": list(viewer.seats),
        "seats": [seat.in_header() for seat in stored.seats],
        "said": [asdict(line) for line in said if line.seat in viewer.seats],
        "standing_orders": [
            {"seat": row.seat, "ends": row.ends, "forced": row.forced} for row in own
        ],
        "record": "\n".join([row.header, *stored.lines, ""]) if row.status == OVER else None,
    }


async def delete(who: SignedIn, people: PeopleStore, tables: Tables) -> list[str]:
    """Delete a person; at their tables, which this gives, stays somebody whose links work on.

    Table by table, so that a broken-off deletion can be asked for again. Raises Problem.
    """
    names = await people.tables(who.person.person)
    for name in names:
        async with tables.use(name) as table, table.lock:
            for row, seats in await tables.store.glance([name]):
                viewer = viewer_of(numbered(who.held), seats, row.host)
                await people.make_nameless(name, viewer.seats)
            table.forget()
            table.others.changed()
    await people.delete(who.person.person)
    return names
