"""Carrack: board games of exploration and trade at sea, played exactly by their rules.

`carrack.new_game("amerigo", players=3)` sets a game up for a notebook: see `core.session`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrack.core.session import new_game as new_game

__version__ = "0.1.0"
__all__ = ["__version__", "new_game"]


def __getattr__(name: str) -> Any:
    """`new_game`, when it is asked for: the command line starts faster without it."""
    if name == "new_game":
        from carrack.core.session import new_game

        return new_game
    raise AttributeError(f"module 'carrack' has no attribute {name!r}")
