"""Terms of a league, set when it is made, on the page or by a command."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from carrack.core.game import Game
from carrack.leagues.pairing import MOST_GAMES
from carrack.server.clocks.pace import LIVE
from carrack.server.refusals import malformed
from carrack.server.shapes.league_messages import NewLeague
from carrack.server.shapes.league_types import TermsPayload
from carrack.server.shapes.reading import required_name
from carrack.server.store.endings import text_now
from carrack.server.store.league_rows import LeagueRow
from carrack.server.store.listing import TableListing
from carrack.server.store.table_rows import AWAITED, CAME, SeatRow
from carrack.server.tables.auth import hashed, new_table_name, new_token
from carrack.server.tables.new_game import Fixed, announced
from carrack.server.tables.rated import Side
from carrack.server.tables.requested_games import known_game
from carrack.server.tables.seating import pace_wished

MOST_LEAGUES = 50  # that one person is host or member of

Seatable = Callable[[Game[Any]], list[str]]
"""The bots of a game that people may seat."""


class Terms(TermsPayload, frozen=True):
    """The games that a league plays, and how; the fields are those of :class:`NewLeague`."""

    @property
    def gathers(self) -> bool:
        """Whether a table waits until all its people have come: where the clock is a live one."""
        return self.clock is not None and self.clock.kind == LIVE


def terms_of(text: str) -> Terms:
    """Terms as they are stored."""
    return msgspec.json.decode(text, type=Terms)


def new_league(wish: NewLeague, host: str, seatable: Seatable) -> LeagueRow:
    """A league as somebody wishes it who will be its host. Raises Problem."""
    name, terms = required_name(wish.name), msgspec.json.encode(_agreed(wish, seatable)).decode()
    at = text_now()
    return LeagueRow(new_table_name(), name, terms, host, wish.club, True, wish.listed, at)


def _agreed(wish: NewLeague, seatable: Seatable) -> Terms:
    """The terms of a new league, with a clock and options that the game has. Raises Problem."""
    game, most = known_game(wish.game), MOST_GAMES[wish.at_table]
    if wish.kind == "league" and wish.games > most:
        raise malformed("games", "league-games", {"most": most, "players": wish.at_table})
    if wish.kind == "league" and wish.group_size < wish.at_table:
        raise malformed("group_size", "league-group", {"players": wish.at_table})
    rows = seats_of([f"Player {seat + 1}" for seat in range(wish.at_table)])
    apart = [replace(row, arrival=AWAITED) for row in rows]  # each on a device of their own
    pace = pace_wished(wish.clock, apart, seatable(game))
    fields = {name: getattr(wish, name) for name in Terms.__struct_fields__}
    terms = Terms(**{**fields, "clock": pace})
    announced(fixed_of(terms, ()), rows)
    return terms


def seats_of(names: list[str]) -> list[SeatRow]:
    """The seats of people who have them already: each has a link of its own, which nobody knows."""
    return [
        SeatRow(seat, name, "human", token=hashed(new_token()), arrival=CAME)
        for seat, name in enumerate(names)
    ]


def fixed_of(terms: Terms, sides: tuple[Side, ...], club: str | None = None) -> Fixed:
    """Return the fixed part of a league's table: nobody is its host, and nobody gets hints."""
    return Fixed(
        known_game(terms.game),
        dict(terms.options),
        secrets.token_bytes(32),
        practice=False,
        host=hashed(new_token()),
        hints=False,
        talk=True,
        pace=terms.clock,
        rated=sides,
        listing=TableListing(club),
    )
