"""The map: squares, islands, and the ways across the water."""
