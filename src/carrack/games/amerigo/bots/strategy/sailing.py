"""Goals of ships: both ships are planned together, posts in reach first."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo.bots.strategy.chart import DISTANT, FADED, Chart, chart_of
from carrack.games.amerigo.bots.strategy.clock import gold_paid, gold_price, share_left, turns_left
from carrack.games.amerigo.bots.strategy.lands import open_land, post_worth
from carrack.games.amerigo.bots.strategy.packing import Ground, packed_on
from carrack.games.amerigo.bots.strategy.prizes import token_worth
from carrack.games.amerigo.bots.strategy.supply import own_tiles
from carrack.games.amerigo.chapters import tokens
from carrack.games.amerigo.chapters.gold import affordable
from carrack.games.amerigo.chapters.ships import ALL_DONE, EXTRA_SPACES, SHIPS, open_posts
from carrack.games.amerigo.moves import AmerigoMove
from carrack.games.amerigo.state import NOWHERE, UNPLACED, Amerigo

CHOICES: Final = 5  # goals of each ship that are paired with those of the other
SECOND: Final = 0.7  # share of its worth that a second new post on the same island keeps
ANY_POST: Final = 4.0  # worth of a post besides what its island promises
NOT_KNOWN: Final = -1.0
HOPE: Final = 0.6  # share of its worth for a post that may be established in a later action


class Goal:
    """An anchor space as the goal of a ship: the post to establish, its worth, the distance."""

    def __init__(self, anchor: int, island: int, worth: float, away: int) -> None:
        self.anchor = anchor
        self.island = island
        self.worth = worth
        self.away = away


class SailingPlan:
    """The goals of a seat's two ships; None: no post is in reach."""

    def __init__(self, first: Goal | None, second: Goal | None, worth: float) -> None:
        self.goals = [first, second]
        self.worth = worth


def extras_of_a_post(s: Amerigo, seat: int) -> float:
    """Return what the seat's tokens add to every post."""
    extra = ANY_POST
    if s.held[seat]:
        if tokens.has(s, seat, tokens.POST_GOLD):
            extra += gold_price(s, seat)
        if tokens.has(s, seat, tokens.POST_POINTS):
            extra += 1.0
    return extra


def spare_land(s: Amerigo, seat: int) -> float:
    """Open land of the seat that its tiles do not need."""
    ground = Ground(s, seat)
    return open_land(ground, packed_on(s, ground, own_tiles(s, seat), s.free))


def open_goals(s: Amerigo, seat: int) -> dict[int, Goal]:
    """Every anchor space with a free trading-post space, and what a post there is worth."""
    goals: dict[int, Goal] = {}
    if not s.posts_left[seat]:
        return goals
    extra, land = extras_of_a_post(s, seat), spare_land(s, seat)
    known = [NOT_KNOWN] * len(s.free)  # by island
    for anchor, island, bit in chart_of(s.world).berths:
        if s.free[island] & bit:
            worth = known[island]
            if worth == NOT_KNOWN:
                worth = post_worth(s, seat, island, land) + extra
                known[island] = worth
            other = goals.get(anchor)
            if other is None or worth > other.worth:
                goals[anchor] = Goal(anchor, island, worth, 0)
    return goals


def spaces_away(s: Amerigo, chart: Chart, seat: int, ship: int, anchor: int) -> int:
    """Return a ship's distance from an anchor space; an unplaced ship starts at the best place."""
    node = s.ships[seat * SHIPS + ship]
    return chart.leg[anchor] if node == UNPLACED else chart.away[anchor][node]


def faded_by(away: int) -> float:
    """Return the share of a goal's value that is left at a distance."""
    return FADED[min(away, DISTANT)]


def goals_in_reach(s: Amerigo, ship: int, goals: dict[int, Goal], more: int) -> list[Goal]:
    """The best goals that a ship can pay for, given `more` spaces; best first."""
    if s.ships_done >> ship & 1:
        return []
    chart, here = chart_of(s.world), s.ships[s.seat * SHIPS + ship]
    found: list[Goal] = []
    for goal in goals.values():
        away = spaces_away(s, chart, s.seat, ship, goal.anchor)
        if away > affordable(s) + more or (goal.anchor in s.ships and goal.anchor != here):
            continue
        worth = goal.worth - gold_paid(s, s.seat, away - s.ap - more)
        if worth > 0.0:
            found.append(Goal(goal.anchor, goal.island, worth, away))
    found.sort(key=goal_worth, reverse=True)
    return found[:CHOICES]


def goal_worth(goal: Goal) -> float:
    """A key for sorting."""
    return goal.worth


def best_course(s: Amerigo, goals: dict[int, Goal], more: int) -> SailingPlan:
    """The best pair of goals in reach of the two ships."""
    first = goals_in_reach(s, 0, goals, more)
    second = goals_in_reach(s, 1, goals, more)
    best = SailingPlan(None, None, 0.0)
    for one in first:
        if one.worth > best.worth:
            best = SailingPlan(one, None, one.worth)
    for two in second:
        if two.worth > best.worth:
            best = SailingPlan(None, two, two.worth)
        for one in first:
            worth = pair_worth(s, one, two)
            if worth > best.worth:
                best = SailingPlan(one, two, worth)
    return best


def pair_worth(s: Amerigo, one: Goal, two: Goal) -> float:
    """Return the value of two posts together; 0 if both ships would end on one space."""
    if one.anchor == two.anchor:
        return 0.0
    if one.island == two.island:
        return one.worth + SECOND * two.worth
    return one.worth + two.worth


def extra_spaces(s: Amerigo, goals: dict[int, Goal], course: SailingPlan) -> AmerigoMove | None:
    """The move of AM-TOKEN-3, if it brings more now than it is worth keeping."""
    token = tokens.usable(s, s.seat, tokens.EIGHT_FOR_SHIPS)
    if token < 0:
        return None
    gain = best_course(s, goals, EXTRA_SPACES).worth - course.worth
    return s.world.use_moves[token] if gain > token_worth(s, s.seat, token) else None


def next_sailing(s: Amerigo) -> AmerigoMove:
    """The next step of a blue action."""
    if s.landing != NOWHERE:
        return best_post(s)
    goals = open_goals(s, s.seat)
    course = best_course(s, goals, 0)
    token = extra_spaces(s, goals, course) if s.held[s.seat] else None
    if token is not None:
        return token
    for ship in farthest_first(course):
        goal = course.goals[ship]
        if goal is not None:
            return make_for(s, ship, goal.anchor, goal.away)
    for ship in range(SHIPS):
        if not s.ships_done >> ship & 1:
            move = approach(s, ship, goals)
            if move is not None:
                return move
    return s.world.end_move


def farthest_first(course: SailingPlan) -> list[int]:
    """The ships, that with farther to go first: gold paid for it helps the other (AM-GOLD-3)."""
    first, second = course.goals
    if first is not None and second is not None and second.away > first.away:
        return [1, 0]
    return [0, 1]


def best_post(s: Amerigo) -> AmerigoMove:
    """The trading post to establish where a ship has landed."""
    numbers, squares = s.world.numbers, open_posts(s, s.landing)
    if len(squares) == 1:
        return numbers.move(numbers.first_post + squares[0])
    land, best, most = spare_land(s, s.seat), -1, -1.0
    for square in squares:
        worth = post_worth(s, s.seat, s.world.island_at[square], land)
        if worth > most:
            best, most = square, worth
    return numbers.move(numbers.first_post + best)


def sailing_moves(s: Amerigo) -> list[AmerigoMove]:
    """Steps of a blue action worth considering: ships to goals in reach, or towards others."""
    if s.landing != NOWHERE:
        numbers = s.world.numbers
        return [numbers.move(numbers.first_post + square) for square in open_posts(s, s.landing)]
    goals, moves = open_goals(s, s.seat), []
    for ship in range(SHIPS):
        if not s.ships_done >> ship & 1:
            for goal in goals_in_reach(s, ship, goals, 0):
                moves.append(make_for(s, ship, goal.anchor, goal.away))
    for ship in range(SHIPS):
        if not s.ships_done >> ship & 1:
            for anchor in distant_goals(s, ship, goals):
                moves.extend(towards(s, ship, anchor))
    if s.held[s.seat] and s.ships_done != ALL_DONE:
        moves.extend(tokens.uses(s, tokens.unused(s, s.seat, tokens.EIGHT_FOR_SHIPS)))
    return moves


def towards(s: Amerigo, ship: int, anchor: int) -> list[AmerigoMove]:
    """The move that brings a ship nearer to an anchor space; none if it cannot come nearer."""
    start, numbers = s.ships[s.seat * SHIPS + ship], s.world.numbers
    if start == UNPLACED:
        return [place_at(s, chart_of(s.world).harbour[anchor])]
    node = on_the_way(s, start, anchor)
    return [] if node == start else [numbers.move(numbers.sail_index(ship, node))]


def make_for(s: Amerigo, ship: int, anchor: int, away: int) -> AmerigoMove:
    """The move to an anchor space within reach; an unplaced ship is placed first."""
    numbers = s.world.numbers
    if s.ships[s.seat * SHIPS + ship] == UNPLACED:
        return place_at(s, chart_of(s.world).harbour[anchor])
    return numbers.move(numbers.sail_index(ship, anchor))


def place_at(s: Amerigo, node: int) -> AmerigoMove:
    """The move that puts the next ship on a frame space."""
    numbers = s.world.numbers
    return numbers.move(numbers.first_place + node - s.world.area)


def distant_goal(s: Amerigo, seat: int, ship: int, goals: dict[int, Goal], taken: int) -> int:
    """The anchor space worth heading for in actions to come, not `taken`; −1: none."""
    chart, best, most = chart_of(s.world), -1, 0.0
    for goal in goals.values():
        if goal.anchor != taken:
            away = spaces_away(s, chart, seat, ship, goal.anchor)
            worth = goal.worth * faded_by(away)
            if worth > most:
                best, most = goal.anchor, worth
    return best


def distant_goals(s: Amerigo, ship: int, goals: dict[int, Goal]) -> list[int]:
    """A few anchor spaces worth heading for with a ship in actions to come, best first."""
    chart, found = chart_of(s.world), list(goals.values())
    worths = [
        goal.worth * faded_by(spaces_away(s, chart, s.seat, ship, goal.anchor)) for goal in found
    ]
    ranked = sorted(range(len(found)), key=worths.__getitem__, reverse=True)
    return [found[i].anchor for i in ranked[:CHOICES] if worths[i] > 0.0]


def approach(s: Amerigo, ship: int, goals: dict[int, Goal]) -> AmerigoMove | None:
    """A move towards a goal of a later action; None if there is no such goal."""
    other = s.ships[s.seat * SHIPS + 1 - ship]
    anchor = distant_goal(s, s.seat, ship, goals, other)
    start = s.ships[s.seat * SHIPS + ship]
    if start == UNPLACED:
        return place_at(s, chart_of(s.world).harbour[anchor] if anchor >= 0 else s.world.area)
    if anchor < 0:
        return None
    node = on_the_way(s, start, anchor)
    numbers = s.world.numbers
    return None if node == start else numbers.move(numbers.sail_index(ship, node))


def on_the_way(s: Amerigo, start: int, anchor: int) -> int:
    """The last free node that the action points reach on a shortest way to an anchor space."""
    away = chart_of(s.world).away[anchor]
    node = last = start
    for _ in range(s.ap):
        ahead = [near for near in s.world.near[node] if away[near] < away[node]]
        if not ahead:
            break
        node = ahead[0]
        if node >= s.world.area or node not in s.ships:
            last = node
    return last


def ships_worth(s: Amerigo, seat: int) -> float:
    """Points that the places of the seat's ships promise for later blue actions."""
    if not turns_left(s):
        return 0.0
    goals, chart = open_goals(s, seat), chart_of(s.world)
    taken, worth = -1, 0.0
    for ship in range(SHIPS):
        anchor = distant_goal(s, seat, ship, goals, taken)
        if anchor >= 0:
            away = spaces_away(s, chart, seat, ship, anchor)
            worth += goals[anchor].worth * faded_by(away)
            taken = anchor
    return worth * HOPE * min(1.0, 4.0 * share_left(s))
