"""Seating of a new table: as requested, or as at an earlier table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from msgspec import structs

from carrack.bots import playing_as, stronger
from carrack.core.game import Game, wrong_players
from carrack.core.luck import SHARED
from carrack.server.clocks.pace import DAYS, LIVE, Pace
from carrack.server.refusals import malformed
from carrack.server.shapes.messages import NewTable, SeatWish
from carrack.server.shapes.reading import clean_name
from carrack.server.store.table_rows import AWAITED, CAME, HERE, SeatRow
from carrack.server.tables.auth import hashed, new_token
from carrack.server.tables.host import known_bot
from carrack.server.tables.open_table import OpenTable


@dataclass(frozen=True)
class Secrets:
    """The secrets for a table's maker: tokens of their seats, invitations for the others."""

    tokens: dict[int, str]
    invitations: dict[int, str]


def seats_wished(
    game: Game[Any], wish: NewTable, bots: list[str], titles: dict[str, str]
) -> tuple[list[SeatRow], Secrets]:
    """The seats of a new table and the secrets that open them.

    `bots` are those that may be seated, `titles` the titles of some of them. Raises Problem.
    """
    if not game.least_players <= wish.players <= game.most_players:
        raise malformed("players", wrong_players(game, wish.players))
    if len(wish.seats) != wish.players:
        counts = {"players": wish.players, "seats": len(wish.seats)}
        raise malformed("seats", "seats-and-players", counts)
    rows = [_seat_wished(bots, titles, seat, wanted) for seat, wanted in enumerate(wish.seats)]
    secrets = Secrets({}, {})
    for row in rows:
        if row.kind == "human":
            (secrets.invitations if row.awaited else secrets.tokens)[row.seat] = new_token()
    return [_opened_by(row, secrets) for row in rows], secrets


def _opened_by(row: SeatRow, secrets: Secrets) -> SeatRow:
    token, invitation = secrets.tokens.get(row.seat), secrets.invitations.get(row.seat)
    return replace(row, token=token and hashed(token), invitation=invitation and hashed(invitation))


def _seat_wished(bots: list[str], titles: dict[str, str], seat: int, wish: SeatWish) -> SeatRow:
    field = f"seats[{seat}]"
    name = clean_name(wish.name, f"{field}.name")
    if wish.kind == "human":
        if wish.bot is not None:
            raise malformed(f"{field}.bot", "person-with-bot")
        arrival = AWAITED if wish.elsewhere else HERE
        name = name or f"Player {seat + 1}"
        return SeatRow(seat, name, "human", arrival=arrival)
    if wish.elsewhere:
        raise malformed(f"{field}.elsewhere", "bot-elsewhere")
    if wish.bot is None:
        raise malformed(f"{field}.bot", "which-bot")
    bot = known_bot(bots, wish.bot, f"{field}.bot")
    return SeatRow(seat, name or _bot_name(titles.get(bot, bot), seat), "bot", bot)


def pace_wished(wish: Pace | None, seats: list[SeatRow], bots: list[str]) -> Pace | None:
    """The clock of a new table, if it is to have one. Raises Problem.

    `bots` are those that may be seated.
    """
    if wish is None:
        return None
    if sum(row.kind == "human" and not row.awaited for row in seats) > 1:
        raise malformed("clock", "clock-one-device")
    if wish.cap is not None and wish.cap < wish.bank:
        raise malformed("clock.cap", "clock-cap", {"cap": wish.cap, "bank": wish.bank})
    if wish.bot is not None:
        known_bot(bots, wish.bot, "clock.bot")
    if wish.nights and wish.kind == LIVE:
        raise malformed("clock.nights", "clock-nights")
    return structs.replace(wish, nights=wish.kind == DAYS if wish.nights is None else wish.nights)


def seats_again(game: Game[Any], open_table: OpenTable, kind: str) -> list[SeatRow]:
    """The seats of a rematch: `same`, all one seat on (`rotated`), or against `stronger` bots.

    People who resigned or were away play again, under their newest names; tokens go with people.
    """
    first = open_table.match.header.seats
    rows = [_as_before(game, row, first[row.seat]) for row in open_table.seats]
    if kind == "rotated":
        return [replace(rows[seat - 1], seat=seat) for seat in range(len(rows))]
    return [_stronger(game, row) for row in rows] if kind == "stronger" else rows


def gathers_again(open_table: OpenTable, seats: list[SeatRow]) -> bool:
    """Whether the people of a rematch are on several devices, and so gather again."""
    people = [row for row in seats if row.kind == "human"]
    apart = open_table.luck["scheme"] == SHARED or any(
        row.arrival != HERE for row in open_table.seats
    )
    return apart and len(people) > 1


def _as_before(game: Game[Any], row: SeatRow, first: dict[str, Any]) -> SeatRow:
    kind = "human" if row.token is not None else str(first.get("kind", row.kind))
    bot = None if kind == "human" else row.bot or first.get("bot")
    bot = bot and playing_as(game, bot)
    arrival = CAME if kind == "human" and row.arrival == CAME else HERE
    if kind == "human" and row.token is None:
        arrival = AWAITED
    return SeatRow(row.seat, row.name, kind, bot, row.token, former=row.former, arrival=arrival)


def _stronger(game: Game[Any], row: SeatRow) -> SeatRow:
    """A bot one strength up. Its name changes only if it was made from its strength."""
    if row.bot is None:
        return row
    bot = stronger(game, row.bot)
    unnamed = row.name == _bot_name(row.bot, row.seat)
    return replace(row, bot=bot, name=_bot_name(bot, row.seat) if unnamed else row.name)


def _bot_name(bot: str, seat: int) -> str:
    return f"{bot[:1].upper()}{bot[1:]} {seat + 1}"
