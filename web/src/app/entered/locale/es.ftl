# Junto al tablero: lo que se introduce a mano.

asked-number = Introducido hasta ahora: { $number }
asked-send = Listo
asked-mend = Deshacer lo último introducido
asked-mend-key = Deshacer lo último introducido (retroceso)
asked-change = Elegir de nuevo
asked-fewer = { $what }: uno menos
asked-more = { $what }: uno más
asked-count = { $what }: de 0 a { $most }
asked-private = { $player } introduce esto; los demás miran a otro lado.
asked-wait = { $player } introduce lo que nadie más puede ver.
asked-wait-set-up = Los jugadores introducen la preparación.
asked-set-up = La preparación
asked-set-up-about = Preparad el juego en vuestra mesa como dicen sus reglas, e introducid lo que sale. El tablero aparece aquí cuando se sabe todo.
asked-keep = Guardar el registro
asked-keep-about = La partida ha terminado. Mientras no se guarde el registro, lo mal introducido se puede corregir.
by-hand-mark = introducido a mano
by-hand-mark-about = Lo que salió en esta mesa lo introdujeron sus jugadores. Nadie responde del azar, y no puntúa para la clasificación.
