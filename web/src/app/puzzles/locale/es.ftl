# Problemas: turnos de los que un tipo es claramente el mejor.

puzzles-about = Turnos de partidas entre bots en los que un tipo de turno es claramente el mejor, y no el más evidente. Cada día hay uno por juego, el mismo para todos; a medianoche UTC llega otro.
puzzles-done = { $solved } de { $count } resueltos
puzzles-today = El problema de hoy
puzzles-earlier = Días anteriores
puzzles-kept = Solo este dispositivo recuerda cuáles has resuelto.
puzzle-name = Problema { $number }
puzzle-solved = resuelto
puzzle-tried = intentado
puzzle-heading = Problema { $number }: turno { $turn }, { $player }
puzzle-window = Problema { $number } – { $game }
puzzle-entered = Problema { $number }, { $game }: encuentra el mejor turno de { $player }. Juégalo en este tablero y después compáralo con el mejor.
puzzle-gone = Aquí no hay ningún problema { $number }.
puzzle-leave = A los problemas
puzzle-left = De vuelta en los problemas.
puzzle-proof = El mejor turno aventaja en al menos { $lead } a cualquier otro tipo de turno que hayan encontrado los bots. Dos redes coinciden: iba por delante en { $ahead } de { $blocks } muestras independientes.
