"""Which proofs `make evidence` runs, and in which order; the proofs themselves are not run."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from evidence import run

FILES = {name: Path(f"evidence/{name}.py") for name in ("page/a", "page/b", "server/a", "server/c")}
KEPT = {"page/a": {"seconds": 3}, "page/b": {"seconds": 200}, "server/c": {"seconds": 40}}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "proofs", lambda: FILES)
    monkeypatch.setattr(run, "last", lambda: KEPT)
    monkeypatch.setattr(run, "has_changed", lambda file, kept: kept is None or file.stem == "b")


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ([], [*FILES]),
        (["server"], ["server/a", "server/c"]),
        (["evidence/page/a.py", "server/c"], ["page/a", "server/c"]),
        (["page", "page/a"], ["page/a", "page/b"]),
        (["changed"], ["page/b", "server/a"]),
    ],
)
def test_parts_files_and_what_has_changed_are_chosen_once(
    wanted: list[str], names: list[str]
) -> None:
    assert run.chosen(wanted) == [FILES[name] for name in names]


def test_a_word_that_names_nothing_is_refused_with_the_parts() -> None:
    with pytest.raises(SystemExit, match="called pages; parts: .*page.*server"):
        run.chosen(["page", "pages"])


def test_the_longest_begin_and_before_them_those_of_which_nothing_is_known() -> None:
    order = [FILES[name] for name in ("server/a", "page/b", "server/c", "page/a")]
    assert run.longest_first([*FILES.values()]) == order


def test_whoever_takes_the_whole_machine_runs_after_the_others_and_ctrl_c_ends_what_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = [tmp_path / "quick.py", tmp_path / "alone.py"]
    files[0].write_text("quick")
    files[1].write_text("@pytest.mark.serial")
    started: list[tuple[list[Path], tuple[str, ...], object]] = []

    def begun(some: list[Path], *more: str) -> int:
        started.append((some, more, signal.getsignal(signal.SIGINT)))
        return len(started) - 1

    monkeypatch.setattr(run, "chosen", lambda wanted: files[::-1])
    monkeypatch.setattr(run, "run", begun)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as for a job in the background
    try:
        assert run.main(["page", "-x"]) == 1, "the worst of all"
    finally:
        signal.signal(signal.SIGINT, before)
    heard = signal.default_int_handler
    assert started == [(files[:1], (*run.SIDE_BY_SIDE, "-x"), heard), (files[1:], ("-x",), heard)]
