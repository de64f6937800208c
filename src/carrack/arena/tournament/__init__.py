"""Contests between bots: who meets whom, the file of results, and how sure a result is."""
