"""From a clone to a running page: what `pip install .` builds, and that it needs no Node."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SHIPPED = [
    "carrack/py.typed",
    "carrack/webui/index.html",
    "carrack/webui/notebook.js",
    "carrack/arena/reports/templates/statistics.md.j2",
    "carrack/arena/reports/templates/tournament.css",
    "carrack/arena/reports/templates/tournament.html.j2",
    "carrack/games/amerigo/editions/reconstructed.toml",
    "carrack/games/amerigo/rules/en.md",
    "carrack/games/amerigo/rules/de.md",
    "carrack/games/amerigo/locale/en.ftl",
    "carrack/games/amerigo/locale/de.ftl",
]

TINY_ENGINE = '''"""The smallest engine that can be compiled."""


def twice(number: int) -> int:
    """Two times the number."""
    return 2 * number
'''


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; its output, errors included, is in `stdout`."""
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **environment},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=850,
        check=False,
    )


def succeed(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command that must succeed; its output."""
    done = run(*command, cwd=cwd, **environment)
    assert done.returncode == 0, done.stdout
    return done.stdout


def build_wheel(source: Path, out: Path, **environment: str) -> tuple[Path, str]:
    """The wheel that pip makes of a source tree, and what the build said."""
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation"]
    said = succeed(*pip, "--wheel-dir", out, source, cwd=source, **environment)
    (wheel,) = out.glob("*.whl")
    return wheel, said


def copy_tracked(target: Path) -> Path:
    """What git knows of this tree, as it is now, and nothing that was built here."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone: git cannot say which files are sources")
    for name in succeed("git", "ls-files", "-z", cwd=ROOT).split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def folder_of_traps(folder: Path) -> Path:
    """A folder for the front of PATH whose `node` and `npm` can only fail."""
    for name in ("node", "npm", "npx"):
        trap = folder / name
        trap.write_text("#!/bin/sh\necho 'the Node of the machine was used' >&2\nexit 97\n")
        trap.chmod(0o755)
    return folder


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean copy of the sources."""
    return copy_tracked(tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="session")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel built from the clean copy, with traps in place of the machine's Node."""
    traps = folder_of_traps(tmp_path_factory.mktemp("traps"))
    path = f"{traps}{os.pathsep}{os.environ['PATH']}"
    out = tmp_path_factory.mktemp("wheel")
    return build_wheel(source, out, PATH=path, CARRACK_COMPILE="0")[0]


@pytest.fixture(scope="session")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is in the wheel, beside which nothing else of Carrack is found."""
    folder = tmp_path_factory.mktemp("site")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a fresh environment that holds the wheel and what it requires."""
    home = tmp_path_factory.mktemp("venv")
    succeed(sys.executable, "-m", "venv", home, cwd=home)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    succeed(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=home)
    assert shutil.which("node", path=str(programs)) is None
    return programs


def test_a_clone_builds_a_wheel_with_page_editions_rules_and_texts(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in SHIPPED if name not in names] == []
    assert wheel.name.endswith("-py3-none-any.whl")


def test_distribution_and_package_have_the_names_that_pages_say(wheel: Path) -> None:
    assert wheel.name.startswith("carrack_games-")
    (folder,) = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()} - {"carrack"}
    stored = zipfile.ZipFile(wheel).read(f"{folder}/METADATA").decode()
    assert "\nName: carrack-games\n" in stored
    programs = zipfile.ZipFile(wheel).read(f"{folder}/entry_points.txt").decode()
    assert "carrack = carrack.cli.main:main" in programs


def test_the_page_in_the_wheel_finds_its_scripts_beside_it(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    page = archive.read("carrack/webui/index.html").decode()
    scripts = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert scripts
    for script in [script for script in scripts if not script.startswith("data:")]:
        assert script.startswith("./"), "a page below any address needs relative links"
        assert f"carrack/webui/{script[2:]}" in archive.namelist()


def test_nothing_but_the_package_is_in_the_wheel(wheel: Path) -> None:
    strangers = [
        name
        for name in zipfile.ZipFile(wheel).namelist()
        if not name.startswith(("carrack/", "carrack_games-"))
        or name.endswith((".so", ".pyc", ".ts", ".svelte"))
    ]
    assert strangers == []


def test_the_source_archive_carries_the_sources_of_the_page(source: Path, tmp_path: Path) -> None:
    succeed(
        *(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path),
        cwd=source,
    )
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = [name.split("/", 1)[1] for name in packed.getnames()]
    assert {"web/src/app/main.ts", "web/package-lock.json", "hatch_build.py", "LICENSE"} <= {*names}
    assert [name for name in names if "node_modules" in name or "webui" in name] == []


def test_an_unchanged_page_is_not_built_again(source: Path, wheel: Path) -> None:
    before = (source / "src/carrack/webui/index.html").stat().st_mtime_ns
    assert "up to date" in succeed(sys.executable, "hatch_build.py", "page", cwd=source)
    assert (source / "src/carrack/webui/index.html").stat().st_mtime_ns == before


def test_a_page_that_cannot_be_built_stops_the_build_and_says_why(
    source: Path, wheel: Path
) -> None:
    broken = source / "web/src/app/main.ts"
    whole = broken.read_text()
    broken.write_text('import { nothing } from "./no-such-module";\nnothing();\n')
    done = run(sys.executable, "hatch_build.py", "page", cwd=source)
    broken.write_text(whole)
    assert done.returncode == 1
    assert "npm run build failed in web/" in done.stdout
    assert "no-such-module" in done.stdout


def test_the_lock_file_of_the_page_names_no_host() -> None:
    assert "://" not in (ROOT / "web/package-lock.json").read_text()


@pytest.fixture(scope="session")
def tiny(source: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source tree with its page built and one small module for an engine."""
    tree = tmp_path_factory.mktemp("tiny") / "tree"
    shutil.copytree(source, tree, ignore=shutil.ignore_patterns("node_modules"))
    for part in ("games", "core"):
        shutil.rmtree(tree / "src/carrack" / part)
        (tree / "src/carrack" / part).mkdir()
        (tree / "src/carrack" / part / "__init__.py").write_text('"""A part."""\n')
    (tree / "src/carrack/core/tiny.py").write_text(TINY_ENGINE)
    return tree


@pytest.mark.thorough
def test_without_a_compiler_the_build_warns_and_continues_with_pure_python(
    tiny: Path, tmp_path: Path
) -> None:
    wheel, said = build_wheel(tiny, tmp_path, CC="/no/such/compiler")
    assert "Going on with the pure Python engine" in said
    assert "apt-get install gcc" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")] == []


@pytest.mark.thorough
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_a_compiled_wheel_says_for_which_machine_it_is_and_runs(tiny: Path, tmp_path: Path) -> None:
    wheel, _ = build_wheel(tiny, tmp_path)
    assert not wheel.name.endswith("-none-any.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    question = "from carrack.core import tiny; print(tiny.twice(21), tiny.__file__)"
    answer = succeed(sys.executable, "-c", question, cwd=tmp_path / "site", PYTHONPATH="")
    assert re.match(r"42 .*site.*tiny\..*(so|pyd)$", answer)


@pytest.mark.thorough
def test_the_installed_program_explains_itself(installed: Path, tmp_path: Path) -> None:
    said = succeed(installed / "carrack", "--help", cwd=tmp_path, PATH=str(installed))
    assert succeed(installed / "carrack-games", "--help", cwd=tmp_path, PATH=str(installed)) == said
    for command in ("play", "serve", "simulate", "replay", "rules", "edition", "bench"):
        assert command in said


@pytest.fixture(params=["site", pytest.param("installed", marks=pytest.mark.thorough)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a server of the wheel answers: unpacked, or installed without Node on its PATH."""
    home = request.getfixturevalue(request.param)
    program = (
        [home / "carrack"] if request.param == "installed" else [sys.executable, "-m", "carrack"]
    )
    command = [*map(str, program), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    environment = {"PATH": str(home), "PYTHONPATH": str(home), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**os.environ, **environment},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as server:
        try:
            yield _first_address(server)
        finally:
            server.kill()


def _first_address(server: subprocess.Popen[str]) -> str:
    """The address in the first line of a server's output that names one."""
    said = []
    assert server.stdout is not None
    for line in server.stdout:
        said.append(line)
        if found := re.search(r"http://[\d.]+:\d+", line):
            return found.group()
    raise AssertionError("the server ended without naming its address:\n" + "".join(said))


def test_an_installed_wheel_serves_the_page(address: str, wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    names = [name for name in archive.namelist() if name.startswith("carrack/webui/")]
    for name in (n for n in names if not n.startswith("carrack/webui/.")):
        link = name.removeprefix("carrack/webui/").removesuffix("index.html")
        with urllib.request.urlopen(f"{address}/{link}", timeout=30) as answer:
            assert answer.read() == archive.read(name)
    with urllib.request.urlopen(f"{address}/api/v1/games", timeout=30) as answer:
        drawn = [game["module"]["address"] for game in json.load(answer)]
    assert {f"carrack/webui/{module}" for module in drawn} < set(names)
