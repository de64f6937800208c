"""Editions that a club shares: a host brings them, members open tables with them.

The engine reads them again, whatever the page has said of them. A table carries the edition that it
is played with, so it goes on when the club shares it no more.
"""

from __future__ import annotations

import asyncio
from typing import Any

from carrack.core.chance import Seeded
from carrack.core.game import Game, checked_options
from carrack.core.message import MessageError
from carrack.core.options import Option
from carrack.core.toml_text import read_toml
from carrack.server.clubs.clubs import Clubs
from carrack.server.refusals import Problem, malformed
from carrack.server.shapes.club_messages import ClubEditionPost
from carrack.server.shapes.club_types import (
    ClubEditionOptionsPayload,
    ClubEditionPayload,
    ClubEditionsPayload,
)
from carrack.server.shapes.reading import clean_text
from carrack.server.store.club_editions import MOST, ClubEdition, ClubEditionStore
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.people import SignedIn
from carrack.server.tables.open_table import now
from carrack.server.tables.requested_games import addressed_game

BOX = "box"
"""The option that holds the text of an edition, in every game that has one."""


class ClubEditions:
    """The editions of the clubs of a server."""

    def __init__(self, clubs: Clubs, store: ClubEditionStore) -> None:
        self.clubs = clubs
        self.store = store

    async def of(self, who: SignedIn, club: str) -> ClubEditionsPayload:
        """The editions of a club, for a member. Raises Problem."""
        await self.clubs.require_member(who, club)
        return ClubEditionsPayload([_shown(each) for each in await self.store.of_club(club)])

    async def options(self, who: SignedIn, club: str, number: int) -> ClubEditionOptionsPayload:
        """Return the options of a table with one of them, for a member. Raises Problem."""
        await self.clubs.require_member(who, club)
        try:
            edition, text = await self.store.text(club, number)
        except Missing:
            raise _none(number) from None
        game = addressed_game(edition.game)
        options = await asyncio.to_thread(_options, game, text)
        return ClubEditionOptionsPayload(_shown(edition), options)

    async def share(self, who: SignedIn, club: str, post: ClubEditionPost) -> ClubEditionsPayload:
        """Share an edition, for a host; one of its game and name makes room. Raises Problem."""
        await self.clubs.require_host(who, club)
        game = addressed_game(post.game)
        name, title = await asyncio.to_thread(_read, game, post.text)
        try:
            await self.store.share(club, ClubEdition(0, game.name, name, title, now()), post.text)
        except Conflict:
            raise Problem("full", "full-of-editions", {"most": MOST}) from None
        except Missing:
            raise Problem("no-club") from None
        return await self.of(who, club)

    async def remove(self, who: SignedIn, club: str, number: int) -> ClubEditionsPayload:
        """Share an edition no more, for a host. Raises Problem."""
        await self.clubs.require_host(who, club)
        try:
            await self.store.remove(club, number)
        except Missing:
            raise _none(number) from None
        return await self.of(who, club)


def _read(game: Game[Any], text: str) -> tuple[str, str]:
    """Name and title of the edition in a text, which can be played by few and by many.

    Raises Problem saying what is wrong, and for a game without editions.
    """
    if BOX not in [option.name for option in game.options()]:
        raise Problem("no-editions", args={"game": game.title})
    try:
        for players in (game.least_players, game.most_players):
            options = checked_options(game, players, {BOX: text})
            game.setup(players, options, Seeded(0))
    except MessageError as error:
        raise malformed("text", error.message) from None
    content = read_toml(text)
    return content["name"], clean_text(content["title"], "title")


def _options(game: Game[Any], text: str) -> dict[str, int | str]:
    """The options that follow from an edition, and the edition. Raises Problem."""
    try:
        checked = checked_options(game, game.most_players, {BOX: text})
    except MessageError as error:
        raise malformed("text", error.message) from None
    return {o.name: checked[o.name] for o in game.options() if o.name == BOX or _follows(o)}


def _follows(option: Option) -> bool:
    return option.follows == "edition"


def _shown(edition: ClubEdition) -> ClubEditionPayload:
    return ClubEditionPayload(edition.number, edition.game, edition.name, edition.title, edition.at)


def _none(number: int) -> Problem:
    return Problem("no-club-edition", args={"number": number})
