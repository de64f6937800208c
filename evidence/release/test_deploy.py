"""The units and the image that the documentation gives away: what they name is there."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
import yaml

from carrack.cli import backups, check, play
from carrack.cli.check import Planned
from carrack.server.settings import PREFIX, Settings, load

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "docs" / "deploy"
COMPOSE = ROOT / "compose.yaml"
POSTGRES = ROOT / "compose.postgres.yaml"
FILES = [
    ROOT / "Dockerfile",
    COMPOSE,
    POSTGRES,
    *sorted(DEPLOY.iterdir()),
    ROOT / "docs" / "hosting.md",
    ROOT / "docs" / "a-club-in-an-hour.md",
]


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


def composed(file: Path = COMPOSE, **named: str) -> dict[str, Any]:
    """What `compose.yaml`, or what is laid over it, says where these variables are set."""

    def value(found: re.Match[str]) -> str:
        name, _, usual = found[1].partition(":")
        if usual.startswith("?") and name not in named:
            raise KeyError(name)
        return named.get(name, usual.removeprefix("-"))

    text = re.sub(r"\$\{([^}]*)\}", value, file.read_text())
    return dict(yaml.safe_load(text))


def test_compose_starts_a_server_whose_settings_fit_together(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="SITE_NAME"):
        composed()
    services = composed(SITE_NAME="table.example.org")["services"]
    carrack, caddy = services["carrack"], services["caddy"]
    here = parsed(shlex.join(carrack["command"]))
    assert (here.host, here.port, here.data) == ("0.0.0.0", 8090, Path("/data"))
    assert [volume.partition(":")[2] for volume in carrack["volumes"]] == ["/data"]
    settings = load(None, carrack["environment"])
    plan = Planned(tmp_path, here.host, 0, settings)
    looked = [
        finding for look in (check.names, check.proxies, check.mail) for finding in look(plan)
    ]
    assert looked == []
    assert "ports" not in carrack, "nobody passes the proxy by"
    (network,) = composed(SITE_NAME="a")["networks"].values()
    assert settings.proxies == (network["ipam"]["config"][0]["subnet"],)
    assert carrack["networks"] == caddy["networks"]
    assert "HEALTHCHECK" in (ROOT / "Dockerfile").read_text()
    assert caddy["depends_on"]["carrack"]["condition"] == "service_healthy"


def test_compose_starts_two_processes_on_postgresql_with_what_both_files_say() -> None:
    below = composed(SITE_NAME="table.example.org")
    with pytest.raises(KeyError, match="DATABASE_PASSWORD"):
        composed(POSTGRES)
    over = composed(POSTGRES, DATABASE_PASSWORD="CANARY")
    carrack, database = over["services"]["carrack"], over["services"]["database"]
    usual = below["services"]["carrack"]["command"]
    assert carrack["command"] == [*usual, "--processes", "2"]
    settings = load(None, below["services"]["carrack"]["environment"] | carrack["environment"])
    address = urlsplit(settings.database)
    said = database["environment"]
    assert address.hostname in over["services"] and address.password is None
    assert (address.username, address.path[1:]) == (said["POSTGRES_USER"], said["POSTGRES_DB"])
    assert carrack["environment"]["PGPASSWORD"] == said["POSTGRES_PASSWORD"] == "CANARY"
    assert "UTF8" in said["POSTGRES_INITDB_ARGS"]
    assert carrack["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in database["healthcheck"]["test"]
    assert database["volumes"][0].partition(":")[0] in over["volumes"]
    assert set(database["networks"]) <= set(below["networks"]) and "ports" not in database
    assert "[club,postgres]" in (ROOT / "Dockerfile").read_text()


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
