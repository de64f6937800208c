"""Planning whole turns: what each ship could aim for, and the moves that carry it out.

`goals` lists what a ship could do, `draft` carries out a goal for each ship up to the end of the
turn or to the first thing revealed, `lines` at the top gathers them.
"""
