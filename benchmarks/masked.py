"""How fast an unchanged MaskablePPO learns with all actions of Amerigo, and with compact ones.

    python benchmarks/masked.py [--steps 1024] [--players 2]

Steps per second of processor time on one core, of learning and playing together; 8 games at once
against random players. Needs `pip install '.[environments,learners]'`.
"""

import argparse
import time

import torch
from asked import whole
from sb3_contrib import MaskablePPO

from carrack.adapters.stable_baselines import SeatVecEnv


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n", maxsplit=1)[0], allow_abbrev=False
    )
    arguments.add_argument("--steps", type=whole(1), default=1024, help="(default 1024)")
    arguments.add_argument("--players", type=whole(2), default=2, help="(default 2)")
    options = arguments.parse_args()
    torch.set_num_threads(1)
    for actions in ("all", "compact"):
        games = SeatVecEnv(8, "amerigo", players=options.players, actions=actions)
        layers = {"net_arch": [256, 256]}
        learner = MaskablePPO(
            "MlpPolicy", games, n_steps=128, batch_size=256, n_epochs=4, policy_kwargs=layers
        )
        began = time.process_time()
        learner.learn(options.steps)
        rate = learner.num_timesteps / (time.process_time() - began)
        print(f"{actions:8} {games.action_space.n:7,} actions {rate:7,.0f} steps/s")


if __name__ == "__main__":
    main()
