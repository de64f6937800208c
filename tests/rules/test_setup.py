"""What a game begins with: AM-SETUP. The map itself is proved in test_layout.py."""

from collections import Counter
from dataclasses import replace

import pytest

from carrack.core.chance import Chance, Seeded
from carrack.core.game import checked_options
from carrack.games.amerigo.chapters.rounds import prepare_round
from carrack.games.amerigo.chapters.setup import stack_discs, world_of
from support.positions.amerigo import EDITION, GAME, new_game, position

PLAYERS = (2, 3, 4)


@pytest.mark.rule("AM-SETUP-1")
@pytest.mark.parametrize("players", [1, 5])
def test_amerigo_is_for_two_to_four_players(players):
    with pytest.raises(ValueError, match="2 to 4 players"):
        checked_options(GAME, players, {})
    assert [len(new_game(n).points) for n in PLAYERS] == [2, 3, 4]


@pytest.mark.rule("AM-SETUP-2")
def test_equal_components_under_another_name_are_another_world():
    named = replace(EDITION, name="other")
    first = new_game(2).world
    assert new_game(2).world is first
    again = [world_of(edition, 2, first.layout, 30, 8) for edition in (EDITION, named, EDITION)]
    assert [world.edition.name for world in again] == [EDITION.name, "other", EDITION.name]


@pytest.mark.rule("AM-SETUP-2")
def test_a_map_of_a_seed_of_its_own_is_the_same_in_every_game():
    first, second = [new_game(2, seed=seed, map_seed=7) for seed in (1, 2)]
    assert first.world.layout.squares == second.world.layout.squares
    assert first.deck != second.deck
    assert first.world.layout.squares != new_game(2, seed=1, map_seed=8).world.layout.squares


@pytest.mark.rule("AM-SETUP-2")
@pytest.mark.parametrize(("players", "width", "height"), [(2, 18, 18), (3, 24, 18), (4, 24, 24)])
def test_a_game_is_played_on_a_map_drawn_for_its_players(players, width, height):
    first, second = new_game(players, seed=1).world, new_game(players, seed=2).world
    assert (first.width, first.height) == (width, height)
    assert first.layout.squares != second.layout.squares


@pytest.mark.rule("AM-SETUP-3")
@pytest.mark.parametrize(("players", "spaces"), [(2, 12), (3, 14), (4, 16)])
def test_the_frame_is_a_ring_of_four_corner_frames_and_the_short_ones(players, spaces):
    frame = new_game(players).world.frame
    assert len(frame) == spaces
    assert len([space for space in frame if space.corner]) == 4
    assert not frame[1].corner and not frame[-1].corner  # a corner frame has three spaces


@pytest.mark.rule("AM-SETUP-6")
@pytest.mark.parametrize(("missing", "chest"), [(16, True), (17, False)])
def test_a_chest_marks_an_island_of_twenty_squares_but_none_of_nineteen(missing, chest):
    squares = ("P" + "#" * 35)[:-missing].ljust(36, ".")
    s = position(" ".join(squares[start : start + 6] for start in range(0, 36, 6)))
    island = GAME.view(s, None)["board"]["islands"][0]
    assert len(island["squares"]) == 36 - missing
    assert (island["big"], island["chest"]) == (chest, chest)


@pytest.mark.rule("AM-SETUP-8")
def test_every_commodity_space_holds_a_token_of_its_good():
    s = position("""
        ......
        .Pnf..
        .#cs..
        .#t...
        ......
        ......
    """)
    lying = GAME.view(s, None)["board"]["commodities"]
    assert lying == [[8, 0], [9, 1], [14, 2], [15, 3], [20, 4]]


@pytest.mark.rule("AM-SETUP-8")
def test_with_four_players_all_forty_commodities_lie_on_the_islands():
    lying = GAME.view(new_game(4), None)["board"]["commodities"]
    assert Counter(good for _, good in lying) == dict.fromkeys(range(5), 8)


@pytest.mark.rule("AM-SETUP-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_posts_ships_villages_and_the_printed_production(players):
    for seat in GAME.view(new_game(players), None)["seats"]:
        assert (seat["posts_left"], sum(seat["villages"].values())) == (12, 16)
        assert (seat["progress"], seat["cannons"], seat["points"]) == (0, 0, 0)
        assert (seat["production"], seat["commodities"]) == ([1] * 5, [0] * 5)
        assert (seat["tokens"], seat["supply"], seat["chests"]) == ([], {}, 0)


@pytest.mark.rule("AM-SETUP-9")
def test_two_ships_a_player_wait_beside_the_board():
    ships = GAME.view(new_game(3), None)["board"]["ships"]
    assert [(ship["seat"], ship["node"]) for ship in ships] == [
        (seat, None) for seat in (0, 0, 1, 1, 2, 2)
    ]


@pytest.mark.rule("AM-SETUP-10")
def test_one_pirate_marker_is_revealed_four_lie_face_down_and_one_is_out():
    s = new_game(3)
    shown = GAME.view(s, 0)["pirates"]
    assert sorted(s.pirates) == [0, 0, 1, 2, 3, 4]
    assert (shown["shown"], shown["hidden"]) == ([s.pirates[0]], 4)
    assert sorted(shown["shown"] + shown["odds"]) == [0, 0, 1, 2, 3, 4]


@pytest.mark.rule("AM-SETUP-10")
def test_any_marker_may_be_the_first_and_any_may_leave_the_game():
    games = [new_game(2, seed) for seed in range(40)]
    assert {s.pirates[0] for s in games} == {s.pirates[5] for s in games} == {0, 1, 2, 3, 4}


@pytest.mark.rule("AM-SETUP-11")
def test_eight_progress_tokens_lie_face_up_in_two_halves():
    s = new_game(2)
    tokens = GAME.view(s, None)["tokens"]
    assert (len(tokens["left"]), len(tokens["right"]), tokens["deck"]) == (4, 4, 16)
    assert len({*tokens["left"], *tokens["right"]}) == 8
    assert s.left + s.right != new_game(2, 2).left + new_game(2, 2).right


@pytest.mark.rule("AM-SETUP-11")
def test_all_24_progress_tokens_appear_in_a_game():
    s = new_game(2)
    seen = {*s.left, *s.right}
    for _ in range(4):
        prepare_round(s)
        seen.update(s.left)
    assert seen == set(range(24))


@pytest.mark.rule("AM-SETUP-12")
@pytest.mark.parametrize(("players", "spaces", "in_play"), [(2, 6, 30), (3, 8, 40), (4, 10, 50)])
def test_every_production_token_in_play_is_shown_in_exactly_one_round(players, spaces, in_play):
    s = new_game(players)
    shown = Counter(s.display)
    assert len(s.display) == spaces
    for _ in range(4):
        prepare_round(s)
        assert len(s.display) == spaces
        shown.update(s.display)
    kinds = EDITION.production
    assert shown == {kind: token.in_play(players) for kind, token in enumerate(kinds)}
    assert shown.total() == in_play


@pytest.mark.rule("AM-SETUP-13")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_top_disc_goes_first_and_the_others_get_a_gold_for_each_player_ahead(players):
    s = new_game(players)
    assert s.seat == s.track[0]
    assert [s.gold[seat] for seat in s.track] == [0, 1, 2, 3][:players]
    assert s.special == [0] * players


@pytest.mark.rule("AM-SETUP-13")
def test_the_rulebooks_four_players_start_with_0_1_2_and_3_gold():
    red, white, blue, yellow = range(4)
    s = position(players=4)
    stack_discs(s, Stacked([red, white, blue, yellow]))
    assert (s.gold[red], s.gold[white], s.gold[blue], s.gold[yellow]) == (0, 1, 2, 3)


@pytest.mark.rule("AM-SETUP-13")
def test_every_stack_of_discs_may_come():
    stacks = set()
    for seed in range(60):
        s = position(players=3)
        stack_discs(s, Seeded(seed))
        stacks.add(tuple(s.track))
    assert len(stacks) == 6


class Stacked(Chance):
    """Shuffles in one way only."""

    def __init__(self, order):
        self.order = order

    def permutation(self, purpose, size):
        return self.order


@pytest.mark.rule("AM-SETUP-14")
def test_all_cubes_go_into_the_tower_and_what_falls_out_is_stored_by_colour():
    s = new_game(2, stick=0, dislodge=0)  # then the blue ones are thrown again
    assert (s.storage, s.space) == ([0, 7, 7, 7, 7, 7, 7], [7, 0, 0, 0, 0, 0, 0])
    s = new_game(2, stick=30, dislodge=0)
    together = [sum(c) for c in zip(s.storage, s.space, s.inside, strict=True)]
    assert together == [7] * 7
    assert 5 <= sum(s.inside) <= 25


@pytest.mark.rule("AM-SETUP-15")
def test_the_general_supply_is_37_neutral_tiles_and_each_players_own_villages():
    view = GAME.view(new_game(4), None)
    assert sum(view["supply"].values()) == 37
    assert [sum(seat["villages"].values()) for seat in view["seats"]] == [16] * 4
