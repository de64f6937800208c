"""The brown action: the progress track and its tokens (AM-PROG)."""

from __future__ import annotations

from carrack.games.amerigo.chapters import gold
from carrack.games.amerigo.components import Track
from carrack.games.amerigo.moves import AmerigoMove, AmerigoRefusal
from carrack.games.amerigo.state import ACT, DONE, GAP, PICK, Amerigo


def track_room(s: Amerigo) -> int:
    """Steps to the end of the progress track."""
    return s.world.edition.progress.steps - s.progress[s.seat]


def track_points(track: Track, step: int) -> int:
    """The highest value reached or passed on a track (AM-FINAL-3, AM-FINAL-4)."""
    best = 0
    for at, points in track.points:
        if at <= step:
            best = points
    return best


def passed(track: Track, before: int, after: int) -> int:
    """Return the number of spaces with points that a move from one step to another reaches.

    A space that is passed counts too.
    """
    return len([at for at, _ in track.points if before < at <= after])


def begin_progress(s: Amerigo) -> None:
    """Pay two gold at once if the track is at its end (AM-PROG-3)."""
    if not track_room(s):
        gold.pay_overflow(s, "AM-PROG-3")
        s.step = DONE


def advance_moves(s: Amerigo) -> list[AmerigoMove]:
    """One, two … steps, as far as the track and the means to pay allow."""
    return s.world.advance_moves[: min(track_room(s), gold.affordable(s))]


def advance_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """The refusal by AM-PROG-1 and AM-PROG-3, or None."""
    if move.value > track_room(s):
        return AmerigoRefusal("AM-PROG-3", "refusal-progress-track-ends", {"room": track_room(s)})
    return gold.cost_refusal(s, move.value)


def advance(s: Amerigo, move: AmerigoMove) -> None:
    """Move one space per action point (AM-PROG-1); every space with points gives a token."""
    before, over = s.progress[s.seat], gold.overflows(s, track_room(s), move.value)
    gold.pay(s, move.value)
    s.progress[s.seat] = before + move.value
    if s.events is not None:
        s.report("advanced", "AM-PROG-1", s.seat, {"steps": move.value, "at": before + move.value})
    if over:
        gold.pay_overflow(s, "AM-PROG-3")
        s.ap = 0
    s.picks_due = passed(s.world.edition.progress, before, before + move.value)
    after_pick(s)


def on_display(s: Amerigo) -> list[int]:
    """The progress tokens that can be taken."""
    return [token for token in s.left + s.right if token != GAP]


def after_pick(s: Amerigo) -> None:
    """Let the next due token be taken, if there is one (AM-PROG-2); otherwise go on."""
    if s.picks_due and on_display(s):
        s.step = PICK
        return
    s.picks_due = 0
    s.step = ACT if track_room(s) else DONE


def pick_moves(s: Amerigo) -> list[AmerigoMove]:
    """Any token on display (AM-PROG-2)."""
    return [s.world.pick_moves[token] for token in on_display(s)]


def pick_refusal(s: Amerigo, move: AmerigoMove) -> AmerigoRefusal | None:
    """Refuse a token that is not on display (AM-PROG-2)."""
    if move.value not in s.left and move.value not in s.right:
        token = s.world.edition.tokens[move.value]
        return AmerigoRefusal("AM-PROG-2", "refusal-token-not-on-display", {"token": token.id})
    return None


def without(half: list[int], token: int) -> list[int]:
    """Half of the display with a gap in place of a token, if it was there."""
    return [GAP if lying == token else lying for lying in half] if token in half else half


def pick_token(s: Amerigo, move: AmerigoMove) -> None:
    """Take a token; it works from now on (AM-PROG-4)."""
    s.left, s.right = without(s.left, move.value), without(s.right, move.value)
    s.held[s.seat] |= 1 << move.value
    s.picks_due -= 1
    if s.events is not None:
        s.report("picked", "AM-PROG-2", s.seat, {"token": s.world.edition.tokens[move.value].id})
    after_pick(s)
