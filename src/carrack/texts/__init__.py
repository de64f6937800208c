"""Texts for people that come with a game."""
