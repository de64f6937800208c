"""The cube tower: AM-TOWER-1."""

import pytest

from carrack.core.chance import Chance, Draw, Recorded, Recording, Seeded
from carrack.core.game import OVER, checked_options
from carrack.games.amerigo.chapters.setup import set_up_on
from carrack.games.amerigo.chapters.tower import fill_tower, loosening, throw
from carrack.games.amerigo.chart.world import World
from support.positions.amerigo import GAME, new_game, play, position

SEEDS = range(40)


class Asked(Chance):
    """Notes what is asked; everything sticks and nothing comes loose."""

    def binomials(self, purpose, trials, odds):
        self.trials, self.odds = trials, odds
        return trials[:7] + [0] * 7


def tower(inside, stick=300_000, dislodge=80_000):
    """A position whose tower has odds of its own."""
    s = position()
    world = World(s.world.edition, 2, s.world.layout, stick, dislodge)
    s = set_up_on(world, Seeded(1))
    s.inside = inside
    return s


def balanced(s):
    together = zip(s.inside, s.storage, s.space, strict=True)
    return [sum(places) for places in together] == [7] * 7


@pytest.mark.rule("AM-TOWER-1")
def test_each_thrown_cube_sticks_and_each_cube_inside_is_tested_against_each_thrown_one():
    thrown, inside = [0, 0, 3, 0, 0, 0, 0], [1, 2, 0, 0, 0, 0, 4]
    s, asked = tower(inside[:]), Asked()
    throw(s, asked, "test", thrown)
    assert asked.trials == [*thrown, *inside]
    stays_at_three = 0.92**3
    assert asked.odds[:7] == [300_000] * 7
    assert asked.odds[7:] == pytest.approx([1_000_000 * (1 - stays_at_three)] * 7, abs=3)


@pytest.mark.rule("AM-TOWER-1")
@pytest.mark.parametrize(("thrown", "loose"), [(0, 0), (1, 0.08), (2, 0.1536), (7, 0.442)])
def test_a_cube_stays_with_the_power_of_the_number_thrown(thrown, loose):
    assert loosening(thrown, 80_000) / 1_000_000 == pytest.approx(loose, abs=0.001)


@pytest.mark.rule("AM-TOWER-1")
def test_a_cube_that_sticks_is_not_knocked_loose_by_its_own_throw():
    s = tower([0] * 7, stick=1_000_000, dislodge=1_000_000)
    assert throw(s, Seeded(1), "test", [0, 5, 0, 0, 0, 0, 0]) == [0] * 7
    assert s.inside == [0, 5, 0, 0, 0, 0, 0]
    assert throw(s, Seeded(1), "again", [0, 0, 1, 0, 0, 0, 0]) == [0, 5, 0, 0, 0, 0, 0]


@pytest.mark.rule("AM-TOWER-1")
def test_about_fifteen_cubes_are_inside_after_set_up():
    inside = []
    for seed in range(300):
        s = tower([0] * 7)
        s.inside = [0] * 7
        fill_tower(s, Seeded(seed))
        inside.append(sum(s.inside))
    assert 14 <= sum(inside) / len(inside) <= 15.5


def gold_diggers(seed, see):
    """A game in which everybody takes gold; `see` looks at every phase."""
    s, phase = new_game(2, seed), None
    while s.seat != OVER:
        if phase != (s.round, s.phase):
            phase = (s.round, s.phase)
            see(s)
        play(s, "gold", "end", chance=Seeded(seed))


@pytest.mark.rule("AM-TOWER-1")
def test_no_cube_is_ever_lost_or_made():
    def see(s):
        assert balanced(s)

    for seed in range(3):
        gold_diggers(seed, see)


@pytest.mark.rule("AM-TOWER-1")
def test_later_about_five_stick_and_four_to_ten_fall_mostly_of_the_thrown_colour():
    inside, fallen, first = [], [], []

    def see(s):
        if s.round > 1:
            inside.append(sum(s.inside))
            fallen.append(sum(s.space))
            first.append(s.space[s.phase] == max(s.space))

    for seed in SEEDS:
        gold_diggers(seed, see)
    assert 3.5 <= sum(inside) / len(inside) <= 6.5
    assert sum(4 <= count <= 10 for count in fallen) > 0.9 * len(fallen)
    assert sum(first) > 0.9 * len(first)


@pytest.mark.rule("AM-TOWER-1")
def test_both_odds_are_options_of_a_game():
    options = {option.name: option.default for option in GAME.options()}
    assert (options["stick"], options["dislodge"]) == (30, 8)
    s = new_game(2, stick=12, dislodge=34)
    assert (s.world.stick, s.world.dislodge) == (120_000, 340_000)


@pytest.mark.rule("AM-TOWER-1")
def test_every_throw_is_recorded_so_that_it_falls_again_in_the_same_way():
    options = checked_options(GAME, 2, {})
    recording = Recording(Seeded(5))
    s = GAME.setup(2, options, recording)
    assert [d.purpose for d in recording.draws][-2:] == ["tower setup", "tower 1 blue"]
    again = GAME.setup(2, options, Recorded([Draw(d.purpose, d.outcome) for d in recording.draws]))
    assert GAME.to_json(again) == GAME.to_json(s)


@pytest.mark.rule("AM-ROUND-2")
def test_the_first_throw_is_reported_before_the_first_decision():
    s = new_game(2, stick=0, dislodge=0)
    data = {"colour": "blue", "count": 7, "out": [7, 0, 0, 0, 0, 0, 0], "fallen": 7, "ap": 7}
    assert [(event.kind, event.data) for event in s.opening] == [("thrown", data)]
    assert s.copy().opening is None
    assert s.events is None


@pytest.mark.rule("AM-ROUND-3")
def test_phases_that_are_skipped_before_the_first_decision_are_reported_too():
    s = new_game(2, seed=4, stick=95)
    opening = [(event.kind, event.data["colour"]) for event in s.opening]
    assert opening == [("skipped", "blue"), ("skipped", "black"), ("thrown", "red")]
