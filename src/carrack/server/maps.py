"""Maps of one's own: judged while they are drawn, and drawn at random.

Both take time, so they are done beside the loop, one after the other: whoever draws many maps at
once waits for the own ones, and nobody's table waits for them.
"""

from __future__ import annotations

import asyncio
from typing import Any

from carrack.core.game import Game
from carrack.core.registry import UnknownGame, find_game
from carrack.server.protocol import MapSeed, MapText, Problem, malformed


class Maps:
    """What the server does with maps of games that have them."""

    def __init__(self) -> None:
        self.judging = asyncio.Lock()
        self.drawing = asyncio.Lock()

    async def offered(self, name: str) -> list[dict[str, Any]]:
        """The maps that one's own may begin with. Raises Problem 404."""
        game = _game(name)
        async with self.judging:
            return await asyncio.to_thread(game.maps)

    async def judge(self, name: str, post: MapText) -> dict[str, Any]:
        """What is to be said about a map. Raises Problem 404."""
        game = _game(name)
        async with self.judging:
            said = await asyncio.to_thread(game.judge_map, post.text)
        if said is None:
            raise _no_maps(game)
        return said

    async def generate(self, name: str, wish: MapSeed) -> dict[str, str]:
        """A random map. Raises Problem 404, and 400 for a number of players without maps."""
        game = _game(name)
        try:
            async with self.drawing:
                text = await asyncio.to_thread(game.generate_map, wish.players, wish.seed)
        except ValueError as error:
            raise malformed("players", str(error)) from None
        if text is None:
            raise _no_maps(game)
        return {"text": text}


def _game(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Problem(404, "no-game", str(error)) from None


def _no_maps(game: Game[Any]) -> Problem:
    return Problem(404, "no-maps", f"{game.title} has no maps of one's own")
