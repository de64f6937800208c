"""The whole game, in the order of Carrack's page "Writing a game"."""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Chance, Stream
from carrack.core.game import OVER, Game, Move, Refusal, Result, State
from carrack.core.observation import MOST, Field
from carrack.core.options import Option
from carrack.core.seat import SeatHandle

LEFT, RIGHT, END = range(3)
NOTATIONS = ["left", "right", "end"]
MOVES = [Move(index, notation) for index, notation in enumerate(NOTATIONS)]
MOST_STONES = 20

Message = dict[str, Any]


class MyGameRefusal(Refusal):
    """A refusal of a move; its texts are in `locale`."""

    def package(self) -> str:
        return "my_game"


class Row(State):
    """A position."""

    def __init__(self, players: int) -> None:
        super().__init__()  # seat, turn, reveals, events
        self.stones: list[int] = []  # in the row, from left to right
        self.gone = 0  # stones that have been taken from the left end
        self.last = 0  # the last stone taken in this turn; 0: none yet
        self.taken: list[list[int]] = [[] for _ in range(players)]  # in order


# --- the rules -----------------------------------------------------------------------------------


def why_not(state: Row, move: Move) -> Refusal | None:
    """The rule that a move breaks, or None."""
    if state.seat == OVER:
        return Refusal("MG-END-1", "refusal-game-over")
    if move.index == END:
        return None if state.last else MyGameRefusal("MG-TURN-3", "refusal-no-stone")
    if not state.stones:
        return MyGameRefusal("MG-TURN-1", "refusal-empty")
    number = stone_at(state, move)
    if state.last and number > state.last:
        stones = {"number": number, "before": state.last}
        return MyGameRefusal("MG-TURN-2", "refusal-not-smaller", stones)
    return None


def stone_at(state: Row, move: Move) -> int:
    """The stone that a move takes."""
    return state.stones[0 if move.index == LEFT else -1]


def take(state: Row, move: Move) -> None:
    """MG-TURN-1, MG-TURN-2."""
    state.last = state.stones.pop(0 if move.index == LEFT else -1)
    state.gone += move.index == LEFT
    state.taken[state.seat].append(state.last)
    points = {"points": state.last, "source": "stones"}
    state.report("took", "MG-TURN-1", state.seat, points)


def end_turn(state: Row) -> None:
    """MG-TURN-3, MG-END-1."""
    state.last = 0
    state.turn += 1
    state.seat = state.turn % len(state.taken) if state.stones else OVER


# --- the contract --------------------------------------------------------------------------------


class MyGame(Game[Row]):
    """My Game, for two to four."""

    def __init__(self) -> None:
        self.name = "my-game"
        self.title = "My Game"
        self.rules_version = "1"
        self.package = "my_game"
        self.state_class = Row
        self.secretive = False  # everybody sees everything

    def options(self) -> list[Option]:
        return [Option("stones", 12, [], 6, MOST_STONES)]

    def setup(self, players: int, options: dict[str, Any], chance: Chance) -> Row:
        """MG-ROW-1."""
        state = Row(players)
        state.stones = [1 + i for i in chance.permutation("row", options["stones"])]
        return state

    def open_draw(self, purpose: str) -> bool:
        return True

    def moves(self) -> list[Move]:
        return MOVES

    def refusal(self, state: Row, move: Move) -> Refusal | None:
        return why_not(state, move)

    def apply(self, state: Row, move: Move, chance: Chance) -> None:
        if move.index == END:
            end_turn(state)
        else:
            take(state, move)

    def result(self, state: Row) -> Result:
        """MG-END-1."""
        points = [sum(stones) for stones in state.taken]
        places = [1 + sum(other > mine for other in points) for mine in points]
        return Result(points, places, "MG-END-1")

    # --- what a seat may know: here, everything --------------------------------------------------

    def imagine(self, state: Row, seat: int, stream: Stream) -> Row:
        return state.copy()

    def plain_view(self, state: Row, viewer: int | None) -> dict[str, Any]:
        sides = [{"points": sum(stones), "taken": stones[:]} for stones in state.taken]
        row: list[Message | None] = [None] * state.gone
        for number in state.stones:
            stone = {"key": "stone", "args": {"number": number}}
            row.append({"name": stone, "square": len(row)})
        taken = sum([len(stones) for stones in state.taken])
        row += [None] * (taken - state.gone)
        shown: dict[str, Any] = {
            "sides": sides,
            "table": {"left-in-row": len(state.stones)},
            "board": [row],
        }
        if state.seat != OVER:
            go_on = "prompt-go-on" if self.left(state) else "prompt-end"
            shown["asks"] = go_on if state.last else "prompt-take"
        return shown

    def describe(self, state: Row, move: Move) -> dict[str, Any]:
        if move.index == END:
            end: dict[str, Any] = {"key": "move-end", "args": {}, "group": [], "squares": []}
            over = {"final": [{"key": "final-over", "args": {}}]}
            return end if state.stones else {**end, **over}
        number = stone_at(state, move)
        return {
            "key": f"move-{move.notation}",
            "args": {"number": number},
            "group": [],
            "squares": [state.gone + (0 if move.index == LEFT else len(state.stones) - 1)],
            "points": number,
        }

    def left(self, state: Row) -> list[Message]:
        """Whether another stone could be taken (MG-TURN-2)."""
        more = state.last and any(why_not(state, move) is None for move in MOVES[:END])
        return [{"key": "left-stone", "args": {}}] if more else []

    def observation_fields(self, players: int, options: dict[str, Any]) -> list[Field]:
        return [
            Field("deciding", (), 0, players, f"who decides, counted from here; {players}: over"),
            Field("last", (), 0, MOST_STONES, "the last stone taken in this turn; 0: none"),
            Field("row", (MOST_STONES,), 0, MOST_STONES, "the stones from left to right; 0: none"),
            Field("points", (players,), 0, MOST, "points of each"),
        ]

    def observation(self, state: Row, seat: int) -> list[int]:
        players = len(state.taken)
        row = [players if state.seat == OVER else (state.seat - seat) % players, state.last]
        row += state.stones + [0] * (MOST_STONES - len(state.stones))
        points = [sum(stones) for stones in state.taken]
        return row + [min(MOST, points[(seat + ahead) % players]) for ahead in range(players)]

    def advisors(self) -> dict[str, str]:
        return {"hasty": "my_game.game:hasty"}


def hasty(handle: SeatHandle, stream: Stream) -> Move:
    """An advisor: takes the larger stone, and goes on while it may."""
    state: Row = handle.imagine(stream)
    stones = [move for move in handle.legal() if move.index != END]
    return max(stones, key=lambda move: stone_at(state, move), default=MOVES[END])


GAME = MyGame()
