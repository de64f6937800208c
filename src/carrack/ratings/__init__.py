"""Ratings of people and bots: which games count, and what follows from their places."""
