"""Modules that draw games in a page: a package's own, or one that was built with the page."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal

from carrack.core.game import Game
from carrack.server.http import API
from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import GameModulePayload
from carrack.server.tables.requested_games import addressed_game

BUILT = files("carrack").joinpath("webui", ".modules.json")
"""The modules of the page's own build by game (`web/gameModules.ts`)."""

Drawn = Literal["stage", "board"]


def module_of(game: Game[Any]) -> GameModulePayload | None:
    """The module of a game; None: it stands on the plain stage as it is."""
    own: dict[Drawn, str] = {"stage": game.stage_module, "board": game.board_module}
    for draws, file in own.items():
        if file:
            return GameModulePayload(f"{API[1:]}/games/{game.name}/{draws}.js", draws, [])
    return built().get(game.name)


def built() -> dict[str, GameModulePayload]:
    """The modules that were built with the page; none without one."""
    if not BUILT.is_file():
        return {}
    listed = json.loads(BUILT.read_text(encoding="utf-8-sig"))
    return {
        game: GameModulePayload(module["address"], "stage", module["parts"])
        for game, module in listed.items()
    }


@lru_cache(maxsize=64)
def source(game: str, draws: Drawn) -> str:
    """The text of the module that a game's package brings. Raises Problem 404."""
    found = addressed_game(game)
    file = found.stage_module if draws == "stage" else found.board_module
    if not file:
        raise Problem("no-board", args={"game": game})
    return files(found.package).joinpath(file).read_text(encoding="utf-8-sig")
