"""Processes that work side by side."""
