"""Whatever is played, nothing of the box is lost or made: cubes, tiles, tokens, goods, posts."""

from __future__ import annotations

import pytest

from carrack.core.chance import Seeded, Stream
from carrack.core.game import OVER, checked_options
from carrack.games.amerigo import GAME
from carrack.games.amerigo.state import COLOURS, GAP, GOODS, Amerigo
from carrack.testing.walks import how_many

GAMES = how_many(60, 10_000)


def count_cubes(s: Amerigo) -> list[int]:
    return [s.storage[c] + s.space[c] + s.inside[c] for c in range(COLOURS)]


def laid(s: Amerigo) -> list[tuple[int, int]]:
    """Seat and tile kind of everything built."""
    return [(entry % 4, s.world.move(entry // 4).tile) for entry in s.built]


def check_tiles(s: Amerigo) -> None:
    box, villages = s.world.edition, len(s.world.edition.villages)
    neutrals = len(box.neutrals)
    built = laid(s)
    for seat in range(s.players):
        for kind, tile in enumerate(box.villages):
            at = seat * villages + kind
            assert s.villages[at] + s.own_villages[at] + built.count((seat, kind)) == tile.count
    for kind, tile in enumerate(box.neutrals):
        own = sum(s.own_neutrals[seat * neutrals + kind] for seat in range(s.players))
        down = sum(built.count((seat, villages + kind)) for seat in range(s.players))
        assert s.neutrals[kind] + own + down == tile.count


def check_goods(s: Amerigo) -> None:
    printed, lying = [0] * GOODS, [0] * GOODS
    for island in s.world.islands:
        for i, good in enumerate(island.goods):
            if good >= 0:
                printed[good] += 1
                lying[good] += s.free[island.number] >> i & 1
    for good in range(GOODS):
        owned = sum(s.commodities[seat * GOODS + good] for seat in range(s.players))
        assert owned + lying[good] == printed[good]


def check_tokens(s: Amerigo) -> None:
    box = s.world.edition
    held = [i for seat in range(s.players) for i in range(24) if s.held[seat] >> i & 1]
    shown = [token for token in s.left + s.right if token != GAP]
    assert len(set(held + shown)) == len(held + shown), "a progress token is in two places"
    assert set(held + shown) <= set(s.deck[: s.deck_at])
    assert sorted(s.deck) == list(range(len(box.tokens)))
    assert all(s.used[seat] & ~s.held[seat] == 0 for seat in range(s.players))
    bought = sum(s.production) - s.players * GOODS
    assert bought + len(s.display) <= s.stack_at
    assert len(s.stack) == {2: 30, 3: 40, 4: 50}[s.players]
    assert sorted(s.pirates) == sorted(box.pirates)


def check_land(s: Amerigo) -> None:
    """Posts and tiles cover disjoint land, and everything else is free."""
    for island in s.world.islands:
        taken = 0
        for post in s.posts:
            taken += island.bit_of.get(post // 4, 0)
        for entry in s.built:
            move = s.world.move(entry // 4)
            if move.island == island.number:
                assert not taken & move.mask
                taken |= move.mask
        assert taken == island.land & ~s.free[island.number]
    for seat in range(s.players):
        assert s.posts_left[seat] + [p % 4 for p in s.posts].count(seat) == 12


def check_chests(s: Amerigo) -> None:
    big = [island for island in s.world.islands if island.big]
    unfinished = sum(1 for island in big if s.free[island.number])
    assert sum(s.chests) + unfinished <= len(big) <= 5


def check_everything(s: Amerigo) -> None:
    assert count_cubes(s) == [7] * COLOURS
    assert min(s.points) >= 0
    assert all(0 <= gold <= 12 for gold in s.gold)
    assert all(0 <= cannons <= 12 for cannons in s.cannons)
    assert sorted(s.track) == list(range(s.players))
    steps = [s.special[seat] for seat in s.track]
    assert steps == sorted(steps, reverse=True)
    water = [node for node in s.ships if 0 <= node < s.world.area]
    assert len(set(water)) == len(water), "two ships on one water space"
    check_tiles(s)
    check_goods(s)
    check_tokens(s)
    check_land(s)
    check_chests(s)


def play_checked(seed: int, players: int, every: int) -> Amerigo:
    """A random game whose points all come from events; the box is counted at every nth decision."""
    chance, stream = Seeded(seed), Stream(seed)
    s = GAME.setup(players, checked_options(GAME, players, {}), chance)
    scored, decisions = [0] * players, 0
    while s.seat != OVER:
        legal = GAME.legal(s)
        assert len(legal) > 0
        s.events = []
        GAME.apply(s, legal.sample(stream), chance)
        for event in s.events:
            if "points" in event.data:
                scored[event.seat] += event.data["points"]
        assert scored == s.points, "points without an event"
        if decisions % every == 0:
            check_everything(s)
        decisions += 1
    check_everything(s)
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_keep_the_box_whole(players: int) -> None:
    for seed in range(GAMES):
        s = play_checked(seed, players, every=1 if seed % 20 == 0 else how_many(20, 50))
        assert s.turn <= 35 * players
