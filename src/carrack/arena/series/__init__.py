"""Many games of the same kind: simulation, statistics, speed, a trial of somebody's bot."""
