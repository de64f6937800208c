"""Languages: where the texts of each lie, and how it counts.

A component keeps its texts beside it, a file for each language (`locale/de.ftl`, `rules/de.md`). A
language may instead be one folder, `carrack/languages/LANGUAGE`, with a file for each component
that is named after its package: `core.ftl`, `games.amerigo.ftl`, `games.amerigo.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

WHOLE: Traversable = files("carrack").joinpath("languages")
"""The folder of those languages that are one folder each."""


def pages(package: str, folder: str, ending: str) -> dict[str, Traversable]:
    """The files of a package by language: those of its folder, and those of whole languages."""
    own = files(package).joinpath(folder)
    beside = list(own.iterdir()) if own.is_dir() else []
    found = {page.name.removesuffix(ending): page for page in beside if page.name.endswith(ending)}
    for language in WHOLE.iterdir() if WHOLE.is_dir() else []:
        page = language.joinpath(package.removeprefix("carrack.") + ending)
        if page.is_file():
            found.setdefault(language.name, page)
    return found


def fitting(wanted: str, known: Collection[str]) -> str | None:
    """The known language for somebody who wants one.

    >>> known = ["de", "pt-BR", "zh-Hant"]
    >>> [fitting(wanted, known) for wanted in ("de_AT", "PT-br", "pt", "zh-Hant-TW", "../de")]
    ['de', 'pt-BR', 'pt-BR', 'zh-Hant', None]
    """
    names = {each.lower(): each for each in sorted(known)}
    parts = wanted.lower().replace("_", "-").split("-")
    for count in range(len(parts), 0, -1):
        if (name := names.get("-".join(parts[:count]))) is not None:
            return name
    return next((each for name, each in names.items() if name.split("-")[0] == parts[0]), None)


# --- numbers, as in Unicode's CLDR; a test compares them with those of a browser -----------------


def number(language: str, value: int) -> str:
    r"""A whole number as a language writes it.

    >>> [number(language, 12345) for language in ("en", "de", "pl")]
    ['12,345', '12.345', '12\xa0345']
    """
    plain = _plain(language)
    if plain in _FROM_FIVE_DIGITS.split() and abs(value) < 10_000:
        return str(value)
    mark = next((mark for mark, spoken in _MARKS.items() if plain in spoken.split()), ",")
    return f"{value:,}".replace(",", mark)


def plural(language: str, value: int) -> str:
    """The plural form that a whole number has: zero, one, two, few, many or other.

    >>> [plural(language, 0) for language in ("en", "fr", "pl", "ja")]
    ['other', 'one', 'many', 'other']
    """
    return _PLURALS.get(_plain(language), _english)(abs(value))


def _plain(language: str) -> str:
    return language.lower().replace("_", "-").split("-")[0]


_MARKS: Final = {
    ".": "az bs ca da de el es eu fo gl hr id is it lb mk nl pt ro sl sr tr vi",
    "\u00a0": "af be bg br cs et fi hu hy ka kk ky lt lv nb nn no pl ru sk sq sv uk",
    "\u202f": "eo fr rm",
}
"""Marks between thousands, and the languages that use each; all others use a comma."""
_FROM_FIVE_DIGITS: Final = "be bg es et hu hy it ka lv pl sl sq"
"""Languages that write 1234, but 12.345."""


def _english(n: int) -> str:
    return "one" if n == 1 else "other"


def _never(_n: int) -> str:
    return "other"


def _french(n: int) -> str:
    return "one" if n < 2 else _spanish(n)


def _hindi(n: int) -> str:
    return "one" if n < 2 else "other"


def _spanish(n: int) -> str:
    return "many" if n and n % 1_000_000 == 0 else _english(n)


def _icelandic(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "other"


def _croatian(n: int) -> str:
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else _icelandic(n)


def _russian(n: int) -> str:
    return "many" if (form := _croatian(n)) == "other" else form


def _polish(n: int) -> str:
    form = _russian(n)
    return "many" if form == "one" and n != 1 else form


def _czech(n: int) -> str:
    return "few" if n in (2, 3, 4) else _english(n)


def _slovene(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def _lithuanian(n: int) -> str:
    if n % 10 == 0 or 10 < n % 100 < 20:
        return "other"
    return "one" if n % 10 == 1 else "few"


def _latvian(n: int) -> str:
    return "zero" if _lithuanian(n) == "other" else _icelandic(n)


def _romanian(n: int) -> str:
    return "few" if n != 1 and (n == 0 or 0 < n % 100 < 20) else _english(n)


def _hebrew(n: int) -> str:
    return "two" if n == 2 else _english(n)


def _arabic(n: int) -> str:
    if n < 3:
        return ("zero", "one", "two")[n]
    return "few" if 2 < n % 100 < 11 else "many" if n % 100 > 10 else "other"


def _irish(n: int) -> str:
    return "few" if 2 < n < 7 else "many" if 6 < n < 11 else _hebrew(n)


def _welsh(n: int) -> str:
    return {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"}.get(n, "other")


_RULES: Final[dict[Callable[[int], str], str]] = {
    _never: "id ja km ko lo ms th vi yo zh",
    _french: "fr pt",
    _hindi: "am as bn fa gu hi hy kn pa zu",
    _spanish: "ca es it",
    _icelandic: "is mk",
    _croatian: "bs hr sr",
    _russian: "be ru uk",
    _polish: "pl",
    _czech: "cs sk",
    _slovene: "sl",
    _lithuanian: "lt",
    _latvian: "lv",
    _romanian: "ro",
    _hebrew: "he",
    _arabic: "ar",
    _irish: "ga",
    _welsh: "cy",
}
"""All others count as English does."""
_PLURALS: Final = {name: rule for rule, names in _RULES.items() for name in names.split()}
