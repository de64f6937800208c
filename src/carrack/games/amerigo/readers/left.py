"""Warnings before a turn is confirmed: what it still offers (AM-ROUND-7).

Only what lapses with the turn: unused gold, chests and tokens stay, so they are never listed.
Action points count as left while a step of the action could use them, even with the help of gold
(AM-GOLD-4).
"""

from __future__ import annotations

from typing import Any

from carrack.games.amerigo.chapters.rounds import end_refusal
from carrack.games.amerigo.chapters.ships import SHIPS, can_sail, open_posts
from carrack.games.amerigo.legal import SailBlock, action_moves, build_blocks
from carrack.games.amerigo.moves import JUMP, square_text
from carrack.games.amerigo.state import ACT, BLUE, GREEN, NOWHERE, Amerigo


def left_of(s: Amerigo) -> list[dict[str, Any]]:
    """Return what confirming the turn now would give up; nothing if it cannot be confirmed yet."""
    if s.step != ACT or end_refusal(s) is not None:
        return []
    if s.action == BLUE:
        return left_post(s) + left_ships(s)
    if s.ap and has_step(s):
        return [{"key": "left-ap", "args": {"ap": s.ap}}]
    return []


def has_step(s: Amerigo) -> bool:
    """Whether action points can still be used; they are of no use for a jump (AM-TOKEN-9)."""
    if s.action == GREEN:
        return bool(build_blocks(s))
    return any([move.kind != JUMP for move in action_moves(s)])


def left_post(s: Amerigo) -> list[dict[str, Any]]:
    """The trading post that the ship that has just landed could establish (AM-SHIP-4)."""
    posts = open_posts(s, s.landing) if s.landing != NOWHERE else []
    if not posts:
        return []
    return [{"key": "left-post", "args": {"square": square_text(posts[0], s.world.width)}}]


def left_ships(s: Amerigo) -> list[dict[str, Any]]:
    """Ships that have not ended their movement and could go somewhere (AM-SHIP-2)."""
    ships = [ship for ship in range(SHIPS) if can_sail(s, ship) and SailBlock(s, ship).count]
    if len(ships) == SHIPS:
        return [{"key": "left-ships", "args": {"ap": s.ap}}]
    return [{"key": "left-ship", "args": {"ship": ship, "ap": s.ap}} for ship in ships]
