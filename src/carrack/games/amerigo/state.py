"""The position of a game of Amerigo: numbers and short lists, copied by hand.

Lists by seat are flat: `commodities[seat * GOODS + good]`. What can be derived is a function
elsewhere (a commodity is there while its space is free, a chest while a big island is not
complete), except `free` to `post_count`, which :mod:`build` keeps up to date because every decision
to build needs them.

Copies share the lists that seldom change (`order`, cubes, `track`, the displays, `built`,
`posts`): those are replaced, never changed in place.
"""

from __future__ import annotations

from typing import Final

from carrack.core.copying import Again
from carrack.core.fields import DERIVED, LIST, NUMBER, STACK, StateField, fields_of
from carrack.core.game import State
from carrack.core.loading import load_function
from carrack.games.amerigo.chart.world import World

STORAGE: Final = "carrack.games.amerigo.readers.storage"  # above this module, so found by name

BLUE: Final = 0
BLACK: Final = 1
RED: Final = 2
BROWN: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
COLOURS: Final = 7
GOODS: Final = 5
ROUNDS: Final = 5

TAKE_GOLD: Final = 7  # values of `action` besides the colours
SCORE_CUBES: Final = 8
NO_ACTION: Final = -1

CHOOSE: Final = 0  # values of `step`
ACT: Final = 1
PICK: Final = 2
DONE: Final = 3
ENDED: Final = 4

UNPLACED: Final = -1  # a ship that is not on the board yet
NOWHERE: Final = -1  # no ship has just landed
GAP: Final = -1  # an empty space of the display of progress tokens

FIELDS: Final[list[StateField]] = [
    *fields_of(NUMBER, "seat round phase step action ap acting deck_at stack_at"),
    *fields_of(NUMBER, "ships_done landing neutral_taken picks_due", shown=False),
    *fields_of(NUMBER, "turn", observed=False),
    *fields_of(NUMBER, "reveals", shown=False, observed=False),
    *fields_of(LIST, "order storage space inside track left right display neutrals"),
    *fields_of(LIST, "points gold cannons progress special posts_left chests held used ships"),
    *fields_of(LIST, "commodities production villages own_villages own_neutrals built posts"),
    *fields_of(STACK, "deck stack", shown=False),  # what has not appeared yet is counted
    *fields_of(STACK, "pirates"),
    *fields_of(DERIVED, "free post_count", observed=False),
    *fields_of(DERIVED, "neutral village net edge", shown=False, observed=False),
]


class Amerigo(State):
    """One position. :func:`blank` makes the first one, :meth:`copy` all others."""

    world: World
    players: int
    round: int  # 1 to 5
    phase: int  # the colour whose cubes were thrown last
    step: int  # what the seat decides: CHOOSE, ACT, PICK, DONE; ENDED when the game is over
    action: int  # what it chose: a colour, TAKE_GOLD, SCORE_CUBES, or NO_ACTION yet
    ap: int  # action points left; for blue, of each ship that has not ended its movement
    order: list[int]  # seats in the order of this phase (AM-ROUND-5)
    acting: int  # index into `order`
    ships_done: int  # a bit per ship of the seat that has ended its movement in this action
    landing: int  # node where a ship has just ended and may establish a post, or NOWHERE
    neutral_taken: int  # neutral tiles taken in this action
    picks_due: int  # progress tokens still to be taken at once
    storage: list[int]  # cubes on the storage spaces, by colour
    space: list[int]  # cubes in the action space
    inside: list[int]  # cubes in the tower
    track: list[int]  # seats in player order: farthest first, top of a stack first
    deck: tuple[int, ...]  # all progress tokens in the order in which they appear
    deck_at: int  # how many of them have appeared
    left: list[int]  # progress tokens on display, the newer half
    right: list[int]  # the older half
    stack: tuple[int, ...]  # production kinds in the order in which they appear
    stack_at: int  # how many of them have appeared
    display: list[int]  # production kinds that can be bought in this round
    pirates: tuple[int, ...]  # markers: the first `round` are face up, the last is out of the game
    neutrals: list[int]  # neutral tiles in the general supply, by kind
    # by seat
    points: list[int]
    gold: list[int]
    cannons: list[int]
    progress: list[int]  # steps on the progress track
    special: list[int]  # steps on the special action track
    posts_left: list[int]
    chests: list[int]
    held: list[int]  # a bit per progress token owned
    used: list[int]  # a bit per owned token that has been used up
    ships: list[int]  # [seat * 2 + ship]: node, or UNPLACED
    commodities: list[int]  # [seat * GOODS + good]
    production: list[int]  # [seat * GOODS + good], the printed token included
    villages: list[int]  # [seat * kinds + kind]: village tiles in the general supply
    own_villages: list[int]  # likewise in the personal supply
    own_neutrals: list[int]  # [seat * kinds + kind]: neutral tiles in the personal supply
    # by island, masks of its land squares
    free: list[int]  # neither built over nor taken by a post
    neutral: list[int]  # under neutral tiles
    # [island * players + seat]
    village: list[int]  # under the seat's village tiles
    net: list[int]  # under its posts and whatever is linked to them (AM-BUILD-3)
    edge: list[int]  # next to the net
    post_count: list[int]
    # what lies on the islands, in the order in which it was put there
    built: list[int]  # index of the build move * 4 + seat
    posts: list[int]  # square * 4 + seat

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.players = world.players

    def __reduce__(self) -> Again:
        data = load_function(f"{STORAGE}:state_to_json")(self)
        return load_function(f"{STORAGE}:state_from_json"), (data,)

    def copy(self) -> Amerigo:
        new = Amerigo(self.world)
        new.seat = self.seat
        new.turn = self.turn
        new.reveals = self.reveals
        new.round = self.round
        new.phase = self.phase
        new.step = self.step
        new.action = self.action
        new.ap = self.ap
        new.order = self.order
        new.acting = self.acting
        new.ships_done = self.ships_done
        new.landing = self.landing
        new.neutral_taken = self.neutral_taken
        new.picks_due = self.picks_due
        new.storage = self.storage
        new.space = self.space
        new.inside = self.inside
        new.track = self.track
        new.deck = self.deck
        new.deck_at = self.deck_at
        new.left = self.left
        new.right = self.right
        new.stack = self.stack
        new.stack_at = self.stack_at
        new.display = self.display
        new.pirates = self.pirates
        new.neutrals = self.neutrals[:]
        new.points = self.points[:]
        new.gold = self.gold[:]
        new.cannons = self.cannons[:]
        new.progress = self.progress[:]
        new.special = self.special[:]
        new.posts_left = self.posts_left[:]
        new.chests = self.chests[:]
        new.held = self.held[:]
        new.used = self.used[:]
        new.ships = self.ships[:]
        new.commodities = self.commodities[:]
        new.production = self.production[:]
        new.villages = self.villages[:]
        new.own_villages = self.own_villages[:]
        new.own_neutrals = self.own_neutrals[:]
        new.free = self.free[:]
        new.neutral = self.neutral[:]
        new.village = self.village[:]
        new.net = self.net[:]
        new.edge = self.edge[:]
        new.post_count = self.post_count[:]
        new.built = self.built
        new.posts = self.posts
        return new


def blank(world: World) -> Amerigo:
    """A position before any draw, with what AM-SETUP-9 and AM-SETUP-15 give out."""
    state = Amerigo(world)
    players, islands, box = world.players, len(world.islands), world.edition
    state.seat, state.round, state.phase, state.step = 0, 1, BLUE, CHOOSE
    state.action, state.ap, state.order, state.acting = NO_ACTION, 0, [], 0
    state.ships_done, state.landing, state.neutral_taken, state.picks_due = 0, NOWHERE, 0, 0
    state.storage, state.space, state.inside = [0] * COLOURS, [0] * COLOURS, [0] * COLOURS
    state.track, state.left, state.right, state.display = [], [], [], []
    state.deck, state.stack, state.pirates = (), (), ()
    state.deck_at = state.stack_at = 0
    state.neutrals = [kind.count for kind in box.neutrals]
    state.points, state.gold, state.cannons = [0] * players, [0] * players, [0] * players
    state.progress, state.special = [0] * players, [0] * players
    state.posts_left, state.chests = [box.post_limit] * players, [0] * players
    state.held, state.used = [0] * players, [0] * players
    state.ships = [UNPLACED] * (players * 2)
    state.commodities, state.production = [0] * (players * GOODS), [1] * (players * GOODS)
    state.villages = [kind.count for kind in box.villages] * players
    state.own_villages = [0] * (players * len(box.villages))
    state.own_neutrals = [0] * (players * len(box.neutrals))
    state.free = [island.land for island in world.islands]
    state.neutral = [0] * islands
    state.village, state.net = [0] * (islands * players), [0] * (islands * players)
    state.edge, state.post_count = [0] * (islands * players), [0] * (islands * players)
    state.built, state.posts = [], []
    return state
