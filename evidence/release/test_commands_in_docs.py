"""Every `carrack …` and `make …` on the pages is understood by the program that it names.

Those that end within seconds run, page by page and in their order, in a folder that has what a
reader would have by then; for all others a list says why they do not.
"""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from carrack.cli.main import MODULES, main, parser_for

ROOT = Path(__file__).parents[2]
PAST = "CHANGELOG.md"
PAGES = [
    *[page for page in sorted(ROOT.glob("*.md")) if page.name != PAST],
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]
NO_COMMANDS = ("carrack entropy", "carrack shared luck 1")  # what hashes of the protocol begin with
BLOCKS = re.compile(r"^ *```(.*?)\n(.*?)^ *```$", re.M | re.S)
PREFIX = re.compile(r"^(?:\$ |[A-Z_]+=\S+ |\.venv/bin/)*(?=(?:carrack|make)\b)")

NOT_RUN = {
    r"^make ": "`make -n` alone: each would run the tests, or a server",
    r"(?<![\w-])[A-Z]{3,}(?![\w-])|\[|…": "a form to fill in",
    r"^carrack (play|serve|worker)\b": "serves until it is stopped",
    r"^carrack (analyse|statistics|train)\b": "minutes",
    r"tuesday": "typed at a terminal, and what comes of it",
    r"--games \d{2,}|--until \w+,automaton|^carrack arena.*mine.py": "minutes",
    r"fen-fair": "a game that is not installed here",
    r"^carrack bot\b|cmd:python3": "run by the test of the page about one's first bot",
    r"--bot navigator": "a search of some seconds",
    r"net/weights.json": "needs the network of the training before it",
    r"^carrack ratings": "needs rated tables, or their records",
    r"^carrack league": "needs the file of a season",
    r"^carrack (operator|restore)|crew": "needs the server of the tutorial",
    r"carrack edition .*my-box": "needs the reader's own box",
    r"^carrack verify": "needs a record of a table: those of a series have no committed seed",
}
"""What is parsed and not run, and why; the first that fits counts."""


def fenced(page: Path) -> list[str]:
    """The commands of the blocks of a page, without comments and what a shell adds."""
    text = page.read_text("utf-8")
    shown = [block for kind, block in BLOCKS.findall(text) if kind in ("", "sh")]
    blocks = "".join(shown).replace("\\\n", " ")
    lines = [PREFIX.sub("", line.strip()) for line in blocks.splitlines()]
    return [
        re.split(r"\s+#|\s+[|>]\s", line)[0] for line in lines if re.match(r"(carrack|make) ", line)
    ]


def in_words(page: Path) -> list[str]:
    """The commands within sentences; they may leave out what must be given."""
    paragraphs = BLOCKS.sub("", page.read_text("utf-8")).split("\n\n")
    found = [
        " ".join(code.split()) for each in paragraphs for code in re.findall(r"`([^`]+)`", each)
    ]
    return [one for one in found if re.match(r"(carrack|make) ", one) and one not in NO_COMMANDS]


def reason(command: str) -> str:
    return next((why for form, why in NOT_RUN.items() if re.search(form, command)), "")


def arguments(command: str) -> list[str]:
    """The words of a command; of a form with every optional part, and numbers in its gaps."""
    words = shlex.split(re.sub(r"[][]|(?<=\S)…|\s…", " ", command).replace("|", " "))[1:]
    return [re.sub(r"^[A-Z]{1,}$", "1", word) for word in words]


def refused(command: str, whole: bool) -> str:
    """Why a command is not understood; one in a sentence need not be whole."""
    words = arguments(command)
    if not words or words[0] not in MODULES:
        return "" if words[:1] in (["--help"], ["--version"], ["1"]) else "no such command"
    said = StringIO()
    try:
        with redirect_stderr(said), redirect_stdout(StringIO()):
            _, unknown = parser_for(words[0]).parse_known_args(words)
    except SystemExit as end:
        fragment = not whole and "are required" in said.getvalue()
        return "" if end.code == 0 or fragment else said.getvalue()
    return f"{unknown}" if unknown else ""


def commands(program: str, whole: bool) -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for command in fenced(page) if whole else in_words(page):
            if command.startswith(f"{program} "):
                yield page.name, command


@pytest.mark.parametrize("whole", [True, False], ids=["in blocks", "in sentences"])
def test_every_command_is_understood(whole: bool) -> None:
    found = list(commands("carrack", whole))
    assert [f"{page}: {each}: {why}" for page, each in found if (why := refused(each, whole))] == []
    assert len(found) > 50


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere_and_nobody_installs_a_stranger(page: Path) -> None:
    """On PyPI `carrack` is somebody else's."""
    text = page.read_text("utf-8")
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []
    assert re.findall(r"pip install (?:-\S+ )*'?carrack\b.*", text) == []


def test_every_target_of_make_exists() -> None:
    found = {command for whole in (True, False) for _, command in commands("make", whole)}
    for command in sorted(found):
        words = [re.sub(r"^[A-Z]{1,}$", "help", word) for word in shlex.split(command)]
        asked = ["make", "--dry-run", "--no-print-directory", *words[1:]]
        done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}: {done.stderr}"
    assert len(found) > 8


RUN = {
    page: lines
    for page in PAGES
    if (lines := [one for one in fenced(page) if one.startswith("carrack") and not reason(one)])
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a reader would be: with a record, a tournament and two maps."""
    monkeypatch.chdir(tmp_path)
    quiet = ["--games", "1", "--seed", "1", "--workers", "1"]
    assert main(["simulate", "amerigo", *quiet, "--bots", "greedy,greedy", "--records", "."]) == 0
    [record] = tmp_path.glob("*.jsonl")
    record.rename("game.jsonl")
    arena = ["--games", "2", "--bots", "random,greedy", "--results", "games.jsonl"]
    assert main(["arena", "amerigo", *arena]) == 0
    assert main(["map", "generate", "--players", "2", "--output", "my-islands.toml"]) == 0
    text = (ROOT / "docs" / "dei-archipelagos.md").read_text("utf-8")
    [bays] = [one for one in re.findall(r"```toml\n(.*?)```", text, re.S) if '"two-bays"' in one]
    Path("two-bays.toml").write_text(bays)
    return tmp_path


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.stem)
def test_what_ends_within_seconds_runs(page: Path, folder: Path) -> None:
    for command in RUN[page]:
        for made in re.findall(r"--output (\S+)", command):
            (folder / made).unlink(missing_ok=True)
        assert main(shlex.split(command)[1:]) == 0, command
