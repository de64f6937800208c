"""The named strengths at the table: the same four in every game, each clearly above the last.

They are fixed numbers of iterations, so that a strength means the same on every machine. How they
compare is measured in `docs/bots/ladder.md`.
"""

from __future__ import annotations

from typing import Any

from carrack.bots.beginner import Beginner
from carrack.bots.bot import Bot
from carrack.bots.learning.weights import weights_of
from carrack.bots.search.context import SearchContext
from carrack.bots.search.flat import Flat, FlatSettings
from carrack.core.game import Game

STRENGTHS = ("deckhand", "helmsman", "navigator", "admiral")
"""From the weakest to the strongest."""

RULE_OF_THUMB = "helmsman"
"""The strength that plays only by the game's rule of thumb."""

SECONDS = {"deckhand": 1, "helmsman": 2, "navigator": 5, "admiral": 10}
"""The most seconds that a whole turn takes, in 95 of 100 turns, compiled, on one core."""


CARELESS = 45
"""In how many of 100 looks at its lines a deckhand takes any of them.

A turn is one look, plus one whenever something is revealed or it is asked something.
"""

NAVIGATOR = FlatSettings(iterations=4, later=2, turns=2, lines=2)
ADMIRAL = FlatSettings(iterations=96, later=2, rounds=1, replies=4)


def strength(game: Game[Any], name: str) -> Bot:
    """The bot of a named strength."""
    context = SearchContext(game, weights_of(game))
    if name == "deckhand":
        return Beginner(name, context, CARELESS)
    if name == "helmsman":
        return Beginner(name, context, 0)
    return Flat(name, context, NAVIGATOR if name == "navigator" else ADMIRAL)
