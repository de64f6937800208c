"""Whether a game is still played with what it was begun with, such as its edition."""

from __future__ import annotations

from typing import Any

from carrack.core.game import ComponentsError, Game, completed_options
from carrack.core.message import Message, MessageError, message_of
from carrack.core.record import Header, OtherComponents, RecordError

HASH_SHOWN = 12  # digits


def check_rules(game: Game[Any], rules: str) -> None:
    """Raise MessageError for a version of the rules that is not known here."""
    known = list(game.known_rules())
    if rules not in known:
        raise MessageError(Message("fault-rules", {"rules": rules, "known": known}))


def require_same(game: Game[Any], header: Header) -> None:
    """Check that the game is still played with what the header names.

    Raises RecordError for options that no game has, OtherComponents for components that differ.
    """
    try:
        identity, was = _identities(game, header)
    except ComponentsError as gone:
        raise OtherComponents(1, message_of(gone)) from None
    except ValueError as error:  # a name of its own: mypyc would take it for the kind above
        raise RecordError(1, message_of(error)) from None
    same = [f"{k} {v}" for k, v in identity.items() if was.get(k) == v] or ["–"]
    for key, value in identity.items():
        if was.get(key) != value:
            now, then = _short(value), _short(was.get(key))
            about = {"part": key, "was": then, "now": now, "same": same}
            raise OtherComponents(1, Message("fault-components", about))


def options_of(game: Game[Any], header: Header) -> dict[str, Any]:
    """The options by which the game of a record is set up again.

    Where a component that ships has changed since, they name the version it was begun with. Raises
    ValueError.
    """
    options = completed_options(game, header.players, header.options)
    was = game.identity_read(header.players, header.identity)
    return game.begun_with(header.players, options, was)


def _identities(game: Game[Any], header: Header) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what a record would name today, and what its header names. Raises ValueError."""
    now = game.identity(header.players, options_of(game, header))
    return now, game.identity_read(header.players, header.identity)


def _short(value: Any) -> str:
    """A value for people; of a hash, just enough to tell two apart."""
    return repr(value[:HASH_SHOWN] if isinstance(value, str) and len(value) > 40 else value)


def is_same(game: Game[Any], header: Header) -> bool:
    """Whether a game begun under a header still has its components, such as the edition."""
    try:
        now, was = _identities(game, header)
    except ValueError:
        return False
    return all([was.get(key) == value for key, value in now.items()])
