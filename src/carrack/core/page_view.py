"""The view of a position as a page gets it."""

from __future__ import annotations

from typing import Any

from carrack.core.game import PLAIN, Game, State


def page_view(game: Game[Any], state: State, viewer: int | None) -> dict[str, Any]:
    """The view of a seat, or of a spectator, with what a plain stage shows of it under `plain`."""
    view = game.view(state, viewer)
    if PLAIN in view:
        return view
    plain = game.plain_view(state, viewer)
    return view if plain is None else {**view, PLAIN: plain}
