"""How a tree search spends its time, and what it may remember."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.bots.learned import POINT


@dataclass(frozen=True)
class TreeSettings:
    """Settings of the bot `tree`.

    `iterations` tries a decision; `seconds` ends the search early (0: never). The tree holds lines
    of `ahead` turns, the own one first; behind them, `turns` more are played by the rule of thumb
    before the judge is asked.

    Of its own decision the seat looks at `lines` (0: as many as the game finds worth it), of which
    the judge lets `tried` into the tree; of every later one at `replies`. The lines of the first
    `judged` turns are put into the order of the judge, all others stay in that of the game's
    knowledge. Of a decision that was reached n times, `open` + `widen`·√n lines may be chosen:
    *progressive widening* (Chaslot and others, 2008).

    With `halving` the own lines share the tries by sequential halving, in the same imagined
    positions with the same luck; without, and everywhere below, `explore` is the weight of what
    has not been tried, and `history` that of what a move came to elsewhere in the tree. What the
    judge says of a line counts as `trust` tries of it.

    At most `nodes` lines are remembered. `point` is what a point ahead counts beside winning, of
    65536. With more than one of `workers`, each a process of its own, so many trees grow at once,
    each with all the iterations. `net` is a file of weights, `none` for none; without it those that
    the game ships judge.
    """

    iterations: int = 200
    seconds: float = 0.0
    ahead: int = 2
    turns: int = 1
    lines: int = 0
    tried: int = 12
    replies: int = 6
    judged: int = 1
    open: int = 2
    widen: float = 0.5
    halving: int = 1
    explore: float = 0.3
    history: float = 0.1
    trust: int = 1
    nodes: int = 20_000
    point: int = POINT
    workers: int = 1
    net: str = ""
