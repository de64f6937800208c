# Beside the board: what is entered by hand.

asked-number = Entered so far: { $number }
asked-send = Done
asked-mend = Take back what was entered last
asked-mend-key = Take back what was entered last (Backspace)
asked-change = Choose again
asked-fewer = { $what }: one fewer
asked-more = { $what }: one more
asked-count = { $what }: 0 to { $most }
asked-private = { $player } enters this; the others look away.
asked-wait = { $player } enters what nobody else may see.
asked-wait-set-up = The players enter the set-up.
asked-set-up = The set-up
asked-set-up-about = Set the game up on your table as its rules say, and enter what falls. The board appears here when all is known.
asked-keep = Keep the record
asked-keep-about = The game is over. As long as the record is not kept, what was entered wrong can be mended.
by-hand-mark = entered by hand
by-hand-mark-about = What fell at this table was entered by its people. Nobody vouches for its luck, and it is not rated.
