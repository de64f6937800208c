"""Setting of all maps of a game: edition, number of players, odds and size.

Most games are played on a map of their own, so what does not depend on the map is made once.
"""

from __future__ import annotations

from carrack.games.amerigo.chart.area import Area, area_of
from carrack.games.amerigo.components import GOODS, Edition, TileKind
from carrack.games.amerigo.moves import AmerigoMove, move_numbers


class Setting:
    """An edition, a number of players, the odds of the tower, and the size of the area.

    `stick` and `dislodge` are the odds of AM-TOWER-1 in millionths.
    """

    def __init__(
        self, edition: Edition, players: int, stick: int, dislodge: int, width: int, height: int
    ) -> None:
        self.edition = edition
        self.players = players
        self.stick = stick
        self.dislodge = dislodge
        self.area: Area = area_of(width, height)
        self.numbers = move_numbers(edition, width, height, len(self.area.frame))
        self.kinds: list[TileKind] = list(edition.villages) + list(edition.neutrals)
        self.costs = [kind.cost for kind in self.kinds]
        self.production = [kind.in_play(players) for kind in edition.production]
        self.display_size = 2 * players + 2  # production tokens on display: 6, 8, 10 (AM-SETUP-12)
        self.tokens: dict[str, int] = {}  # masks of the progress tokens by rule
        for number, token in enumerate(edition.tokens):
            self.tokens[token.rule] = self.tokens.get(token.rule, 0) | 1 << number
        self.gold_tokens = self.tokens.get("AM-TOKEN-10", 0) | self.tokens.get("AM-TOKEN-11", 0)
        self.bonus = self._bonus()
        self.bonus_tokens = [
            sum(1 << token for token, worth in enumerate(row) if worth) for row in self.bonus
        ]
        self.odds: dict[int, list[int]] = {}  # by the number of cubes thrown, see `tower`
        self.choices: list[list[AmerigoMove] | None] = [None] * 128  # see `World.choice_moves`
        self._find_moves()

    def _find_moves(self) -> None:
        """Look up the moves that name no square, to avoid building their notation."""
        named, edition = self.numbers.by_notation, self.edition
        self.load_moves = self._row("load", edition.cannon_limit)
        self.advance_moves = self._row("advance", edition.progress.steps)
        self.order_moves = self._row("order", edition.special.steps)
        self.take_moves = [named[f"take {kind.id}"] for kind in self.kinds]
        self.buy_moves = [
            named[f"buy {GOODS[kind.good]}{kind.cost}"] for kind in edition.production
        ]
        self.gold_move = named["gold"]
        self.cubes_move = named["cubes"]
        self.chest_move = named["chest"]
        self.end_move = named["end"]
        self.only_end = [self.end_move]
        self.jump_move = named["jump"]
        self.use_moves = [named[f"use {token.id}"] for token in edition.tokens]
        self.pick_moves = [named[f"pick {token.id}"] for token in edition.tokens]

    def _row(self, verb: str, most: int) -> list[AmerigoMove]:
        """The moves `verb 1` to `verb most`."""
        return [self.numbers.by_notation[f"{verb} {steps}"] for steps in range(1, most + 1)]

    def _bonus(self) -> list[list[int]]:
        """[colour][token]: action points that a token adds to an action (AM-TOKEN-1, 2)."""
        worth = {"AM-TOKEN-1": 2, "AM-TOKEN-2": 1}
        return [
            [
                worth.get(token.rule, 0) if colour in token.actions else 0
                for token in self.edition.tokens
            ]
            for colour in range(7)
        ]


KEPT_SETTINGS = 16

_settings: dict[tuple[str, int, int, int, int, int], Setting] = {}


def setting_of(
    edition: Edition, players: int, stick: int, dislodge: int, width: int, height: int
) -> Setting:
    """The setting, made once; equal components under another name make another one."""
    key = (edition.digest, players, stick, dislodge, width, height)
    known = _settings.get(key)
    if known is None or known.edition is not edition:
        known = Setting(edition, players, stick, dislodge, width, height)
        if key not in _settings and len(_settings) >= KEPT_SETTINGS:
            del _settings[next(iter(_settings))]
        _settings[key] = known
    return known
