# Rätsel: Züge, von denen eine Art deutlich die beste ist.

puzzles-about = Züge aus Partien von Bots, bei denen eine Art von Zug deutlich die beste ist, und nicht die naheliegende. Jeder Tag hat für jedes Spiel einen, für alle denselben; um Mitternacht UTC kommt ein neuer.
puzzles-done = { $solved } von { $count } gelöst
puzzles-today = Das Rätsel von heute
puzzles-earlier = Frühere Tage
puzzles-kept = Nur dieses Gerät merkt sich, welche du gelöst hast.
puzzle-name = Rätsel { $number }
puzzle-solved = gelöst
puzzle-tried = versucht
puzzle-heading = Rätsel { $number }: Zug { $turn }, { $player }
puzzle-window = Rätsel { $number } – { $game }
puzzle-entered = Rätsel { $number }, { $game }: Finde den besten Zug von { $player }. Spiel ihn auf diesem Brett und vergleiche ihn dann mit dem besten.
puzzle-gone = Ein Rätsel { $number } gibt es hier nicht.
puzzle-leave = Zu den Rätseln
puzzle-left = Zurück bei den Rätseln.
puzzle-proof = Der beste Zug liegt mindestens { $lead } vor jeder anderen Art von Zug, die Bots gefunden haben. Zwei Netze sind sich einig: Er lag in { $ahead } von { $blocks } unabhängigen Stichproben vorn.
