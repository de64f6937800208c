# Puzzles: turns of which one kind is clearly best.

puzzles-about = Turns from games of bots, in which one kind of turn is clearly the best, and not the obvious one. Every day has one for each game, the same for everybody; a new one comes at midnight UTC.
puzzles-done = { $solved } of { $count } solved
puzzles-today = Today’s puzzle
puzzles-earlier = Earlier days
puzzles-kept = Only this device remembers which ones you have solved.
puzzle-name = Puzzle { $number }
puzzle-solved = solved
puzzle-tried = tried
puzzle-heading = Puzzle { $number }: turn { $turn }, { $player }
puzzle-window = Puzzle { $number } – { $game }
puzzle-entered = Puzzle { $number }, { $game }: find the best turn of { $player }. Play it on this board, then compare it with the best.
puzzle-gone = There is no puzzle { $number } here.
puzzle-leave = To the puzzles
puzzle-left = Back at the puzzles.
puzzle-proof = The best turn is at least { $lead } ahead of any other kind of turn that bots found. Two networks agree: it led in { $ahead } of { $blocks } independent samples.
