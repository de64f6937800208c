"""Carrack: board games of exploration and trade at sea, played exactly by their rules.

>>> import carrack
>>> game = carrack.new_game("amerigo", players=3)  # for a notebook: `carrack.notebook.session`
>>> carrack.find_game("amerigo").title  # the same game behind the contract: `carrack.core.game`
'Amerigo'

What is stable for programs outside this repository is listed in docs/core.md, "What is stable".
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrack.core.contract import ContractBroken as ContractBroken
    from carrack.core.registry import find_game as find_game
    from carrack.core.registry import register as register
    from carrack.notebook.display import replay as replay
    from carrack.notebook.session import new_game as new_game

__version__ = "0.2.0"
__all__ = ["ContractBroken", "__version__", "find_game", "new_game", "register", "replay"]

_HOMES = {
    "ContractBroken": "carrack.core.contract",
    "find_game": "carrack.core.registry",
    "new_game": "carrack.notebook.session",
    "register": "carrack.core.registry",
    "replay": "carrack.notebook.display",
}


def __getattr__(name: str) -> Any:
    """Import a name of `__all__` when it is first used: the command line starts faster so."""
    if name not in _HOMES:
        raise AttributeError(f"module 'carrack' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
