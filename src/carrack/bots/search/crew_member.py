"""A process of a crew (:mod:`carrack.bots.search.crew`): reads tasks, writes what it found out."""

from __future__ import annotations

import pickle
import signal
import sys
from contextlib import suppress
from importlib import import_module

from carrack.bots.search.crew import Found, Greeting, Task
from carrack.bots.search.mind import Mind
from carrack.bots.search.tree_growth import Growth
from carrack.bots.search.tree_node import Node
from carrack.bots.search.tree_root import plant, search
from carrack.core.registry import find_game
from carrack.core.seat import SeatHandle


def serve() -> None:
    """Answers tasks until the line ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked
    tasks, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a game prints is no answer
    with suppress(EOFError, OSError):
        mind = met(pickle.load(tasks))
        while True:
            found = searched(mind, pickle.load(tasks))
            pickle.dump(found, answers)
            answers.flush()


def met(greeting: Greeting) -> Mind:
    """The game, its judge, its lines."""
    import_module(greeting.home)  # registers the game, wherever it comes from
    return Mind(find_game(greeting.game), greeting.judge, greeting.wide)


def searched(mind: Mind, task: Task) -> Found:
    """A whole search, of which only the lines of the root are told."""
    handle = SeatHandle(mind.game, mind.game.from_json(task.state), task.seat)
    growth = Growth(mind, handle, mind.game.from_json(task.state), task.settings, task.seed)
    search(growth, plant(growth)[: task.settings.tried])
    return Found(
        {key: told(node) for key, node in growth.root.children.items() if node.visits},
        growth.failures,
    )


def told(node: Node) -> Node:
    """A node without what lies behind it, and without its moves, which the asker knows."""
    row = Node(node.seat, [], node.available)
    row.visits, row.utility = node.visits, node.utility
    row.wins, row.points = node.wins, node.points
    return row


if __name__ == "__main__":
    serve()
