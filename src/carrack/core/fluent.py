"""Texts in the subset of Fluent (https://projectfluent.org) that Carrack uses.

A package keeps its texts in `locale/LANGUAGE.ftl`; those of the core belong to every game. It
supports messages, attributes, references to messages, variables, literal strings, and selectors by
value or plural form, but no terms, functions or other literals. The engine needs nothing but the
standard library; the usual formatter brings a database of all languages.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, Final, Union

from carrack.core.languages import fitting, number, pages, plural

CORE: Final = "carrack.core"
ENGLISH: Final = "en"

Part = Union[str, "Placeable"]
Pattern = list[Part]

_ENTRY: Final = re.compile(r"^(?=[A-Za-z#])", re.MULTILINE)
_HEAD: Final = re.compile(r"([A-Za-z][\w-]*) *=")
_REFERENCE: Final = re.compile(r"\{\s*([A-Za-z][\w-]*)")
_ATTRIBUTE: Final = re.compile(r"\n +\.([A-Za-z][\w-]*) *=")
_STOP: Final = re.compile(r"\{|\s*(?:\}|\n\s*\*?\[)")  # what ends a stretch of plain text
_INDENT: Final = re.compile(r"\n +")
_LITERAL: Final = re.compile(r'\s*"((?:[^"\\]|\\.)*)"')
_NAME: Final = re.compile(r"\s*(\$?[A-Za-z][\w.-]*)")
_ARROW: Final = re.compile(r"\s*->")
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] *")
_CLOSE: Final = re.compile(r"\s*\}")


@lru_cache(maxsize=64)
def shortened(source: str, without: tuple[str, ...]) -> str:
    """Texts without comments, and without the messages whose keys begin like that.

    Those that others refer to stay.
    """
    left_out = tuple(filter(None, without))
    entries = [(head[1], entry) for entry in _ENTRY.split(source) if (head := _HEAD.match(entry))]
    kept = {key for key, _ in entries if not key.startswith(left_out)}
    named = {key: set(_REFERENCE.findall(entry)) for key, entry in entries}
    while more := set().union(*(named[key] for key in kept)) & named.keys() - kept:
        kept |= more
    return "".join([entry for key, entry in entries if key in kept])


class Placeable:
    """The content of braces: a variable (`$name`), a message (`name`), or a choice by either."""

    def __init__(self, name: str, variants: dict[str, Pattern], default: str) -> None:
        self.name = name
        self.variants = variants
        self.default = default


class Texts:
    """Texts by key (`name`, or `name.attribute`), in a language that says how it counts."""

    def __init__(self, source: str, language: str = ENGLISH) -> None:
        self.language = language
        self.patterns: dict[str, Pattern] = {}
        for entry in _ENTRY.split(source):
            head = _HEAD.match(entry)
            if head is None:  # a comment
                continue
            parts = _ATTRIBUTE.split(entry[head.end() :])
            self._add(head.group(1), parts[0])
            for name, text in zip(parts[1::2], parts[2::2], strict=True):
                self._add(f"{head.group(1)}.{name}", text)

    def _add(self, key: str, text: str) -> None:
        if text.strip():
            self.patterns[key] = _pattern(text.strip(), 0)[0]

    def text(self, key: str, args: dict[str, Any]) -> str:
        """The text of a key with its variables filled in; the key itself if it has no text."""
        pattern = self.patterns.get(key)
        return key if pattern is None else self._filled(pattern, args)

    def _filled(self, pattern: Pattern, args: dict[str, Any]) -> str:
        return "".join([self._part(part, args) for part in pattern])

    def _part(self, part: Part, args: dict[str, Any]) -> str:
        if isinstance(part, str):
            return part
        if not part.name.startswith("$"):
            return self.text(part.name, args)
        value = args.get(part.name[1:])
        if not part.variants:
            return shown(value, self.language) if part.name[1:] in args else f"{{{part.name}}}"
        count = plural(self.language, value) if isinstance(value, int) else "other"
        for form in (str(value), count, part.default):
            if form in part.variants:
                return self._filled(part.variants[form], args)
        return ""


def shown(value: Any, language: str = ENGLISH) -> str:
    """A value as it appears in a sentence; each sentence of a list has its own line."""
    if isinstance(value, list):
        plain = all([isinstance(each, (str, int)) for each in value])
        return (", " if plain else "\n").join([str(each) for each in value])
    if isinstance(value, int) and not isinstance(value, bool):
        return number(language, value)
    return "" if value is None else str(value)


def _pattern(text: str, at: int) -> tuple[Pattern, int]:
    """The pattern that begins at an index, and where it ends."""
    parts: Pattern = []
    while True:
        stop = _STOP.search(text, at)
        end = len(text) if stop is None else stop.start()
        if end > at:
            parts.append(_INDENT.sub("\n", text[at:end]))
        if stop is None or stop.group() != "{":
            return parts, end
        part, at = _placeable(text, stop.end())
        parts.append(part)


def _placeable(text: str, at: int) -> tuple[Part, int]:
    """Parse what follows an opening brace; return it, and the index after the closing brace."""
    literal = _LITERAL.match(text, at)
    if literal is not None:
        said = literal.group(1).encode("ascii", "backslashreplace").decode("unicode_escape")
        return said, _after(_CLOSE, text, literal.end())
    name = _NAME.match(text, at)
    if name is None:
        raise ValueError(f"this is neither a variable nor a message: {text[at : at + 20]!r}")
    at, default = name.end(), ""
    variants: dict[str, Pattern] = {}
    arrow = _ARROW.match(text, at)
    if arrow is not None:
        at = arrow.end()
        variant = _VARIANT.match(text, at)
        while variant is not None:
            form = variant.group(2)
            variants[form], at = _pattern(text, variant.end())
            default = form if variant.group(1) else default
            variant = _VARIANT.match(text, at)
    return Placeable(name.group(1), variants, default), _after(_CLOSE, text, at)


def _after(wanted: re.Pattern[str], text: str, at: int) -> int:
    found = wanted.match(text, at)
    if found is None:
        raise ValueError(f"a brace is not closed: {text[:40]!r}")
    return found.end()


@lru_cache(maxsize=64)
def sources(package: str) -> dict[str, str]:
    """The Fluent texts of a package and those of the core, by language."""
    found = {} if package == CORE else dict(sources(CORE))
    spec = find_spec(package) if package else None
    if spec is None or spec.submodule_search_locations is None:  # a single module has no files
        return found
    for language, page in pages(package, "locale", ".ftl").items():
        found[language] = page.read_text(encoding="utf-8-sig") + "\n" + found.get(language, "")
    return found


@lru_cache(maxsize=64)
def spoken(package: str, language: str) -> Texts:
    """The texts of a package and of the core in a language; in English if it has none."""
    known = sources(package)
    name = fitting(language, known) or ENGLISH
    return Texts(known.get(name, ""), name)


def english(package: str) -> Texts:
    """The English texts of a package and of the core."""
    return spoken(package, ENGLISH)
