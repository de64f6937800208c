"""Every limit can be set, by a file or by the environment."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from carrack.server.origins import is_named
from carrack.server.settings import DEFAULTS, Settings, SettingsError, load


def written(folder: Path, text: str) -> Path:
    file = folder / "carrack.toml"
    file.write_text(text)
    return file


def test_without_a_word_the_defaults_hold() -> None:
    assert load(None, {}) == DEFAULTS
    assert load(None, {"CARRACK_EDITIONS": "/somewhere", "PATH": "/bin"}) == DEFAULTS


def test_a_file_changes_what_a_command_wants_and_the_environment_has_the_last_word(
    tmp_path: Path,
) -> None:
    file = written(tmp_path, 'most_tables = 5\nproxies = ["127.0.0.1"]\nloopback_exempt = false')
    found = load(file, {"CARRACK_MOST_TABLES": "7"}, {"loopback_exempt": True})
    assert (found.most_tables, found.proxies, found.loopback_exempt) == (7, ("127.0.0.1",), False)
    assert load(None, {}, {"loopback_exempt": True}).loopback_exempt
    several = load(file, {"CARRACK_PROXIES": "10.0.0.1, 172.16.0.0/12,"})
    assert several.proxies == ("10.0.0.1", "172.16.0.0/12")
    assert load(None, {"CARRACK_COST_PER_SECOND": "2.5"}).cost_per_second == 2.5


def test_names_of_machines_in_other_letters_are_compared_as_browsers_send_them(
    tmp_path: Path,
) -> None:
    text = (
        'hosts = ["spiele.Müller.example", "*.müller.example", "local", "xn--mller-kva.example"]\n'
        'address = "https://spiele.müller.example:8443/"\nmail_host = "post.müller.example"\n'
        'notice_hosts = ["ntfy.müller.example", "192.168.1.0/24"]\n'
        'mail_from = "Käpt’n <carrack@müller.example>"\n'
        'database = "postgresql://ü:ö@müller.example:5433/x"\n'
    )
    file = tmp_path / "carrack.toml"
    file.write_text(text, encoding="utf-8-sig")  # as editors of Windows write
    found = load(file, {})
    name = "xn--mller-kva.example"
    assert found.hosts == (f"spiele.{name}", f"*.{name}", "local", name)
    assert found.address == f"https://spiele.{name}:8443/"
    assert (found.mail_host, found.notice_hosts[0]) == (f"post.{name}", f"ntfy.{name}")
    assert found.mail_from == f"Käpt’n <carrack@{name}>"
    assert found.database == f"postgresql://ü:ö@{name}:5433/x"
    assert is_named(f"spiele.{name}", found.hosts)
    with pytest.raises(SettingsError, match="hosts: 'mü ller' is not a host name"):
        load(None, {"CARRACK_HOSTS": "mü ller"})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("most_tabels = 5", "most_tabels"),
        ("most_tables = 0", "most_tables"),
        ('most_tables = "5"', "most_tables"),
        ("most_tables =", "Invalid value"),
        ('proxies = "127.0.0.1"', "proxies"),
        ('proxies = ["localhost"]', "'localhost' does not appear to be an IPv4 or IPv6 network"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_by_name(
    tmp_path: Path, text: str, said: str
) -> None:
    with pytest.raises(SettingsError, match=said) as refused:
        load(written(tmp_path, text), {})
    assert "carrack.toml" in str(refused.value)


def test_a_setting_is_still_read_under_its_old_name(tmp_path: Path) -> None:
    file = written(tmp_path, "told_days = 3")
    assert load(file, {}).warning_days == 3
    assert load(file, {"CARRACK_WARNING_DAYS": "4", "CARRACK_TOLD_DAYS": "5"}).warning_days == 4
    assert "told_days must be" in refused({}, written(tmp_path, "told_days = -1"))


def refused(environment: dict[str, str], file: Path | None = None) -> str:
    with pytest.raises(SettingsError) as raised:
        load(file, {"CARRACK_HOSTS": "here", **environment})
    return str(raised.value)


def test_a_variable_that_makes_no_sense_is_refused_by_name(tmp_path: Path) -> None:
    assert refused({"CARRACK_TABLES_PER_DAY": "x"}) == (
        "the environment variable CARRACK_TABLES_PER_DAY must be a whole number from 1 up, "
        "not 'x'; left out, it is 300"
    )
    assert "PER_SECOND must be a number above 0, not '0'" in refused(
        {"CARRACK_COST_PER_SECOND": "0"}
    )
    assert "must be true or false, not 'maybe'" in refused({"CARRACK_ALL_BOTS": "maybe"})
    assert "CARRACK_PROXIES: 'me' does not appear to be" in refused({"CARRACK_PROXIES": "me"})
    file = written(tmp_path, "most_tabels = 5")
    assert refused({}, file) == f"{file}: most_tabels is not a setting; did you mean most_tables?"
    file = written(tmp_path, 'most_tables = "5"\nhosts = "me"')
    assert refused({}, file).endswith("from 1 up, not '5'; left out, it is 20000")
    file = written(tmp_path, 'hosts = "me"')
    assert refused({}, file).endswith(
        """must be a list of texts, not 'me'; left out, it is ["*"]"""
    )
    with pytest.raises(SettingsError, match="cannot be read"):
        load(Path("/nowhere/carrack.toml"), {})


def test_the_page_for_operators_has_every_setting_with_its_default_and_meaning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    docs = Path(__file__).parents[2] / "docs"
    assert "<!-- here: settings -->" in (docs / "hosting.md").read_text("utf-8")
    monkeypatch.syspath_prepend(docs)
    table = importlib.import_module("settings_table")
    rows = {row.name: row for row in table.setting_rows()}
    assert list(rows) == list(Settings.__struct_fields__)
    assert [name for name, row in rows.items() if len(row.meaning) < 10] == []
    assert rows["head_seconds"][2:4] == ("10", "above 0")
    assert rows["clubs"][2:4] == ("`operator`", "`everybody`, `operator`")
    assert rows["hosts"][2:4] == ("`*`", "a list of texts")
    written = [line for line in table.settings_table().splitlines() if line.startswith("| `")]
    assert [line.split("`")[1] for line in written] == list(rows)
