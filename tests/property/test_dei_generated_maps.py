"""Maps drawn at random are fair, pass every check, and are the same on every machine."""

from __future__ import annotations

import hashlib
from functools import cache

import pytest

from carrack.core.chance import Seeded
from carrack.core.game import checked_options
from carrack.games.dutch_east_indies import GAME
from carrack.games.dutch_east_indies.chart.map_file import read_draft
from carrack.games.dutch_east_indies.chart.mapmaking.generate import MOST_SEED, generate
from carrack.games.dutch_east_indies.chart.mapmaking.text import chart_text
from carrack.games.dutch_east_indies.chart.waters import Waters, distance_report, sailing_distances
from carrack.games.dutch_east_indies.components import WILD, ChartPlan
from carrack.testing.walks import how_many

SEEDS = {2: how_many(40, 200), 3: how_many(8, 40), 4: how_many(40, 200)}
FIRST = {  # of the maps of the first seeds: a change here gives everybody other maps
    2: (60, "50fabec87cafdad2"),
    3: (5, "ff289b57fd133711"),
    4: (60, "4edfd0c51814f753"),
}

every_number = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def drawn(players: int) -> dict[str, ChartPlan]:
    """Maps by text, each read and found without a problem, not even a warning."""
    found: dict[str, ChartPlan] = {}
    for seed in range(SEEDS[players]):
        text = generate(players, seed)
        draft = read_draft(text, "random")
        assert draft.problems == [], (players, seed, draft.problems)
        found[text] = draft.chart
    return found


@every_number
def test_every_seed_gives_another_map_that_passes_every_check(players: int) -> None:
    maps = drawn(players)
    assert len({plan.rows for plan in maps.values()}) == SEEDS[players]
    for text, plan in maps.items():
        assert plan.players == players
        assert chart_text(plan) == text


@every_number
def test_nobody_lives_nearer_to_the_market_or_to_a_wild_island(players: int) -> None:
    for plan in drawn(players).values():
        far = distance_report(plan)
        assert len({reach.market for reach in far}) == 1
        assert len({reach.nearest_wild for reach in far}) == 1
        assert 7 <= far[0].market <= 10
        assert 4 <= far[0].nearest_wild <= 6


@pytest.mark.parametrize("players", [2, 4])
def test_what_one_player_sees_the_others_see_too(players: int) -> None:
    for plan in drawn(players).values():
        seen = [
            sorted(zip(reach.islands, [i.cards for i in plan.islands], strict=True))
            for reach in distance_report(plan)
        ]
        assert all(sight == seen[0] for sight in seen)


def test_three_players_have_about_the_same_within_reach() -> None:
    for plan in drawn(3).values():
        wild = [i for i, island in enumerate(plan.islands) if island.kind == WILD]
        far = [sorted(reach.islands[i] for i in wild) for reach in distance_report(plan)]
        assert far[1] == far[2]  # their homes are images of each other
        assert abs(sum(far[0][:5]) - sum(far[1][:5])) <= 2


@every_number
def test_there_are_cards_for_everybody_and_few_enough_to_play_alone(players: int) -> None:
    for plan in drawn(players).values():
        cards = [island.cards for island in plan.islands if island.kind == WILD]
        assert 26 <= sum(cards) <= (28 if players == 2 else 30)
        assert 2 <= min(cards) <= max(cards) <= 7


@every_number
def test_pirates_wait_in_the_open_far_from_every_ship(players: int) -> None:
    for plan in drawn(players).values():
        waters = Waters(plan)
        starts = [waters.place(pirate) for pirate in plan.pirates]
        for square in starts:
            around = [other for other in waters.next[square] if other >= 0]
            assert [waters.marks[other] for other in around] == ["."] * 8
        for seat, berths in enumerate(plan.ships):
            for berth in berths:
                far = sailing_distances(waters, seat, berth)
                assert min(far[square] for square in starts) >= 7


@every_number
def test_islands_are_of_many_sizes(players: int) -> None:
    sizes = {
        sum(row.count(island.letter) for row in plan.rows)
        for plan in drawn(players).values()
        for island in plan.islands
        if island.kind == WILD
    }
    assert len(sizes) >= 6


@every_number
def test_the_same_seed_gives_the_same_map_for_ever(players: int) -> None:
    seeds, known = FIRST[players]
    texts = [generate(players, seed) for seed in range(seeds)]
    assert generate(players, 0) == texts[0]
    assert hashlib.sha256("".join(texts).encode()).hexdigest()[:16] == known


def test_alone_one_gets_the_map_for_two() -> None:
    assert GAME.generate_map(1, 8) == GAME.generate_map(2, 8)


@pytest.mark.parametrize(("players", "seed"), [(0, 1), (5, 1), (2, -1), (2, MOST_SEED + 1)])
def test_numbers_that_mean_nothing_are_refused(players: int, seed: int) -> None:
    with pytest.raises(ValueError, match="from 0 to|for 1 to 4 players"):
        generate(players, seed)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_random_map_is_played_on(players: int) -> None:
    text = GAME.generate_map(players, MOST_SEED)
    state = GAME.setup(players, checked_options(GAME, players, {"map": text}), Seeded(1))
    assert state.world.plan.text == text
    assert len(GAME.legal(state)) > 0
