"""Strategy of `greedy`: it judges a position and plans a turn, with one module per question.

`worth` adds up the value of a position for a seat: goods, pirates, tracks, tokens, islands, supply.
`steps` says what to do next within each action. Everything here uses only public facts.
"""
