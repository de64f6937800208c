"""Leagues: who plays whom on which seat, standings, promotion and relegation. docs/leagues.md."""
