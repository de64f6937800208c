# El tablero en palabras, y preguntas con teclas.

in-words = En palabras
in-words-title = El tablero en palabras
in-words-key = El tablero en palabras (T)
in-words-close = Mostrar la imagen
in-words-go = Ir a la casilla
in-words-go-to = Ir
in-words-no-square = Aquí no hay ninguna casilla { $name }. Las casillas se nombran por columna y fila, como { $example }.
in-words-squares = Casillas por filas y columnas
in-words-beside = Junto a las casillas
in-words-news = Desde tu último turno
in-words-own = Lo tuyo
in-words-others = Lo que es de otros o de nadie
in-words-goals = Puertos, primero los que están al alcance
in-words-builds = Sitios para construir, primero los mejores
in-words-islands = Islas
in-words-checks = Lo que dice la comprobación
in-words-ships = Barcos
in-words-none = Nada.
in-words-edge = Aquí termina el tablero.
in-words-keys = Teclas
in-words-row = Fila { $row }

question-w = ¿Dónde están mis barcos?
question-ww = ¿Qué más hay en el agua?
question-o = ¿Qué hay aquí?
question-n = ¿Qué puertos están cerca y cuánto cuestan?
question-i = ¿Qué me dices de esta isla?
question-numbered = ¿Qué me dices de la isla con este número?
question-beside = ¿Qué hay en la casilla del marco con este número?
question-s = ¿Cómo van todos?
question-sheet = ¿Qué tiene quien ocupa este asiento?
question-d = ¿Qué hay junto al tablero?
question-c = ¿Qué cuestan y qué dan las cosas de la caja?
question-l = ¿Qué ha pasado desde mi último turno?
question-m = ¿Qué puedo hacer?
question-check = ¿Qué dice la comprobación?
question-a = Repítelo.

answer-no-ships = Aquí no tienes barcos.
answer-no-afloat = No hay nada más en el agua.
answer-no-ports = No hay ningún puerto para tus barcos.
answer-no-island = En { $square } no hay ninguna isla.
answer-islands = I y un número preguntan por una isla: { $islands }.
answer-beside = F y un número de 0 a { $last } preguntan por una casilla del marco.
answer-no-seat = No hay asiento { $number }.
answer-no-news = Todavía no ha pasado nada.
answer-no-moves = No es tu turno.
answer-moves = { $line } { $count ->
    [one] Una jugada: { $moves }.
   *[other] { $count } jugadas: { $moves }.
}
answer-out-of-turn = Fuera de tu turno: { $moves }.
answer-group = { $name } ({ $count }, por ejemplo { $moves })
answer-more = { $count } más
answer-no-hints = En esta mesa no hay pistas.
answer-no-advice = En una repetición no se pregunta a ningún bot. Acabada la partida, su análisis dice qué habría jugado un bot.
answer-not-judged = De esta decisión el análisis no dice nada.
answer-as-bot = { $player }: { $move }. También lo habría jugado el bot.

words-free = libre
words-size = { $count ->
    [one] Una casilla de tierra.
   *[other] { $count } casillas de tierra.
}
words-area = Casillas de { $first } a { $last }
words-squares = Tierra: { $squares }.
words-standing = En sus puertos: { $ships }.
words-away = { $count ->
    [one] { $square }, a 1 casilla
   *[other] { $square }, a { $count } casillas
}
words-turns = { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
words-points = { $points ->
    [one] a 1 punto de movimiento
   *[other] a { $points } puntos de movimiento
}

keys-title = Teclas
keys-about = Funcionan en toda la mesa, salvo mientras escribes.
keys-about-drawing = Funcionan en toda esta página, salvo mientras escribes. Una letra minúscula toma la tierra de la isla que la lleva; con Mayús hace una pregunta.
keys-single = Teclas de un solo carácter
key-name = { $key ->
    [Shift] Mayús
    [Enter] Intro
    [Del] Supr
   *[other] { $key }
}
keys-board = Mostrar el tablero en palabras e ir a él
keys-go = Ir a una casilla por su nombre
keys-arrows = De casilla en casilla, en el tablero en palabras
keys-enter = Elegir la casilla, u oír todo sobre ella
keys-draw = Usar en la casilla la herramienta que tienes en la mano
keys-confirm = Confirmar el turno, si nada más tiene el foco
keys-escape = Salir de lo que está abierto
keys-hint = ¿Qué jugaría un bot?
keys-moves = Ir a las jugadas
keys-undo = Deshacer un paso
keys-plan = Pensar en un tablero propio, y volver
keys-next = Ir a la próxima mesa que te espera
keys-help = Todas las teclas
