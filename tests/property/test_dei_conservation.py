"""Whole random games of The Dutch East Indies: the box stays whole, and every game ends.

Three manners of play take turns, since uniform moves alone seldom come to trades and fights: one
game in three is uniform over the legal moves, the others over the verbs (sail, load, look, ...),
so that turns are long; and one in twenty-four follows `greedy` three times in four, which comes to
victories. Every other game has a strict supply, and in all of them the other seats now and then
load at home out of turn.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import OVER, checked_options
from carrack.core.message import MessageError
from carrack.games.dutch_east_indies.chapters.winning import wanted_points
from carrack.games.dutch_east_indies.components import ITEM_NAMES, ITEMS
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.state import Dei
from carrack.testing.walks import WalkPosition, how_many
from support.games.dei_busy_games import BUSY, KEEN, UNIFORM, Player, check_spot
from support.games.dei_invariants import check_goods, check_position, goods

GAMES = how_many(16, 10_000)
ROUNDS = {UNIFORM: 12, BUSY: 12, KEEN: 50}
LONG_ENOUGH = 120  # decisions of a game of which only the goods are looked at
SHIPPED = (
    files("carrack.games.dutch_east_indies").joinpath("editions/reconstructed.toml").read_text()
)
GOODS = ("crates", "coins", *ITEM_NAMES[2:])
COMMANDING = 6  # one decision in so many lets the other seats load at home


def manner_of(seed: int) -> str:
    """How a game is played."""
    if seed % 24 == 10:
        return KEEN
    return UNIFORM if seed % 3 == 0 else BUSY


def new_game(seed: int, players: int) -> Dei:
    """A game on the chart for that number of players; the supply is strict in every other one."""
    options = {"rounds": ROUNDS[manner_of(seed)], "supply": ("free", "strict")[seed % 2]}
    return GAME.setup(players, checked_options(GAME, players, options), Seeded(seed))


def commanded(s: Dei, stream: Stream) -> bool:
    """Now and then another seat loads or unloads at home, if it can (DEI-CARGO-2)."""
    seat = stream.below(s.players * COMMANDING)
    if seat >= s.players:
        return False
    commands = GAME.commands(s, seat)
    if commands:
        GAME.command(s, seat, commands[stream.below(len(commands))])
    return bool(commands)


def steps(s: Dei, player: Player, chance: Chance) -> Iterator[str]:
    """Plays in place, step by step: the verb of what was played."""
    while s.seat != OVER:
        if commanded(s, player.stream):
            yield "command"
        else:
            move = player.move(s)
            GAME.apply(s, move, chance)
            yield move.notation.split()[0]


def play_checked(seed: int, players: int, every: int, counts: Counter[str]) -> Dei:
    """A game whose positions are all checked, one in `every` with copy, JSON, views, imagination.

    Adds what was played to `counts`.
    """
    s, player = new_game(seed, players), Player(seed, manner_of(seed))
    scored = [0] * players
    check_position(s)
    s.events = []
    for number, verb in enumerate(steps(s, player, Seeded(seed))):
        counts[verb] += 1
        for event in s.events or []:
            if "points" in event.data:
                scored[event.seat] += event.data["points"]
        s.events = []
        assert scored == [wanted_points(s, seat) for seat in range(players)], "untold points"
        check_position(s)
        if number % every == seed % every and s.seat != OVER:
            s.events = None
            check_spot(WalkPosition(GAME, s, players, seed, number, player.stream))
            s.events = []
    return s


def play_many(games: range, players: int, every: int) -> Counter[str]:
    """Many games; what was played in them, and how they ended."""
    counts: Counter[str] = Counter()
    for seed in games:
        s = play_checked(seed, players, every, counts)
        counts["won" if s.winner >= 0 else "time up"] += 1
        assert s.winner >= 0 or s.turn == s.world.rounds * players
    return counts


def box_of(supply: list[int]) -> str:
    """The shipped edition with other numbers of goods."""
    text = SHIPPED
    for name, count in zip(GOODS, supply, strict=True):
        text = re.sub(rf"^{name} = \d+$", f"{name} = {count}", text, count=1, flags=re.MULTILINE)
    return text


def test_a_strict_supply_covers_the_set_up_or_is_refused_with_the_numbers() -> None:
    met = Counter[bool]()
    for seed in range(how_many(6, 2_000)):
        stream = Stream(seed)
        players, aboard = 1 + stream.below(4), (0, 3, 8)[stream.below(3)]
        plain = checked_options(GAME, players, {"aboard": aboard})
        begun = GAME.setup(players, plain, Seeded(seed))
        taken = [all_of - left for all_of, left in zip(goods(begun), begun.supply, strict=True)]
        supply = [max(0, count + (0, 1, -1)[stream.below(2 + seed % 2)]) for count in taken]
        given = {"aboard": aboard, "box": box_of(supply), "supply": "strict", "rounds": 9}
        short = [item for item in range(ITEMS) if supply[item] < taken[item]]
        met[bool(short)] += 1
        if short:
            with pytest.raises(MessageError) as refused:
                checked_options(GAME, players, given)
            for item in short:
                assert f": {taken[item]} needed, {supply[item]} in the box." in str(refused.value)
            continue
        s = GAME.setup(players, checked_options(GAME, players, given), Seeded(seed))
        for number, _ in enumerate(steps(s, Player(seed, BUSY), Seeded(seed))):
            check_goods(s)
            if number == LONG_ENOUGH:
                break
    assert len(met) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_keep_the_box_whole(players: int) -> None:
    counts = play_many(range(GAMES), players, every=how_many(60, 200))
    assert counts["won"] + counts["time up"] == GAMES
    for verb in ("sail", "load", "command", "look", "accept", "refuse", "lower", "end"):
        assert counts[verb] > GAMES // 20, counts
