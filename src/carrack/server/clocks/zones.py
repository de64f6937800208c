"""Time zones by all the names that browsers know them by.

A browser says `Asia/Calcutta` and lists no `Asia/Kolkata`; a system may know only the one, or only
the other. The package tzdata knows all names, and is installed with Carrack.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a browser's Python has no time zones
    from zoneinfo import ZoneInfo

HAS_ZONES = find_spec("zoneinfo") is not None
"""A browser's Python has none, and nobody's hours: its times are those of the machine."""

ARGENTINA = ("Buenos_Aires", "Catamarca", "Cordoba", "Jujuy", "Mendoza")
RENAMED = {
    "Africa/Asmera": "Africa/Asmara",
    "America/Coral_Harbour": "America/Atikokan",
    "America/Godthab": "America/Nuuk",
    "America/Indianapolis": "America/Indiana/Indianapolis",
    "America/Louisville": "America/Kentucky/Louisville",
    "Asia/Calcutta": "Asia/Kolkata",
    "Asia/Katmandu": "Asia/Kathmandu",
    "Asia/Rangoon": "Asia/Yangon",
    "Asia/Saigon": "Asia/Ho_Chi_Minh",
    "Atlantic/Faeroe": "Atlantic/Faroe",
    "Europe/Kiev": "Europe/Kyiv",
    "Pacific/Enderbury": "Pacific/Kanton",
    "Pacific/Ponape": "Pacific/Pohnpei",
    "Pacific/Truk": "Pacific/Chuuk",
    **{f"America/{city}": f"America/Argentina/{city}" for city in ARGENTINA},
}
"""Former names that browsers still report, with today's (CLDR's `timezone.xml`)."""
OTHER_NAMES = {**RENAMED, **{new: old for old, new in RENAMED.items()}}


@lru_cache(maxsize=1024)
def zone_named(name: str) -> ZoneInfo | None:
    """The time zone of a name, in use or former; None if it is none, or nothing here knows it."""
    if not HAS_ZONES:
        return None
    from zoneinfo import ZoneInfo

    for known in (name, OTHER_NAMES.get(name, name)):
        try:
            return ZoneInfo(known)
        except (OSError, ValueError, LookupError):
            continue
    return None


def zone_of(name: str) -> ZoneInfo:
    """The time zone of that name, which may be unknown here: UTC then."""
    from zoneinfo import ZoneInfo

    return zone_named(name) or ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    """Whether a time zone has this name; where nothing knows any, every name may be one."""
    return not HAS_ZONES or zone_named(name) is not None


def unknown_zones() -> list[str]:
    """Names that browsers report and that mean nothing here."""
    return [name for name in ("Europe/Berlin", *OTHER_NAMES) if not is_zone(name)]
