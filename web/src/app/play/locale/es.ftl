# Cómo se ha jugado, junto al análisis de una partida.

play = Lo bien que ha jugado cada cual
play-about = El PR cuenta lo que regalaron los turnos con elección, en milésimas de victoria por turno: cuanto más bajo, mejor. Los bots de cada nivel se miden en las mismas posiciones.
play-limits = Una partida dice poco, y ningún juez puede valorar a alguien tan fuerte como él.
play-help = Cómo se valora el juego
play-pr = PR
play-range = de { $low } a { $high }
play-range-about = en 95 de 100 casos
play-points = Puntos perdidos por turno
play-like = Jugó como
play-like-at = { $strength }
play-like-between = entre { $strength } y { $next }
play-like-below = más débil que { $strength }
play-like-above = al menos { $strength }
play-like-open = aún no se puede decir
play-few = { $count ->
    [one] un turno con elección: demasiado poco
   *[other] { $count } turnos con elección: demasiado pocos
}
play-said = { $player }: { $pr } perdidos. En las mismas posiciones, los bots habrían perdido: { $others }.
play-other = { $strength } { $pr }
play-luck = Con suerte y sin ella
play-result = Resultado
play-chance = Suerte
play-skill = Sin suerte
play-where = Dónde se perdió
play-phase-0 = Comienzo
play-phase-1 = Mitad
play-phase-2 = Final
play-sources = Puntos inmediatos, por origen
play-later = Más adelante en la partida
play-sources-about = Lo que se jugó, menos lo que los mejores turnos habrían dado al momento. El resto de los puntos perdidos llega más adelante. Menos al momento suele ser mejor.

play-mine-title = Cómo juego
play-none = Aún no hay nada que valorar: acaba una partida y haz que la analicen.
play-games = { $count ->
    [one] { $game }: una partida
   *[other] { $game }: { $count } partidas
}
play-missing = { $count ->
    [one] Una partida aún no está analizada.
   *[other] { $count } partidas aún no están analizadas.
}
play-analyse = Analizar
play-begun = Se analizan una tras otra; vuelve más tarde.
play-private = Solo tú lo ves, en este dispositivo.
play-newest = De tus partidas acabadas cuentan las { $count } más recientes.
play-public = En tu perfil otros ven el PR de todas tus partidas analizadas juntas, como tú quieres; el resto solo lo ves tú.
play-of = { $count ->
    [one] Cómo juega { $name } a { $game } (una partida)
   *[other] Cómo juega { $name } a { $game } ({ $count } partidas)
}
play-mean = Por partida
play-strengths = Bots en las mismas posiciones
