"""Features of what all seats share: the clock, the cubes, the displays, the land."""

from __future__ import annotations

from typing import Final

from carrack.core.knowledge import Feature
from carrack.games.amerigo.bots.features.units import bounded, tenths
from carrack.games.amerigo.bots.strategy.chart import chart_of
from carrack.games.amerigo.bots.strategy.clock import turns_left
from carrack.games.amerigo.bots.strategy.threat import next_marker
from carrack.games.amerigo.chapters.pirates import shown_pirates
from carrack.games.amerigo.chapters.progress import on_display
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.components import GOODS as GOOD_NAMES
from carrack.games.amerigo.state import ACT, COLOURS, GOODS, ROUNDS, Amerigo

STEPS: Final = ("choose", "act", "pick", "done")
ACTIONS: Final = (*COLOUR_NAMES, "gold", "cubes")
Site = tuple[int, int]  # an anchor space and an island on which a post can be established from it


def one_of(name: str, values: tuple[str, ...], meaning: str) -> list[Feature]:
    """A feature for each value: 1 for the current one, 0 for the others."""
    return [Feature(f"{name}_{value}", f"1 if {meaning} {value}") for value in values]


def each_of(name: str, values: tuple[str, ...], meaning: str) -> list[Feature]:
    """A feature for each of some values."""
    return [Feature(f"{name}_{value}", f"{meaning}: {value}") for value in values]


SHARED: Final = [
    *one_of("round", tuple(str(number + 1) for number in range(ROUNDS)), "it is round"),
    *one_of("phase", COLOUR_NAMES, "it is the phase of"),
    *one_of("players", ("2", "3", "4"), "number of players:"),
    *one_of("step", STEPS, "the seat that decides is about to"),
    *one_of("action", ACTIONS, "the seat that decides has chosen"),
    Feature("turns_left", "turns that a seat has after this phase, if none is skipped"),
    Feature("to_act", "seats that act in this phase after the one that decides"),
    Feature("ap", "action points left in an action under way"),
    Feature("time", "value of the time marker on top"),
    Feature("most_cubes", "cubes of the largest colour in the action space: action points"),
    Feature("cubes", "cubes in the action space"),
    *each_of("space", COLOUR_NAMES, "cubes in the action space"),
    *each_of("thrown", COLOUR_NAMES, "cubes that the next throw of the colour throws, so far"),
    *each_of("tower", COLOUR_NAMES, "cubes in the tower"),
    Feature("pirates", "strength of the face-up markers"),
    Feature("next_pirates", "mean of the markers not seen yet, in tenths"),
    *each_of("display", GOOD_NAMES, "production tokens on display"),
    Feature("display_cost", "what all production tokens on display cost"),
    Feature("production_left", "production tokens still to come"),
    Feature("tokens", "progress tokens on display"),
    Feature("free_land", "free squares on all islands"),
    Feature("built_share", "share of the land that is not free, in thousandths"),
    Feature("open_islands", "islands that are not complete"),
    Feature("open_big", "big islands that are not complete"),
    Feature("new_islands", "islands that nobody has discovered"),
    Feature("sites", "anchor spaces and islands where a post can still be established"),
    Feature("neutrals", "neutral tiles in the general supply"),
    Feature("neutral_squares", "squares of all those tiles"),
]


def open_sites(s: Amerigo) -> list[Site]:
    """All pairs of an anchor space and an island with a free trading-post space next to it."""
    world, free, sites = s.world, s.free, []
    for anchor in chart_of(world).anchors:
        before = -1
        for square in world.posts_at[anchor]:
            island = world.island_at[square]
            if island != before and free[island] & world.islands[island].bit_of[square]:
                sites.append((anchor, island))
                before = island
    return sites


def table_numbers(s: Amerigo, sites: int) -> list[int]:
    """The shared row."""
    row = [0] * (ROUNDS + COLOURS + 3 + len(STEPS) + len(ACTIONS))
    row[s.round - 1] = 1
    row[ROUNDS + s.phase] = 1
    row[ROUNDS + COLOURS + s.players - 2] = 1
    row[ROUNDS + COLOURS + 3 + s.step] = 1
    if s.action >= 0:
        row[ROUNDS + COLOURS + 3 + len(STEPS) + s.action] = 1
    row.append(turns_left(s))
    row.append(len(s.order) - 1 - s.acting)
    row.append(s.ap if s.step == ACT else 0)
    row.append(s.world.edition.times[s.round - 1])
    add_cubes(row, s)
    row.append(sum(shown_pirates(s)))
    row.append(tenths(next_marker(s)))
    add_displays(row, s)
    add_land(row, s)
    row.append(sites)
    sizes, villages = s.world.kinds, len(s.world.edition.villages)
    row.append(sum(s.neutrals))
    squares = [sizes[villages + i].shape.size * count for i, count in enumerate(s.neutrals)]
    row.append(bounded(sum(squares)))
    return row


def add_cubes(row: list[int], s: Amerigo) -> None:
    """Append where the cubes are. Those in the action space return to the storage (AM-ROUND-8)."""
    row.append(max(s.space))
    row.append(sum(s.space))
    row.extend(s.space)
    for colour in range(COLOURS):
        row.append(s.storage[colour] + s.space[colour])
    row.extend(s.inside)


def add_displays(row: list[int], s: Amerigo) -> None:
    """Append what can be bought and taken."""
    kinds, counts, cost = s.world.edition.production, [0] * GOODS, 0
    for number in s.display:
        kind = kinds[number]
        counts[kind.good] += 1
        cost += kind.cost
    row.extend(counts)
    row.append(cost)
    row.append(len(s.stack) - s.stack_at)
    row.append(len(on_display(s)))


def add_land(row: list[int], s: Amerigo) -> None:
    """Append how much of the land is built over, and islands by their condition."""
    land = free = unfinished = big = new = 0
    for island in s.world.islands:
        squares, left = len(island.squares), s.free[island.number].bit_count()
        land += squares
        free += left
        if left:
            unfinished += 1
            big += 1 if island.big else 0
        start = island.number * s.players
        if left and not sum(s.post_count[start : start + s.players]):
            new += 1
    row.append(bounded(free))
    row.append((land - free) * 1000 // land if land else 0)
    row.append(unfinished)
    row.append(big)
    row.append(new)
