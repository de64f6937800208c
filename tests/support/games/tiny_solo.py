"""Lanterns for one to three players; who climbs alone climbs against a lamplighter.

The tiny game with what an automaton brings: a side that is no seat, turns that pass inside a move,
a first turn before the first decision, questions to the player in a turn that is nobody's.

* TI-LAMP-1  One player alone climbs against the lamplighter, who holds no cards, decides nothing,
             and begins.
* TI-LAMP-2  In his turn the lamplighter throws two dice, or one where he is slow, and climbs so
             many steps. Every turn of his counts as a turn.
* TI-LAMP-3  Equal dice are a request: the player gives one hand card of free choice, and he
             climbs its number too.
* TI-LAMP-4  Whoever has reached the goal at the end of a turn wins at once.
* TI-LAMP-5  Without a limit of rounds only the goal ends the game.

All rules of `tiny` hold too: TI-HILL-1, TI-HILL-2, TI-TURN-1, TI-TURN-2, TI-TURN-3, TI-TURN-4,
TI-TURN-5, TI-CALL-1, TI-OVER-1.
"""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, NoChance, Stream, UnexpectedDraw
from carrack.core.game import OVER, Move, Refusal, Result
from carrack.core.observation import Field
from carrack.core.options import Option
from carrack.core.registry import register
from carrack.core.seat import SeatHandle
from support.games import tiny

LAMPLIGHTER = 1  # the side after the only seat


class LampsState(tiny.Hill):
    """A position: points by side, and what the lamplighter has thrown while he asks for a card."""

    def __init__(self, sides: int, rounds: int) -> None:
        super().__init__(sides, rounds)
        self.alone = False
        self.goal = 0
        self.slow = False
        self.dice: list[int] = []  # not empty: a card is to be given


class Lamps(tiny.Lanterns):
    """Lanterns in a street."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "lamps"
        self.title = "The Lamplighter"
        self.state_class = LampsState
        self.least_players = 1
        self.most_players = 3

    def known_rules(self) -> list[str]:
        return [self.rules_version]

    def automata(self, players: int) -> int:
        """TI-LAMP-1."""
        return 1 if players == 1 else 0

    def options(self) -> list[Option]:
        return [
            Option("rounds", 0, [], 0, 9),
            Option("goal", 60, [], 20, 99),
            Option("pace", "brisk", ["brisk", "slow"], 0, 0, players=[1]),
            Option("deal", "open", ["open", "tight"], 0, 0, choice_players={"tight": [2, 3]}),
            Option("verse", "", [], 0, 0, longest=200),
        ]

    def quick_options(self) -> dict[str, int | str]:
        """TI-LAMP-5."""
        return {"rounds": 6}

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> LampsState:
        """TI-HILL-1; the lamplighter begins (TI-LAMP-1)."""
        state = LampsState(players + self.automata(players), options["rounds"])
        state.alone, state.slow = players == 1, options["pace"] == "slow"
        state.goal = options["goal"]
        state.deck = [i % 6 + 1 for i in chance.permutation("deck", 12)]
        for seat in range(players):
            for _ in range(1 if options["deal"] == "tight" else 2):
                tiny.draw(state, seat)
        if state.alone:
            state.opening = state.events = []
            light(state, chance)
            state.events = None
        return state

    def refusal(self, state: tiny.Hill, move: Move) -> Refusal | None:
        return why_not(state, move)

    def describe(self, state: tiny.Hill, move: Move) -> dict[str, Any]:
        """A turn may also end with a throw of the lamplighter, or at the goal (TI-LAMP-4)."""
        assert isinstance(state, LampsState)
        data = super().describe(state, move)
        if state.dice or move.index == tiny.END:
            data.pop("final", None)
            data.update(final(self, state, move))
        return data

    def describe_command(self, state: tiny.Hill, seat: int, move: Move) -> dict[str, Any]:
        """What the hill says: it is no answer to the lamplighter."""
        return super().describe(state, move)

    def left(self, state: tiny.Hill) -> list[dict[str, Any]]:
        """What the hill says, but while a card is given no turn can end (TI-LAMP-3)."""
        assert isinstance(state, LampsState)
        return [] if state.dice else super().left(state)

    def command(self, state: tiny.Hill, seat: int, move: Move) -> None:
        """TI-CALL-1, which may be the last step to the goal."""
        super().command(state, seat, move)
        end_at_goal(state)

    def apply(self, state: tiny.Hill, move: Move, chance: Chance) -> None:
        assert isinstance(state, LampsState)
        if state.dice:
            give(state, move.index, chance)
            return
        super().apply(state, move, chance)
        if move.index == tiny.END:
            pass_on(state, chance)

    def result(self, state: tiny.Hill) -> Result:
        """TI-LAMP-4 where somebody has reached the goal, else TI-OVER-1."""
        rule = "TI-LAMP-4" if max(state.points) >= state.goal else "TI-OVER-1"
        places = [1 + sum(other > mine for other in state.points) for mine in state.points]
        return Result(state.points[:], places, rule)

    def to_json(self, state: tiny.Hill) -> dict[str, Any]:
        data = super().to_json(state)
        del data["rules"]  # there is one version alone
        return data

    def from_json(self, data: dict[str, Any]) -> tiny.Hill:
        return super().from_json({"rules": 2, **data})

    def open_draw(self, purpose: str) -> bool:
        return purpose.startswith(("throw", "lamp"))

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        asked = Field("dice", (2,), 0, 6, "equal dice for which a card is to be given; 0: none")
        return [*super().observation_fields(players, options), asked]

    def observation(self, state: tiny.Hill, seat: int) -> list[int]:
        assert isinstance(state, LampsState)
        return [*super().observation(state, seat), *(state.dice or [0, 0])]

    def advisors(self) -> dict[str, str]:
        return {"careful": "support.games.tiny_solo:careful"}


def final(game: Lamps, state: LampsState, move: Move) -> dict[str, Any]:
    """What the end of a turn, or a card given, shows: tried on a copy, up to the first draw."""
    after = state.copy()
    try:
        game.apply(after, move, NoChance())
    except UnexpectedDraw as drawn:
        return {"final": [{"key": f"final-{drawn.purpose.split()[0]}", "args": {}}]}
    shown = after.seat == OVER or after.reveals != state.reveals
    return {"final": [{"key": "final-shown", "args": {}}]} if shown else {}


def why_not(state: tiny.Hill, move: Move) -> Refusal | None:
    """TI-LAMP-3 while a card is asked for, else the rules of the hill."""
    assert isinstance(state, LampsState)
    if not state.dice:
        return tiny.why_not(state, move)
    if tiny.THROW < move.index < tiny.LOOK and move.index in state.hands[0]:
        return None
    return Refusal("TI-LAMP-3", "the lamplighter waits for a card of your hand")


def pass_on(state: LampsState, chance: Chance) -> None:
    """After a turn of a seat: the end, or the next turn (TI-LAMP-1, TI-LAMP-4)."""
    end_at_goal(state)
    if state.alone and state.seat != OVER:
        light(state, chance)


def end_at_goal(state: tiny.Hill) -> None:
    """TI-LAMP-4."""
    assert isinstance(state, LampsState)
    if max(state.points) >= state.goal:
        state.seat, state.dice = OVER, []


def light(state: LampsState, chance: Chance) -> None:
    """The lamplighter's turn, up to what he asks of the player (TI-LAMP-2, TI-LAMP-3)."""
    eyes = chance.integers(f"lamp {state.turn}", [6] if state.slow else [6, 6])
    dice = [eye + 1 for eye in eyes]
    state.reveals += 1
    state.seat = 0
    state.report("lamp-threw", "TI-LAMP-2", LAMPLIGHTER, {"dice": dice})
    if len(dice) == 2 and dice[0] == dice[1] and state.hands[0]:
        state.dice = dice
    else:
        climb(state, sum(dice))


def give(state: LampsState, card: int, chance: Chance) -> None:
    """TI-LAMP-3."""
    state.hands[0].remove(card)
    state.played.append(card)
    state.report("gave", "TI-LAMP-3", 0, {"card": card})
    climb(state, sum(state.dice) + card)


def climb(state: LampsState, steps: int) -> None:
    """The end of the lamplighter's turn."""
    state.dice = []
    state.score(LAMPLIGHTER, steps, "TI-LAMP-2", "climb")
    state.turn += 1
    end_at_goal(state)


def careful(handle: SeatHandle, stream: Stream) -> Move:
    """Gives the smallest card when asked, and otherwise plays as on the hill."""
    if handle.view()["dice"]:
        return min(handle.legal(), key=lambda move: move.index)
    return tiny.careful(handle, stream)


GAME = Lamps()
register(GAME)
