"""Reading of messages, and of names and lines in them; and writing of data."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from typing import Any, TypeVar

import msgspec

from carrack.server.refusals import malformed
from carrack.server.shapes.messages import NAME_LENGTH, MapText
from carrack.texts.letters import first_flaw, one_form, shows, spelt

T = TypeVar("T")


def clean_name(name: str, field: str) -> str:
    """A name in one form; "" for none. Raises Problem for what cannot be seen."""
    name = clean_text(name, field)
    if len(name) > NAME_LENGTH:  # one form may take more characters than another
        raise malformed(field, "name-length", {"most": NAME_LENGTH})
    return name


def required_name(name: str) -> str:
    """The name of a person, a club or a league as it is kept. Raises Problem, also for none."""
    wanted = clean_name(name, "name")
    if not wanted:
        raise malformed("name", "name-length", {"most": NAME_LENGTH})
    return wanted


def clean_text(text: str, field: str) -> str:
    """A name or a line in one form. Raises Problem naming what cannot be seen in it."""
    text = one_form(text)
    if flaw := first_flaw(text):
        raise malformed(field, "unfit-character", {"field": field, "character": spelt(flaw)})
    if text and not shows(text):
        raise malformed(field, "shows-nothing", {"field": field})
    return text


def decoded(body: bytes | str, kind: type[T]) -> T:
    """The message in a request's body. Raises Problem naming the field."""
    try:
        body = body.removeprefix(BOM_UTF8) if isinstance(body, bytes) else body
        message = msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise malformed(_field(str(error)), args={"reason": str(error)}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(None, "not-json", {"reason": str(error)}) from None
    if _NUL.search(body.encode() if isinstance(body, str) else body) and kind is not MapText:
        raise malformed(_place_of_nul(msgspec.json.decode(body)), "nul")
    return message


_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""A NUL in JSON, which PostgreSQL keeps in no text. (Texts of maps are checked and not kept.)"""


def _place_of_nul(data: Any, place: str = "") -> str | None:
    """The field whose name or text holds a NUL: `seats[0].name`."""
    if isinstance(data, str):
        return place if "\0" in data else None
    if isinstance(data, dict):
        if any("\0" in key for key in data):
            return place or None
        inner = [(value, f"{place}.{key}".strip(".")) for key, value in data.items()]
    elif isinstance(data, list):
        inner = [(value, f"{place}[{n}]") for n, value in enumerate(data)]
    else:
        return None
    return next((found for value, at in inner if (found := _place_of_nul(value, at))), None)


def _field(message: str) -> str | None:
    """The field that msgspec complains about: `seats[1].kind` out of `… - at `$.seats[1].kind``."""
    path = re.search(r"at `(?:key in )?\$\.?([^`]*)`", message)
    name = re.search(r"(?:required|unknown) field `([^`]*)`", message)
    found = [match.group(1) for match in (path, name) if match and match.group(1)]
    return ".".join(found) or None


def encoded(data: Any) -> bytes:
    """Data as JSON."""
    return msgspec.json.encode(data)
