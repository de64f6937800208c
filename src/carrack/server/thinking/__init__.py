"""Processes that think for tables: bots, hints, analyses, replays."""
