"""Stretches: what one seat decides without learning anything on the way.

A turn of four moves is one plan, not four decisions of which three cost nothing. So an analysis
judges *stretches*: the decisions of a seat that stood, from one reveal to the next. A reveal is a
draw, something turned up, another seat's decision or action, or the end of the turn. The move that
reveals belongs to the stretch that it ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from zlib import crc32

from carrack.analysis.decisions import DecisionPoint, changed
from carrack.analysis.describe import Json
from carrack.bots.bot import Bot, BotError
from carrack.core.chance import Recording, Seeded, Stream
from carrack.core.game import OVER, Game, Move, State, canonical
from carrack.core.knowledge import knowledge_of
from carrack.core.seat import for_seat


@dataclass(frozen=True)
class Stretch:
    """Decisions of one seat in a row. `begins` says that a turn begins with it."""

    spots: tuple[DecisionPoint, ...]
    begins: bool

    @property
    def first(self) -> DecisionPoint:
        """Its first decision."""
        return self.spots[0]

    @property
    def state(self) -> State:
        """The position before it."""
        return self.first.state

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.first.seat

    @property
    def choices(self) -> int:
        """The most legal moves that there were at one of its decisions: 1 if all were forced."""
        return max(spot.choices for spot in self.spots)

    def place(self) -> Json:
        """Its place in the record: that of its first decision, and its last step."""
        return {**self.first.place(), "until": self.spots[-1].seq}


def stretches(spots: list[DecisionPoint]) -> list[Stretch]:
    """The stretches of a game, in order."""
    found: list[Stretch] = []
    begun: list[DecisionPoint] = []
    for spot in spots:
        begun.append(spot)
        if spot.shown:
            begins = not found or found[-1].first.turn != begun[0].turn
            found.append(Stretch(tuple(begun), begins))
            begun = []
    return found


def played_line(game: Game[Any], stretch: Stretch) -> list[Move]:
    """The moves of a stretch as a line: without the end of the turn, unless it is all there is."""
    last = stretch.spots[-1]
    moves = [game.read_move(spot.state, spot.move) for spot in stretch.spots]
    return without_end(game, moves, last.state)


def without_end(game: Game[Any], moves: list[Move], before_last: State) -> list[Move]:
    """The moves as a line: without the end of the turn, unless that is all."""
    end = knowledge_of(game).end_move(before_last)
    ended = end is not None and len(moves) > 1 and moves[-1].notation == end.notation
    return moves[:-1] if ended else moves


def line_of(bot: Bot, game: Game[Any], stretch: Stretch) -> list[Move]:
    """The line that a bot plays where a stretch begins, asked for move after move as at a table.

    It knows what its seat knows, and has begun the turn already if the seat had.
    """
    luck = Seeded(seed_of(game, stretch.state))
    seat = stretch.seat
    state: State = game.imagine(stretch.state, seat, luck.stream("rival imagines"))
    begun = (state.seat, state.turn, state.reveals)
    bot.forget()
    if not stretch.begins:
        bot.recall(seat, {"begun": state.turn})
    moves: list[Move] = []
    while True:
        before, chance = state.copy(), Recording(luck)
        moves.append(_chosen(bot, game, state, luck.stream(f"rival {len(moves)}")))
        game.apply(state, moves[-1], chance)
        over = state.seat == OVER or (state.seat, state.turn, state.reveals) != begun
        if over or chance.draws or changed(before, state):
            return without_end(game, moves, before)


def _chosen(bot: Bot, game: Game[Any], state: State, stream: Stream) -> Move:
    legal = game.legal(state)
    if len(legal) == 1:
        return next(iter(legal))
    move = bot.decide(for_seat(game, state, Stream(stream.word())), stream)
    if move not in legal:
        raise BotError(f"it chose {move!r}, which is not legal")
    return move


def seed_of(game: Game[Any], state: State) -> int:
    """A seed for a position, from what everybody sees of it.

    So different games have different luck when they are looked at, which depends on nothing hidden.
    """
    return crc32(canonical(game.view(state, None)).encode())
