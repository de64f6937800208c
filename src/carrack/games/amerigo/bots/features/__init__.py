"""A position as numbers for the network that judges it."""
