"""A rating of somebody's play, for those who see their profile: only if they want it."""

from __future__ import annotations

from carrack.server.people.profiles import Profiles
from carrack.server.shapes.people_types import ShownPlayPayload
from carrack.server.store.people import PersonRow
from carrack.server.tables.auth import numbered
from carrack.server.tables.glances import glanced
from carrack.server.tables.played import pooled_play
from carrack.server.tables.tables import Tables

LEAST_GAMES = 5
"""A pool of fewer games would say too much of each, and too little of the person."""


async def of(
    profiles: Profiles, tables: Tables, who: PersonRow, name: str
) -> list[ShownPlayPayload]:
    """Return how well somebody plays, by game; nothing if they do not want others to know.

    All games count that are over and analysed, whoever may look at them. Raises Problem for
    somebody whose profile is hidden from who asks.
    """
    person = await profiles.seen(who, name)
    if not person.play_shown:
        return []
    held = numbered(await profiles.store.held(person.person))
    clubs = await profiles.clubs.of_person(person.person)
    rows = [(table, held) for table in await profiles.store.tables(person.person)]
    shown = await glanced(tables, rows, [member.club.club for member in clubs])
    return [
        ShownPlayPayload(one.game, one.title, one.games, one.pr, one.strengths, one.like)
        for one in await pooled_play(tables, shown)
        if one.games >= LEAST_GAMES and one.pr is not None
    ]
