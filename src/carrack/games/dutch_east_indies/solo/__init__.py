"""The solo game against the automaton (DEI-SOLO): its cards, its courses, what its ships do."""
