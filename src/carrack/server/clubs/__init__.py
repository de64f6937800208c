"""Clubs: people who play with each other for longer than an evening, and their tables."""
