"""Messages about values in files, for the readers of every game."""

from difflib import get_close_matches

from carrack.core.message import Message


def unknown(value: object, known: list[str]) -> Message:
    """The message that there is no such thing, with a known one that is close, or with them all."""
    near = nearest(str(value), known)
    if near:
        return Message("file-unknown-near", {"value": shown(value), "near": near})
    return Message("file-unknown", {"value": shown(value), "known": known})


def unlike(key: str, value: object, expected: Message) -> Message:
    """The message that a value is not as expected."""
    about = {"key": key, "value": shown(value), "expected": expected}
    return Message("file-other", about)


def one_of(allowed: list[str]) -> Message:
    """The message that names the allowed words."""
    return Message("file-one-of", {"allowed": allowed})


def repeated(known_as: str, count: int) -> Message:
    """The message that an id is used several times."""
    return Message("file-same-id", {"id": known_as, "count": count})


def miscounted(count: int, needed: int, rule: str) -> Message:
    """The message that there are too many of something, or too few."""
    return Message("file-count", {"count": count, "needed": needed, "rule": rule})


def nearest(word: str, known: list[str]) -> str:
    """The known word that is most similar, or an empty string."""
    return next(iter(get_close_matches(word, known, 1)), "")


def shown(value: object) -> str:
    """A value as a reader of the file would recognise it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list):
        return "[…]" if len(value) > 6 else "[" + ", ".join([shown(x) for x in value]) + "]"
    return f"'{value}'" if isinstance(value, str) else str(value)
