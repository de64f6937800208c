"""What a seat may know, for a page: what lies where, and moves in words."""

from __future__ import annotations

from typing import Any

from carrack.core.game import OVER, Move
from fen_fair.state import GOODS, PLACES, Fen
from fen_fair.turns import play

Message = dict[str, Any]


def message(key: str, **args: Any) -> Message:
    """A key of `locale`, with the values of its text."""
    return {"key": key, "args": args}


def words(goods: list[int]) -> list[str]:
    """Goods as keys of `locale`."""
    return [f"good-{GOODS[good]}" for good in goods]


def plain_view(state: Fen, viewer: int | None) -> dict[str, Any]:
    """What each has, which day it is, the nine places, and what is asked."""
    asks = message("prompt-turn" if state.things else "prompt-done", things=state.things)
    day = min(state.days, state.turn // len(state.at) + 1)
    return {
        "sides": [side(state, seat, viewer) for seat in range(len(state.at))],
        "table": {"day": message("day-of", day=day, days=state.days)},
        "board": [[place(state, row + column) for column in range(3)] for row in (0, 3, 6)],
        **({} if state.seat == OVER else {"asks": asks}),
    }


def side(state: Fen, seat: int, viewer: int | None) -> dict[str, Any]:
    """What a seat has: its own crates under the tarpaulin by name, those of others by number."""
    mine, commission = seat == viewer, words([state.commissions[seat]])[0]
    return {
        "coins": state.coins[seat],
        "cart": words(state.seen[seat]),
        "tarpaulin": words(state.covered[seat]) if mine else len(state.covered[seat]),
        "commission": commission if mine or state.seat == OVER else None,
        "crates-sold": {f"good-{GOODS[i]}": n for i, n in enumerate(state.sold[seat]) if n},
    }


def place(state: Fen, number: int) -> dict[str, Any]:
    """A place: what lies or is wanted there, and who is there."""
    pile, wants = state.piles[number], [GOODS[good] for good in state.wants[number]]
    here = [seat for seat, at in enumerate(state.at) if at == number]
    if pile:
        holds = message("holds-crates", good=GOODS[pile[-1]], below=len(pile) - 1)
    elif not wants:
        holds = message("holds-nothing")
    elif len(wants) == len(GOODS):
        holds = message("holds-fair", price=state.prices[number])
    else:
        price = state.prices[number]
        holds = message("holds-price", good=wants[0], other=wants[1], price=price)
    return {
        "name": f"place-{PLACES[number]}",
        "holds": [holds, *(message("holds-cart", seat=seat) for seat in here)],
        "square": number,
        **({"seat": here[0]} if len(here) == 1 else {}),
    }


def describe(state: Fen, move: Move) -> dict[str, Any]:
    """Key, values, path of clicks, coins that it brings, and what cannot be taken back."""
    kind, _, what = move.notation.partition(" ")
    here, after = state.at[state.seat], state.copy()
    play(after, move)
    points = 0 if kind == "end" else after.coins[state.seat] - state.coins[state.seat]
    named = {"place": what} if kind == "go" else {"good": what}
    if kind == "buy":
        named = {"good": GOODS[state.piles[here][-1]]}
    final = after.reveals > state.reveals  # somebody has learnt something, or the game is over
    return {
        **message(f"move-{kind}", points=abs(points), **named),
        "group": [message("group-go")] if kind == "go" else [],
        "squares": [] if kind == "end" else [move.index if kind == "go" else here],
        "points": points,
        **({"final": [message(f"final-{kind}")]} if final else {}),
    }
