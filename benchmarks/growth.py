"""How the time of a decision grows with players, land and tiles in hand.

    python benchmarks/growth.py [--compiled FOLDER] [--games 30] [--read FILE] [--write]

plays random games and fits time = a · size^b to the medians; b = 1 would be growth in proportion.
``--write`` puts table and picture into `docs/performance.md` (needs ``pip install
'.[plots]'``). `make bench` compiles the engine and runs this too.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from asked import figures, package_folder, whole
from peers_page import put_between

import carrack
from carrack.arena.reports import plots
from carrack.arena.reports.rendering import render
from carrack.arena.series.bench import Bench
from carrack.core.chance import Seeded
from carrack.core.game import OVER
from carrack.core.playout import Count, Dice, play_out
from carrack.core.registry import find_game
from carrack.games.amerigo.box.edition import load_edition
from carrack.games.amerigo.chapters.setup import set_up_on, world_of
from carrack.games.amerigo.chart.layout import Layout, assemble, is_legal
from carrack.games.amerigo.components import LAND_CHARACTERS, Edition
from carrack.games.amerigo.state import GREEN as BUILDING
from carrack.games.amerigo.state import Amerigo

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "performance.md"

SIZES = [(2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (6, 6), (8, 8)]  # island tiles of a map
MAPS = 4  # of each size
HANDS = [1, 2, 4, 8, 12, 16, 24]  # tiles in hand

Curve = list[tuple[float, float]]  # size, microseconds a decision

NAMES = {
    "players": "Amerigo: players",
    "east players": "The Dutch East Indies: players",
    "land": "Amerigo, 3 players: squares of land",
    "tiles": "Amerigo, 4 players, building: tiles in hand",
}


def main() -> None:
    options = parser().parse_args()
    if options.raw:
        print(json.dumps(curves(options.games)))
        return
    if options.read:
        found = options.read
    else:
        found = {kind: measured(at, options.games) for kind, at in engines(options).items()}
        Path(options.json).parent.mkdir(parents=True, exist_ok=True)
        Path(options.json).write_text(json.dumps(found, indent=1))
    print(table(found))
    if options.write:
        picture = PAGE.parent / "images" / "performance-growth.png"
        plot(found, picture)
        text = f"![time of a decision](images/{picture.name})\n\n{table(found)}"
        put_between(PAGE, "growth", text)


def parser() -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument(
        "--compiled", type=package_folder, help="folder with the compiled package (make bench)"
    )
    arguments.add_argument("--games", type=whole(MAPS), default=30, help="of each size")
    arguments.add_argument("--json", default=str(HERE.parent / "build" / "growth.json"))
    arguments.add_argument("--read", type=figures, help="figures to show instead of measuring")
    arguments.add_argument("--write", action="store_true", help=f"put the table into {PAGE.name}")
    arguments.add_argument("--raw", action="store_true", help=argparse.SUPPRESS)
    return arguments


def engines(options: argparse.Namespace) -> dict[str, str]:
    """The folders to import Carrack from."""
    sources = Path(carrack.__file__).resolve().parents[1]
    folders = {"pure": str(sources)}
    if options.compiled not in (None, sources):
        folders["compiled"] = str(options.compiled)
    return folders


def measured(folder: str, games: int) -> dict[str, Curve]:
    """The curves of an engine, from a process that imports it."""
    done = subprocess.run(
        [sys.executable, __file__, "--raw", "--games", str(games)],
        env={**os.environ, "PYTHONPATH": folder},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Curve] = json.loads(done.stdout)
    return found


# --- what is measured ----------------------------------------------------------------------------


def curves(games: int) -> dict[str, Curve]:
    return {
        "players": [(players, by_players("amerigo", players, games)) for players in (2, 3, 4)],
        "east players": [
            (players, by_players("dutch-east-indies", players, games)) for players in (2, 3, 4)
        ],
        "land": by_land(games),
        "tiles": by_tiles(games),
    }


def by_players(name: str, players: int, games: int) -> float:
    """Microseconds of a decision in games on one map."""
    bench = Bench(find_game(name), players, one_map=True)
    bench.games(0, 3)
    return median(
        [1e6 * timed.play / timed.moves for timed in [bench.games(at, 1) for at in range(games)]]
    )


def by_land(games: int) -> Curve:
    """Three players on maps of several sizes; the sizes are medians of the maps."""
    points = []
    for columns, rows in SIZES:
        maps = [one_map(columns, rows, seed, games) for seed in range(MAPS)]
        land, micro = zip(*maps, strict=True)
        points.append((median(land), median(micro)))
    return points


def one_map(columns: int, rows: int, seed: int, games: int) -> tuple[int, float]:
    """Squares of land of a random map, and microseconds of a decision on it."""
    game, edition = find_game("amerigo"), load_edition("reconstructed")
    layout = random_map(edition, columns, rows, Seeded(seed))
    world = world_of(edition, 3, layout, edition.stick, edition.dislodge)
    times = []
    for number in range(games // MAPS + 2):
        state, count = set_up_on(world, Seeded(number)), Count()
        begun = time.process_time()
        play_out(game, state, Seeded(number), Dice(number, 3), count)
        times.append(1e6 * (time.process_time() - begun) / (count.decisions + count.forced))
    land = sum([square in LAND_CHARACTERS for square in layout.squares])
    return land, median(times[2:])


def random_map(edition: Edition, columns: int, rows: int, chance: Seeded) -> Layout:
    """A map of any size; one that needs more island tiles than there are uses them again."""
    tiles, wanted = len(edition.tiles), columns * rows
    for attempt in range(1000):
        shuffles = range(-(-wanted // tiles))
        order = [tile for at in shuffles for tile in chance.permutation(f"{attempt} {at}", tiles)]
        turns = chance.integers(f"turns {attempt}", [4] * wanted)
        layout = assemble(edition, columns, rows, list(zip(order, turns, strict=False)))
        if wanted > tiles or is_legal(layout):
            return layout
    raise SystemExit(f"growth.py: no legal map of {columns} by {rows} island tiles in 1000")


def by_tiles(games: int) -> Curve:
    """Decisions to build in positions of random games, with hands of several sizes dealt there."""
    bench = Bench(find_game("amerigo"), 4, one_map=True)
    found = [state for number in range(4 * games) for state in building(bench, number)]
    points = []
    for held in HANDS:
        spent = [time_choice(bench, dealt(state, held)) for state in found]
        points.append((held, median(spent) / 1000))
    return points


def building(bench: Bench, number: int) -> list[Amerigo]:
    """The positions of a random game in which a seat begins to build."""
    assert isinstance(bench.start, Amerigo)
    state, chance, dice = bench.start.copy(), Seeded(number), Dice(number, 4)
    decision, found, before = 0, [], -1
    while state.seat != OVER:
        decision += 1
        if state.action == BUILDING != before and len(bench.game.legal(state)) > 1:
            found.append(state.copy())
        before = state.action
        legal = bench.game.legal(state)
        bench.game.apply(state, legal.sample(dice.at(state.seat, decision)), chance)
    return found


def dealt(state: Amerigo, held: int) -> Amerigo:
    """The position with this many tiles in hand: one of each kind, then a second, and so on."""
    state = state.copy()
    hands = (state.own_villages, state.own_neutrals)
    spaces = []
    for hand in hands:
        kinds = len(hand) // state.players
        spaces += [(hand, state.seat * kinds + kind) for kind in range(kinds)]
    for hand, space in spaces:
        hand[space] = 0
    for tile in range(held):
        hand, space = spaces[tile % len(spaces)]
        hand[space] += 1
    return state


def time_choice(bench: Bench, state: Amerigo) -> float:
    """Nanoseconds of one decision: what is legal, one of it, played. The best of five."""
    best, chance = math.inf, Seeded(1)
    for _ in range(5):
        now, stream = state.copy(), Dice(1, 4).at(state.seat, 1)
        begun = time.perf_counter_ns()
        legal = bench.game.legal(now)
        bench.game.apply(now, legal.sample(stream), chance)
        best = min(best, time.perf_counter_ns() - begun)
    return best


# --- what is shown -------------------------------------------------------------------------------


def exponent(curve: Curve) -> float:
    """The b of time = a · size^b, by least squares of the logarithms."""
    xs = [math.log(size) for size, _ in curve]
    ys = [math.log(micro) for _, micro in curve]
    middle_x, middle_y = sum(xs) / len(xs), sum(ys) / len(ys)
    above = sum([(x - middle_x) * (y - middle_y) for x, y in zip(xs, ys, strict=True)])
    return above / sum([(x - middle_x) ** 2 for x in xs])


def table(found: dict[str, dict[str, Curve]]) -> str:
    """Sizes, times and exponents of every engine."""
    lines = []
    for engine, kinds in found.items():
        for name, curve in kinds.items():
            b = exponent(curve)
            first, last = curve[0], curve[-1]
            lines.append(
                [
                    NAMES[name],
                    engine,
                    f"{first[0]:g} to {last[0]:g}",
                    f"{first[1]:.2f} to {last[1]:.2f}",
                    f"{b:.2f}",
                    "no worse than linear" if b <= 1 else "**worse than linear**",
                ]
            )
    heads = ["against", "engine", "from … to", "µs a decision", "exponent", ""]
    return render("table.md.j2", heads=heads, rows=lines)


def plot(found: dict[str, dict[str, Curve]], picture: Path) -> None:
    """A panel for every size; both engines in it."""
    with plots.panels(picture, (8, 6), across=2, down=2) as panels:
        for axes, (name, title) in zip(panels, NAMES.items(), strict=True):
            for number, engine in enumerate(found):
                sizes, micro = zip(*found[engine][name], strict=True)
                axes.plot(sizes, micro, "-", label=engine, **plots.look(number))
            axes.set_title(title)
            axes.set_ylim(bottom=0)
            axes.set_ylabel("µs a decision")
        plots.legend(panels[0])


if __name__ == "__main__":
    main()
