"""Packages of games put where Python finds them, with what `pip install` would say of them."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path


def install(package: Path, site: Path) -> None:
    """Put a package with its metadata into a folder that is, or will be, on Python's path."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(package / "src", site, dirs_exist_ok=True)
    about = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(head, encoding="utf-8")
    groups = project["entry-points"].items()
    lines = [
        line
        for group, points in groups
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in points.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")
