"""Many games at once: simulation, statistics, measurements."""
