# Otro intento en un turno de una partida acabada.

again-about = Los turnos que más costaron según el análisis, desde antes de jugarlos. No se dice ni lo que se jugó ni lo mejor.
again-whose = Turnos de quién
again-there = { $count ->
    [one] Un turno de { $player } merece otro intento.
   *[other] { $count } turnos de { $player } merecen otro intento.
}
again-none = Ningún turno de { $player } regaló nada que se distinga del azar. Bien jugado: no hay nada que volver a intentar.
again-unjudged = Ningún bot valora aquí posiciones de este juego, así que nadie puede decir qué turnos intentar de nuevo.
again-found = encontrado
again-kept = Solo este dispositivo recuerda qué turnos se encontraron.
again-link = Copiar enlace
again-link-of = Copiar enlace: { $turn }
again-heading = Otro intento: turno { $turn }, { $player }
again-window = Otro intento: turno { $turn }, { $player } – { $game }
again-entered = Otro intento en el turno { $turn } de { $player }. Juégalo en este tablero y compáralo después con lo mejor.
again-gone = Esta partida no tiene ahí ningún turno que se pueda volver a intentar.
again-compare = Comparar
again-compare-not = Juega primero el turno, hasta lo primero que se revele o hasta su final.
again-nothing = ¿Y si no hago nada?
again-again = Otra vez
again-show = Mostrar lo mejor
again-back = Una jugada atrás
again-next = Una jugada adelante
again-compares = Comparando con lo mejor …
again-replying = Los bots juegan la respuesta …
again-percent = { $value } %
again-loss = { $win } de una victoria ({ $points })
again-tried-good = Tan bueno como lo mejor, hasta donde se puede saber. Diferencia: { $loss }.
again-tried-gives = Esto regala { $loss }.
again-nothing-good = No hacer nada habría sido tan bueno como lo mejor, hasta donde se puede saber. Diferencia: { $loss }.
again-nothing-gives = No hacer nada habría regalado { $loss }.
again-least = Lo mínimo que permiten las reglas: { $what }.
again-played-good = Lo que se jugó en la partida fue igual de bueno, hasta donde se puede saber. Diferencia: { $loss }.
again-played-gives = Lo que se jugó en la partida regaló { $loss }.
again-reply = { $count ->
    [one] Una jugada de lo que puede seguir, con suerte imaginada. ▶ la muestra.
   *[other] { $count } jugadas de lo que puede seguir, con suerte imaginada. ▶ las muestra una a una.
}
again-reply-at = Jugada { $number } de { $total } de lo que puede seguir. { $what }
again-best = Lo mejor que se encontró:
