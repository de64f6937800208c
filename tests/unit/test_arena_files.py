"""Files of tournaments: taken up where they ended, and nothing foreign is overwritten."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from carrack.arena.tournament.results import Results, ResultsError, encoded, header_of, read_plan
from carrack.arena.tournament.summary import summary
from carrack.arena.tournament.tournament import Contest
from carrack.workers.pool import Pool, never
from support.bots.tournaments import lines_of, plan, played


def test_a_file_cut_anywhere_is_mended_and_completed(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    expected = summary(played(plan(), whole).standings)
    text = whole.read_bytes()
    torn = tmp_path / "torn"
    for length in (0, 10, text.index(b"\n"), *range(text.index(b"\n") + 1, len(text), 97)):
        torn.write_bytes(text[:length])
        done = played(plan(), torn)
        assert torn.read_bytes() == text
        assert done.found == max(0, text[:length].count(b"\n") - 1)
        assert done.found + done.fresh == 12
        assert summary(done.standings) == expected


def test_games_before_a_very_long_torn_line_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    text = file.read_bytes()
    file.write_bytes(text + b"x" * 200_000)
    assert played(plan(), file).found == 12
    assert file.read_bytes() == text


def test_more_games_continue_with_the_same_file(tmp_path: Path) -> None:
    file, straight = tmp_path / "file", tmp_path / "straight"
    played(plan(games=6), file)
    done = played(plan(games=18), file)
    assert (done.found, done.fresh) == (6, 12)
    played(plan(games=18), straight)
    assert file.read_bytes() == straight.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "straight"]
    with pytest.raises(ResultsError, match=r"planned for 18 games.*--games 18 or more"):
        played(plan(games=6), file)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ({"bots": ["careful", "timid", "random"]}, r'its bots \["careful","random","timid"\]'),
        ({"players": 3}, "its players 2, asked for 3"),
        ({"options": {"rounds": 2}}, "its options"),
        ({"contest": Contest("careful", "timid")}, "its contest none"),
    ],
)
def test_another_tournament_is_refused_and_the_file_kept(
    other: dict[str, Any], message: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    before = file.read_bytes()
    with pytest.raises(ResultsError, match=message):
        played(plan(**other), file)
    assert file.read_bytes() == before


def test_games_of_another_version_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(plan(), tmp_path / "file")
    monkeypatch.setattr("carrack.arena.tournament.tournament.__version__", "99.0")
    with pytest.raises(ResultsError, match=r'its carrack ".*", asked for "99.0"'):
        played(plan(), tmp_path / "file")


@pytest.mark.parametrize(
    "content", [b"notes", b"notes\n", b'{"kind":"something else"}\n', b"[1]\n", b"\xff\xfe\n"]
)
def test_a_file_of_something_else_is_refused_and_kept(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(ResultsError, match="holds|is not a results file"):
        played(plan(), file)
    assert file.read_bytes() == content
    with pytest.raises(ResultsError, match="holds no results"):
        read_plan(str(file))


def test_a_later_format_is_recognized(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(encoded(header_of(plan())).replace(b'"format":1', b'"format":2'))
    with pytest.raises(ResultsError, match="has format 2"):
        read_plan(str(file))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (b'"places"', b'"place"', "line 3 is damaged"),
        (b'"game":2', b'"game":3', r"line 3 holds game 3.*by the plan game 2"),
        (b'"seats":["', b'"seats":["not ', r"line 3 holds game 2.*not .*by the plan game 2"),
        (b'"block":1', b'"block":2', "line 3 holds"),
        (b'"turns":8', b'"turns":"x"', "line 3 is damaged"),
        (b'"points":[', b'"points":[1,', "line 3 is damaged: 2 sides"),
        (b'"places":[1,2]', b'"places":[2,1]', "the places .2, 1. contradict the points"),
        (b'"places":[1,2]', b'"places":[1,1]', "the places .1, 1. contradict the points"),
        (b'"places":[1,2]', b'"places":[1,3]', "no game ends with the places .1, 3."),
        (b'"decisions":', b'"decisions":-', "it counts fewer than 0 decisions or turns"),
    ],
)
def test_damage_in_the_middle_is_found(
    old: bytes, new: bytes, message: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert old in lines[2]
    file.write_bytes(b"".join([*lines[:2], lines[2].replace(old, new), *lines[3:]]))
    with pytest.raises(ResultsError, match=message):
        played(plan(), file)


def test_more_lines_than_games_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    played(plan(), file)
    with file.open("ab") as end:
        end.write(b"{}\n")
    with pytest.raises(ResultsError, match="more than the 12 games"):
        played(plan(), file)


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="a device of Unix")
def test_what_never_ends_is_no_file_of_results() -> None:
    for use in (lambda: Results("/dev/zero", plan()), lambda: read_plan("/dev/zero")):
        with pytest.raises(ResultsError, match="a device or a pipe; results are kept in a file"):
            use()


def test_two_tournaments_do_not_write_into_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = str(tmp_path / "file")
    with (
        Results(file, plan()),
        pytest.raises(ResultsError, match="another tournament"),
        Results(file, plan()),
    ):
        raise AssertionError("both write")
    Results(file, plan()).__exit__()


def test_a_file_rewritten_for_more_games_is_still_one_writers(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = str(tmp_path / "file")
    Results(file, plan(games=6)).__exit__()
    with (
        Results(file, plan(games=18)),
        pytest.raises(ResultsError, match="another tournament"),
        Results(file, plan(games=18)),
    ):
        raise AssertionError("both write")


class Gaps(Pool):
    """After Ctrl-C a pool may have games that come after one that nobody has finished."""

    def map(self, work: Any, jobs: Any, stop: Any = never, noun: str = "job") -> Any:
        for job, answer in super().map(work, jobs, stop, noun):
            if job.number == 5:
                continue
            yield job, answer
            if job.number == 7:
                return


def test_games_after_a_gap_are_played_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert played(plan(), file, Gaps(1)).fresh == 4
    assert played(plan(), file).found == 4
    assert [line["game"] for line in lines_of(file)[1:]] == list(range(1, 13))
