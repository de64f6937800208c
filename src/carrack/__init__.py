"""Carrack: board games of exploration and trade at sea, played exactly by their rules.

`carrack.new_game("amerigo", players=3)` sets a game up for a notebook: see `core.session`;
`carrack.replay(record)` shows a record there with a slider: see `core.display`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrack.notebook.display import replay as replay
    from carrack.notebook.session import new_game as new_game

__version__ = "0.2.0"
__all__ = ["__version__", "new_game", "replay"]


def __getattr__(name: str) -> Any:
    """`new_game` and `replay`, when asked for: the command line starts faster without them."""
    if name == "new_game":
        from carrack.notebook.session import new_game

        return new_game
    if name == "replay":
        from carrack.notebook.display import replay

        return replay
    raise AttributeError(f"module 'carrack' has no attribute {name!r}")
