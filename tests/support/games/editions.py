"""Custom editions for tests: the shipped file with changes."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

FOLDER = files("carrack.games.amerigo").joinpath("editions")
SHIPPED = FOLDER.joinpath("reconstructed.toml").read_text(encoding="utf-8")


def edition_text(name: str = "my-box", **changes: str) -> str:
    """An edition's text: `box(chests="6")` has `chests = 6` where the shipped one has another."""
    text = SHIPPED
    given = {"name": f'"{name}"', "title": f'"The box {name}"', **changes}
    for key, value in given.items():
        at = text.index(f"\n{key} = ") + 1
        text = text[:at] + f"{key} = {value}" + text[text.index("\n", at) :]
    return text


def write_edition(folder: Path, text: str, name: str = "my-box") -> Path:
    """Writes an edition's file with a modification time not used before."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.toml"
    later = path.stat().st_mtime_ns + 1_000_000_000 if path.exists() else None
    path.write_text(text, encoding="utf-8")
    if later is not None:
        os.utime(path, ns=(later, later))
    return path
