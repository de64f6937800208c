"""Carrying out a move: what its chapter prescribes, then whatever follows without a decision."""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.games.amerigo.chapters.build import build_tile
from carrack.games.amerigo.chapters.buy import buy
from carrack.games.amerigo.chapters.cannons import load
from carrack.games.amerigo.chapters.gold import exchange_chest, take_gold, use_gold_token
from carrack.games.amerigo.chapters.plan import take_tile
from carrack.games.amerigo.chapters.progress import advance, pick_token
from carrack.games.amerigo.chapters.rounds import choose, end_turn
from carrack.games.amerigo.chapters.ships import establish_post, place_ship, sail, use_extra_spaces
from carrack.games.amerigo.chapters.special import advance_order, jump
from carrack.games.amerigo.chapters.tokens import EIGHT_FOR_SHIPS, score_cubes
from carrack.games.amerigo.moves import (
    ADVANCE,
    BUILD,
    BUY,
    CHEST,
    CHOOSE_ACTION,
    CUBES,
    END,
    GOLD,
    LOAD,
    ORDER,
    PICK_TOKEN,
    PLACE,
    POST,
    SAIL,
    TAKE,
    USE,
    AmerigoMove,
)
from carrack.games.amerigo.state import Amerigo


def carry_out(s: Amerigo, move: AmerigoMove, chance: Chance) -> None:
    """Play a legal move."""
    kind = move.kind
    if kind == END:
        end_turn(s, chance)
    elif kind == CHOOSE_ACTION:
        choose(s, move.value)
    elif kind == SAIL:
        sail(s, move)
    elif kind == BUILD:
        build_tile(s, move)
    elif kind == TAKE:
        take_tile(s, move)
    elif kind == BUY:
        buy(s, move)
    elif kind == LOAD:
        load(s, move)
    elif kind == ADVANCE:
        advance(s, move)
    elif kind == ORDER:
        advance_order(s, move)
    elif kind == POST:
        establish_post(s, move)
    elif kind == PLACE:
        place_ship(s, move)
    else:
        carry_out_rare(s, move)


def carry_out_rare(s: Amerigo, move: AmerigoMove) -> None:
    """Carry out moves with gold, tokens and chests."""
    kind = move.kind
    if kind == GOLD:
        take_gold(s)
    elif kind == PICK_TOKEN:
        pick_token(s, move)
    elif kind == CHEST:
        exchange_chest(s)
    elif kind == CUBES:
        score_cubes(s)
    elif kind == USE:
        if s.world.edition.tokens[move.value].rule == EIGHT_FOR_SHIPS:
            use_extra_spaces(s, move)
        else:
            use_gold_token(s, move)
    else:
        jump(s)
