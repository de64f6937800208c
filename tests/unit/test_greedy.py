"""The opponent `greedy`: legal, repeatable, blind to what lies face down, and good enough."""

from __future__ import annotations

from carrack.core.chance import Seeded
from carrack.core.game import OVER, checked_options
from carrack.core.playout import Dice
from carrack.games.amerigo import state
from carrack.games.amerigo.bots.greedy import planned
from carrack.games.amerigo.bots.strategy.packing import packed
from carrack.games.amerigo.bots.strategy.supply import own_tiles
from carrack.games.amerigo.chapters.build import take_square
from carrack.games.amerigo.chapters.pirates import strength
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.game import GAME
from carrack.games.amerigo.moves import CHOOSE_ACTION
from carrack.games.amerigo.state import Amerigo


def start(players: int, seed: int) -> tuple[Amerigo, Seeded]:
    chance = Seeded(seed)
    return GAME.setup(players, checked_options(GAME, players, {}), chance), chance


def play_greedy(players: int, seed: int) -> tuple[Amerigo, set[int]]:
    """A finished game of `greedy` alone, and the colours that were chosen."""
    s, chance = start(players, seed)
    colours: set[int] = set()
    while s.seat != OVER:
        move = planned(s)
        if move.kind == CHOOSE_ACTION:
            colours.add(move.value)
        GAME.apply(s, move, chance)
    return s, colours


def beats_random(seed: int) -> bool:
    """Whether `greedy` wins a two-player game; the seats change from game to game."""
    s, chance = start(2, seed)
    dice, decision, seat = Dice(seed, 2), 0, seed % 2
    while s.seat != OVER:
        decision += 1
        stream = dice.at(s.seat, decision)
        move = planned(s) if s.seat == seat else GAME.legal(s).sample(stream)
        GAME.apply(s, move, chance)
    return GAME.result(s).places[seat] == 1


# --- what a bot promises -------------------------------------------------------------------------


def test_what_it_remembers_of_a_map_does_not_change_its_moves() -> None:
    first, _ = play_greedy(2, 3)
    for seed in range(4, 7):
        play_greedy(2, seed)
    again, _ = play_greedy(2, 3)
    assert GAME.to_json(again) == GAME.to_json(first)


# --- what it thinks of ---------------------------------------------------------------------------


def in_action(s: Amerigo, colour: int, ap: int) -> Amerigo:
    """The position within an action of the seat that decides."""
    s.step, s.action, s.ap = state.ACT, colour, ap
    s.gold = [0] * s.players
    return s


def test_it_buys_the_production_token_that_pairs_with_its_commodities() -> None:
    s = in_action(start(2, 1)[0], state.YELLOW, 2)
    s.round = state.ROUNDS
    kinds = s.world.edition.production
    cheap = [i for i, kind in enumerate(kinds) if kind.cost == 2]
    s.display = cheap[:]
    wanted = cheap[-1]
    s.commodities[s.seat * state.GOODS + kinds[wanted].good] = 4
    assert planned(s) is s.world.buy_moves[wanted]


def test_it_loads_cannons_when_a_fight_would_be_lost() -> None:
    s = start(3, 1)[0]
    s.round, s.phase, s.points = state.ROUNDS, state.WHITE, [60] * 3
    s.space = [0] * state.COLOURS
    s.space[state.BLACK] = s.space[state.YELLOW] = 3
    s.display = []
    assert strength(s, s.seat) > 3
    s.cannons[s.seat] = strength(s, s.seat) - 3
    assert planned(s).notation == "black"
    s.cannons[s.seat] += 3
    assert planned(s).notation != "black"


def test_it_covers_the_last_square_of_an_island() -> None:
    s = in_action(start(2, 1)[0], state.GREEN, 1)
    island = max(s.world.islands, key=lambda land: land.post_spaces.bit_count())
    post = island.post_spaces & -island.post_spaces
    take_square(s, s.seat, island, post)
    last = island.near[post.bit_length() - 1] & ~post
    last &= -last
    s.free[island.number] = last
    s.own_villages[s.seat * len(s.world.edition.villages)] = 1
    move = planned(s)
    assert move.island == island.number
    assert move.mask == last


def test_it_takes_no_tiles_and_lays_none_after_the_last_chance_to_score_with_them() -> None:
    s = start(2, 1)[0]
    s.round, s.phase = state.ROUNDS, state.WHITE
    s.space = [0] * state.COLOURS
    s.space[2] = s.space[state.WHITE] = 3
    s.points = [50] * 2
    assert planned(s).notation != "red"


def test_its_packing_never_lays_more_than_there_is_land() -> None:
    s, chance = start(3, 2)
    seen = 0
    while s.seat != OVER:
        for seat in range(s.players):
            own = own_tiles(s, seat)
            packing = packed(s, seat, own)
            sizes = [kind.shape.size for kind in s.world.kinds]
            laid = sum(
                (n - loose) * size for n, loose, size in zip(own, packing.loose, sizes, strict=True)
            )
            posts = [s.post_count[i * s.players + seat] for i in range(len(s.free))]
            land = sum(free.bit_count() for free, n in zip(s.free, posts, strict=True) if n)
            assert land - laid == sum(free.bit_count() for free in packing.free)
            seen += laid
        GAME.apply(s, planned(s), chance)
    assert seen > 100


# --- how well it plays ---------------------------------------------------------------------------


def test_it_beats_random_play() -> None:
    assert sum(beats_random(seed) for seed in range(12)) >= 11


def test_games_of_three_look_like_real_ones() -> None:
    best: list[int] = []
    posts = land = built = 0
    colours: set[int] = set()
    for seed in range(10):
        s, chosen = play_greedy(3, 100 + seed)
        best.append(max(s.points))
        posts += len(s.posts)
        land += sum(len(island.squares) for island in s.world.islands)
        built += sum(len(i.squares) - s.free[i.number].bit_count() for i in s.world.islands)
        colours |= chosen
    assert 100 <= sum(best) / len(best) <= 180
    assert 5.0 <= posts / 30 <= 9.0
    assert built / land >= 0.65
    assert colours == set(range(len(COLOUR_NAMES)))
