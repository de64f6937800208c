"""Leagues on a server: people join, rounds begin and end, tables are made and results are kept."""
