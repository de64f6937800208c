"""What a seat may know: as data, in words, as text, as a row of numbers."""

from __future__ import annotations

from typing import Any

from carrack.core.chance import Stream
from carrack.core.game import OVER, Move
from carrack.core.observation import MOST, Field
from fen_fair.state import (
    BUY,
    COVERED_PRICE,
    DRAW,
    END,
    FAIR_PRICE,
    FARMS,
    GOODS,
    OPEN_PRICE,
    PLACES,
    SELL,
    SWAP,
    THINGS,
    TOWNS,
    Fen,
)
from fen_fair.turns import price_here

Message = dict[str, Any]


def message(key: str, **args: Any) -> Message:
    """A key of `locale`, with the values of its text."""
    return {"key": key, "args": args}


def names(goods: list[int]) -> list[str]:
    """Goods by their names."""
    return [GOODS[good] for good in goods]


def day(state: Fen) -> int:
    """The day, counted from 1; after the end the last one."""
    return min(state.days, state.turn // len(state.at) + 1)


# --- hidden is hidden ----------------------------------------------------------------------------


def view(state: Fen, viewer: int | None) -> dict[str, Any]:
    """What everybody sees, and what the viewer alone has seen."""
    seen: dict[str, Any] = {
        "viewer": viewer,
        "seat": state.seat,
        "turn": state.turn,
        "day": day(state),
        "days": state.days,
        "things": state.things,
        "at": [PLACES[place] for place in state.at],
        "coins": state.coins[:],
        "carts": [names(crates) for crates in state.seen],
        "covered": [len(crates) for crates in state.covered],
        "sold": [counts[:] for counts in state.sold],
        "tops": [GOODS[pile[-1]] if pile else None for pile in state.piles],
        "crates": [len(pile) for pile in state.piles],
        "prices": state.prices[:],
        "deck": len(state.deck),
        "aside": names(state.aside),
        "commissions": [
            GOODS[good] if seat == viewer or state.seat == OVER else None
            for seat, good in enumerate(state.commissions)
        ],
        "static": {"places": PLACES, "wants": [names(pair) for pair in state.wants]},
    }
    if viewer is not None:
        seen["own_covered"] = names(state.covered[viewer])
    return seen


def imagine(state: Fen, seat: int, stream: Stream) -> Fen:
    """Mixes all crates, and all commissions, that the seat does not see."""
    other = state.copy()
    others = [rival for rival in range(len(state.at)) if rival != seat]
    crates = [crate for pile in state.piles for crate in pile[:-1]]
    crates += [crate for rival in others for crate in state.covered[rival]]
    crates = mixed(crates, stream)
    for rival in others:
        other.covered[rival] = sorted(crates.pop() for _ in state.covered[rival])
    other.piles = [[*(crates.pop() for _ in pile[:-1]), *pile[-1:]] for pile in state.piles]
    cards = mixed([*state.deck, *(state.commissions[rival] for rival in others)], stream)
    for rival in others:
        other.commissions[rival] = cards.pop()
    other.deck = cards
    return other


def mixed(goods: list[int], stream: Stream) -> list[int]:
    """Sorted first, so that nothing is left of how they really lie; then shuffled."""
    goods = sorted(goods)
    return [goods[i] for i in stream.shuffled(len(goods))]


# --- on the page ---------------------------------------------------------------------------------


def plain_view(state: Fen, viewer: int | None) -> dict[str, Any]:
    """The same for a page: what each has, what lies on the table, the nine places."""
    sides = [side(state, seat, viewer) for seat in range(len(state.at))]
    rows = [[place(state, 3 * row + column) for column in range(3)] for row in range(3)]
    table = {
        "day": message("day-of", day=day(state), days=state.days),
        "commissions-left": len(state.deck),
        "commissions-aside": words(state.aside),
    }
    asks = "prompt-turn" if state.things else "prompt-done"
    return {
        "sides": sides,
        "table": table,
        "board": rows,
        **({"asks": message(asks, things=state.things)} if state.seat != OVER else {}),
    }


def side(state: Fen, seat: int, viewer: int | None) -> dict[str, Any]:
    """What a seat has: its own crates under the tarpaulin by name, those of others by number."""
    known = seat == viewer
    commission = f"good-{GOODS[state.commissions[seat]]}"
    return {
        "coins": state.coins[seat],
        "cart": words(state.seen[seat]),
        "tarpaulin": words(state.covered[seat]) if known else len(state.covered[seat]),
        "commission": commission if known or state.seat == OVER else None,
        "crates-sold": {f"good-{GOODS[i]}": n for i, n in enumerate(state.sold[seat]) if n},
    }


def words(goods: list[int]) -> list[str]:
    """Goods as keys of `locale`."""
    return [f"good-{GOODS[good]}" for good in goods]


def place(state: Fen, number: int) -> dict[str, Any]:
    """A place: what lies or is wanted there, and who is there."""
    here = [seat for seat, at in enumerate(state.at) if at == number]
    if number in FARMS:
        pile = state.piles[FARMS.index(number)]
        empty = message("holds-nothing")
        below = len(pile) - 1
        holds = message("holds-crates", good=GOODS[pile[-1]], below=below) if pile else empty
    elif number in TOWNS:
        town = TOWNS.index(number)
        first, second = names(state.wants[town])
        holds = message("holds-price", good=first, other=second, price=state.prices[town])
    else:
        holds = message("holds-fair", price=FAIR_PRICE)
    return {
        "name": f"place-{PLACES[number]}",
        "holds": [holds, *(message("holds-cart", seat=seat) for seat in here)],
        "square": number,
        **({"seat": here[0]} if len(here) == 1 else {}),
    }


# --- moves in words ------------------------------------------------------------------------------


def describe(state: Fen, move: Move) -> dict[str, Any]:
    """Key, values, path of clicks, coins that it brings, and what cannot be taken back."""
    kind, _, what = move.notation.partition(" ")
    here = state.at[state.seat]
    points, final = brings(state, move)
    args: dict[str, Any] = {"points": abs(points)} if points else {}
    if kind == "go":
        args["place"] = what
    elif kind == "sell":
        args["good"] = what
    elif kind == "buy":
        args["good"] = GOODS[state.piles[FARMS.index(here)][-1]]
    return {
        **message(f"move-{kind}", **args),
        "group": [message("group-go")] if kind == "go" else [],
        "squares": [] if kind == "end" else [move.index if kind == "go" else here],
        "points": points,
        **({"final": [message(final)]} if final else {}),
    }


def brings(state: Fen, move: Move) -> tuple[int, str]:
    """The coins that a legal move brings for certain, and what it shows for good."""
    if move.index == BUY:
        left = len(state.piles[FARMS.index(state.at[state.seat])]) > 1
        return -OPEN_PRICE, "final-turned-up" if left else ""
    if move.index == DRAW:
        return -COVERED_PRICE, "final-look"
    if move.index == SWAP:
        return 0, "final-swap"
    if move.index == END:
        last = state.turn + 1 == state.days * len(state.at)
        return 0, "final-over" if last else ""
    if move.index >= SELL:
        covered = move.index - SELL not in state.seen[state.seat]
        return price_here(state), "final-shown" if covered else ""
    return 0, ""


def standing(state: Fen) -> list[dict[str, Any]]:
    """What the crates on the carts would bring now (FF-END-1)."""
    crates = [len(state.cart(seat)) for seat in range(len(state.at))]
    if state.seat == OVER or not any(crates):
        return []
    return [{"source": "left-over", "rule": "FF-END-1", "points": crates}]


def board(state: Fen) -> str:
    """The fen as text: goods and prices at the places, who is where."""
    rows = []
    for first in range(0, len(PLACES), 3):
        for line in zip(*[place_lines(state, first + i) for i in range(3)], strict=True):
            rows.append("".join(f"{text:24}" for text in line).rstrip())
        rows.append("")
    return "\n".join(rows)


def place_lines(state: Fen, number: int) -> list[str]:
    """Three lines about a place."""
    here = [f"seat {seat}" for seat, at in enumerate(state.at) if at == number]
    if number in FARMS:
        pile = state.piles[FARMS.index(number)]
        about = f"{GOODS[pile[-1]]} on {len(pile) - 1}" if pile else "empty"
    elif number in TOWNS:
        town = TOWNS.index(number)
        about = f"{' and '.join(names(state.wants[town]))}: {state.prices[town]}"
    else:
        about = f"anything: {FAIR_PRICE}"
    return [PLACES[number].upper(), about, ", ".join(here)]


# --- a row of numbers ----------------------------------------------------------------------------


def observation_fields(players: int) -> list[Field]:
    """The parts of a row, in order."""
    goods, farms, towns, most = len(GOODS), len(FARMS), len(TOWNS), 10 * len(GOODS)
    return [
        Field("deciding", (), 0, players, f"who decides, counted from here; {players}: over"),
        Field("turns_left", (), 0, MOST, "turns still to be finished"),
        Field("things", (), 0, THINGS, "what may still be done in this turn"),
        Field("at", (players,), 0, len(PLACES) - 1, "where each is"),
        Field("coins", (players,), 0, MOST, "coins of each"),
        Field("carts", (players, goods), 0, 3, "crates that everybody has seen, by good"),
        Field("covered", (players,), 0, 3, "crates under each tarpaulin"),
        Field("sold", (players, goods), 0, most, "crates that each has sold, by good"),
        Field("tops", (farms,), 0, goods, f"the top crate of each farm; {goods}: none"),
        Field("crates", (farms,), 0, most, "crates at each farm"),
        Field("wants", (towns, goods), 0, 1, "what each town wants"),
        Field("prices", (towns,), 0, 6, "what each town pays"),
        Field("aside", (goods,), 0, 3, "commissions laid aside, by good"),
        Field("own_covered", (goods,), 0, 3, "own crates under the tarpaulin, by good"),
        Field("commission", (), 0, goods - 1, "own commission"),
    ]


def observation(state: Fen, seat: int) -> list[int]:
    """The row; seats in order of play from this one."""
    players = len(state.at)
    around = [(seat + ahead) % players for ahead in range(players)]
    row = [players if state.seat == OVER else (state.seat - seat) % players]
    row += [min(MOST, state.days * players - state.turn), state.things]
    row += [state.at[side] for side in around]
    row += [min(MOST, state.coins[side]) for side in around]
    row += [count for side in around for count in counted(state.seen[side])]
    row += [len(state.covered[side]) for side in around]
    row += [count for side in around for count in state.sold[side]]
    row += [pile[-1] if pile else len(GOODS) for pile in state.piles]
    row += [len(pile) for pile in state.piles]
    row += [count for pair in state.wants for count in counted(pair)]
    row += [*state.prices, *counted(state.aside), *counted(state.covered[seat])]
    return [*row, state.commissions[seat]]


def counted(goods: list[int]) -> list[int]:
    """How many there are of each good."""
    return [goods.count(good) for good in range(len(GOODS))]
