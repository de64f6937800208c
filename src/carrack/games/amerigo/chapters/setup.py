"""Setting the game up (AM-SETUP)."""

from __future__ import annotations

from carrack.core.chance import Chance, MapChance
from carrack.core.options import NO_MAP_SEED
from carrack.games.amerigo.chapters import rounds
from carrack.games.amerigo.chapters.tower import fill_tower
from carrack.games.amerigo.chart.layout import Layout, draw_layout
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.components import Edition
from carrack.games.amerigo.state import Amerigo, blank

KEPT_WORLDS = 2  # maps whose tables are kept for more games; more would fill a processor's cache

_worlds: dict[tuple[str, int, str, int, int], World] = {}


def world_of(edition: Edition, players: int, layout: Layout, stick: int, dislodge: int) -> World:
    """The world of a map; the same map returns the same object, with its tables.

    Equal components with another name, title or source make another world: a position names its
    edition, and a view its sources.
    """
    key = (edition.digest, players, layout.squares, stick, dislodge)
    world = _worlds.get(key)
    if world is None or world.edition is not edition:
        world = World(edition, players, layout, stick, dislodge)
        if key not in _worlds and len(_worlds) >= KEPT_WORLDS:
            del _worlds[next(iter(_worlds))]
        _worlds[key] = world
    return world


def set_up(
    edition: Edition,
    players: int,
    stick: int,
    dislodge: int,
    chance: Chance,
    map_seed: int = NO_MAP_SEED,
) -> Amerigo:
    """The position before the first decision, on a map drawn at random (AM-SETUP-2).

    The map comes from its own seed if there is one, otherwise from the luck of the game.
    """
    maps = chance if map_seed == NO_MAP_SEED else MapChance(map_seed, chance)
    layout = draw_layout(edition, players, maps)
    return set_up_on(world_of(edition, players, layout, stick, dislodge), chance)


def set_up_on(world: World, chance: Chance) -> Amerigo:
    """The position before the first decision on a given map; the first throw is in `opening`."""
    s = blank(world)
    chance.watch(s)
    lay_out_pirates(s, chance)
    lay_out_tokens(s, chance)
    lay_out_production(s, chance)
    stack_discs(s, chance)
    fill_tower(s, chance)
    s.opening = s.events = []
    rounds.run_phases(s, chance)
    s.events = None
    return s


def lay_out_pirates(s: Amerigo, chance: Chance) -> None:
    """Five of six markers in the order they will be revealed, and one out (AM-SETUP-10)."""
    markers = s.world.edition.pirates
    s.pirates = tuple([markers[i] for i in chance.permutation("pirates", len(markers))])


def lay_out_tokens(s: Amerigo, chance: Chance) -> None:
    """Eight progress tokens on display, the rest in shuffled order (AM-SETUP-11)."""
    s.deck = tuple(chance.permutation("tokens", len(s.world.edition.tokens)))
    s.left = list(s.deck[: rounds.TOKENS_A_ROUND])
    s.deck_at = rounds.TOKENS_A_ROUND
    rounds.refill_tokens(s)


def lay_out_production(s: Amerigo, chance: Chance) -> None:
    """The tokens for this number of players, shuffled, the first on display (AM-SETUP-12)."""
    tokens: list[int] = []
    for kind, token in enumerate(s.world.edition.production):
        tokens.extend([kind] * token.in_play(s.players))
    s.stack = tuple([tokens[i] for i in chance.permutation("production", len(tokens))])
    rounds.refill_production(s)


def stack_discs(s: Amerigo, chance: Chance) -> None:
    """A random stack, and one gold for every player ahead (AM-SETUP-13)."""
    s.track = chance.permutation("order", s.players)
    for ahead, seat in enumerate(s.track):
        s.gold[seat] = ahead
