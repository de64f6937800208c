# Problemi: turni di cui un tipo è nettamente il migliore.

puzzles-about = Turni tratti da partite fra bot, in cui un tipo di turno è nettamente il migliore, e non il più ovvio. Ogni giorno ce n’è uno per gioco, lo stesso per tutti; a mezzanotte UTC ne arriva un altro.
puzzles-done = { $solved } su { $count } risolti
puzzles-today = Il problema di oggi
puzzles-earlier = Giorni precedenti
puzzles-kept = Solo questo dispositivo ricorda quali hai risolto.
puzzle-name = Problema { $number }
puzzle-solved = risolto
puzzle-tried = tentato
puzzle-heading = Problema { $number }: turno { $turn }, { $player }
puzzle-window = Problema { $number } – { $game }
puzzle-entered = Problema { $number }, { $game }: trova il turno migliore di { $player }. Giocalo su questo tabellone, poi confrontalo con il migliore.
puzzle-gone = Qui non c’è nessun problema { $number }.
puzzle-leave = Ai problemi
puzzle-left = Di nuovo ai problemi.
puzzle-proof = Il turno migliore supera di almeno { $lead } ogni altro tipo di turno trovato dai bot. Due reti sono d’accordo: era in testa in { $ahead } campioni indipendenti su { $blocks }.
