"""Finished games explained: what a strong bot thinks of each decision, and what luck did."""
