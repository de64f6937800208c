"""Who looks at a finished game: the usual judges, or those of a game without a network."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from carrack.analysis.close_look import CLOSE, CLOSE_UNTRAINED, CloseSearch
from carrack.analysis.fortune import REDRAWS
from carrack.bots.bot import Bot
from carrack.bots.learned import Learned, LearnedSettings
from carrack.bots.learning.weights import judge_hash, judge_of
from carrack.bots.names import bot_names, make_bot, strength_names
from carrack.bots.search.context import SearchContext
from carrack.bots.search.flat import Flat, FlatSettings
from carrack.bots.search.search_bot import SearchBot
from carrack.core.game import Game

LIGHT, STRONG, HINDSIGHT = "learned", "admiral", "flat:iterations=24:turns=4:tried=2"
UNTRAINED = "flat:iterations=12"
"""The light bot in a game that has no trained network."""


@dataclass(frozen=True)
class Looks:
    """Those who look at a game: `light` at everything; `close` and `hindsight` if given.

    `luck` judges what chance brought: with as many positions as that takes it may be a cheaper one,
    for it judges what came and what might have come alike (None: the light one).
    `redraws` says how often chance is redrawn where its outcomes cannot be listed. `second` is the
    hash of the network that judges, if no player has it.
    """

    light: Bot
    close: CloseSearch | None = None
    hindsight: Bot | None = None
    luck: Bot | None = None
    redraws: int = REDRAWS
    second: str = ""

    @property
    def context(self) -> SearchContext | None:
        """What the light bot judges with; None: it does not judge."""
        return self.light.context if isinstance(self.light, SearchBot) else None

    @property
    def asked(self) -> Bot:
        """The bot that somebody named to find better moves, or the light one."""
        chooser = self.close.chooser if self.close is not None else None
        return chooser or self.light

    def names(self) -> list[str]:
        """The names of all that the figures depend on."""
        close = self.close and [self.close.name, str(self.close.settings.iterations)]
        later = [self.hindsight.name] if self.hindsight is not None else []
        return [self.light.name, *(close or []), *later, str(self.redraws), self.second or "-"]


def usual_looks(
    game: Game[Any], strong: str = STRONG, redraws: int = REDRAWS, playouts: int = 0
) -> Looks:
    """The usual judges of a finished game. Raises UnknownBot.

    They judge by the second network of the game, if it has one. `strong` is who finds the best
    lines: *admiral* stands for its search at ten times its effort, any other bot for its own
    choices. `playouts` are those of a close look (0: as many as usual). In a game without knowledge
    a bot ranks moves but gives no values.
    """
    if not strength_names(game):
        return Looks(make_bot(game, bot_names(game)[0] if strong == STRONG else strong))
    context = SearchContext(game, judge_of(game))
    light: Bot = Learned(LIGHT, context, LearnedSettings())
    luck: Bot | None = Learned(LIGHT, context, LearnedSettings(), times=1)
    settings = replace(CLOSE, iterations=playouts or CLOSE.iterations)
    if context.judge is None:
        light, luck = Flat(UNTRAINED, context, FlatSettings(iterations=12)), None
        settings = replace(CLOSE_UNTRAINED, iterations=max(1, settings.iterations // 10))
    chooser = None if strong == STRONG else make_bot(game, strong)
    rivals = [make_bot(game, name) for name in strength_names(game)]
    close = CloseSearch(context, strong, rivals, settings, chooser)
    hindsight = Flat(HINDSIGHT, context, FlatSettings(iterations=24, turns=4, tried=2))
    return Looks(light, close, hindsight, luck, redraws, judge_hash(game))
