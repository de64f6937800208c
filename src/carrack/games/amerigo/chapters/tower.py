"""The cube tower (AM-TOWER-1): cubes thrown in stick or fall, and knock others loose.

A throw is one draw. Its outcome counts first the thrown cubes that stick, by colour, then the cubes
inside that come loose, by colour.
"""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Chance
from carrack.core.streams import MILLION
from carrack.games.amerigo.chart.world import World
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.state import COLOURS, ROUNDS, Amerigo

SETUP_THROW: Final = "tower setup"
THROWS: Final = [
    [f"tower {number} {colour}" for colour in COLOUR_NAMES] for number in range(1, ROUNDS + 1)
]


def loosening(thrown: int, dislodge: int) -> int:
    """Odds in millionths that a cube inside comes loose: it must withstand each thrown cube."""
    stays = MILLION
    for _ in range(thrown):
        stays = stays * (MILLION - dislodge) // MILLION
    return MILLION - stays


def odds(world: World, thrown: int) -> list[int]:
    """Odds in millionths when throwing this many: to stick, by colour, then to come loose."""
    known = world.odds.get(thrown)
    if known is None:
        loose = loosening(thrown, world.dislodge)
        known = [world.stick] * COLOURS + [loose] * COLOURS
        world.odds[thrown] = known
    return known


def throw(s: Amerigo, chance: Chance, purpose: str, thrown: list[int]) -> list[int]:
    """Throw cubes, by colour, into the tower; returns those that come out, by colour."""
    outcome = chance.binomials(purpose, thrown + s.inside, odds(s.world, sum(thrown)))
    out, inside = [0] * COLOURS, s.inside[:]
    for colour in range(COLOURS):
        stuck, freed = outcome[colour], outcome[COLOURS + colour]
        out[colour] = thrown[colour] - stuck + freed
        inside[colour] += stuck - freed
    s.inside = inside
    return out


def fill_tower(s: Amerigo, chance: Chance) -> None:
    """Drop all cubes into the tower; what falls out goes to the storage (AM-SETUP-14)."""
    s.storage = throw(s, chance, SETUP_THROW, [s.world.edition.cubes_per_colour] * COLOURS)


def throw_phase(s: Amerigo, chance: Chance) -> bool:
    """Throw the storage of the phase's colour (AM-ROUND-2); False if the phase is skipped."""
    count = s.storage[s.phase]
    if count:
        thrown = [0] * COLOURS
        thrown[s.phase] = count
        s.storage = s.storage[:]
        s.storage[s.phase] = 0
        s.space = throw(s, chance, THROWS[s.round - 1][s.phase], thrown)
        if s.events is not None:
            data = {"colour": COLOUR_NAMES[s.phase], "count": count, "out": s.space[:]}
            data.update({"fallen": sum(s.space), "ap": max(s.space)})
            s.report("thrown", "AM-ROUND-2", -1, data)
    if sum(s.space):
        return True
    if s.events is not None:
        why = "nothing fell out" if count else "the storage space is empty"
        s.report("skipped", "AM-ROUND-3", -1, {"colour": COLOUR_NAMES[s.phase], "why": why})
    return False


def clear_space(s: Amerigo) -> None:
    """Return the cubes of the action space to the storage spaces (AM-ROUND-8)."""
    s.storage = cleared(s)
    s.space = [0] * COLOURS


def cleared(s: Amerigo) -> list[int]:
    """The storage spaces after adding the cubes of the action space (AM-ROUND-8)."""
    return [s.storage[colour] + s.space[colour] for colour in range(COLOURS)]
