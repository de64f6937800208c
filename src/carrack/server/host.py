"""What the host does with seats, and what their owners do with them."""

from __future__ import annotations

from typing import Any

from carrack.bots import bot_names
from carrack.core.game import Game
from carrack.server import shown
from carrack.server.auth import Viewer, hashed, new_token
from carrack.server.bots import stand_in
from carrack.server.live import LINK_CHANGED
from carrack.server.protocol import Problem, SeatAction, malformed
from carrack.server.sitting import Sitting
from carrack.server.store import SeatRow
from carrack.server.table import Table

OWN = ("resign", "rename")  # what the owner of a seat may do with it


async def seat_action(
    table: Table, tokens: list[str], seat: int, post: SeatAction
) -> dict[str, Any]:
    """Carries out an action on a seat; gives {seat, token, seq}.

    `token` is a new link's secret, or null. Raises Problem.
    """
    async with table.opened() as sitting:
        require_seat(sitting, seat)
        viewer = sitting.viewer(tokens)
        _require_right(viewer, seat, post.action, bool(tokens))
        since = sitting.seq
        row, note, token = _changed(sitting, sitting.seats[seat], post)
        if note is not None:
            sitting.say({**note, "seat": seat})
        await table.commit(sitting, since, seats=(row,))
        if note is not None:
            table.turns.trust(seat)
        if token is not None:
            table.hub.close(LINK_CHANGED, "this link has been replaced", seat)
        shown_row = shown.seats([row], table.hub.online())[0]
        return {"seat": shown_row, "token": token, "seq": sitting.seq}


def require_seat(sitting: Sitting, seat: int) -> None:
    """Passes for a seat of the table. Raises Problem 422 for an automaton, 404 for none."""
    seats = len(sitting.seats)
    if seats <= seat < seats + sitting.automata:
        message = f"the rules play the automaton ({seat}); nobody can take or change its place"
        raise Problem(422, "automaton", message)
    if seat >= seats:
        raise Problem(404, "no-seat", sitting.seats_told)


def _require_right(viewer: Viewer, seat: int, action: str, known: bool) -> None:
    if viewer.host and action != "resign":
        return
    if seat in viewer.seats and action in OWN:
        return
    who = "the owner of this seat" if action == "resign" else "the host"
    raise Problem(403 if known else 401, "token", f"only {who} may do that")


Changed = tuple[SeatRow, dict[str, Any] | None, str | None]


def _changed(sitting: Sitting, row: SeatRow, post: SeatAction) -> Changed:
    """The seat's new row, the note for the record, and the new token if there is one."""
    if post.action == "rename":
        return _renamed(sitting, row, post.name)
    if post.action == "link":
        return _relinked(sitting, row)
    if sitting.match.over:
        raise Problem(422, "over", "the game is over; nobody is needed on this seat any more")
    if post.action == "human":
        return _handed_back(sitting, row)
    return _handed_over(sitting, row, post)


def _renamed(sitting: Sitting, row: SeatRow, name: str | None) -> Changed:
    wanted = clean_name(name or "", "name")
    if not wanted:
        raise malformed("name", "a name has 1 to 40 letters")
    return sitting.seat_changed(row.seat, name=wanted), {"action": "rename", "name": wanted}, None


def _relinked(sitting: Sitting, row: SeatRow) -> Changed:
    """A new link for a lost one. It matters to nobody's game, so the record does not mention it."""
    if row.kind != "human":
        raise Problem(422, "bot-seat", "a bot plays this seat; hand it to a person first")
    token = new_token()
    return sitting.seat_changed(row.seat, token=hashed(token)), None, token


def _handed_back(sitting: Sitting, row: SeatRow) -> Changed:
    if row.kind == "human":
        raise Problem(422, "human-seat", f"{row.name} plays this seat already")
    token = new_token() if row.token is None else None
    kept = row.token if token is None else hashed(token)
    changes = {"kind": "human", "bot": None, "resigned": False, "token": kept}
    return sitting.seat_changed(row.seat, **changes), {"action": "human"}, token


def _handed_over(sitting: Sitting, row: SeatRow, post: SeatAction) -> Changed:
    """A bot plays on, by the host's wish or because the player resigns."""
    if row.kind == "bot" and (post.action == "resign" or post.bot in (None, row.bot)):
        raise Problem(422, "bot-seat", "a bot plays this seat already")
    bot = stand_in(sitting.game) if post.bot is None else known_bot(sitting.game, post.bot, "bot")
    resigned = row.resigned or post.action == "resign"
    changed = sitting.seat_changed(row.seat, kind="bot", bot=bot, resigned=resigned)
    return changed, {"action": post.action, "bot": bot}, None


def known_bot(game: Game[Any], name: str, field: str) -> str:
    """The name of a bot if there is one. Raises Problem 400."""
    names = bot_names(game)
    if name not in names:
        raise malformed(field, f"there is no bot {name!r}; there are {', '.join(names)}")
    return name


def clean_name(name: str, field: str) -> str:
    """A name without spaces around it. Raises Problem 400 for what cannot be printed."""
    name = " ".join(name.split())
    if not name.isprintable():
        raise malformed(field, "a name consists of letters that can be printed")
    return name
