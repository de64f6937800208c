"""Clocks: how long people may take for their decisions."""
