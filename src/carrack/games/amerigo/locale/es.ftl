### Amerigo en español; los valores de cada mensaje están al principio de en.ftl.

game-title = Amerigo
game-about = Explora las islas frente a Sudamérica, funda puestos comerciales y construye. Lo que ofrece cada fase cae de una torre de cubos.
game-length = Media hora con bots, hora y media entre amigos
# words that find the same rules: groups, parted by semicolons
rules-synonyms = punto PV puntuar ganar victoria; puerto ancla fondear; completar terminar llenar cubrir; fundar establecer descubrir; loseta edificio aldea; recurso mercancía bien; moneda oro dinero; turno fase ronda; coste precio; cubo dado; tomar elegir coger

## Names

colour-blue = Azul
colour-black = Negro
colour-red = Rojo
colour-brown = Marrón
colour-green = Verde
colour-yellow = Amarillo
colour-white = Blanco

action-blue = Mover barcos
action-black = Cargar cañones
action-red = Planificar
action-brown = Progresar
action-green = Construir
action-yellow = Comprar producción
action-white = Orden de turno
action-gold = Tomar oro
action-cubes = Puntuar cubos

good-coconut = coco
good-coffee = café
good-cotton = algodón
good-sugar = azúcar
good-tobacco = tabaco

# $shape is the letter of the shape and its size, such as I3
tile-village = aldea { $shape }
tile-neutral = neutral { $shape }
# Headings of piles of tiles; $size is a number of squares
tiles-village = { $size ->
    [one] Aldeas, 1 casilla
   *[other] Aldeas, { $size } casillas
}
tiles-neutral = { $size ->
    [one] Losetas neutrales, 1 casilla
   *[other] Losetas neutrales, { $size } casillas
}

island-big = isla grande
island-small = isla pequeña
island-name = Isla { $island }

track-progress = escala de progreso
track-cannon = escala de cañones
track-gold = escala de oro
track-special = escala de acciones especiales
track-points = escala de puntos de victoria

phase-blue = Fase azul
phase-black = Fase negra
phase-red = Fase roja
phase-brown = Fase marrón
phase-green = Fase verde
phase-yellow = Fase amarilla
phase-white = Fase blanca

ship-name = Barco { the-ship }
space-frame = casilla del marco { $number }
space-water = agua
space-land = tierra
space-anchor = casilla de ancla
space-post = casilla de puesto
space-good = casilla de recurso: { the-good }

## Words on the board, the sheets and the displays

label-round = Ronda { $round } de 5
label-ap = PA
points-short = { $points } { label-vp }
again-loss = { $points }, { $win } de una victoria
label-vp = PV
label-gold = Oro
label-cannons = Cañones
label-ships = Barcos
label-posts = Puestos
label-chests = Cofres
label-commodities = Recursos
label-production = Producción
label-production-display = Fichas de producción
label-progress-display = Fichas de progreso
label-display-new = Nuevas
label-display-old = Salen tras esta ronda
label-supply = Reserva general
label-own-supply = Reserva propia
label-tower = Torre
label-inside = En la torre
label-action-space = Zona de acción
label-storage = Almacenes
label-pirates = Piratas
label-pirate-hidden = boca abajo
label-time = Tiempo
label-order = Orden de turno
label-joker = cualquier color
label-used = usada
label-rotate = Girar la loseta
label-flip = Voltear la loseta

## What the panels and things of the board say

colour-letter-blue = A
colour-letter-black = N
colour-letter-red = R
colour-letter-brown = M
colour-letter-green = V
colour-letter-yellow = L
colour-letter-white = B
good-letter-coconut = C
good-letter-coffee = F
good-letter-cotton = A
good-letter-sugar = Z
good-letter-tobacco = T
price-ap = { $ap } PA
round = Ronda
cubes-table = Cubos por color
phase-order = Orden de esta fase: asientos { $order }
track-start = salida
deck-left = por salir: { $count }
display-empty = Agotadas.
production-token = { $good }, { $cost } PA
pirates-label = { $hidden ->
    [0] Todos los piratas están boca arriba. Fuera de la partida: { $odds }.
   *[other] { $hidden } boca abajo. Sin ver aún: { $odds }; uno de ellos no está en la partida.
}
pirates-odds = Posibles: { $odds }
pirates-against = { $cannons ->
    [one] { $cannons } cañón
   *[other] { $cannons } cañones
} contra fuerza { $strength }
posts-left = Puestos restantes: { $count }
place-in-order = Lugar { $place } en el orden de turno
order-of-play = Orden de juego
goods-of = { $good }: { $commodities ->
    [one] { $commodities } recurso
   *[other] { $commodities } recursos
} × { $production ->
    [one] { $production } ficha de producción
   *[other] { $production } fichas de producción
}
which-move = ¿Qué jugada?
use-token = Usar { $token }
rotate = Girar
place-here = Poner aquí
lay-back = Devolver
place-hint = { $tile }: señala una casilla resaltada.
island-about = { $size ->
    [one] { $size } casilla de tierra
   *[other] { $size } casillas de tierra
}, { $free } libres. Puestos: { $posts }
built-by = Construida por { $player }.
worth-about = { $small } PV en una isla pequeña, { $big } en una grande
kind-about = { $cost } PA al tomarla, { $cost } al construirla. { $small } PV en una isla pequeña, { $big } en una grande.
special-about = Aquí, el blanco vale también por: { $colour }. Valor alcanzado: { $points } PV.
progress-about = { $next ->
    [-1] { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, { $points } PV al final.
   *[other] { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, de momento { $points } PV al final. El próximo valor está en el paso { $next }.
}
kind-squares = Sus casillas: { $squares }.
track-points-at = { $points } PV en el paso { $step }
label-complete = completa
frame-beside = junto a { $squares }
post-space-state = { $state ->
    [free] { $square } está libre
    [taken] { $square } está ocupada
   *[other] { $square } está cubierta
}
components-map = Islas y cofres
components-players = Barcos, puestos, cañones, oro
components-tower = Torre
components-rounds = Tiempo y puestos
components-pirates = Piratas
components-progress = Escala de progreso
components-special = Escala de acciones especiales
components-production = Fichas de producción
components-shapes = Formas de las losetas
components-villages = Losetas de aldea
components-neutrals = Losetas neutrales
components-tokens = Fichas de progreso
components-tiles = Losetas de isla
post-of = Puesto de { $player }

use-permanent = permanente
use-once = una vez
use-end = fin de partida

provenance-rulebook = del reglamento
provenance-deduced = deducido
provenance-reconstructed = reconstruido
provenance-printed = leído de una caja

option-edition = Edición
    .help = La caja cuyos componentes se usan.
option-box = Una edición propia
    .help = El texto de un archivo de edición, con la que se juega.
edition-reconstructed = Reconstruida
option-stick = Torre: cubos que se atascan (%)
    .help = La probabilidad de que un cubo lanzado se atasque, en tanto por ciento.
option-dislodge = Torre: cubos que se sueltan (%)
    .help = La probabilidad de que un cubo lanzado suelte uno atascado, en tanto por ciento.
option-map_seed = Mapa según número
    .help = El mismo número da el mismo mapa; el azar de la partida no depende de él. Vacío: no se elige ningún número.

## Progress tokens

token-blue2 = Barcos +2
    .effect = +2 PA cuando mueves barcos.
token-black2 = Cañones +2
    .effect = +2 PA cuando cargas cañones.
token-red2 = Planificar +2
    .effect = +2 PA cuando planificas.
token-brown2 = Progreso +2
    .effect = +2 PA cuando progresas.
token-green2 = Construir +2
    .effect = +2 PA cuando construyes.
token-yellow2 = Comprar +2
    .effect = +2 PA cuando compras fichas de producción.
token-red-blue = Planificar, barcos +1
    .effect = +1 PA cuando planificas o mueves barcos.
token-brown-yellow = Progreso, comprar +1
    .effect = +1 PA cuando progresas o compras fichas de producción.
token-black-green = Cañones, construir +1
    .effect = +1 PA cuando cargas cañones o construyes.
token-ships8 = Barcos +8
    .effect = Una vez: +8 PA por cada barco que mueves.
token-pirates2 = Piratas +2
    .effect = Los piratas tienen 2 más de fuerza para todos los demás.
token-half-loss = Media pérdida
    .effect = Los piratas te quitan solo la mitad de PV, redondeando hacia arriba.
token-victory-gold = Oro al vencer
    .effect = 2 de oro siempre que repeles a los piratas.
token-two-neutral = Dos neutrales
    .effect = Puedes tomar dos losetas neutrales al planificar.
token-red-green = Rojo por verde
    .effect = Con cubos rojos puedes construir; con verdes, planificar.
token-first = A la cabeza
    .effect = Una vez: con blanco, pon tu disco sobre el de quien va primero.
token-gold3 = 3 de oro
    .effect = Una vez: toma 3 de oro.
token-gold5 = 5 de oro
    .effect = Una vez: toma 5 de oro.
token-post-gold = Oro por puestos
    .effect = 1 de oro por cada puesto que fundes desde ahora.
token-gold-by-two = Más oro
    .effect = Al tomar oro recibes 1 por cada 2 cubos.
token-cubes = PV por cubos
    .effect = Una vez: en vez de una acción, 1 PV por cubo disponible.
token-post-points = PV por puestos
    .effect = Fin de partida: 1 PV por cada puesto tuyo.
token-seven = 7 PV
    .effect = Fin de partida: 7 PV.
token-gold-points = PV por oro
    .effect = Fin de partida: tantos PV como tu escala de oro.

## Names by id, for the texts below

# A thing by its id; an id that is not known here is shown as it is.
the-colour = { $colour ->
    [blue] { colour-blue }
    [black] { colour-black }
    [red] { colour-red }
    [brown] { colour-brown }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [white] { colour-white }
   *[other] { $colour }
}
the-action = { $colour ->
    [blue] { action-blue }
    [black] { action-black }
    [red] { action-red }
    [brown] { action-brown }
    [green] { action-green }
    [yellow] { action-yellow }
    [white] { action-white }
   *[other] { $colour }
}
the-good = { $good ->
    [coconut] { good-coconut }
    [coffee] { good-coffee }
    [cotton] { good-cotton }
    [sugar] { good-sugar }
    [tobacco] { good-tobacco }
   *[other] { $good }
}
the-tile = { $tile ->
    [v-I1] aldea 1
    [v-I2] aldea 2
    [v-I3] aldea I3
    [v-L3] aldea L3
    [v-I4] aldea I4
    [v-O4] aldea O4
    [v-T4] aldea T4
    [n-I1] neutral 1
    [n-I2] neutral 2
    [n-I3] neutral I3
    [n-L3] neutral L3
    [n-I4] neutral I4
    [n-O4] neutral O4
    [n-T4] neutral T4
    [n-I5] neutral I5
    [n-T5] neutral T5
    [n-U5] neutral U5
    [n-V5] neutral V5
    [n-W5] neutral W5
    [n-X5] neutral X5
    [n-2x3] neutral 2×3
   *[other] { $tile }
}
the-token = { $token ->
    [blue2] { token-blue2 }
    [black2] { token-black2 }
    [red2] { token-red2 }
    [brown2] { token-brown2 }
    [green2] { token-green2 }
    [yellow2] { token-yellow2 }
    [red-blue] { token-red-blue }
    [brown-yellow] { token-brown-yellow }
    [black-green] { token-black-green }
    [ships8] { token-ships8 }
    [pirates2] { token-pirates2 }
    [half-loss] { token-half-loss }
    [victory-gold] { token-victory-gold }
    [red-green] { token-red-green }
    [two-neutral] { token-two-neutral }
    [first] { token-first }
    [gold3] { token-gold3 }
    [gold5] { token-gold5 }
    [post-gold] { token-post-gold }
    [post-points] { token-post-points }
    [gold-by-two] { token-gold-by-two }
    [cubes] { token-cubes }
    [seven] { token-seven }
    [gold-points] { token-gold-points }
   *[other] { $token }
}
# Ships are counted from 0, or come as letters
the-ship = { $ship ->
    [0] A
    [1] B
   *[other] { $ship }
}

## What to do now

# "5 AP", or "5 AP + 2 gold" while there is gold to spend
means = { $gold ->
    [0] { $ap } PA
   *[other] { $ap } PA + { $gold } de oro
}

prompt-choose = Elige una acción ({ means }) o toma oro.
prompt-place-ship = Coloca un barco en el marco ({ means }).
prompt-place-sail = Navega o coloca un barco ({ means }).
prompt-post-place = Funda un puesto o coloca un barco ({ means }).
prompt-post-sail = Funda un puesto o sigue navegando ({ means }).
prompt-sail = Navega con tus barcos, uno a uno ({ means }).
prompt-post = Funda un puesto o continúa ({ means }).
prompt-load = Carga cañones ({ means }).
prompt-plan = Toma losetas para tu reserva ({ means }).
prompt-advance = Avanza en la escala de progreso ({ means }).
prompt-pick = Toma una ficha de progreso.
prompt-build = Construye: elige loseta y lugar ({ means }).
prompt-buy = Compra fichas de producción ({ means }).
prompt-order = Avanza en el orden de turno ({ means }).
prompt-nothing = Aquí no queda nada por hacer: confirma o deshaz.
prompt-done = Confirma tu turno o deshazlo.

## Moves, for buttons

# After a price: the part of it that is paid with gold
in-gold = { $gold ->
    [0] { "" }
   *[other] { " " }({ $gold } de oro)
}

# After the place where a ship anchors: the island, 0 if it is at none
at-island = { $island ->
    [0] { "" }
   *[other] , isla { $island }
}

# After the place of a tile: how it is turned
turned = { $turn ->
    [0] { "" }
   *[other] , girada { $turn }×
}

move-choose = { the-colour }: { the-action }, { $ap } PA
move-gold = { $points ->
    [0] Tomar { $gold } de oro
   *[other] Tomar { $gold } de oro, { $points } como PV
}
move-cubes = Puntuar cubos: { $points } PV
move-chest = Cofre por 3 de oro
move-use = Usar «{ the-token }»
move-place = Colocar el barco { the-ship }: { $space }
move-sail = { $cost ->
    [0] Barco { the-ship } se queda en { $to }{ at-island }
   *[other] Barco { the-ship } a { $to }{ at-island }: { $cost } PA{ in-gold }
}
move-post = { $points ->
    [0] Puesto en { $square }{ at-island }
   *[other] Puesto en { $square }{ at-island }: { $points } PV
}
move-load = { $steps ->
    [one] Cargar 1 cañón{ in-gold }
   *[other] Cargar { $steps } cañones{ in-gold }
}
move-take = Tomar { the-tile }: { $cost } PA{ in-gold }
move-advance = { $steps ->
    [one] Avanzar 1 casilla{ in-gold }
   *[other] Avanzar { $steps } casillas{ in-gold }
}
move-pick = Tomar «{ the-token }»
move-build = { the-tile } en { $square }{ turned }: { $points } PV{ in-gold }
move-buy = Comprar { the-good }: { $cost } PA{ in-gold }
move-order = { $steps ->
    [one] Avanzar el disco 1 casilla{ in-gold }
   *[other] Avanzar el disco { $steps } casillas{ in-gold }
}
move-jump = Poner el disco en cabeza
move-end = Confirmar turno

## Tipos de acción, por los que un análisis suma lo perdido

deed-choose = Elección de la acción
deed-gold = Oro
deed-cubes = Puntuar cubos
deed-chest = Cofre
deed-use = Usar fichas
deed-place = Colocar barcos
deed-sail = Navegar
deed-post = Puestos
deed-load = Cañones
deed-take = Tomar losetas
deed-advance = Progreso
deed-pick = Elección de fichas
deed-build = Construir
deed-buy = Comprar mercancías
deed-order = Orden de turno
deed-jump = Disco al frente
deed-end = Fin del turno

# The clicks that lead to a move
group-place = Colocar barco { the-ship }
group-ship = Barco { the-ship }, solo navegar
group-distance = { $cost ->
    [0] quedarse
    [one] 1 casilla
   *[other] { $cost } casillas
}
group-villages = Losetas de aldea
group-neutrals = Losetas neutrales
group-tile = { the-tile }
group-island = { $big ->
    [true] Isla { $island }, grande
   *[other] Isla { $island }, pequeña
}
group-row = Fila { $row }
group-square = { $square }

## What the turn still offers, after "End turn · "

left-ap = { $ap } PA sin usar
left-ship = el barco { the-ship } no ha navegado
left-ships = ningún barco ha navegado
left-post = aún sin puesto en { $square }

## What a move brings beside points

brings-gold = { $count } de oro
brings-tokens = { $count ->
    [one] 1 ficha de progreso
   *[other] { $count } fichas de progreso
}
brings-good = { $count ->
    [one] { the-good }
   *[other] { $count } × { the-good }
}
brings-chest = un cofre del tesoro
brings-others = { $points } PV para otros
brings-end = { $points } PV al final

## What cannot be taken back when a move is played

final-throw = se lanzan cubos a la torre: { the-colour }
final-pirates = los piratas atacan
final-scoring = se hace la puntuación final

## Moves in brief

# How far a move goes along a track
steps-on = { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}
count-places = { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
}
count-tiles = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}

## Sailing and landing

# Where a ship arrives: founding a trading post there is the first on its island, or one more
landing-first = Isla { $island }, primer puesto
landing-post = Isla { $island }, otro puesto
# place is one of the two above
landing-told = { $place }: barco { the-ship } a { $to }, { $cost } PA{ in-gold }{ $points ->
    [0] { "" }
   *[other] , { $points } PV
}
# What follows when a ship has arrived
arrival-first = primer puesto
arrival-post = otro puesto
landings = Desembarcos
landings-more = { $count ->
    [one] 1 desembarco más
   *[other] { $count } desembarcos más
}
pick-ship = ¿Qué barco navega?
sail-here = Navegar aquí
sail-found = Navegar + puesto
stay-found = Fundar aquí un puesto
sail-only = Solo navegar

## The log

event-round = Empieza la ronda { $round }.
event-thrown = { the-colour }: entran { $count }, salen { $fallen }, { $ap } PA.
event-skipped = { the-colour }: no hay cubos, se salta la fase.
event-chosen = { $player } elige { the-action }: { $count } PA.
event-placed = { $player } coloca el barco { the-ship }: { $space }.
event-sailed = { $steps ->
    [0] { $player } deja el barco { the-ship } en { $to }{ at-island }.
   *[other] { $player } navega con el barco { the-ship } a { $to }{ at-island }.
}
event-post = { $player } funda un puesto comercial, isla { $island }.
event-discovered = { $player } descubre la isla: { $points } PV.
event-loaded = { $count ->
    [one] { $player } carga 1 cañón.
   *[other] { $player } carga { $count } cañones.
}
event-overflow = A { $player } le sobran PA al final de la escala.
event-taken = { $player } toma { the-tile }.
event-advanced = { $steps ->
    [one] { $player } avanza 1 casilla en la escala de progreso.
   *[other] { $player } avanza { $steps } casillas en la escala de progreso.
}
event-picked = { $player } toma la ficha «{ the-token }».
event-built = { $player } construye { the-tile }, isla { $island }.
event-commodity = { $player } recoge { the-good }.
event-tile-points = { $player } puntúa la loseta: { $points } PV.
event-completed = { $player } completa la isla: { $points } PV.
event-chest = { $player } gana el cofre de la isla { $island }.
event-posts-scored = { $count ->
    [one] { $player }, 1 puesto en la isla { $island }, tiempo { $time }: { $points } PV.
   *[other] { $player }, { $count } puestos en la isla { $island }, tiempo { $time }: { $points } PV.
}
event-bought = { $player } compra { the-good } por { $cost } PA.
event-ordered = { $steps ->
    [0] { $player } no mueve su disco de orden.
    [one] { $player } avanza 1 casilla en el orden de turno.
   *[other] { $player } avanza { $steps } casillas en el orden de turno.
}
event-jumped = { $player } salta a la cabeza del orden de turno.
event-gold = { $why ->
    [taken] { $player } toma { $count } de oro en vez de una acción.
   *[other] { $player } recibe { $count } de oro.
}
event-gold-paid = { $player } paga { $count } de oro.
event-gold-points = { $player } puntúa el oro que excede la escala: { $points } PV.
event-chest-exchanged = { $player } cambia un cofre del tesoro.
event-token-used = { $player } usa la ficha «{ the-token }».
event-cubes-scored = { $player } puntúa los cubos: { $points } PV.
event-pirates = Los piratas atacan con fuerza { $count }.
event-pirates-beaten = { $count ->
    [0] { $player } no tiene piratas que combatir.
    [one] { $player } repele a 1 pirata.
   *[other] { $player } repele a { $count } piratas.
}
event-pirates-lost = { $count ->
    [one] { $player } pierde contra 1 pirata: { $points } PV.
   *[other] { $player } pierde contra { $count } piratas: { $points } PV.
}
event-pirate-revealed = Nuevos piratas: { $count }.
event-tokens-refilled = Hay nuevas fichas de progreso en la oferta.
event-production-refilled = Hay nuevas fichas de producción en la oferta.
event-time = El marcador de tiempo muestra { $time }.
event-final = Puntuación final.
event-scored-gold = { $player }, oro: { $points } PV.
event-scored-goods = { $player }, { the-good }: { $commodities } × { $production } = { $points } PV.
event-scored-token = { $player }, «{ the-token }»: { $points } PV.
event-scored-progress = { $player }, escala de progreso: { $points } PV.
event-scored-special = { $player }, escala de acciones especiales: { $points } PV.
event-won = { $player } gana con { $total } PV.

## A turn in one sentence: what was chosen, and after a colon what came of it

said-turn = { $action }: { $parts }
said-action = { the-action } { $count } PA
said-gold-taken = { $count } de oro en vez de una acción
said-cubes = puntúa los cubos
said-placed = barco { the-ship } colocado en { $space }
said-sailed = barco { the-ship } a { $to }
said-post = puesto en la isla { $island }
said-post-first = isla { $island } descubierta
said-loaded = { $count ->
    [one] 1 cañón
   *[other] { $count } cañones
}
said-taken = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
said-advanced = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
said-picked = ficha «{ the-token }»
said-built = { $count ->
    [one] 1 loseta en la isla { $island }
   *[other] { $count } losetas en la isla { $island }
}
said-collected = con { $goods }
said-completed = isla { $island } completa
said-chest = el cofre
said-ordered = { $count ->
    [one] 1 casilla en el orden de turno
   *[other] { $count } casillas en el orden de turno
}
said-jumped = a la cabeza del orden de turno
said-used = «{ the-token }» usada
said-gold = { $count } de oro
said-paid = paga { $count } de oro
said-pirates = piratas, fuerza { $count }
said-final = puntuación final

# Headings of the log
chapter-round = Ronda { $round }
chapter-end = Fin de la ronda
chapter-final = Puntuación final

## Where points come from

source-discovery = Descubrimientos
source-tiles = Losetas construidas
source-completion = Islas completadas
source-posts = Puestos
source-gold-overflow = Oro que excede la escala
source-cubes = Cubos
source-pirates = Piratas
source-gold = Oro al final
source-goods = Mercancías
source-tokens = Fichas de progreso
source-progress = Escala de progreso
source-special = Acciones especiales

## What luck is about, in an analysis

drawn-pirates = Piratas revelados
drawn-tokens = Fichas de progreso
drawn-production = Fichas de producción
drawn-tower = La torre de cubos

## Why something is refused

refusal-token-first = Toma antes tu ficha de progreso.
refusal-choose-first = Elige antes una acción.
refusal-choose-or-gold = Elige antes una acción o toma oro.
refusal-action-chosen = Ya has elegido tu acción.
refusal-other-action = Esto no es parte de la acción que has elegido.
refusal-action-over = Tu acción ha acabado: confirma tu turno.
refusal-no-cube = { the-colour } no está disponible: no hay ningún cubo de ese color en la zona de acción.
refusal-no-cube-nor-disc = { the-colour } no está disponible: no hay ningún cubo de ese color en la zona de acción, y tu disco no está sobre ese color.
refusal-no-unused-token = No tienes ninguna ficha de progreso sin usar que lo permita.
refusal-no-token-due = Ahora no puedes tomar ninguna ficha de progreso.
refusal-token-not-on-display = «{ the-token }» no está en la oferta.
refusal-token-not-used-so = «{ the-token }» no se usa así.
refusal-token-not-owned = No tienes «{ the-token }».
refusal-token-used = «{ the-token }» solo vale una vez, y ya la has usado.
refusal-blue-action-only = Esta ficha solo se puede usar en una acción azul.
refusal-too-few-ap = Esto cuesta { $cost } PA, pero solo tienes { means }.
refusal-no-chest = No tienes ningún cofre del tesoro que cambiar.
refusal-ships-placed = Tus dos barcos ya están en el tablero.
refusal-place-both = Coloca antes tus dos barcos.
refusal-place-ship-first = Este barco aún no está en el tablero: colócalo antes.
refusal-ship-done = Este barco ya ha acabado su movimiento en esta acción.
refusal-ships-done = Tus dos barcos ya han acabado su movimiento.
refusal-ship-there = El barco ya está ahí y no puede fundar un puesto comercial.
refusal-water-only = Los barcos solo se mueven por el agua.
refusal-space-taken = Ahí ya hay un barco; solo en las casillas del marco cabe más de uno.
refusal-no-posts-left = Tus { $limit } puestos comerciales están ya todos en las islas.
refusal-no-landing = Ninguno de tus barcos acaba de terminar su movimiento en una casilla de ancla contigua.
refusal-post-space-taken = Esta casilla de puesto está ocupada o cubierta por una loseta.
refusal-cannon-track-ends = La escala de cañones acaba en { $limit }.
refusal-tile-gone = En la reserva general ya no queda ninguna loseta «{ the-tile }».
refusal-neutral-limit = { $limit ->
    [one] Solo puedes tomar una loseta neutral por fase.
   *[other] Solo puedes tomar { $limit } losetas neutrales por fase.
}
refusal-progress-track-ends = { $room ->
    [0] Tu disco está al final de la escala de progreso.
    [one] En la escala de progreso solo queda 1 casilla.
   *[other] En la escala de progreso solo quedan { $room } casillas.
}
refusal-tile-not-owned = En tu reserva no hay ninguna loseta «{ the-tile }».
refusal-no-post-on-island = No tienes ningún puesto comercial en esta isla.
refusal-tile-on-water = Las losetas se construyen solo en tierra, nunca en el agua.
refusal-tile-across-water = Una loseta debe estar en una sola isla; no puede cruzar el agua.
refusal-post-in-the-way = No se puede construir sobre un puesto comercial.
refusal-built-over = Una de estas casillas ya está cubierta por una loseta.
refusal-corner-only = Tocarse por una esquina no basta: las losetas se unen lado a lado.
refusal-not-linked = La loseta debe tocar uno de tus puestos comerciales, o una cadena de losetas que lleve a uno.
refusal-production-not-on-display = Esa ficha de producción no está en la oferta.
refusal-special-track-ends = { $room ->
    [0] Tu disco está al final de la escala de acciones especiales.
    [one] En la escala de acciones especiales solo queda 1 casilla.
   *[other] En la escala de acciones especiales solo quedan { $room } casillas.
}
refusal-disc-in-front = Tu disco ya está en cabeza y encima de todos.
# Moves as they are written in records; values as they were written
refusal-no-square = «{ $square }» no es una casilla; van de a1 a { $last }.
refusal-no-frame-space = «{ $space }» no es una casilla del marco; van de @0 a @{ $last }.
refusal-no-tile = No hay ninguna loseta «{ $tile }».
refusal-no-turn-of-tile = La loseta { $tile } se puede girar de 0 a { $last } veces, no «{ $turn }».

## What cannot be chosen for a new game

wrong-stick = Si todos los cubos se atascan, se quedan en la torre y la partida acaba antes del primer turno: elige 99 o menos para «stick».
wrong-no-map = con las losetas de la edición { $edition } no salió ningún mapa válido para { $players } jugadores en { $draws } intentos (AM-SETUP-4 a AM-SETUP-7)
map-enclosed = la tierra encierra el agua en { $squares }; los barcos deben poder llegar a toda el agua
map-corner = la tierra en { $square } toca la isla de { $island } solo por una esquina; la tierra que se toca debe unirse por los lados
map-big-islands = { $islands } islas tienen { $squares } casillas de tierra o más, pero solo hay { $chests } cofres del tesoro
map-no-post = la isla de { $island } no tiene casilla de puesto, así que nadie podría construir nunca en ella

## What is wrong with an edition ($fault: why a map is not legal; the rest as in its file)

box-tile = seis filas de seis caracteres
box-rows = el mapa tiene { $rows } filas; una loseta tiene 6
box-row = la fila { $row } tiene { $squares } casillas; una fila tiene 6
box-mark = la fila { $row } tiene «{ $mark }»; los caracteres son . # P a y n f c s t para los cinco recursos
box-post = la casilla de puesto de la fila { $row }, columna { $column }, tiene { $count } anclas en sus lados; necesita una, y no suele tener más (AM-SHIP-4)
box-anchor = el ancla de la fila { $row }, columna { $column }, tiene { $count } casillas de puesto en sus lados; necesita una, y no suele tener más (AM-SHIP-4)
box-tile-illegal = ningún mapa con esta loseta es válido: { $fault }
box-tile-poor = pocos mapas con esta loseta son válidos: { $fault }
box-side = la tierra no llega { $side ->
    [upper] al lado superior
    [left] al lado izquierdo
    [lower] al lado inferior
   *[right] al lado derecho
} en sus dos casillas centrales; lo que mejor encaja son ambas o ninguna, y ninguna otra casilla del lado (AM-SETUP-5)
box-goods = las losetas tienen { $count } casillas de { the-good } («{ $letter }»); la caja trae 8 fichas de cada recurso (AM-SETUP-8)
box-good-twice = { $good } aparece dos veces; una tabla por mercancía
box-no-good = falta { $good }; una tabla por mercancía
box-costs = los costes de todas las fichas juntas son { $costs }; una mercancía tiene tres de coste 2, cuatro de coste 3, tres de coste 4 (AM-SETUP-12)
box-steps = una lista de [paso, puntos de victoria]
box-points = los puntos de victoria son { $points }; deben ser 1, 3, 6, 10, 15 (AM-PROG-2)
box-last-points = los últimos puntos de victoria están en el paso { $last }; la escala acaba con ellos, en el paso { $steps } (AM-PROG-3)
box-first-space = la primera casilla es { $colour }; debe ser «white»
box-last-space = la última casilla es { $colour }; debe ser «any» (AM-SPEC-4)
box-between = hay «white» o «any» entre los extremos; las casillas intermedias son { $colours } (AM-SPEC-3)
box-beyond = el paso { $step } está fuera de la escala; su último paso es { $steps }
box-falling = { $pair } sigue a { $before }; tanto los pasos como los puntos de victoria crecen a lo largo de la escala
box-shape = un dibujo de casillas #, una cadena por fila
box-shape-empty = la forma { $shape } está vacía; dibuja sus casillas con «#»
box-shape-apart = la forma { $shape } está partida; sus casillas deben unirse por los lados
box-large = { $shape } tiene { $squares } casillas; estas losetas tienen de 1 a { $most }
box-worth = { $small } puntos de victoria en una isla pequeña, { $big } en una grande; el valor menor es el de las islas pequeñas (AM-BUILD-7)

## The lessons (each prompt is at most 40 words)

lesson-turn = Tu turno
lesson-turn-goal = ¡Te damos la bienvenida a bordo! Exploras islas, fundas puestos comerciales y construyes en ellas. Tras cinco rondas gana quien tenga más puntos de victoria (PV).
lesson-turn-cubes = De una torre caen cubos. Sus colores son las acciones disponibles. El color más frecuente da la fuerza: seis cubos azules son seis puntos de acción (PA), elijas lo que elijas. Yo elijo negro.
lesson-turn-load = El negro carga cañones, que necesitas contra los piratas. Cada punto de acción carga uno. Carga al menos cuatro.
lesson-turn-few = Son menos de cuatro. No se ha perdido nada: deshazlo y carga más.
lesson-turn-end = ¡Bien hecho! Una acción es un turno. Hasta que lo termines, puedes deshacerlo todo. Termina tu turno.

lesson-ships = Barcos
lesson-ships-frame = El azul mueve barcos. La primera vez pones los dos en el marco que rodea el mar, donde quieras. Yo elijo azul y coloco tu primer barco.
lesson-ships-place = Ahora tú: haz clic en cualquier casilla del marco para tu segundo barco.
lesson-ships-sail = Cada barco puede moverse tantas casillas como puntos de acción tengas: hoy, seis. Dobla esquinas, pero nunca navega en diagonal ni sobre tierra. Elige un barco y navega a donde quieras.
lesson-ships-idle = Tus barcos no se han movido. Deshaz el final del turno y navega.

lesson-post = Puestos comerciales
lesson-post-why = Las anclas están junto a las casillas de puesto. Un barco que acaba en un ancla puede fundar un puesto comercial a su lado. Solo donde tengas un puesto podrás construir después.
lesson-post-do = Navega con un barco al ancla marcada, o a otra a tu alcance, y funda un puesto.
lesson-post-none = Aún no tienes ningún puesto. Deshaz el final del turno y navega a un ancla.
lesson-post-elsewhere = Este barco está donde no puede fundar nada, o no has querido. Deshazlo o usa el otro barco.
lesson-post-points = El primer puesto de una isla la descubre: 3 puntos de victoria para ti. Todos los de la isla puntúan cuando está completa.

lesson-plan = Planificar
lesson-plan-supply = Para construir necesitas losetas. El rojo las trae: una aldea tuya cuesta 1 punto de acción, sea cual sea su tamaño; una loseta neutral, tantos como casillas tiene. Yo elijo rojo.
lesson-plan-take = Toma al menos una aldea y una loseta neutral. En un turno puedes tomar solo una neutral, pero tantas aldeas como puedas pagar.
lesson-plan-village = una aldea
lesson-plan-neutral = una loseta neutral
lesson-plan-early = Aún falta algo. Deshaz el final del turno y toma más losetas.

lesson-build = Construir
lesson-build-where = El verde construye tus losetas en islas donde tienes un puesto. Deben tocar tu puesto, o una cadena de aldeas tuyas y losetas neutrales que lleve a él. Yo elijo verde.
lesson-build-lay = Elige una aldea de una casilla y ponla junto a tu puesto, en la casilla con tabaco.
lesson-build-none = Aún no hay nada construido. Deshaz el final del turno y pon una loseta.
lesson-build-good = El tabaco ya es tuyo. Las losetas más grandes puntúan al momento, y más aún en islas con cofre del tesoro. Nadie puede construir sobre un puesto.

lesson-complete = Completar una isla
lesson-complete-do = Queda libre una casilla de esta isla. Cúbrela con tu segunda aldea.
lesson-complete-none = La isla aún tiene una casilla libre. Deshaz el final del turno y cúbrela.
lesson-complete-posts = Completa: 3 puntos de victoria para ti. Después puntúan los puestos de todos: 1, 3, 6, 10… con uno, dos, tres, cuatro, multiplicado por el marcador de tiempo. Baja de 5 a 1: ¡date prisa!

lesson-goods = Mercancías
lesson-goods-why = Al final puntúa cada mercancía: tus recursos de las islas por tus fichas de producción. De cada una tienes una ficha desde el principio. El amarillo compra más. Yo elijo amarillo.
lesson-goods-buy = Compra una. Dos de tabaco y dos fichas suyas darían 2 × 2 = 4 puntos.
lesson-goods-none = No has comprado nada. Deshaz el final del turno y compra una ficha.

lesson-progress = Progreso
lesson-progress-track = El marrón te mueve por la escala de progreso, que puntúa al final. En las casillas con puntos tomas además una ficha de progreso. Toca una para leer qué hace. Yo elijo marrón.
lesson-progress-go = La primera de esas casillas es la cuarta. Ve allí y toma la ficha que te guste.
lesson-progress-short = Te quedas antes de la cuarta casilla. Deshazlo y llega hasta ella.

lesson-gold = Usar el oro
lesson-gold-take = En vez de una acción puedes tomar oro: uno por cada tres cubos. Así lo hiciste el turno pasado y tienes 4; cada uno vale un punto de acción cuando lo necesitas. Yo elijo negro.
lesson-gold-pay = Tienes seis puntos de acción. Carga más de seis cañones: el oro paga el resto por sí solo.
lesson-gold-saved = Eso lo han pagado tus puntos de acción. Deshazlo y carga siete o más.

lesson-order = Jugar primero
lesson-order-track = Quien va en cabeza en la escala de acciones especiales actúa primero, y sus puntos cuentan al final. El blanco mueve tu disco, una casilla por punto de acción. Yo elijo blanco.
lesson-order-go = Avanza al menos tres casillas: eso vale 1 punto al final.
lesson-order-short = Son menos de tres casillas. Deshazlo y ve más lejos.
lesson-order-special = Ahora tu disco está sobre un color. A partir de ahora, donde haya un cubo blanco puedes elegir ese color en su lugar, aunque no haya cubos suyos.

lesson-pirates = Piratas
lesson-pirates-come = Acaba una ronda y atacan los piratas. El marcador visible muestra 2: todos necesitan dos cañones. Quien tenga menos los pierde todos, y además 2 puntos de victoria. Yo elijo negro.
lesson-pirates-load = Carga suficientes cañones y termina tu turno.
lesson-pirates-lost = Los piratas eran más fuertes. Repite la lección y carga dos cañones o más.
lesson-pirates-next = ¡Repelidos! Solo se gastan los cañones necesarios. Tras cada ronda se revela un pirata más, y todos los visibles atacan juntos. Míralos de vez en cuando.

lesson-round = Tu primera ronda
lesson-round-hint = Una ronda entera contra el grumete: siete fases de un turno cada una. El botón «Pista» muestra qué haría alguien experto. Empieza con los barcos: ¡funda un puesto!
lesson-round-plan = Ahora trae losetas con rojo y constrúyelas con verde, en cuanto estén disponibles. ¿Nada útil? Toma oro o carga cañones.
lesson-round-end = Sigue jugando hasta que lleguen los piratas. Pide una pista siempre que quieras.
lesson-round-final = ¡Ya conoces Amerigo! En cuatro rondas más se llenan las islas. Después puntúan el oro, las mercancías y ambas escalas. Las reglas están siempre a un clic.

## Said once, in the first games after the lessons

explain-overflow = Los puntos de acción que sobran al final de una escala valen 2 de oro, por muchos que sean.
explain-chest = Completar una isla grande da un cofre del tesoro. Puedes cambiarlo por 3 de oro en cualquiera de tus turnos.
explain-time = El marcador de tiempo ha bajado: desde ahora, los puestos de islas completas puntúan menos.
explain-production = Las fichas de producción que nadie compró han salido de la partida. Cada una está en la oferta una sola ronda.
explain-token = Unas fichas de progreso valen desde ahora, otras una vez y otras al final de la partida. Toca una para leer qué hace.
explain-tokens = Han llegado cuatro fichas de progreso nuevas, y se han ido las que nadie tomó en dos rondas. La oferta dice cuáles se van después.
explain-full = La escala de oro acaba en 12. Todo el oro que la exceda es un punto de victoria al momento.
explain-lost = Muy pocos cañones: se pierden todos, y tantos puntos como fuerza tienen los piratas. Los puntos nunca bajan de 0.
explain-revealed = Hay un pirata más boca arriba. La próxima vez atacan con la suma de todos los visibles.
explain-skipped = No cayó ningún cubo, o no había ninguno en el almacén: la fase se salta y nadie actúa.
explain-final = Ha acabado la última ronda. Ahora puntúan el oro, las mercancías, las fichas y ambas escalas; la hoja de puntos lo muestra todo.

# --- introducir ediciones

edit-map = Mapa
value-big-island = Tierra mínima de una isla grande
value-chests = Cofres en el mapa
edit-players = Por jugador
value-ships = Barcos
value-posts = Puestos
value-cannons = Fin de la escala de cañones
value-gold = Fin de la escala de oro
edit-tower = Torre
value-cubes = Cubos de cada color
value-stick = Probabilidad de que un cubo se atasque
value-dislodge = Probabilidad de que uno se suelte
edit-rounds = Rondas
value-times = Marcadores de tiempo, ronda a ronda
value-rounds-posts = Puntos por 1, 2, 3… puestos
edit-pirates = Marcadores de piratas
value-markers = Fuerzas
edit-progress = Escala de progreso
value-steps = Pasos
value-points = Puntos (paso/puntos)
edit-special = Escala de acciones especiales
value-colours = Colores de las casillas
edit-production = Fichas de producción: costes
edit-good = Mercancía
edit-unmarked = Sin marca
edit-for-three = Con un 3
edit-for-four = Con un 4
edit-shapes = Formas de las losetas
edit-shape = Forma
edit-drawing = Dibujo
edit-square = casilla de la loseta
edit-nothing = nada
edit-villages = Losetas de aldea de un jugador
edit-neutrals = Losetas neutrales
edit-id = Nombre
edit-count = Cantidad
edit-small = En una isla pequeña
edit-big = En una isla grande
edit-tokens = Fichas de progreso
edit-rule = Regla
edit-actions = Acciones
edit-tiles = Losetas de isla
edit-name = Título
edit-tiles-map = Dibujo
edit-water = agua
edit-land = tierra
edit-post = casilla de puesto
edit-anchor = casilla de ancla

## Beside the board: what is entered by hand

entered-tiles = Mapa, intento { $number }: ¿qué loseta de isla hay en cada lugar, fila por fila desde arriba a la izquierda?
entered-turns = ¿Cuántos cuartos de vuelta en sentido horario está girada cada loseta, en el mismo orden?
entered-order = ¿Quién es el primero en el orden de turno y quién le sigue?
entered-tower-all = Todos los cubos van a la torre. ¿Cuántos de cada color salen?
entered-tower = A la torre: { the-colour }, { $count }. ¿Cuántos de cada color salen?
entered-pirates = ¿Qué fuerza tiene el marcador de piratas que se revela?
entered-tokens = ¿Qué ficha de progreso entra ahora en la oferta?
entered-production = ¿Qué ficha de producción entra ahora en la oferta?
