"""Bots choose as they always did, on the compiled engine too."""

from __future__ import annotations

import json

import choices


def test_bots_choose_as_they_always_did() -> None:
    assert choices.digests() == json.loads(choices.GOLDEN.read_text())
