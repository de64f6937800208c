"""Strategy of `greedy`: it judges a position and plans its turn, with one module per question.

`worth` says what goods are worth, `cards` what islands promise, `trips` where a ship should go,
`lading` what it takes from home, `market` what it does at the Market, `course` finds the way,
`danger` says what to avoid, `answers` what to give up, `steps` what comes next. Worth is
counted in spices, time in turns; nothing here looks at a card that the seat has not seen.
"""
