"""Which modules the static edition takes with it: those that its entrance imports."""

from __future__ import annotations

from pathlib import Path

import site_build as site

SOURCE = Path(__file__).parents[2] / "src"
SERVER = SOURCE / "carrack" / "server"


def test_nothing_of_several_processes_is_in_it() -> None:
    left_out = site.unreached(SOURCE)
    assert {*(SERVER / "several").glob("*.py")} <= {*left_out}
    assert not {SERVER / "running.py", SERVER / "tables" / "alone.py"} & {*left_out}


def test_what_is_imported_by_functions_and_for_types_is_not_read(tmp_path: Path) -> None:
    files = {
        "one/__init__.py": "",
        "one/first.py": """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import one.types
else:
    import one.second
def later():
    from one import third
class Known:
    from one import fourth
    async def later(self):
        import one.third
""",
        "one/second.py": "try:\n    from one.fifth import name\nexcept ImportError:\n    pass\n",
        **{f"one/{name}.py": "" for name in ("types", "third", "fourth", "fifth")},
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    read = {file.relative_to(tmp_path).as_posix() for file in site.reached(tmp_path, "one.first")}
    assert read == {*files} - {"one/types.py", "one/third.py"}
