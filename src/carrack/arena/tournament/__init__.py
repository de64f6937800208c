"""Contests between bots: the schedule, the results file, and how certain a result is."""
