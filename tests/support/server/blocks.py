"""What a browser keeps of the tables, in a folder instead."""

from __future__ import annotations

from pathlib import Path

from carrack.server.store.faults import StoreError
from carrack.tab.store import BLOCK


class FolderBlocks:
    """A file for each block. `failing` is raised instead of keeping anything."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failing: StoreError | None = None
        self.kept = 0
        """How many blocks have been kept, one counted as often as it was."""

    async def load(self) -> bytes:
        size = self.folder / "size"
        if not size.exists():
            return b""
        blocks = sorted(self.folder.glob("*.block"), key=lambda file: int(file.stem))
        return b"".join(file.read_bytes() for file in blocks)[: int(size.read_text())]

    async def keep(self, changed: dict[int, bytes], size: int) -> None:
        if self.failing is not None:
            raise self.failing
        for number, block in changed.items():
            (self.folder / f"{number}.block").write_bytes(block)
        self.kept += len(changed)
        for file in self.folder.glob("*.block"):
            if int(file.stem) * BLOCK >= size:
                file.unlink()
        (self.folder / "size").write_text(str(size))
