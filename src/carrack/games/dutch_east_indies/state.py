"""The position of a game: numbers and short lists, copied by hand.

Ships are numbered `seat * 2 + size` (0 big, 1 small); the automaton's ships are those of the second
side, which has no seat. What must still happen without a free choice is the *agenda*, a stack of
tasks (:mod:`agenda`); while a task waits for an answer, `ask` is that task and `seat` is the one to
answer.
"""

from __future__ import annotations

from typing import Any, Final

from carrack.core.copying import Again
from carrack.core.fields import LIST, NUMBER, OWN, STACK, StateField, fields_of
from carrack.core.game import State
from carrack.core.loading import load_function
from carrack.games.dutch_east_indies.chart.world import World
from carrack.games.dutch_east_indies.components import ITEMS, STATS

# above this module, so found by name
STORAGE: Final = "carrack.games.dutch_east_indies.readers.storage"

Task = tuple[int, int, int, int]  # kind, and up to three numbers

NOTHING: Final[Task] = (-1, 0, 0, 0)

AT_REST: Final = 0  # values of `moved`
UNDER_WAY: Final = 1
ARRIVED: Final = 2

SHORE: Final = 2  # the home island as a place that goods come from and go to; 0 and 1 are the ships
PLACES: Final = 3

AUTOMATON: Final = 1  # the side that the rules play; the human is side and seat 0
HUMAN: Final = 0
FIRST_SHIP: Final = 2  # its big ship; the small one is the next
NO_CARD: Final = -1
NOBODY: Final = -1

LEVEL_NAMES: Final[tuple[str, ...]] = ("easy", "medium", "hard", "expert")  # DEI-SOLO-1

IDLE: Final = -1  # duties: the ways of carrying out an order
WILD_DUTY: Final = 0
MARKET_DUTY: Final = 1
HUNT_DUTY: Final = 2
DUTY_NAMES: Final[tuple[str, ...]] = ("wild", "market", "hunt")


class Automaton:
    """The part of the state that only solo games have: the automaton's cards and its ships' duties.

    The automaton is the second side (`AUTOMATON`), with ships, home and spices like a seat's, but
    no seat: what its rules leave open is decided by the human (DEI-SOLO-10). Lists by ship have the
    big one first (DEI-SOLO-4).
    """

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = ()  # solo cards face down, the top one last
        self.discard: list[int] = []
        self.shuffles = 0  # how often cards were shuffled: each shuffle has a name of its own
        self.cards: list[int] = [NO_CARD, NO_CARD]  # the open card of each ship (DEI-SOLO-17)
        self.duties: list[int] = [IDLE, IDLE]  # how the ship carries it out, until that is finished
        self.homeward: list[bool] = [False, False]  # whether it is bringing spices home
        self.quarry: list[int] = [NOBODY, NOBODY]  # the human's ship that it hunts (DEI-SOLO-7)
        self.prize: list[int] = [NOBODY, NOBODY]  # the kind of spice that it won by hunting

    def copy(self) -> Automaton:
        """An independent copy."""
        new = Automaton()
        new.deck = self.deck
        new.discard = self.discard[:]
        new.shuffles = self.shuffles
        new.cards = self.cards[:]
        new.duties = self.duties[:]
        new.homeward = self.homeward[:]
        new.quarry = self.quarry[:]
        new.prize = self.prize[:]
        return new

    def to_json(self) -> dict[str, Any]:
        """The automaton as plain data, including the hidden deck."""
        return {
            "deck": list(self.deck),
            "discard": self.discard[:],
            "shuffles": self.shuffles,
            "cards": self.cards[:],
            "duties": self.duties[:],
            "homeward": self.homeward[:],
            "quarry": self.quarry[:],
            "prize": self.prize[:],
        }


def automaton_from_json(data: dict[str, Any]) -> Automaton:
    """The automaton in such data."""
    auto = Automaton()
    auto.deck = tuple(data["deck"])
    auto.discard = list(data["discard"])
    auto.shuffles = data["shuffles"]
    auto.cards = list(data["cards"])
    auto.duties = list(data["duties"])
    auto.homeward = list(data["homeward"])
    auto.quarry = list(data["quarry"])
    auto.prize = list(data["prize"])
    return auto


FIELDS: Final[list[StateField]] = [
    *fields_of(NUMBER, "seat turn active start winner"),
    *fields_of(NUMBER, "bought", shown=False),
    *fields_of(NUMBER, "reveals throws winds deals", shown=False, observed=False),
    *fields_of(LIST, "pirates pirate_facing at facing fields hold moved points stays set_out"),
    *fields_of(LIST, "home known flows discard supply"),
    *fields_of(LIST, "looked fought", shown=False),
    *fields_of(OWN, "ask afloat decks automaton"),
    *fields_of(OWN, "banned", shown=False),
    *fields_of(OWN, "agenda", shown=False, observed=False),
    *fields_of(STACK, "aside"),
]


class Dei(State):
    """One position. :func:`blank` makes the first one, :meth:`copy` all others."""

    world: World
    players: int
    active: int  # the seat whose turn it is
    start: int  # the seat that went first
    winner: int  # −1: nobody yet
    ask: Task  # the task that waits for an answer; NOTHING: the active seat is free to act
    agenda: list[Task]  # what must still be done, the next task last
    throws: int  # battles fought so far: each throw has a name of its own
    winds: int  # winds rolled so far
    deals: int  # how often the cards were dealt
    pirates: list[int]  # squares of the big and the small pirate
    pirate_facing: list[int]
    # by ship
    at: list[int]  # square
    facing: list[int]
    fields: list[int]  # [ship * STATS + stat]: field on the track
    hold: list[int]  # [ship * ITEMS + item]
    moved: list[int]  # AT_REST, UNDER_WAY, ARRIVED in this turn
    points: list[int]  # movement points left of a ship under way
    stays: list[int]  # consecutive own turns ended on the same port square
    set_out: list[int]  # square on which the ship began to move in this turn
    looked: list[int]  # a bit per island: where the ship has looked in this turn
    fought: list[int]  # a bit per target that the ship has fought in this turn
    # by seat
    home: list[int]  # [seat * ITEMS + item]: stock on the home island
    known: list[int]  # a bit per island whose top card the seat has seen
    # of the active seat's turn
    bought: bool  # crates were bought since a ship last began to move, so no more may be sold
    flows: list[int]  # per item: a bit per way (from * PLACES + to) used since then
    # sea and cards
    afloat: dict[int, int]  # square * ITEMS + item → how many
    banned: list[tuple[int, int, int]]  # (seat, square * ITEMS + item, own turns left)
    decks: list[tuple[int, ...]]  # by island: cards face down, the top one last
    aside: tuple[int, ...]  # cards that were left over
    discard: list[int]
    supply: list[int]  # by item; always counted, but a limit only with the strict option
    automaton: Automaton | None  # of a solo game (DEI-SOLO)

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.players = world.players

    def __reduce__(self) -> Again:
        data = load_function(f"{STORAGE}:state_to_json")(self)
        return load_function(f"{STORAGE}:state_from_json"), (data,)

    def copy(self) -> Dei:
        new = Dei(self.world)
        new.seat = self.seat
        new.turn = self.turn
        new.reveals = self.reveals
        new.active = self.active
        new.start = self.start
        new.winner = self.winner
        new.ask = self.ask
        new.agenda = self.agenda[:]
        new.throws = self.throws
        new.winds = self.winds
        new.deals = self.deals
        new.pirates = self.pirates[:]
        new.pirate_facing = self.pirate_facing[:]
        new.at = self.at[:]
        new.facing = self.facing[:]
        new.fields = self.fields[:]
        new.hold = self.hold[:]
        new.moved = self.moved[:]
        new.points = self.points[:]
        new.stays = self.stays[:]
        new.set_out = self.set_out[:]
        new.looked = self.looked[:]
        new.fought = self.fought[:]
        new.home = self.home[:]
        new.known = self.known[:]
        new.bought = self.bought
        new.flows = self.flows[:]
        new.afloat = self.afloat.copy()
        new.banned = self.banned[:]
        new.decks = self.decks[:]
        new.aside = self.aside
        new.discard = self.discard[:]
        new.supply = self.supply[:]
        new.automaton = self.automaton.copy() if self.automaton is not None else None
        return new


def blank(world: World) -> Dei:
    """A position before any draw: ships and pirates on their squares (DEI-SETUP-5, DEI-SETUP-7)."""
    s = Dei(world)
    ships, plan = world.players * 2, world.plan
    s.seat = s.active = s.start = 0
    s.winner, s.ask, s.agenda = -1, NOTHING, []
    s.throws = s.winds = s.deals = 0
    s.pirates = [world.square(berth.row, berth.column) for berth in plan.pirates]
    s.pirate_facing = [berth.facing for berth in plan.pirates]
    berths = [plan.ships[ship // 2][ship % 2] for ship in range(ships)]
    s.at = [world.square(berth.row, berth.column) for berth in berths]
    s.facing = [berth.facing for berth in berths]
    s.fields = [
        world.edition.tracks[stat].start[ship % 2] for ship in range(ships) for stat in range(STATS)
    ]
    s.hold = [0] * (ships * ITEMS)
    s.moved, s.points, s.stays = [AT_REST] * ships, [0] * ships, [0] * ships
    s.looked, s.fought, s.set_out = [0] * ships, [0] * ships, s.at[:]
    s.home, s.known = [0] * (world.players * ITEMS), [0] * world.players
    s.bought, s.flows = False, [0] * ITEMS
    s.afloat, s.banned = {}, []
    s.decks = [() for _ in world.islands]
    s.aside, s.discard = (), []
    s.supply = list(world.edition.supply)
    s.automaton = None
    return s
