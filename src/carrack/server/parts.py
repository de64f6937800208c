"""The parts of a server, as whatever serves them holds them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from carrack.server.analyses import Analyses
from carrack.server.clubs.clubs import Clubs
from carrack.server.clubs.editions import ClubEditions
from carrack.server.clubs.lobby import Lobby
from carrack.server.clubs.talk import ClubTalk
from carrack.server.health import Health
from carrack.server.leagues.leagues import Leagues
from carrack.server.operating.operators import Operators
from carrack.server.operating.reports import Reports
from carrack.server.operating.site import Site
from carrack.server.people.people import People
from carrack.server.tables.maps import Maps
from carrack.server.tables.replays import Replays
from carrack.server.tables.tables import Tables

if TYPE_CHECKING:  # a browser opens no connections
    from carrack.server.notices.notices import Notices


@dataclass(frozen=True)
class Carrack:
    """The parts of the server that the routes use.

    `site` is where other devices find the server; `awake` is set once the bots of all tables
    continue after a start.
    """

    tables: Tables
    people: People
    clubs: Clubs
    lobby: Lobby
    club_talk: ClubTalk
    club_editions: ClubEditions
    leagues: Leagues
    replays: Replays
    analyses: Analyses
    maps: Maps
    health: Health
    operators: Operators
    site: Site
    reports: Reports
    notices: Notices | None = None
    awake: asyncio.Event = field(default_factory=asyncio.Event)
