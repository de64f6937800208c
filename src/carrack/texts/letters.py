"""Characters that names and lines of people may have, in any writing.

Characters that cannot be seen are refused, for they imitate others and break lines; but joiners
belong to the writing of Persian and Sinhala, to name two, and to many emoji.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

ZWNJ, ZWJ = "\u200c", "\u200d"
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that show nothing, though Unicode calls them letters or marks."""
SELECTOR = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Chooses among the forms of the character before it."""
DIGITS, KEYCAP = "0123456789#*", "\u20e3"
OTHER_PICTURES = "\u203c\u2049\u2139\u3030"
"""Characters that may be pictures, though Unicode counts them among letters or signs."""
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""The flag of a part of a country: a black flag, and letters that show nothing alone."""
LATER = "\U0001f000-\U0001faff"
"""Pictures, and room for those of later versions of Unicode than Python knows."""
PICTURE = f"[\u2194-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299{LATER}]"
JOINED = re.compile(f"(?<={PICTURE}){ZWJ}(?={PICTURE})")
FORMED = re.compile(f"(?<={PICTURE})[\ufe0f\U0001f3fb-\U0001f3ff]+(?={ZWJ}{PICTURE})")
"""Characters between a picture and its joiner: a colour of skin, the form of a picture."""

BOTH_SIDES = re.compile(
    "[\u0620\u0626\u0628\u062a-\u062e\u0633-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687\u069a-\u06bf"
    "\u06c1\u06c2\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff\u0712-\u0714\u071a-\u071d\u071f-\u0727"
    "\u0729\u072b\u072d\u072e\u07ca-\u07ea\u1820-\u1878\U0001e900-\U0001e943]"
)
"""Letters of Arabic, Syriac, N'Ko, Mongolian and Adlam that join the next one."""
ONE_SIDE = re.compile(
    "[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0"
    "\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a"
    "\u072c\u072f]"
)
"""Letters that join only the one before."""


def one_form(text: str) -> str:
    """A text in the form in which texts are kept and compared, without needless spaces.

    >>> one_form(" Zoe\u0308  ") == "Zo\u00eb"
    True
    """
    return unicodedata.normalize("NFC", " ".join(text.split()))


def first_flaw(text: str) -> str:
    """The first character that a name or a line may not have there; "" if there is none."""
    plain = FORMED.sub("", FLAG.sub(lambda found: "F" * len(found[0]), text))
    plain = JOINED.sub("", plain)
    return next((each for at, each in enumerate(plain) if not _is_fit(plain, at)), "")


def shows(text: str) -> bool:
    """Whether something of a text can be seen."""
    return any(
        _is_picture(each) or (unicodedata.category(each)[0] not in "MZC" and each not in BLANK)
        for each in text
    )


def spelt(character: str) -> str:
    """A character that nobody can see, by number and name.

    >>> spelt("\u202e")
    'U+202E (RIGHT-TO-LEFT OVERRIDE)'
    """
    name = unicodedata.name(character, "")
    return f"U+{ord(character):04X}" + (f" ({name})" if name else "")


def _is_fit(text: str, at: int) -> bool:
    each, before = text[at], text[at - 1] if at else ""
    if each in (ZWNJ, ZWJ):
        return _joins(text, at)
    if SELECTOR.match(each):
        return _has_forms(before, each, text[at + 1 : at + 2])
    return each not in BLANK and (each.isprintable() or _is_picture(each))


def _has_forms(character: str, selector: str, after: str) -> bool:
    """Whether a selector has an effect there; after an A, say, it only makes another A of it."""
    if not character:
        return False
    if selector in "\ufe0e\ufe0f":  # as text, or as a picture
        if character in DIGITS:
            return after == KEYCAP
        seen = unicodedata.category(character) in ("So", "Sm") or _is_picture(character)
        return seen or character in OTHER_PICTURES
    writing = unicodedata.name(character, "").partition(" ")[0]
    if selector < "\ufe00":
        return writing == "MONGOLIAN"
    return writing == "CJK" or (selector < "\ufe0e" and writing in ("MYANMAR", "PHAGS-PA"))


def _is_picture(character: str) -> bool:
    return re.match(f"[{LATER}]", character) is not None


def _joins(text: str, at: int) -> bool:
    """Whether a joiner has an effect there (CONTEXTJ of RFC 5892).

    It has one after a virama, and where it parts two letters that would join.
    """
    if at and unicodedata.combining(text[at - 1]) == 9:
        return True
    left, right = _letter(text[:at][::-1]), _letter(text[at + 1 :])
    joins: Callable[[str], object] = BOTH_SIDES.match
    return bool(text[at] == ZWNJ and joins(left) and (joins(right) or ONE_SIDE.match(right)))


def _letter(text: str) -> str:
    """The first character that is not a mark on another one; "" if there is none."""
    return next((each for each in text if unicodedata.category(each) not in ("Mn", "Me")), "")
