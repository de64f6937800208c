"""Every map that can be drawn obeys the rules, by a plain search that shares no code with ours."""

from hypothesis import given, settings
from hypothesis import strategies as st

from carrack.core.chance import Seeded
from carrack.games.amerigo.box.edition import load_edition
from carrack.games.amerigo.chart.layout import (
    Layout,
    draw_layout,
    faults,
    find_islands,
    layout_from_text,
    map_size,
    random_layout,
)
from carrack.games.amerigo.components import LAND_CHARACTERS

EDITION = load_edition("reconstructed")
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
AROUND = tuple((r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c)

Area = frozenset[tuple[int, int]]


def land_of(layout: Layout) -> Area:
    return frozenset(
        divmod(square, layout.width)
        for square, character in enumerate(layout.squares)
        if character in LAND_CHARACTERS
    )


def areas(cells: Area) -> list[Area]:
    """The orthogonally connected parts, found square by square."""
    left, found = set(cells), []
    while left:
        heap, part = [min(left)], set()
        while heap:
            cell = heap.pop()
            if cell in left:
                left.remove(cell)
                part.add(cell)
                heap += [(cell[0] + r, cell[1] + c) for r, c in SIDES]
        found.append(frozenset(part))
    return found


def obeys_setup_4(layout: Layout, land: Area) -> bool:
    """Water with a rim of one square around the map is one piece."""
    ring = {(r, c) for r in range(-1, layout.height + 1) for c in range(-1, layout.width + 1)}
    return len(areas(frozenset(ring - land))) == 1


def obeys_setup_5(islands: list[Area]) -> bool:
    home = {cell: number for number, island in enumerate(islands) for cell in island}
    return all(
        home.get((cell[0] + r, cell[1] + c), number) == number
        for cell, number in home.items()
        for r, c in AROUND
    )


def obeys_setup_6(islands: list[Area]) -> bool:
    return len([island for island in islands if len(island) >= 20]) <= 5


def obeys_setup_7(layout: Layout, islands: list[Area]) -> bool:
    return all(
        any(layout.squares[row * layout.width + column] == "P" for row, column in island)
        for island in islands
    )


def rules_broken(layout: Layout) -> set[str]:
    land = land_of(layout)
    islands = areas(land)
    kept = {
        "AM-SETUP-4": obeys_setup_4(layout, land),
        "AM-SETUP-5": obeys_setup_5(islands),
        "AM-SETUP-6": obeys_setup_6(islands),
        "AM-SETUP-7": obeys_setup_7(layout, islands),
    }
    return {rule for rule, good in kept.items() if not good}


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**53), players=st.integers(2, 4))
def test_every_drawn_layout_obeys_the_rules_of_set_up(seed, players):
    layout = draw_layout(EDITION, players, Seeded(seed))
    assert rules_broken(layout) == set()


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**53), players=st.integers(2, 4))
def test_random_tiles_are_judged_like_a_plain_search_does(seed, players):
    layout = random_layout(EDITION, *map_size(players), Seeded(seed), 1)
    assert {fault.rule for fault in faults(layout)} == rules_broken(layout)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from("...##P"), min_size=72, max_size=72))
def test_any_noise_is_judged_like_a_plain_search_does(squares):
    layout = layout_from_text(["".join(squares[row * 12 : row * 12 + 12]) for row in range(6)])
    assert {fault.rule for fault in faults(layout)} == rules_broken(layout)
    islands = [
        sorted(row * layout.width + column for row, column in island)
        for island in areas(land_of(layout))
    ]
    assert find_islands(layout.squares, layout.width, layout.height) == sorted(islands)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**53), players=st.integers(2, 4))
def test_every_post_space_keeps_an_anchor_of_its_own_when_tiles_meet(seed, players):
    layout = draw_layout(EDITION, players, Seeded(seed))
    at = {divmod(square, layout.width): c for square, c in enumerate(layout.squares)}
    for (row, column), character in at.items():
        if character in "Pa":
            partner = "a" if character == "P" else "P"
            beside = [at.get((row + r, column + c)) for r, c in SIDES]
            assert beside.count(partner) == 1
