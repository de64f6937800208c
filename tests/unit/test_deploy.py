"""The units and the image that the documentation gives away: what they name is there."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from carrack.cli import backups, play
from carrack.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "docs" / "deploy"
FILES = [ROOT / "Dockerfile", *sorted(DEPLOY.iterdir()), ROOT / "docs" / "hosting.md"]


def parsed(line: str) -> argparse.Namespace:
    """What `carrack` makes of a command line; it ends the test if it refuses."""
    parser = argparse.ArgumentParser()
    subparsers = parser.add_subparsers(required=True)
    play.add_parsers(subparsers)
    backups.add_parsers(subparsers)
    words = shlex.split(line)
    return parser.parse_args(words[1:])


def test_unit_and_image_start_a_server_on_their_folder() -> None:
    unit = re.search(r"^ExecStart=(.*)$", (DEPLOY / "carrack.service").read_text(), re.MULTILINE)
    image = re.search(r"^CMD (\[.*\])$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert unit is not None
    assert image is not None
    here = parsed(unit[1])
    assert (here.host, here.port, here.data) == ("127.0.0.1", 8090, Path("/var/lib/carrack"))
    inside = parsed(shlex.join(msgspec.json.decode(image[1])))
    assert (inside.host, inside.port, inside.data) == ("0.0.0.0", 8090, Path("/data"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_settings_that_are_named_exist(file: Path) -> None:
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__}
    known |= {"CARRACK_EDITIONS", "CARRACK_COMPILE"}
    assert set(re.findall(r"CARRACK_[A-Z_]*[A-Z]", file.read_text())) <= known


def test_what_the_image_is_built_from_is_sent_to_the_builder() -> None:
    """All that a wheel is built from, and nothing of a developer's own files."""
    lines = (ROOT / ".dockerignore").read_text().split()
    sent = {line.removeprefix("!") for line in lines if line.startswith("!")}
    assert lines[0] == "*"
    assert {"LICENSE", "README.md", "pyproject.toml", "hatch_build.py", "src", "web"} <= sent
    assert all((ROOT / name).exists() for name in sent)


def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    for file in DEPLOY.glob("carrack*"):
        text = file.read_text().replace("/opt/carrack/bin/carrack", "/bin/true")
        (tmp_path / file.name).write_text(text)
    units = [str(file) for file in tmp_path.iterdir()]
    done = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False
    )
    assert [line for line in done.stderr.splitlines() if "carrack" in line] == []
