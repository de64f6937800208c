"""Many games of the same kind: simulation, statistics, speed, trials of bots."""
