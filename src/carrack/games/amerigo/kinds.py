"""Every kind of move in a row: what reads, plays, refuses and describes it, in which action."""

from __future__ import annotations

from typing import Any, Final

from carrack.core.chance import Chance
from carrack.core.game import OVER, Refusal, Refused
from carrack.games.amerigo import moves, state
from carrack.games.amerigo.chapters import gold, progress, rounds, ships, special, tokens
from carrack.games.amerigo.chapters.build import build_refusal, build_tile
from carrack.games.amerigo.chapters.buy import buy, buy_refusal
from carrack.games.amerigo.chapters.cannons import load, load_refusal
from carrack.games.amerigo.chapters.plan import take_refusal, take_tile
from carrack.games.amerigo.moves import BUILD, CHOOSE_ACTION, END, SAIL, AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.readers import describe, notation
from carrack.games.amerigo.readers.outcome import outcome_of
from carrack.games.amerigo.state import Amerigo
from carrack.games.kind import ANY_TIME, Kind, by_number


def is_for_ships(s: Amerigo, move: AmerigoMove) -> bool:
    """Whether a token is that of AM-TOKEN-3; the others that are used bring gold."""
    return s.world.edition.tokens[move.value].rule == tokens.EIGHT_FOR_SHIPS


def token_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """Refuse gold tokens outside the turn (AM-GOLD-5), AM-TOKEN-3 outside a blue action."""
    refusal = tokens.use_refusal(s, move)
    if refusal is not None:
        return refusal
    if not is_for_ships(s, move):
        return gold.exchange_refusal(s, move)
    if s.step != state.ACT or s.action != state.BLUE:
        return AmerigoRefusal(tokens.EIGHT_FOR_SHIPS, "refusal-blue-action-only")
    return ships.extra_refusal(s)


def use_token(s: Amerigo, move: AmerigoMove) -> None:
    """Use a token for ships or for gold."""
    use = ships.use_extra_spaces if is_for_ships(s, move) else gold.use_gold_token
    use(s, move)


ROWS: Final[dict[int, Kind[Amerigo, AmerigoMove]]] = {
    moves.CHOOSE_ACTION: Kind(
        "AM-ROUND-4",
        lambda s, m: rounds.choose(s, m.value),
        lambda s, m: rounds.choice_refusal(s) or rounds.choose_refusal(s, m.value),
        describe.choose_details,
    ),
    moves.GOLD: Kind(
        "AM-GOLD-1",
        lambda s, m: gold.take_gold(s),
        lambda s, m: rounds.choice_refusal(s),
        describe.gold_details,
    ),
    moves.CUBES: Kind(
        "AM-TOKEN-15",
        lambda s, m: tokens.score_cubes(s),
        lambda s, m: rounds.choice_refusal(s) or rounds.cubes_refusal(s),
        describe.cubes_details,
    ),
    moves.CHEST: Kind("AM-GOLD-5", lambda s, m: gold.exchange_chest(s), gold.exchange_refusal),
    moves.USE: Kind("AM-TOKEN-10", use_token, token_refusal, describe.token_details),
    moves.PLACE: Kind(
        "AM-SHIP-1",
        ships.place_ship,
        lambda s, m: ships.place_refusal(s),
        describe.place_details,
        when=state.BLUE,
        read=notation.read_place,
    ),
    moves.SAIL: Kind(
        "AM-SHIP-2",
        ships.sail,
        ships.sail_refusal,
        describe.sail_details,
        when=state.BLUE,
        read=notation.read_sail,
    ),
    moves.POST: Kind(
        "AM-SHIP-4",
        ships.establish_post,
        ships.post_refusal,
        describe.post_details,
        when=state.BLUE,
        read=notation.read_post,
    ),
    moves.LOAD: Kind("AM-CANNON-1", load, load_refusal, describe.step_details, when=state.BLACK),
    moves.TAKE: Kind("AM-PLAN-1", take_tile, take_refusal, describe.take_details, when=state.RED),
    moves.ADVANCE: Kind(
        "AM-PROG-1",
        progress.advance,
        progress.advance_refusal,
        describe.step_details,
        when=state.BROWN,
    ),
    moves.PICK_TOKEN: Kind(
        "AM-PROG-2",
        progress.pick_token,
        progress.pick_refusal,
        describe.token_details,
        when=state.BROWN,
    ),
    moves.BUILD: Kind(
        "AM-BUILD-1",
        build_tile,
        build_refusal,
        describe.build_details,
        when=state.GREEN,
        read=notation.read_build,
    ),
    moves.BUY: Kind("AM-BUY-1", buy, buy_refusal, describe.buy_details, when=state.YELLOW),
    moves.ORDER: Kind(
        "AM-SPEC-1",
        special.advance_order,
        special.order_refusal,
        describe.step_details,
        when=state.WHITE,
    ),
    moves.JUMP: Kind(
        "AM-TOKEN-9",
        lambda s, m: special.jump(s),
        lambda s, m: special.jump_refusal(s),
        when=state.WHITE,
    ),
    moves.END: Kind(
        "AM-ROUND-7", lambda s, m: rounds.end_turn(s), lambda s, m: rounds.end_refusal(s)
    ),
}
KINDS: Final = by_number(ROWS)


READERS: Final = [kind.read for kind in KINDS if kind.read is not None]


def read_notation(s: Amerigo, text: str) -> AmerigoMove:
    """The move that a notation names, legal or not. Raises Refused, saying what would be right."""
    known = s.world.numbers.by_notation.get(text)
    if known is not None:
        return known
    words = text.split(" ")
    for read in READERS:
        move = read(s, words)
        if move is not None:
            return move
    raise Refused(AmerigoRefusal("", "refusal-no-such-move", {"move": text}))


def refusal_of(s: Amerigo, move: AmerigoMove) -> Refusal | None:
    """None for a legal move, else the rule it breaks and why."""
    if s.seat == OVER:
        return AmerigoRefusal("AM-NEXT-5", "refusal-game-over")
    kind = KINDS[move.kind]
    if kind.when != ANY_TIME:
        refusal = rounds.action_refusal(s, kind.when, move.kind == moves.PICK_TOKEN)
        if refusal is not None:
            return refusal
    return kind.refusal(s, move)


def carry_out(s: Amerigo, move: AmerigoMove, chance: Chance) -> None:
    """Play a legal move, and everything that follows without a decision."""
    if move.kind == END:  # by hand what most moves are: by their rows a game takes longer, compiled
        rounds.end_turn(s)
    elif move.kind == CHOOSE_ACTION:
        rounds.choose(s, move.value)
    elif move.kind == SAIL:
        ships.sail(s, move)
    elif move.kind == BUILD:
        build_tile(s, move)
    else:
        KINDS[move.kind].play(s, move)
    if s.acting == len(s.order):  # all have had their turn of the phase
        rounds.next_phase(s, chance)


def describe_move(s: Amerigo, move: AmerigoMove) -> dict[str, Any]:
    """A move as plain data.

    `index`, `move` (notation), `key`, `args`, `group`, `rule`, and what applies of `squares`,
    `node`, `ship`, `tile`, `cost` (AP), `gold` (paid), `points` (all that it brings at once),
    `brings` (messages of what else it brings), `way` (nodes at which a ship turns on its shortest
    way, start and goal left out), `then` and `landing` (see :func:`landings.landing_of`).
    """
    kind = KINDS[move.kind]
    data = kind.description(move)
    if move.kind != moves.SAIL:  # there are hundreds of them, and they bring nothing at once
        gain = outcome_of(s, move)
        if gain.points:
            data["points"] = gain.points
        if gain.brings:
            data["brings"] = gain.brings
    kind.describe(s, move, data)
    return data
