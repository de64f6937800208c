"""Carrying out a goal for each ship: the moves, up to the end of the turn or the first reveal.

First both ships do what needs no luck: load, sail, unload, trade at the Market. What reveals
something (a look, an attack, a pirate woken) comes last, and ends the line.
"""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Seeded
from carrack.core.game import OVER
from carrack.core.move import Move
from carrack.games.dutch_east_indies.bots.planning.goals import (
    ARM,
    GO,
    HIDE,
    HUNT,
    SHADOW,
    WAIT,
    Goal,
)
from carrack.games.dutch_east_indies.bots.planning.hiding import hidden_course
from carrack.games.dutch_east_indies.bots.strategy.cards import Prospects
from carrack.games.dutch_east_indies.bots.strategy.course import (
    Course,
    Reachable,
    best_course,
    moves_of,
    squares_in_reach,
)
from carrack.games.dutch_east_indies.bots.strategy.danger import squares_away
from carrack.games.dutch_east_indies.bots.strategy.lading import next_towards
from carrack.games.dutch_east_indies.bots.strategy.market import next_purchase
from carrack.games.dutch_east_indies.bots.strategy.steps import next_look, next_pick
from carrack.games.dutch_east_indies.bots.strategy.trips import Trip, way_of
from carrack.games.dutch_east_indies.chapters.cargo import serves_home
from carrack.games.dutch_east_indies.chapters.movement import end_refusal, points_left
from carrack.games.dutch_east_indies.chapters.ships import is_port, islands_served
from carrack.games.dutch_east_indies.components import ITEMS, SPICES, WAYS
from carrack.games.dutch_east_indies.kinds import carry_out, refusal_of
from carrack.games.dutch_east_indies.moves import BY_NOTATION, SHIP_NAMES, DeiMove, target_name
from carrack.games.dutch_east_indies.readers.outcome import reveals
from carrack.games.dutch_east_indies.state import AT_REST, NOTHING, UNDER_WAY, Dei

NO_CHANCE: Final = Seeded(0)  # nothing is drawn before the end of a line
MOST_POINTS: Final = 1000  # more than any ship sails in a turn
MOST_MOVES: Final = 90  # in a line; more than any sensible turn


class Lookout:
    """The squares in reach of a ship, explored once for all lines of a decision."""

    def __init__(self) -> None:
        self.found: dict[int, dict[int, Reachable]] = {}
        self.courses: dict[tuple[int, int, int], Course] = {}

    def key(self, s: Dei, ship: int) -> int:
        """Return a key of a ship's place and obstacles: in a line only the seat's ships move."""
        here = s.at[ship] * WAYS + s.facing[ship]
        place = (s.at[ship ^ 1] * s.world.area * WAYS + here) * 2 + ship % 2
        return place * MOST_POINTS + points_left(s, ship)

    def from_here(self, s: Dei, ship: int) -> dict[int, Reachable]:
        """All that is within reach of a ship."""
        key = self.key(s, ship)
        found = self.found.get(key)
        if found is None:
            points, anywhere = points_left(s, ship), [0] * (s.world.area * WAYS)
            found = self.found[key] = squares_in_reach(s, ship, anywhere, points, points)
        return found

    def course_to(self, s: Dei, ship: int, trip: Trip) -> Course:
        """Return the course that brings a ship nearest to the goal of a trip."""
        key = (self.key(s, ship), trip.island, trip.square)
        course = self.courses.get(key)
        if course is None:
            course = best_course(s, ship, way_of(s, ship, trip), self.from_here(s, ship))
            self.courses[key] = course
        return course


class LineDraft:
    """A line in the making: the position after its moves, without the one that reveals."""

    def __init__(self, s: Dei, lookout: Lookout) -> None:
        self.s = s.copy()
        self.lookout = lookout
        self.moves: list[Move] = []
        self.done = False  # whether something was revealed, or the game is over

    def make(self, move: DeiMove) -> bool:
        """Add a move; False if the line cannot go on, because it is refused or ends the line."""
        if self.done or len(self.moves) >= MOST_MOVES or refusal_of(self.s, move) is not None:
            return False
        self.moves.append(move)
        if reveals(self.s, move):
            self.done = True
            return False
        carry_out(self.s, move, NO_CHANCE)
        self.done = self.s.seat == OVER or self.s.ask != NOTHING
        return not self.done

    def may_end(self) -> bool:
        """Whether the line is complete: it reveals something, or the turn may end."""
        return self.done or end_refusal(self.s) is None


def sail_turn(
    draft: LineDraft, goals: list[Goal], prospects: Prospects, small_first: bool = False
) -> None:
    """Carry out the goals of the big and the small ship; a ship under way goes first."""
    s = draft.s
    ships = [s.active * 2, s.active * 2 + 1]
    if s.moved[ships[1]] == UNDER_WAY or (small_first and s.moved[ships[0]] != UNDER_WAY):
        ships.reverse()
    for ship in ships:
        if goals[ship % 2].kind != WAIT:
            go(draft, ship, goals[ship % 2], prospects)
    for ship in ships:
        if goals[ship % 2].kind != WAIT:
            reveal(draft, ship, goals[ship % 2], prospects)


def go(draft: LineDraft, ship: int, goal: Goal, prospects: Prospects) -> None:
    """Do what a ship can do without luck."""
    pick_up(draft, ship)
    prospects = deal(draft, ship, goal, prospects)
    if goal.wanted:
        lade(draft, ship, goal.wanted)
    if goal.kind in (GO, HUNT, SHADOW, HIDE, ARM):
        sail_to(draft, ship, goal)
        prospects = deal(draft, ship, goal, prospects)
    if draft.s.moved[ship] != AT_REST or not goal.wanted:
        unload(draft, ship)


def pick_up(draft: LineDraft, ship: int) -> None:
    """Pick up spices and coins from the sea."""
    move = next_pick(draft.s, ship)
    while move is not None and draft.make(move):
        move = next_pick(draft.s, ship)


def deal(draft: LineDraft, ship: int, goal: Goal, prospects: Prospects) -> Prospects:
    """Trade at the Market, or raise the cannons if that is the goal; returns the prospects."""
    if goal.kind != ARM:
        return trade(draft, ship, prospects)
    arm(draft, ship)
    return prospects


def arm(draft: LineDraft, ship: int) -> None:
    """Raise the cannons as far as the coins reach, if the ship is at the Market."""
    if draft.s.world.market in islands_served(draft.s, ship):
        while draft.make(BY_NOTATION[f"upgrade {SHIP_NAMES[ship % 2]} cannons"]):
            pass


def trade(draft: LineDraft, ship: int, prospects: Prospects) -> Prospects:
    """Do what is worth doing at the Market; returns the prospects afterwards."""
    s, count = draft.s, len(draft.moves)
    move = next_purchase(s, ship, prospects.needs)
    while move is not None and draft.make(move):
        prospects = Prospects(s, ship // 2)
        move = next_purchase(s, ship, prospects.needs)
    return prospects if len(draft.moves) == count else Prospects(s, ship // 2)


def lade(draft: LineDraft, ship: int, wanted: list[int]) -> None:
    """Load and unload at home until the hold is as wanted."""
    move = next_towards(draft.s, ship, wanted)
    while move is not None and draft.make(move):
        move = next_towards(draft.s, ship, wanted)


def unload(draft: LineDraft, ship: int) -> None:
    """Bring the spices ashore, if the ship is at home."""
    s = draft.s
    if draft.done or not serves_home(s, ship):
        return
    hold = s.hold[ship * ITEMS : (ship + 1) * ITEMS]
    lade(draft, ship, [0 if item in SPICES else hold[item] for item in range(ITEMS)])


def sail_to(draft: LineDraft, ship: int, goal: Goal) -> None:
    """Sail the way to a goal."""
    s = draft.s
    if draft.done or not points_left(s, ship):
        return
    course = course_of(draft, ship, goal)
    if course is not None:
        follow(draft, ship, course)


def follow(draft: LineDraft, ship: int, course: Course) -> None:
    """Make the moves of a course, picking up goods on the way."""
    for move in moves_of(ship, course):
        if not draft.make(move):
            return
        pick_up(draft, ship)


def course_of(draft: LineDraft, ship: int, goal: Goal) -> Course | None:
    """The movement that serves a goal; None: there is none."""
    s, lookout = draft.s, draft.lookout
    if goal.kind in (GO, ARM):
        return lookout.course_to(s, ship, goal.trip)
    found = lookout.from_here(s, ship)
    if goal.kind == HIDE:
        return hidden_course(s, ship, way_of(s, ship, goal.trip), found)
    return course_to_target(s, goal.target, goal.kind == HUNT, found)


def course_to_target(s: Dei, target: int, now: bool, found: dict[int, Reachable]) -> Course | None:
    """The cheapest way to a square beside a ship, outside ports; not `now`: as near as possible."""
    best: Course | None = None
    least = 1e9
    for reached in found.values():
        square = reached.node // WAYS
        away = squares_away(s, square, s.at[target])
        if away == 1 and is_port(s, square):
            continue
        if away == 1 or not now:
            price = away + reached.met + reached.spent / 100
            if price < least:
                best, least = Course(reached, -1), price
    return best


def reveal(draft: LineDraft, ship: int, goal: Goal, prospects: Prospects) -> None:
    """Attack or look where the ship is now."""
    s = draft.s
    if draft.done:
        return
    if goal.kind == HUNT:
        draft.make(BY_NOTATION[f"attack {SHIP_NAMES[ship % 2]} {target_name(goal.target)}"])
        return
    move = next_look(s, ship, prospects)
    if move is not None:
        draft.make(move)
