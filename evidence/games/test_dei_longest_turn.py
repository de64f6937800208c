"""How long a turn of The Dutch East Indies can last, and that it never goes round.

Every decision of a turn uses up something of which the turn has only so much. Between two moments
at which a ship begins to move (three *stretches* of a turn at most, as there are two ships):

- crates are sold before any are bought, so sales and purchases together are at most as many as the
  seat is worth in crates (`worth`: a coin counts two);
- goods of one kind never come back to one of the two holds or the home island once they have left
  it: the ways that they have gone order these three places, and every `load`, `unload` and `give`
  moves one item to a later place, at most twice until it is at the last.

In the whole turn a ship has its movement points, one look at an island, one fight with each enemy
ship; an upgrade or a swap costs coins; goods go overboard only where a card, a purchase, spoils or
a lowered hold demand it, and what went overboard can be picked up once for each time that it did.
`most_decisions` adds this up. It is generous, but it grows only with what a seat owns.
"""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.chance import Chance, Seeded, Stream
from carrack.core.game import OVER, Move, canonical
from carrack.games.dutch_east_indies.components import CARGO, COIN, ITEMS, SAIL
from carrack.games.dutch_east_indies.game import GAME
from carrack.games.dutch_east_indies.moves import MOVES
from carrack.games.dutch_east_indies.state import Dei
from support.games.dei_busy_games import busy_move, start
from support.games.dei_invariants import check_position, worth
from support.positions.dei import Rigged, complete, legal, load, position, set_field, stock

STRETCHES = 3
RIGHTS = ("turn", "reveals", "throws", "winds", "deals", "flows")  # counters, and ways of goods


def most_decisions(s: Dei) -> int:
    """No turn of the active seat that begins in this position has more decisions.

    Decisions of other seats that interrupt the turn are counted, commands of theirs are not.
    """
    tracks, looks, fights = s.world.edition.tracks, 2 * len(s.world.wild), 4 * (s.players - 1)
    step = max(tracks[CARGO].values[i + 1] - tracks[CARGO].values[i] for i in range(7))
    gains = goods_at_hand(s)
    own = worth(s, s.active) + sum(gains) + gains[COIN] + 3 * fights
    victims = 2 * s.players + 2  # ships before the first step, and its own ones once more in theirs
    overboard = sum(gains) + fights * (2 + step) + victims * (3 * step + 2)
    answers = looks + fights + victims * (3 + 1) + 2 * s.players + overboard
    sailing = 2 * max(tracks[SAIL].values)
    by_goods = STRETCHES * 10 * own + 3 * overboard + own // 2
    return sailing + looks + fights + answers + by_goods + 1


def goods_at_hand(s: Dei) -> list[int]:
    """What the two top cards of all islands give, by item: each ship can take one of each."""
    cards = [s.world.edition.cards[card] for deck in s.decks for card in deck[-2:]]
    return [sum(card.gives[item] for card in cards) for item in range(ITEMS)]


def in_one_turn(s: Dei) -> str:
    """The position without what only counts up: two equal ones in a turn would be a circle."""
    return canonical({k: v for k, v in GAME.to_json(s).items() if k not in RIGHTS})


class Turn:
    """One turn, played move by move: how many decisions, which verbs, and that none came back."""

    def __init__(self, s: Dei) -> None:
        self.s = s
        self.number = s.turn
        self.most = most_decisions(s)
        self.seen = {in_one_turn(s)}
        self.verbs: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        return self.s.turn != self.number or self.s.seat == OVER

    @property
    def decisions(self) -> int:
        return sum(self.verbs.values())

    def play(self, move: Move, chance: Chance) -> None:
        """A legal move; the position after it has not been there in this turn."""
        GAME.apply(self.s, move, chance)
        self.verbs[move.notation.split()[0]] += 1
        assert self.decisions <= self.most
        if not self.over:
            check_position(self.s)
            there = in_one_turn(self.s)
            assert there not in self.seen, f"{move} comes back to an earlier position"
            self.seen.add(there)


def goes_on(s: Dei) -> list[Move]:
    """Legal moves but the end of the turn; that one only if there is no other."""
    moves = list(GAME.legal(s))
    return [move for move in moves if move.notation != "end"] or moves


def run_out(turn: Turn, stream: Stream, chance: Chance) -> Turn:
    """Goes on until nothing is left but the end; goods are handled before a ship sails."""
    while not turn.over:
        moves = goes_on(turn.s)
        handling = [m for m in moves if not m.notation.startswith(("sail", "turn"))]
        if handling and stream.below(8):
            moves = handling
        turn.play(moves[stream.below(len(moves))], chance)
    return turn


def some_turn(seed: int) -> Turn | None:
    """A turn of a busy game, about to begin; None if the game is over before."""
    s, stream, chance = start(seed), Stream(seed), Seeded(seed)
    before = stream.below(120)
    for number in range(400):
        if s.seat == OVER:
            return None
        ends = number >= before and GAME.read_move(s, "end") in GAME.legal(s)
        GAME.apply(s, GAME.read_move(s, "end") if ends else busy_move(s, stream), chance)
        if ends:
            return Turn(s) if s.seat != OVER else None
    return None


@pytest.mark.rule("DEI-TURN-1")
def test_who_puts_off_the_end_of_a_turn_runs_out_of_things_to_do() -> None:
    lengths: list[int] = []
    for seed in range(150):
        turn = some_turn(seed)
        if turn is not None:
            lengths.append(run_out(turn, Stream(seed), Seeded(seed)).decisions)
    assert len(lengths) > 50
    assert max(lengths) > 40


BAY = """
............
.11++MM.+22.
.11..MM..22.
...+...+....
...aa..bb...
............
"""
AT_HOME_AND_MARKET = [  # A lies in its home port, B beside it in the Market's: both use both
    "unload A clove",
    *["load A crate"] * 10,
    *["give A crate"] * 10,
    *["load A crate"] * 5,
    *["sell B"] * 5,
    *["give A crate"] * 5,
    *["sell B", "sell B", "load A pepper", "give A pepper"],
    *["swap B pepper nutmeg", "swap B nutmeg clove"],
    *["load A coin"] * 10,
    *["give A coin"] * 5,
    *["upgrade B cannons", "upgrade A cannons", "upgrade A cannons"],
    *["buy B", "buy B", "dump crate", "buy B", "dump crate", "buy B", "dump crate", "buy A"],
    "swap B clove cardamom",
]
A_SAILS = ["sail A S", "sail A S", "turn A W", "turn A E", "turn A N", "look A a", "accept 2"]
B_TRADES_ON = [
    *["sell B", "sell B", "sell B", "pick B crate", "pick B crate", "pick B crate", "sell B"],
    *["buy B", "buy B", "buy B", "buy B", "dump crate"],
]
B_SAILS = ["sail B S", "sail B S", "lower sail", "drop coin"]  # past the pirate, and not quite
SIDE_BY_SIDE = [
    *["give B cardamom", "look B a", "accept 1", "attack B 2A", "take nutmeg", "dump crate"],
    *["attack A 2B", "take nutmeg"],
]


def full_bay() -> Dei:
    """Two great ships of seat 0 with everything around them that a turn can use."""
    s = position("1A d2 S, 1B e2 S, 2A f5 N, 2B c5 N, big j6 E, small f4 W", drawing=BAY)
    stock(s, 0, "15 crate 10 coin 2 clove 1 pepper")
    load(s, "1A", "1 clove")
    load(s, "2A", "1 nutmeg 1 clove 1 coin")
    for name in ("1A", "1B"):
        for stat, field in (("sail", 8), ("cargo", 7), ("cannons", 0)):
            set_field(s, name, stat, field)
    complete(s)
    s.events = None
    return s


@pytest.mark.rule("DEI-TURN-1")
def test_a_very_long_turn_uses_everything_and_ends() -> None:
    s = full_bay()
    turn, dice = Turn(s), Rigged("6 1 1 6 6 1 1 6")
    for notation in AT_HOME_AND_MARKET + A_SAILS + B_TRADES_ON + B_SAILS + SIDE_BY_SIDE:
        assert notation in legal(s), notation
        turn.play(GAME.read_move(s, notation), dice)
    while legal(s) != ["end"]:
        turn.play(goes_on(s)[0], dice)
    assert set(turn.verbs) == {move.notation.split()[0] for move in MOVES} - {
        *("first", "refuse", "end")
    }
    assert turn.decisions == 113 < turn.most
