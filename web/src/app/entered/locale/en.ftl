# Beside the board: what is entered by hand.

asked-number = Entered so far: { $number }
asked-send = Done
asked-mend = Take back the last entry
asked-mend-key = Take back the last entry (Backspace)
asked-change = Choose again
asked-fewer = { $what }: one fewer
asked-more = { $what }: one more
asked-count = { $what }: 0 to { $most }
asked-private = { $player } enters this; the others look away.
asked-wait = { $player } enters what nobody else may see.
asked-wait-set-up = The players enter the set-up.
asked-set-up = The set-up
asked-set-up-about = Set the game up on your table by its rules, and enter what falls. The board appears here when everything is known.
asked-keep = Keep the record
asked-keep-about = The game is over. Until you keep the record, you can still correct what was entered.
by-hand-mark = entered by hand
by-hand-mark-about = The people at this table entered what fell. Nobody vouches for its luck, and it is not rated.
