# El tablero para pensar.

plan-title = Plan: { $name }
plan-window = Plan: { $name } – { $game }
plan-entered = { $name }: un tablero para pensar. Nada de lo que hagas aquí se juega en la mesa.
plan-left = De vuelta en la mesa.
plan-leave = A la mesa
plan-leave-game = A la partida
plan-leave-key = Salir del plan (P)
plans = Planes
plan-new = Plan nuevo
plan-copy = Copiar
plan-copy-of = Copiar { $name }
plan-copied = { $name } (copia)
plan-delete = Borrar
plan-delete-of = Borrar { $name }
plan-rename = Nombre de este plan
plan-row = { $count ->
    [one] una jugada, desde el turno { $turn }
   *[other] { $count } jugadas, desde el turno { $turn }
}
plan-unkept = Los planes solo se guardan hasta que se cierre esta página.
plan-kept = Los planes se quedan en este dispositivo. Se olvidan junto con el asiento.
plan-line = { $count ->
    [0] El plan aún no tiene jugadas
    [one] El plan: una jugada
   *[other] El plan: { $count } jugadas
}
plan-at = { $number ->
    [0] El principio del plan.
   *[other] Jugada { $number } de { $total } del plan.
}
plan-begin = Donde empieza
plan-go = Ir a este punto
plan-imagined = imaginado
plan-ahead = deshecho
plan-unknown = Lo que viene ahora no lo puede saber nadie.
plan-go-on = Seguir con algo imaginado
plan-imagination = Suposición { $number }: así puede salir, o de otro modo.
plan-again = Imaginar otra cosa
plan-broken = { $count ->
    [one] Una de { $total } jugadas sigue valiendo; ahí se interrumpe: { $reason }
   *[other] { $count } de { $total } jugadas siguen valiendo; ahí se interrumpe: { $reason }
}
plan-held = { $count ->
    [one] La única jugada que queda sigue valiendo.
   *[other] Las { $count } jugadas que quedan siguen valiendo.
}
plan-restart = Empezar de nuevo
plan-bot = Que mueva el bot
plan-bots = Bots hasta mi turno
plan-stop = Parar
plan-thinks = Un bot está pensando …
plan-gone-on = La mesa ha seguido.
plan-gone-on-by = La mesa ha seguido: { $what }
plan-earlier = Este plan parte de una posición anterior.
plan-your-turn = En la mesa es tu turno.
plan-table-over = La partida de la mesa ha terminado.
plan-set-up = Poner este plan sobre la nueva posición
plan-play = { $count ->
    [one] Jugar este plan: una jugada
   *[other] Jugar este plan: { $count } jugadas
}
plan-play-not = Este plan se puede jugar cuando es tu turno y parte de la última posición.
plan-played = { $count ->
    [one] Se ha jugado en la mesa una jugada del plan.
   *[other] Se han jugado en la mesa { $count } jugadas del plan.
}
plan-played-some = { $count ->
    [0] No se ha jugado nada del plan en la mesa: { $reason }
    [one] Se ha jugado en la mesa una jugada de { $total } y ahí se ha parado: { $reason }
   *[other] Se han jugado en la mesa { $count } jugadas de { $total } y ahí se ha parado: { $reason }
}
plan-changed = la mesa ha cambiado.
