"""What the command says of settings that make no sense."""

from __future__ import annotations

from pathlib import Path

from support.server.process import run


def written(folder: Path, text: str) -> Path:
    file = folder / "carrack.toml"
    file.write_text(text)
    return file


def test_the_server_says_what_is_wrong_with_its_settings_in_one_line(tmp_path: Path) -> None:
    written(tmp_path, "most_tables = 0")
    done = run("serve", "--port", "0", "--data", str(tmp_path))
    assert (done.returncode, "most_tables" in done.stderr) == (1, True)
    assert len(done.stderr.splitlines()) == 1
    other = written(tmp_path, 'proxies = ["proxy"]').rename(tmp_path / "other.toml")
    done = run("serve", "--port", "0", "--data", str(tmp_path), "--settings", str(other))
    assert (done.returncode, "'proxy' does not appear" in done.stderr) == (1, True)
