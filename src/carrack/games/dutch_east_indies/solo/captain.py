"""Turn of an automaton's ship, step by step (DEI-SOLO-4 to 9, 17).

Every step reports its reason. A battle that asks the human something interrupts the turn, which
then continues from the agenda (:mod:`carrack.games.dutch_east_indies.chapters.agenda`).
"""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.core.game import OVER
from carrack.games.dutch_east_indies.chapters import movement
from carrack.games.dutch_east_indies.chapters.battle import attack
from carrack.games.dutch_east_indies.chapters.cargo import from_supply, pick, to_supply
from carrack.games.dutch_east_indies.chapters.ships import (
    at_home,
    carries_spice,
    port_island,
    stat_value,
)
from carrack.games.dutch_east_indies.chapters.tasks import CAPTAIN_SAILS, task
from carrack.games.dutch_east_indies.chapters.trade import deplete, take_top_card
from carrack.games.dutch_east_indies.chapters.winning import put_home, report_home_change
from carrack.games.dutch_east_indies.chart.routes import NO_WAY, POINT, Route, points_of
from carrack.games.dutch_east_indies.chart.world import OFF, PASSAGE_RULES, World
from carrack.games.dutch_east_indies.components import COIN, ITEMS, SPICES, STAT_NAMES, STATS, WAYS
from carrack.games.dutch_east_indies.solo import cards, ways
from carrack.games.dutch_east_indies.solo.hunt import end_of_hunt, hunt_over, may_attack
from carrack.games.dutch_east_indies.solo.shortest import is_free, route_to, way_towards
from carrack.games.dutch_east_indies.solo.spoils import auto_of
from carrack.games.dutch_east_indies.state import (
    AUTOMATON,
    FIRST_SHIP,
    HUNT_DUTY,
    IDLE,
    MARKET_DUTY,
    WILD_DUTY,
    Dei,
)


def begin(s: Dei, ship: int, chance: Chance) -> None:
    """Begin a ship's turn: find a card that applies, and attack a target alongside."""
    auto, size = auto_of(s), ship - FIRST_SHIP
    check_order(s, ship, chance)
    if auto.duties[size] == IDLE:
        cards.draw(s, ship, chance)
    s.agenda.append(task(CAPTAIN_SAILS, ship))
    if auto.duties[size] == HUNT_DUTY and not auto.homeward[size] and may_attack(s, ship):
        attack(s, ship, auto.quarry[size], chance)


def check_order(s: Dei, ship: int, chance: Chance) -> None:
    """End an action that has nothing left to do (DEI-SOLO-4, DEI-SOLO-5, DEI-SOLO-7)."""
    auto, size = auto_of(s), ship - FIRST_SHIP
    duty = auto.duties[size]
    if duty == HUNT_DUTY:
        why = hunt_over(s, ship)
        if why:
            cards.end_order(s, ship, chance, "DEI-SOLO-7", why)
    elif duty == MARKET_DUTY and not cards.raisable(s, ship, cards.card_of(s, auto.cards[size])):
        cards.end_order(s, ship, chance, "DEI-SOLO-5", cards.MISSED)


def settle(s: Dei, ship: int, chance: Chance) -> None:
    """End a visit to a wild island if a battle took all the ship's spices (DEI-SOLO-6)."""
    auto, size = auto_of(s), ship - FIRST_SHIP
    if auto.duties[size] == WILD_DUTY and auto.homeward[size] and not carries_spice(s, ship):
        cards.end_order(s, ship, chance, "DEI-SOLO-6", "robbed")


def sail_on(s: Dei, ship: int, chance: Chance) -> None:
    """Move the ship, and do what is to be done where it arrives."""
    auto, size = auto_of(s), ship - FIRST_SHIP
    duty = auto.duties[size]
    if duty != IDLE and auto.homeward[size]:
        bring_home(s, ship, chance)
    elif duty == HUNT_DUTY:
        hunt(s, ship, chance)
    elif duty == MARKET_DUTY:
        visit_market(s, ship, chance)
    elif duty == WILD_DUTY:
        visit_wild(s, ship, chance)
    leave_port(s, ship)
    if s.world.rules >= PASSAGE_RULES:
        deliver(s, ship, chance)
    else:
        unload(s, ship)


# --- duties --------------------------------------------------------------------------------------


def hunt(s: Dei, ship: int, chance: Chance) -> None:
    """Sail to attack, otherwise between target and its home port, otherwise near (DEI-SOLO-7)."""
    target = auto_of(s).quarry[ship - FIRST_SHIP]
    reach = ways.reach_of(s, ship)
    state, aim = end_of_hunt(s, ship, reach)
    states = reach.way(state)
    report_course(s, ship, "DEI-SOLO-7", {"aim": aim, "target": target}, states, len(states))
    follow(s, ship, states)
    if aim == "attack":
        attack(s, ship, target, chance)


def visit_market(s: Dei, ship: int, chance: Chance) -> None:
    """Sail to the nearest free Market port and raise each statistic on the card by a field."""
    market = s.world.market
    sail_to_island(s, ship, [market], "DEI-SOLO-5")
    if port_island(s, ship) != market:
        return
    for stat in cards.raisable(s, ship, cards.card_of(s, auto_of(s).cards[ship - FIRST_SHIP])):
        s.fields[ship * STATS + stat] += 1
        if s.events is not None:
            data = {"ship": ship, "stat": STAT_NAMES[stat], "value": stat_value(s, ship, stat)}
            s.report("solo-upgraded", "DEI-SOLO-5", AUTOMATON, data)
    cards.end_order(s, ship, chance, "DEI-SOLO-5", "upgraded")


def visit_wild(s: Dei, ship: int, chance: Chance) -> None:
    """Sail to the nearest wild port with cards, chosen again every turn (DEI-SOLO-6)."""
    world = s.world
    sail_to_island(s, ship, [i for i in world.wild if s.decks[i]], "DEI-SOLO-6")
    island = port_island(s, ship)
    if island not in world.wild:
        return
    gained = take_spices(s, ship, island)
    deplete(s, island, chance)
    if not gained:
        cards.end_order(s, ship, chance, "DEI-SOLO-6", "empty")
        return
    auto_of(s).homeward[ship - FIRST_SHIP] = True
    if not movement.must_leave(s, ship):
        turn_homewards(s, ship)


def bring_home(s: Dei, ship: int, chance: Chance) -> None:
    """Sail the shortest way home, where the action ends (DEI-SOLO-6, DEI-SOLO-7)."""
    sail_to_island(s, ship, [s.world.homes[AUTOMATON]], rule_of_delivery(s, ship))
    deliver(s, ship, chance)


def rule_of_delivery(s: Dei, ship: int) -> str:
    """The rule by which a ship brings home what it carries."""
    wild = auto_of(s).duties[ship - FIRST_SHIP] == WILD_DUTY
    return "DEI-SOLO-6" if wild else "DEI-SOLO-7"


# --- goods ---------------------------------------------------------------------------------------


def take_spices(s: Dei, ship: int, island: int) -> int:
    """Take the spices of the top card for nothing; returns how many (DEI-SOLO-2, 6)."""
    card = take_top_card(s, island)
    gives = s.world.edition.cards[card].gives
    gained = [0] * ITEMS
    for item in SPICES:
        gained[item] = from_supply(s, ship, item, gives[item])
    if s.events is not None:
        data = {"ship": ship, "island": island, "card": s.world.edition.cards[card].id}
        s.report("solo-took", "DEI-SOLO-6", AUTOMATON, {**data, "gains": gained})
    return sum(gained)


def unload(s: Dei, ship: int) -> None:
    """Unload spices at home, and coins to the supply (DEI-SOLO-2, 17); eight spices win (14)."""
    if not at_home(s, ship):
        return
    to_supply(s, ship, COIN, s.hold[ship * ITEMS + COIN])
    for item in SPICES:
        for _ in range(s.hold[ship * ITEMS + item]):
            if s.seat == OVER:
                return
            s.hold[ship * ITEMS + item] -= 1
            change = put_home(s, AUTOMATON, item, 1)
            report_home_change(s, "unloaded", "DEI-SOLO-17", AUTOMATON, ship, item, change)


def deliver(s: Dei, ship: int, chance: Chance) -> None:
    """Unload at home, which ends the action of a ship that was on its way there."""
    unload(s, ship)
    if auto_of(s).homeward[ship - FIRST_SHIP] and at_home(s, ship) and s.seat != OVER:
        cards.end_order(s, ship, chance, rule_of_delivery(s, ship), "delivered")


def pick_spices(s: Dei, ship: int) -> None:
    """Pick up all spices afloat on the way, but no crates or coins (DEI-SOLO-2, 9)."""
    if not s.afloat:
        return
    for item in SPICES:
        for _ in range(s.afloat.get(s.at[ship] * ITEMS + item, 0)):
            pick(s, ship, item, "DEI-SOLO-9")


# --- sailing -------------------------------------------------------------------------------------


def sail_to_island(s: Dei, ship: int, islands: list[int], rule: str) -> None:
    """Sail towards the nearest free port of some islands; a ship in one stays there."""
    if port_island(s, ship) in islands:
        return
    route = nearest_port(s, ship, islands)
    states = way_towards(s, ship, route)
    if s.events is not None:
        free = route.weight < NO_WAY and is_free(s, route.goal)
        data = {"aim": "port", "island": s.world.port_of[route.goal], "free": free}
        cost = points_of(route.weight) if route.weight < NO_WAY else len(states)
        report_course(s, ship, rule, data, states, cost)
    follow(s, ship, states)


def nearest_port(s: Dei, ship: int, islands: list[int]) -> Route:
    """The way to the nearest free port of some islands; if there is none, to any nearest port."""
    ports = [square for island in islands for square in s.world.ports[island]]
    route = nearest_of(s, ship, [port for port in ports if is_free(s, port)])
    if route is None or route.weight >= NO_WAY:
        route = nearest_of(s, ship, ports)
    assert route is not None
    return route


def nearest_of(s: Dei, ship: int, ports: list[int]) -> Route | None:
    """The way to the nearest of some ports; None if there are no ports.

    Ties: nearer to the automaton's home (DEI-SOLO-6), then by DEI-SOLO-8. Ports that would not be
    nearest even without other ships are skipped.
    """
    start = s.at[ship] * WAYS + s.facing[ship]
    least = sorted([(ways.weights_to(s.world, AUTOMATON, port)[start], port) for port in ports])
    lures = ways.lures_of(s)
    best: Route | None = None
    best_rank = (NO_WAY, 0, 0, 0, 0)  # more points than any way that is searched
    for weight, port in least:
        if best is not None and points_of(weight) > best_rank[0]:
            break
        route = route_to(s, ship, port)
        far = route.weight if route.weight < NO_WAY else NO_WAY + weight
        rank = rank_port(s.world, port, far, lures)
        if best is None or rank < best_rank:
            best, best_rank = route, rank
    return best


def rank_port(
    world: World, port: int, weight: int, lures: list[int]
) -> tuple[int, int, int, int, int]:
    """Points, points from the island home, turns, nearness to the human's spices, number."""
    home = ways.points_home(world, world.port_of[port])
    return (points_of(weight), home, weight, ways.nearness(world, port, lures), port)


def turn_homewards(s: Dei, ship: int) -> None:
    """Use points left to face the start of a shortest way home (DEI-SOLO-6)."""
    if not movement.points_left(s, ship):
        return
    start, home = s.at[ship] * WAYS + s.facing[ship], ways.home_table(s)
    states = [s.at[ship] * WAYS + way for way in range(WAYS)]
    ranked = [
        (home[state], not leads_straight(s, home, state), state != start, state) for state in states
    ]
    best = min(ranked)[3]
    if best != start:
        movement.turn(s, ship, best % WAYS)


def leads_straight(s: Dei, table: list[int], state: int) -> bool:
    """Whether a shortest way by a table begins with the square ahead."""
    ahead = s.world.next[state // WAYS][state % WAYS]
    return ahead != OFF and table[ahead * WAYS + state % WAYS] == table[state] - POINT


def leave_port(s: Dei, ship: int) -> None:
    """Leave a port that must be left by the fewest points, towards home (DEI-SOLO-15).

    DEI-SOLO-8 breaks ties; under the first rules the number alone did. This is not a way to a
    destination: nothing is picked up on it (DEI-SOLO-9).
    """
    if not movement.is_due_to_leave(s, ship):
        return
    reach, home = ways.reach_of(s, ship), ways.home_table(s)
    lures = reach.lures if s.world.rules >= PASSAGE_RULES else []
    ranked = [
        (reach.weights[state], home[state], ways.nearness(s.world, state // WAYS, lures), state)
        for state in ways.ends_of(s, ship, reach)
        if state // WAYS != s.at[ship]
    ]
    if ranked:
        states = reach.way(min(ranked)[3])
        report_course(s, ship, "DEI-SOLO-15", {"aim": "leave"}, states, len(states))
        follow(s, ship, states, picking=False)


def follow(s: Dei, ship: int, states: list[int], picking: bool = True) -> None:
    """Sail a way, and pick up spices on it."""
    for state in states:
        if state // WAYS == s.at[ship]:
            movement.turn(s, ship, state % WAYS)
        else:
            movement.sail(s, ship, state % WAYS)
            if picking:
                pick_spices(s, ship)


def report_course(
    s: Dei, ship: int, rule: str, data: dict[str, object], states: list[int], cost: int
) -> None:
    """Report where a ship sails and why: `aim`, the end of this turn, the points of the way."""
    if s.events is not None:
        square = states[-1] // WAYS if states else s.at[ship]
        s.report(
            "solo-course", rule, AUTOMATON, {"ship": ship, **data, "square": square, "cost": cost}
        )
