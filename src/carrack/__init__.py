"""Carrack: board games of exploration and trade, played exactly by their rules."""

__version__ = "0.1.0"
