"""Learning from nothing by self-play: PPO that scores legal moves only, on one core, in NumPy.

    python docs/examples/ppo.py amerigo --minutes 5
    python docs/examples/ppo.py dutch-east-indies --minutes 30

One network plays every seat. It makes of a row a value and a query; a legal move is worth the
product of the query with a row of its own, so only legal moves cost. Minutes are processor time.
"""

import argparse
import json
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core
import numpy as np

from carrack.adapters.tensors import Encoding
from carrack.adapters.vector import many_games

LESSONS: dict[str, list[tuple[float, dict[str, Any]]]] = {  # until which part of the time
    "amerigo": [(1.0, {})],
    "dutch-east-indies": [
        (0.05, {"chart": "cove", "rounds": 10, "aboard": 4}),
        (0.5, {"chart": "cove", "rounds": 12}),
        (1.0, {"rounds": 30}),
    ],
}
SCALE = {"amerigo": 0.05, "dutch-east-indies": 1}  # of the rewards
GAMES, STEPS, BATCH, EPOCHS = 64, 128, 2048, 2
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.998, 0.95, 0.2, 0.03, 1e-3
HIDDEN, QUERY, SHEET, KINDS = 128, 64, 300, 24  # a field of SHEET numbers is a map


def unfolded(encoding: Encoding, varied: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Of every input the column, the value that it waits for (−1: it is the number), the scale."""
    found: list[tuple[int, int, float]] = []
    fields = np.repeat(np.array(encoding.fields, object), [f.size for f in encoding.fields])
    for column in np.flatnonzero(varied):
        least, most = fields[column].least, fields[column].most
        if fields[column].size < SHEET and most - least <= KINDS:
            found += [(column, value, 0) for value in range(least, most + 1)]
        else:
            found.append((column, -1, 1 / min(most, 10)))
    columns, values, scales = np.array(found).T
    return columns.astype(int), values.astype(np.int8), scales.astype(np.float32)


class Net:
    """Two layers, a value, a query, and a row for every move; learns by Adam."""

    def __init__(self, inputs: Any, moves: int, luck: np.random.Generator) -> None:
        def drawn(rows: int, columns: int, size: float) -> np.ndarray:
            return (luck.normal(size=(rows, columns)) * size).astype(np.float32)

        self.inputs, self.age, size, wide = inputs, 0, len(inputs[0]), HIDDEN**-0.5
        self.p = {"w1": drawn(size, HIDDEN, 4 * size**-0.5)}
        self.p |= {"w2": drawn(HIDDEN, HIDDEN, 1.4 * wide), "b1": drawn(1, HIDDEN, 0)}
        self.p |= {"query": drawn(HIDDEN, QUERY, wide / 2), "b2": drawn(1, HIDDEN, 0)}
        self.p |= {"value": drawn(HIDDEN, 1, wide / 10), "moves": drawn(moves, QUERY, 1 / 8)}
        self.mean, self.square = ({k: np.zeros_like(p) for k, p in self.p.items()} for _ in "ms")

    def forward(self, rows: np.ndarray, legal: np.ndarray, sizes: np.ndarray) -> tuple[Any, ...]:
        """Values, the log-probability of each legal move, and what `learn` needs."""
        p, (columns, values, scales) = self.p, self.inputs
        x = (rows[:, columns] == values) + rows[:, columns] * scales
        h1 = np.maximum(x @ p["w1"] + p["b1"], 0)
        h2 = np.maximum(h1 @ p["w2"] + p["b2"], 0)
        query, starts = h2 @ p["query"], np.cumsum(sizes) - sizes
        logit = np.einsum("kd,kd->k", np.repeat(query, sizes, 0), p["moves"][legal])
        logit -= np.repeat(np.maximum.reduceat(logit, starts), sizes)
        log = logit - np.repeat(np.log(np.add.reduceat(np.exp(logit), starts)), sizes)
        return (h2 @ p["value"])[:, 0], log, (x, h1, h2, query, legal, sizes, starts)

    def learn(self, kept: Any, dlog: np.ndarray, dvalue: np.ndarray, rate: float) -> None:
        """A step against the gradients by legal move and by value."""
        (x, h1, h2, query, legal, sizes, starts), p, g = kept, self.p, {}
        order = np.argsort(legal)
        firsts = np.flatnonzero(np.diff(legal[order], prepend=-1))
        g["moves"] = np.add.reduceat((dlog[:, None] * np.repeat(query, sizes, 0))[order], firsts)
        dquery = np.add.reduceat(dlog[:, None] * p["moves"][legal], starts)
        g["query"], g["value"] = h2.T @ dquery, h2.T @ dvalue[:, None]
        dh2 = (dquery @ p["query"].T + dvalue[:, None] * p["value"][:, 0]) * (h2 > 0)
        g["w2"], g["b2"] = h1.T @ dh2, dh2.sum(0, keepdims=True)
        dh1 = (dh2 @ p["w2"].T) * (h1 > 0)
        g["w1"], g["b1"] = x.T @ dh1, dh1.sum(0, keepdims=True)
        scale = min(1.0, 0.5 / (sum(float((one * one).sum()) for one in g.values()) ** 0.5 + 1e-8))
        self.age += 1
        rate *= (1 - 0.999**self.age) ** 0.5 / (1 - 0.9**self.age)
        for name, gradient in g.items():
            at: Any = legal[order][firsts] if name == "moves" else slice(None)  # those that it saw
            self.mean[name][at] = 0.9 * self.mean[name][at] + 0.1 * scale * gradient
            self.square[name][at] = 0.999 * self.square[name][at] + 0.001 * (scale * gradient) ** 2
            p[name][at] -= rate * self.mean[name][at] / (self.square[name][at] ** 0.5 + 1e-7)


def decide(net: Net, games: Any, luck: np.random.Generator) -> tuple[Any, ...]:
    """For each game a move drawn by its probability; and all that learning needs of it."""
    legal, offsets = games.legal_moves()
    sizes = np.diff(offsets)
    value, log, _ = net.forward(games.shown.observations, legal, sizes)
    noisy = log + luck.gumbel(size=len(log))  # the greatest is drawn with that probability
    picked = np.lexsort((noisy, np.repeat(np.arange(len(sizes)), sizes)))[offsets[1:] - 1]
    return legal[picked], legal, sizes, picked - offsets[:-1], log[picked], value


def play(net: Net, games: Any, luck: np.random.Generator, scale: float) -> dict[str, np.ndarray]:
    """Plays STEPS choices in every game; gives them with their advantages and returns."""
    lanes, told, seen = np.arange(GAMES), [], []
    for _ in range(STEPS):
        rows, seats = games.shown.observations.copy(), games.shown.seats.astype(int)
        actions, *decided = decide(net, games, luck)
        shown = games.step(actions)
        gained = scale * (2 * shown.rewards - shown.rewards.sum(1, keepdims=True))  # the margin
        seen.append((seats, decided[-1], gained, shown.dones.copy()))
        told.append((rows, *decided))
    following = np.full((GAMES, 2), np.nan)  # the value of a seat's next choice, not known yet
    trace, since, gain = np.zeros((GAMES, 2)), np.zeros((GAMES, 2)), np.zeros((STEPS, GAMES))
    for step, (seats, value, gained, dones) in reversed(list(enumerate(seen))):
        following[dones], trace[dones], since[dones] = 0, 0, 0
        since += gained
        delta = since[lanes, seats] + DISCOUNT * following[lanes, seats] - value
        gain[step] = delta + DISCOUNT * TRACE * trace[lanes, seats]
        trace[lanes, seats], since[lanes, seats] = np.nan_to_num(gain[step]), 0
        following[lanes, seats] = value
    names = ("rows", "legal", "sizes", "picked", "old", "value")
    found = {name: np.concatenate([step[i] for step in told]) for i, name in enumerate(names)}
    return {"gain": gain.ravel(), **found}


def improve(net: Net, found: dict[str, np.ndarray], luck: np.random.Generator, rate: float) -> None:
    """Passes over what was played, in batches: the clipped objective of PPO."""
    starts = np.cumsum(found["sizes"]) - found["sizes"]
    mean, spread = np.nanmean(found["gain"]), np.nanstd(found["gain"]) + 1e-6
    order = luck.permutation(np.tile(np.flatnonzero(~np.isnan(found["gain"])), EPOCHS))
    for batch in np.array_split(order, len(order) // BATCH + 1):
        sizes, gain = found["sizes"][batch], found["gain"][batch]
        own = np.cumsum(sizes) - sizes
        legal = found["legal"][np.arange(sizes.sum()) + np.repeat(starts[batch] - own, sizes)]
        value, log, kept = net.forward(found["rows"][batch], legal, sizes)
        picked, chance, good = own + found["picked"][batch], np.exp(log), (gain - mean) / spread
        ratio = np.exp(log[picked] - found["old"][batch])
        weight = np.where(np.where(good > 0, ratio < 1 + CLIP, ratio > 1 - CLIP), good * ratio, 0)
        entropy = -np.add.reduceat(chance * log, own)
        dlog = chance * np.repeat(weight + ENTROPY * entropy, sizes) + ENTROPY * chance * log
        dlog[picked] -= weight
        dvalue, n = 0.5 * (value - found["value"][batch] - gain), len(batch)
        net.learn(kept, (dlog / n).astype(np.float32), (dvalue / n).astype(np.float32), rate)


def test(net: Net, name: str, games: int, luck: np.random.Generator) -> float:
    """The share of the whole game won against random players, a shared place as half."""
    worth, others = np.full(games, np.nan), {"opponents": "random", "seat": None}
    with many_games(name, players=2, games=games, **others, **LESSONS[name][-1][1]) as playing:
        playing.reset(int(luck.integers(1 << 31)))
        while np.isnan(worth).any():
            seats = playing.shown.seats.astype(int)
            shown = playing.step(decide(net, playing, luck)[0])
            ended = shown.dones & np.isnan(worth)
            worth[ended] = shown.rewards[ended, seats[ended]]
    return round(float((1 + worth.mean()) / 2), 3)


def main() -> None:
    """Learns, and says every now and then how it does against random players."""
    parser = argparse.ArgumentParser(
        description="Learns a game from nothing by self-play.", allow_abbrev=False
    )
    parser.add_argument("game", choices=list(LESSONS))
    parser.add_argument("--minutes", type=float, default=15, help="of processor time")
    parser.add_argument("--tests", type=int, default=100, help="games in each of twenty tests")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    luck, name, lessons = np.random.default_rng(asked.seed), asked.game, LESSONS[asked.game]
    began, tested, steps, part = time.process_time(), 0.0, 0, 0.0
    usual: dict[str, Any] = {"players": 2, "games": GAMES, "reward": "score", "choices": True}
    lessons_of = [many_games(name, **usual, **options) for _, options in lessons]
    varied = np.zeros(lessons_of[0].encoding.size, bool)
    for games in lessons_of:
        first = games.reset(asked.seed).observations[0].copy()
        for step in range(300):
            varied |= (games.step(games.random_actions(step)).observations != first).any(0)
    net = Net(unfolded(games.encoding, varied), games.encoding.moves, luck)
    while part < 1:
        lesson = sum(part > until for until, _ in lessons)
        found = play(net, lessons_of[lesson], luck, SCALE[name])
        improve(net, found, luck, RATE * (1 - 0.9 * part))
        steps += GAMES * STEPS
        used = (time.process_time() - began) / 60
        part = min(1.0, used / asked.minutes)
        if part == 1 or used - tested >= asked.minutes / 20:
            tested = used
            share = test(net, name, asked.tests * (10 if part == 1 else 1), luck)
            told = {"minutes": round(used, 2), "lesson": lesson + 1, "steps": steps, "share": share}
            print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
