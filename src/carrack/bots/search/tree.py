"""The bot `tree`: grows a tree of lines from its decision, and keeps it through its turn."""

from __future__ import annotations

import logging

from carrack.bots.assessment import Assessment
from carrack.bots.search.crew import Crew
from carrack.bots.search.mind import Mind
from carrack.bots.search.ranking import Candidate
from carrack.bots.search.thinker import Thinker
from carrack.bots.search.tree_growth import Growth
from carrack.bots.search.tree_kept import Kept
from carrack.bots.search.tree_node import Node
from carrack.bots.search.tree_root import plant, search
from carrack.bots.search.tree_settings import TreeSettings
from carrack.core.chance import Stream
from carrack.core.game import Move, State
from carrack.core.seat import SeatHandle

log = logging.getLogger(__name__)


class Tree(Thinker):
    """Compares lines by a tree search."""

    def __init__(self, name: str, mind: Mind, settings: TreeSettings) -> None:
        super().__init__(name, mind)
        self.settings = settings
        self.kept = Kept(mind)
        self.crew = Crew(mind, settings.workers) if settings.workers > 1 else None

    def look(self, handle: SeatHandle, state: State, stream: Stream) -> list[Candidate]:
        """Lines with what their tries came to, the best first."""
        seed = stream.word()
        growth = self.kept.taken(handle, state, seed)
        if growth is None:
            growth = Growth(self.mind, handle, state, self.settings, seed)
        lines = plant(growth)
        tried, rest = lines[: self.settings.tried], lines[self.settings.tried :]
        tried = self.crew.search(growth, tried) if self.crew else search(growth, tried)
        if growth.failures:
            log.warning("%s: %d tries of a search failed", self.name, growth.failures)
        goes_on = self.crew is None and not self.mind.knowledge.keeps_lines()
        self.kept.growth = growth if goes_on else None
        return [candidate(growth, node) for node in tried + rest]

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """The first move of the best line; what was found out about it is kept."""
        move = super().decide(handle, stream)
        self.kept.chosen = move
        return move

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        """All lines that were looked at, by their first moves; decisions are not touched by it."""
        kept, self.kept = self.kept, Kept(self.mind)
        try:
            return super().assess(handle, stream)
        finally:
            self.kept = kept

    def forget(self) -> None:
        """Drops plan and tree."""
        super().forget()
        self.kept = Kept(self.mind)


def candidate(growth: Growth, node: Node) -> Candidate:
    """A line of the root as searches tell of it."""
    nothing = [0] * growth.sides
    return Candidate(
        node.line, node.wins or nothing, node.points or nothing, node.visits, node.first
    )
