# Numbers in words from three on, for tests: tres cuatro cinco seis siete ocho nueve diez once doce

### Lo que el propio motor dice de cualquier juego; los valores están al principio de en.ftl.

## Why something is refused, whatever the game

refusal-game-over = La partida ha acabado.
refusal-not-your-turn = Le toca al asiento { $deciding }, no al asiento { $seat }.
refusal-no-such-move = «{ $move }» no es una jugada de este juego.
refusal-no-such-number = Las jugadas se numeran de 0 a { $last }; no hay jugada { $number }.
refusal-no-such-action = Las acciones se numeran de 0 a { $last }; no hay acción { $action }.
refusal-action-without-move = La acción { $action } no representa ninguna jugada en esta posición.
refusal-no-command = El asiento { $seat } no puede hacer ahora «{ $move }» fuera de turno.
refusal-no-commands = En { $game } no se puede hacer nada fuera de turno.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-undo-out-of-reach = Solo se pueden deshacer las decisiones de la { $first } a la { $last }, no la { $decision }.
refusal-row-goes-on = Solo la última jugada de una serie puede sortear, revelar algo o terminar el turno, pero «{ $move }» lo hace: envía aparte lo que sigue.
refusal-gone-on = La partida ha avanzado desde que se mostró esto.

## What cannot be chosen for a new game ($option: its name, $numbers, $known and $choices: lists)

wrong-players = { $game } es para { $least } a { $most } jugadores, no para { $players }.
wrong-option = { $count ->
    [0] { $game } no tiene la opción «{ $option }»; no tiene ninguna.
   *[other] { $game } no tiene la opción «{ $option }»; tiene { $known }.
}
wrong-option-players = La opción «{ $option }» es solo para estos números de jugadores: { $numbers }; aquí hay { $players }.
wrong-choice-players = La opción «{ $option }» puede ser «{ $value }» solo con estos números de jugadores: { $numbers }; aquí hay { $players }.
wrong-choice = La opción «{ $option }» es una de { $choices }, no «{ $value }».
wrong-text = La opción «{ $option }» es un texto de hasta { $longest } caracteres.
wrong-number = La opción «{ $option }» es un número entero de { $least } a { $most }, no «{ $value }».
wrong-game = no hay ningún juego «{ $game }»; instalados: { $known }
wrong-game-near = no hay ningún juego «{ $game }»; ¿querías decir «{ $close }»?
broken-game = el juego «{ $game }» está instalado, pero no se puede cargar: { $reason }

## What is wrong with a record or a file: clauses ($entry, $made, $written: lines; $noun: edition or map)

fault-line = línea { $line }: { $reason }
fault-empty = el archivo está vacío; un registro empieza con una cabecera
fault-not-json = esto no es JSON ({ $reason })
fault-not-object = cada línea es un objeto JSON entre llaves
fault-no-header = no es la cabecera de un registro de Carrack: tiene "carrack":{ $format }
fault-field = aquí falta «{ $field }», o no es de tipo { $type } de JSON
fault-one-kind = una entrada tiene exactamente uno de { $kinds }
fault-outcome = el resultado de un sorteo es una lista de números enteros
fault-misplaced = una entrada { $kind } no puede estar aquí
fault-refused = { $entry } se rechaza: { $reason }
fault-ends = el registro acaba aquí, pero la partida sigue con { $made }
fault-game-other = el registro dice { $written }, pero la partida da { $made }
fault-seed-other = el registro dice { $written }, pero la semilla da { $made }
fault-running = este es el registro de una partida en marcha: omite lo que sigue oculto, así que no se puede reproducir; guárdalo de nuevo cuando la partida acabe
fault-not-finished = la partida no ha acabado
fault-other-game = un registro de «{ $game }» no se puede reproducir como «{ $here }»
fault-other-position = la partida sigue desde otra posición que la de aquí
fault-rules = se jugó con las reglas { $rules }, pero aquí se conocen { $known }
fault-components = { $part } es { $was } en el registro, pero { $now } aquí; igual en ambos: { $same }
fault-no-commitment = la cabecera no se compromete con ninguna semilla; solo se pueden verificar partidas de una mesa
fault-other-commitment = la semilla revelada no corresponde al compromiso { $commitment }
fault-seed-digits = una semilla se escribe con 64 cifras hexadecimales
fault-no-seed = ninguna nota revela la semilla; una mesa lo hace cuando acaba su partida
fault-luck-scheme = el azar sigue el método «{ $scheme }»; aquí se conocen { $known }
fault-luck-source = el azar viene de la fuente «{ $source }»; aquí se conocen { $known }
fault-luck-seats = el azar lo comparten uno o más de los asientos, cada uno una vez y en orden
fault-luck-opened = lo que reveló el asiento { $seat } no es aquello para lo que se publicó su hash
fault-luck-unnamed = el asiento { $seat } no aportó nada al azar, y no figura entre los ausentes
fault-draw-no-more = la partida sortea aquí «{ $draw }», pero el registro no contiene más sorteos
fault-draw-other = la partida sortea aquí «{ $draw }», pero el registro contiene «{ $held }»
fault-draw-size = el sorteo «{ $draw }» tiene { $count ->
    [one] { $count } número
   *[other] { $count } números
}; necesita { $size }
fault-draw-settled = el sorteo «{ $draw }» es [{ $recorded }] en el registro, pero la semilla de la que sale da [{ $made }]
fault-draw-order = el sorteo «{ $draw }» no es un orden de los números de 0 a { $last }: [{ $outcome }]
fault-draw-number = sorteo «{ $draw }»: el número { $number } es { $value }; debe ser de 0 a { $most }
file-noun = { $noun ->
    [map] mapa
   *[edition] edición
}
file-unread = { $file }: no se puede leer; { $reason }
file-not-utf8 = { $file }: no es texto UTF-8; guárdalo como UTF-8
file-none = no hay { $noun ->
    [map] ningún mapa
   *[edition] ninguna edición
} «{ $name }»; aquí se conocen: { $known }
file-none-near = no hay { $noun ->
    [map] ningún mapa
   *[edition] ninguna edición
} «{ $name }»; ¿querías decir «{ $near }»?
file-misnamed = { $file }: el nombre { $noun ->
    [map] del mapa
   *[edition] de la edición
} es «{ $name }», pero su archivo se llama «{ $file }»; llama al archivo «{ $name }.toml», o escribe en él name = "{ $stem }"
file-name-reserved = «{ $name }» tiene un significado propio; elige otro nombre
file-name-shipped = «{ $name }» viene con Carrack, y es con lo que se juega; elige otro nombre
file-name-hidden = { $path } tiene el mismo nombre, y es con lo que se juega; cambia el nombre de uno de los dos

## What is wrong with a value of a file ($key, $value, $known, $allowed: as in it; $expected, $said, $problems: texts)

wrong-box = Con esta edición no se puede jugar: { $problems }
wrong-box-and-edition = La opción «edition» nombra la edición «{ $edition }», y «box» contiene otra: deja «edition» en «{ $shipped }» para jugar con la tuya.
file-problems = { $problems }
file-at-key-line = { $file }: { $where }, línea { $line }: { $said }
file-at-key = { $file }: { $where }: { $said }
file-at-line = { $file }: línea { $line }: { $said }
file-not-toml = esto no es TOML: { $reason }; mira en https://toml.io
file-missing = falta { $key }; debe ser { $expected }
file-other = { $key } es { $value }; debe ser { $expected }
file-other-in = { $key } tiene { $value }; debe ser { $expected }
file-unknown = no hay { $value }; aquí se conocen: { $known }
file-unknown-near = no hay { $value }; ¿querías decir «{ $near }»?
file-same-id = el id «{ $id }» se usa { $count } veces; da a cada uno un id propio (id = "…")
file-long = { $key } tiene { $count } valores; puede tener { $most } como mucho
file-count = aquí hay { $count }; deben ser { $needed } ({ $rule })
file-no-source = provenance no dice de dónde viene { $key }; añade { $key } = uno de { $allowed }
file-name = un nombre corto sin espacios, de letras, cifras, - y _
file-title = un nombre para leer
file-id = un nombre corto propio, como «{ $example }»
file-one-of = uno de { $allowed }
file-words = una lista de { $allowed }
file-whole = un número entero de { $low } a { $high }
file-wholes = una lista de números enteros de { $low } a { $high }
file-share = un número de 0 a 1
file-table = una tabla [{ $key }]
file-tables = una serie de tablas [[{ $key }]]
file-provenance = uno de { $allowed }, o una tabla con uno de ellos para cada valor

## Beside the board: what is entered by hand

fault-luck-entered = el azar se introdujo a mano; no se deriva de ninguna semilla
refusal-enter-first = Indica primero lo que ha salido en la mesa.
wrong-entered-count = valores pedidos: { $needed }; dados: { $count }
wrong-entered-value = el valor { $number } es la opción { $value }; las opciones van de 0 a { $last }
wrong-entered-twice = el valor { $number } ya se ha dado; cada uno solo puede estar en un lugar
wrong-entered-seen = lo que hay ahí en «{ $draw }» ya se ha visto
wrong-entered-elsewhere = no puede ser: alguien lo ha visto en otro lugar
wrong-entered-unasked = ahora no se pide nada
wrong-entered-game = { $game } no se puede jugar junto al tablero: no dice qué hay boca abajo
entered-player = { $player }
