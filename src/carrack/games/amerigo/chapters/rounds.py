"""The flow of the game: rounds, phases, turns, and the choice of an action (AM-ROUND, AM-NEXT).

A turn is: choose an action (or gold, or AM-TOKEN-15), carry it out step by step, `end`. Chests and
gold tokens may be exchanged at any point.
"""

from __future__ import annotations

from typing import Final

from carrack.core.chance import Chance
from carrack.games.amerigo import state
from carrack.games.amerigo.chapters import special
from carrack.games.amerigo.chapters.cannons import begin_loading
from carrack.games.amerigo.chapters.gold import pay_overflow
from carrack.games.amerigo.chapters.pirates import pirates_attack
from carrack.games.amerigo.chapters.progress import begin_progress
from carrack.games.amerigo.chapters.scoring import final_scoring
from carrack.games.amerigo.chapters.ships import unplaced_ship
from carrack.games.amerigo.chapters.tokens import (
    CUBE_POINTS,
    RED_GREEN,
    added_ap,
    has,
    unused,
    usable,
)
from carrack.games.amerigo.chapters.tower import clear_space, throw_phase
from carrack.games.amerigo.components import COLOURS as COLOUR_NAMES
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import Amerigo

TOKENS_A_ROUND = 4
RED_AND_GREEN: Final = 1 << state.RED | 1 << state.GREEN


def fallen_colours(s: Amerigo) -> int:
    """The colours of the cubes in the action space, one bit each (AM-ROUND-4)."""
    colours = 0
    for colour, cubes in enumerate(s.space):
        if cubes:
            colours |= 1 << colour
    return colours


def exchanged_colours(s: Amerigo, fallen: int) -> int:
    """Red and green, each available for the other to the owner of AM-TOKEN-7."""
    if fallen & RED_AND_GREEN and s.held[s.seat] and has(s, s.seat, RED_GREEN):
        return RED_AND_GREEN
    return 0


def rule_of_choice(s: Amerigo, colour: int) -> str:
    """The rule by which the seat may choose an action now; "" if it may not."""
    fallen = fallen_colours(s)
    if fallen >> colour & 1:
        return "AM-ROUND-4"
    if exchanged_colours(s, fallen) >> colour & 1:
        return RED_GREEN
    if special.special_actions(s, s.seat) >> colour & 1:
        return special.rule_of_special_action(s, s.seat)
    return ""


def choose_moves(s: Amerigo) -> list[AmerigoMove]:
    """The actions on offer, gold, and AM-TOKEN-15 (AM-ROUND-6); not to be changed."""
    fallen = fallen_colours(s)
    colours = fallen | exchanged_colours(s, fallen) | special.special_actions(s, s.seat)
    moves = s.world.choice_moves(colours)
    if s.held[s.seat] and unused(s, s.seat, CUBE_POINTS):
        return [*moves, s.world.cubes_move]
    return moves


def choose_refusal(s: Amerigo, colour: int) -> AmerigoRefusal | None:
    """Refuse a colour not in the action space, with the exceptions for white (AM-ROUND-4)."""
    if rule_of_choice(s, colour):
        return None
    name = COLOUR_NAMES[colour]
    if colour != state.WHITE and s.space[state.WHITE]:
        return AmerigoRefusal("AM-SPEC-3", "refusal-no-cube-nor-disc", {"colour": name})
    return AmerigoRefusal("AM-ROUND-4", "refusal-no-cube", {"colour": name})


def cubes_refusal(s: Amerigo) -> AmerigoRefusal | None:
    """The refusal by AM-TOKEN-15, or None."""
    if usable(s, s.seat, CUBE_POINTS) < 0:
        return AmerigoRefusal(CUBE_POINTS, "refusal-no-unused-token")
    return None


def phase_ap(s: Amerigo, colour: int) -> int:
    """Action points of an action: the largest colour, and permanent tokens (AM-ROUND-10).

    White cubes that stand for another colour are not added to it (AM-SPEC-5).
    """
    return max(s.space) + added_ap(s, s.seat, colour)


def choose(s: Amerigo, colour: int) -> None:
    """Choose an action; if its track is at its end, it pays overflow and is over at once."""
    rule = rule_of_choice(s, colour) if s.events is not None else ""
    s.action = colour
    s.ap = phase_ap(s, colour)
    s.step = state.ACT
    s.ships_done, s.landing, s.neutral_taken, s.picks_due = 0, state.NOWHERE, 0, 0
    if s.events is not None:
        s.report("chosen", rule, s.seat, {"colour": COLOUR_NAMES[colour], "count": s.ap})
    if colour == state.BLACK:
        begin_loading(s)
    elif colour == state.BROWN:
        begin_progress(s)
    elif colour == state.WHITE:
        special.begin_order(s)


def choice_refusal(s: Amerigo) -> AmerigoRefusal | None:
    """One action, or gold, or AM-TOKEN-15 a phase (AM-ROUND-6)."""
    if s.step == state.PICK:
        return AmerigoRefusal("AM-PROG-2", "refusal-token-first")
    if s.step != state.CHOOSE:
        return AmerigoRefusal("AM-ROUND-6", "refusal-action-chosen")
    return None


def action_refusal(s: Amerigo, action: int, picks: bool) -> AmerigoRefusal | None:
    """A step of an action: that action must be under way; only what `picks` takes a token."""
    if s.step == state.CHOOSE:
        return AmerigoRefusal("AM-ROUND-6", "refusal-choose-first")
    if s.action != action:
        return AmerigoRefusal("AM-ROUND-6", "refusal-other-action")
    if s.step == state.PICK:
        return None if picks else AmerigoRefusal("AM-PROG-2", "refusal-token-first")
    if picks:
        return AmerigoRefusal("AM-PROG-2", "refusal-no-token-due")
    if s.step == state.DONE:
        return AmerigoRefusal("AM-ROUND-6", "refusal-action-over")
    return None


def end_refusal(s: Amerigo) -> AmerigoRefusal | None:
    """Refuse to end a turn before an action was chosen and what is compulsory is done."""
    if s.step == state.CHOOSE:
        return AmerigoRefusal("AM-ROUND-6", "refusal-choose-or-gold")
    if s.step == state.PICK:
        return AmerigoRefusal("AM-PROG-2", "refusal-token-first")
    if s.action == state.BLUE and unplaced_ship(s) >= 0:
        return AmerigoRefusal("AM-SHIP-1", "refusal-place-both")
    return None


def end_turn(s: Amerigo) -> None:
    """End the turn and forfeit the action points left (AM-ROUND-7)."""
    if jump_forgone(s):
        pay_overflow(s, "AM-SPEC-2")
    s.turn += 1
    s.action, s.ap, s.landing = state.NO_ACTION, 0, state.NOWHERE
    s.acting += 1
    if s.acting < len(s.order):
        begin_turn(s)


def next_phase(s: Amerigo, chance: Chance) -> None:
    """Goes on after the last turn of a phase."""
    clear_space(s)
    end_phase(s)
    run_phases(s, chance)


def jump_forgone(s: Amerigo) -> bool:
    """Whether the disc is at the end of its track while the jump of AM-TOKEN-9 is still open."""
    return s.action == state.WHITE and s.step == state.ACT and not special.order_room(s)


def begin_turn(s: Amerigo) -> None:
    """Let the next seat of the phase choose."""
    s.seat = s.order[s.acting]
    s.step = state.CHOOSE


def run_phases(s: Amerigo, chance: Chance) -> None:
    """Throw cubes until a phase offers something, or the game ends (AM-ROUND-2, AM-ROUND-3).

    The order of the seats is then fixed for the whole phase (AM-ROUND-5).
    """
    while s.step != state.ENDED:
        if throw_phase(s, chance):
            s.reveals += 1
            s.order = s.track[:]
            s.acting = 0
            begin_turn(s)
            return
        end_phase(s)


def end_phase(s: Amerigo) -> None:
    """Go to the next colour, or after white, skipped or not, end the round (AM-ROUND-11)."""
    if s.phase < state.WHITE:
        s.phase += 1
        return
    pirates_attack(s)
    if s.round == state.ROUNDS:
        final_scoring(s)
        return
    prepare_round(s)


def prepare_round(s: Amerigo) -> None:
    """Prepare the next round (AM-NEXT-1 to AM-NEXT-4)."""
    s.round += 1
    s.phase = state.BLUE
    if s.events is not None:
        s.report("pirate-revealed", "AM-NEXT-1", -1, {"count": s.pirates[s.round - 1]})
    refill_tokens(s)
    refill_production(s)
    if s.events is not None:
        s.report("time", "AM-NEXT-4", -1, {"time": s.world.edition.times[s.round - 1]})
        s.report("round", "AM-ROUND-1", -1, {"round": s.round})


def refill_tokens(s: Amerigo) -> None:
    """Remove the right half, move the left half right, and add four tokens (AM-NEXT-2)."""
    s.right = s.left
    s.left = list(s.deck[s.deck_at : s.deck_at + TOKENS_A_ROUND])
    s.deck_at += len(s.left)
    s.left += [state.GAP] * (TOKENS_A_ROUND - len(s.left))
    if s.events is not None:
        tokens = [s.world.edition.tokens[token].id for token in s.left if token != state.GAP]
        s.report("tokens-refilled", "AM-NEXT-2", -1, {"tokens": tokens})


def refill_production(s: Amerigo) -> None:
    """Replace all production tokens on display with new ones (AM-NEXT-3)."""
    size = s.world.display_size
    s.display = sorted(s.stack[s.stack_at : s.stack_at + size])
    s.stack_at += len(s.display)
    if s.events is not None:
        s.report("production-refilled", "AM-NEXT-3", -1, {"count": len(s.display)})
