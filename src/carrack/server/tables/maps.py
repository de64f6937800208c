"""Custom maps and editions: checked while they are drawn or entered. The workshop does that."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from carrack.core.game import Game
from carrack.server.refusals import Problem
from carrack.server.shapes.box_types import MapTextPayload
from carrack.server.shapes.messages import EditionPost, MapSeed, MapText
from carrack.server.tables.background import BackgroundWorker
from carrack.server.tables.requested_games import addressed_game


class Maps:
    """Checks and drafts of maps, for games that have them."""

    def __init__(self, workshop: BackgroundWorker) -> None:
        self.workshop = workshop

    async def offered(self, name: str) -> list[dict[str, Any]]:
        """The maps from which a custom map can start. Raises Problem."""
        offered: list[dict[str, Any]] = await self.workshop.ask(
            "offered", addressed_game(name).name
        )
        return offered

    async def judge(self, name: str, post: MapText) -> dict[str, Any]:
        """The findings about a map. Raises Problem."""
        game = addressed_game(name)
        said: dict[str, Any] | None = await self.workshop.ask("judge", game.name, post.text)
        if said is None:
            raise _no_maps(game)
        return said

    async def judge_edition(self, name: str, post: EditionPost) -> dict[str, Any]:
        """The findings about an edition. Raises Problem."""
        game = addressed_game(name)
        sheet = None if post.sheet is None else to_builtins(post.sheet)
        asked = (game.name, post.text, sheet)
        said: dict[str, Any] | None = await self.workshop.ask("judge_edition", *asked)
        if said is None:
            raise Problem("no-editions", args={"game": game.title})
        return said

    async def generate(self, name: str, wish: MapSeed) -> MapTextPayload:
        """A random map. Raises Problem, for a number of players without maps too."""
        game = addressed_game(name)
        wanted = (game.name, wish.players, wish.seed)
        text: str | None = await self.workshop.ask("generate", *wanted)
        if text is None:
            raise _no_maps(game)
        return MapTextPayload(text)


def _no_maps(game: Game[Any]) -> Problem:
    return Problem("no-maps", args={"game": game.title})
