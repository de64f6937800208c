### The Dutch East Indies en español, con las palabras del reglamento; los valores de cada mensaje están al principio de en.ftl.

game-title = The Dutch East Indies
game-about = Cambia cajas por especias en islas salvajes, esquiva a los piratas que empuja el viento y sé el primer país que lleve a casa dos de cada especia.
game-length = Media hora con bots, de una a dos horas entre amigos
# words that find the same rules: groups, parted by semicolons
rules-synonyms = puerto muelle ancla fondear atracar; ganar victoria ganador; especia clavo cardamomo canela nuez moscada pimienta; caja mercancía carga; moneda dinero oro; batalla combate lucha ataque; mejorar mejora; barco nave embarcación; turno ronda; virar girar rumbo; viento dado; bodega carga; transferir transferencia; rebajar restar; mercante mercado; IA autómata

## Names

item-crate = caja
item-coin = moneda
item-clove = clavo
item-cardamom = cardamomo
item-cinnamon = canela
item-nutmeg = nuez moscada
item-pepper = pimienta
stat-sail = velas
stat-cargo = carga
stat-cannons = cañones
ship-big = barco grande
ship-small = barco pequeño
pirate-big = pirata grande
pirate-small = pirata pequeño
way-N = norte
way-NE = noreste
way-E = este
way-SE = sureste
way-S = sur
way-SW = suroeste
way-W = oeste
way-NW = noroeste
island-home = isla de origen
island-market = isla mercante
island-wild = isla salvaje

## Words on the board and the ship cards

label-round = Ronda { $round }
label-points = Especias que cuentan
label-missing = Aún faltan
label-stock = En la isla de origen
label-hold = Bodega
label-load = Carga { $load } de { $cargo }
label-movement = Movimiento restante
label-cards = Cartas de comercio
label-known = Carta superior vista
label-top-card = Carta superior
label-depleted = agotada
label-discard = Cartas descartadas
label-aside = Cartas apartadas
label-supply = Reserva
label-afloat = A la deriva
label-pirates = Piratas
label-threatened = a tiro de los piratas
label-must-leave = debe dejar su puerto
label-port = puerto
label-price = Precio
label-crates-asked = Pide
label-gives = Ofrece
label-odds = Probabilidad: { $odds } de 36
label-facing = rumbo { $way }
label-start = Empieza
label-turn = Le toca
label-homes = En casa
label-islands = Cartas de comercio
label-seen = vista
label-next-field = casilla siguiente { $price }
label-highest = casilla más alta
label-lowest = casilla más baja
label-tracks = Barcos
label-fields = Casillas
label-alongside = en alta mar
label-anything = ocho especias cualesquiera
label-pepper = hace de comodín
label-solo = La IA
label-solo-deck = En el mazo
label-solo-target = Objetivo
label-no-order = roba otra carta
label-order-done = hecho
label-square = Mar abierto
label-edge = Casilla { $square }
provenance-rulebook = del reglamento
provenance-deduced = deducido
provenance-reconstructed = reconstruido
provenance-printed = leído de una caja
provenance-own = de cosecha propia
option-edition = Edición
    .help = La caja cuyos componentes se usan.
option-box = Una edición propia
    .help = El texto de un archivo de edición, con la que se juega.
edition-reconstructed = Reconstruida
option-chart = Mapa
    .help = Las islas de la partida; el estándar es el propio del número de jugadores.
chart-standard = Estándar
chart-cove = La Ensenada (2, mapa pequeño)
chart-two = El Estrecho (2)
chart-three = El Triángulo (3)
chart-four = Las Cuatro Esquinas (4)
option-map = Un mapa propio
    .help = El texto de un archivo de mapa, en el que se juega.
option-start = Quién empieza
    .help = Por sorteo, o un asiento.
start-drawn = por sorteo
option-supply = Reserva
    .help = Ilimitada, o limitada a lo que trae la caja.
supply-free = ilimitada
supply-strict = la de la caja
option-rounds = Máximo de rondas
    .help = La partida acaba tras tantas rondas; 0: solo con una victoria.
option-map_seed = Mapa según número
    .help = El mismo número da el mismo mapa; el azar de la partida no depende de él. Vacío: no se elige ningún número.
option-goal = Especias para ganar
    .help = 8 es el objetivo del reglamento: dos de cada, con pimienta de comodín. Con menos, la partida se acorta.
option-aboard = Especias a bordo al empezar
    .help = Tantas en los barcos de cada jugador, una clase tras otra, mientras haya sitio.

## Names by id, for the texts below

# A thing by its id; an id that is not known here is shown as it is.
the-item = { $item ->
    [crate] { item-crate }
    [coin] { item-coin }
    [clove] { item-clove }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [nutmeg] { item-nutmeg }
    [pepper] { item-pepper }
   *[other] { $item }
}
# One of a thing, in a sentence
an-item = { $item ->
    [crate] una caja
    [coin] una moneda
    [clove] { item-clove }
    [nutmeg] una nuez moscada
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [pepper] { item-pepper }
   *[other] { $item }
}
the-wanted = { $wanted ->
    [crate] { item-crate }
    [coin] { item-coin }
    [clove] { item-clove }
    [cardamom] { item-cardamom }
    [cinnamon] { item-cinnamon }
    [nutmeg] { item-nutmeg }
    [pepper] { item-pepper }
   *[other] { $wanted }
}
the-stat = { $stat ->
    [sail] { stat-sail }
    [cargo] { stat-cargo }
    [cannons] { stat-cannons }
   *[other] { $stat }
}
the-way = { $way ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $way }
}
the-wind = { $wind ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $wind }
}
the-went = { $went ->
    [N] { way-N }
    [NE] { way-NE }
    [E] { way-E }
    [SE] { way-SE }
    [S] { way-S }
    [SW] { way-SW }
    [W] { way-W }
    [NW] { way-NW }
   *[other] { $went }
}
the-size = { $size ->
    [big] { ship-big }
    [small] { ship-small }
   *[other] { $size }
}
the-gains = { $gains ->
    [none] nada
   *[other] { $gains }
}
the-pirate = { $pirate ->
    [big] { pirate-big }
    [small] { pirate-small }
   *[other] { $pirate }
}
# Ships of all seats are counted from 0: of each seat first the big one
own-ship = { $ship ->
    [0] el barco grande
    [1] el barco pequeño
    [2] el barco grande
    [3] el barco pequeño
    [4] el barco grande
    [5] el barco pequeño
    [6] el barco grande
    [7] el barco pequeño
   *[other] { $ship }
}
the-target = { $target ->
    [0] 1A
    [1] 1B
    [2] 2A
    [3] 2B
    [4] 3A
    [5] 3B
    [6] 4A
    [7] 4B
   *[other] { $target }
}

## What a tapped thing is

told-ship = { $square }, rumbo { the-way }.
told-ship-port = En puerto: { $island }.
told-ship-stats = { stat-sail } { $sail }, { stat-cargo } { $cargo }, { stat-cannons } { $cannons }.
told-ship-hold = A bordo: { $goods }.
told-pirate = { $square }, rumbo { the-way }; { stat-cannons } { $cannons }. Ataca en las casillas rayadas: { $squares }.
told-home = Isla de origen de { $player }. En la isla: { $goods }.
told-missing = Aún faltan: { $goods }.
told-nothing-missing = No falta nada.
told-ports = Puertos: { $squares }.
told-anchors = Casillas con ancla: { $squares }.
told-cards-left = { $left ->
    [one] Queda 1 de { $all } cartas de comercio.
   *[other] Quedan { $left } de { $all } cartas de comercio.
}
told-depleted = No queda ninguna carta: sus casillas con ancla no son puertos hasta que se repartan de nuevo.
told-known = Has visto la carta superior:
told-afloat = A la deriva en { $square }: { $goods }.
told-threatened = Aquí atacan los piratas.
told-track = Casillas de { $low } a { $high }; precios { $prices }.
told-card = Pide { $crates ->
    [one] 1 caja
   *[other] { $crates } cajas
} y ofrece { $goods }.
told-discard = { $count ->
    [one] Hay 1 carta de comercio boca arriba en el descarte.
   *[other] Hay { $count } cartas de comercio boca arriba en el descarte.
}
told-solo-wild = Navega a la isla salvaje con cartas más cercana, se queda con las especias de su carta superior y las lleva a casa.
told-solo-market = Navega a la isla mercante y mejora una casilla, gratis: { $stats }.
told-solo-hunt = Da caza al barco más cercano que lleve una especia fuera de su puerto de origen y lleva a casa lo que gane.
told-solo-otherwise = Si no hay nada que cazar:
told-solo-shuffle = Al acabar, la carta se baraja en el mazo con todos los descartes.
told-solo-level = { the-level }: la IA gana con ocho especias cualesquiera en casa.
told-solo-deck = { $deck ->
    [one] Boca abajo hay 1 carta
   *[other] Boca abajo hay { $deck } cartas
}; descartadas, { $discard }.
told-moved = { $moved ->
    [0] sin mover en este turno
    [1] en camino
   *[other] ha acabado su movimiento
}
told-stays = Turnos acabados en este puerto: { $stays }.

## The automaton

option-level = Nivel
    .help = La fuerza de la IA: más cañones, más velas, otro mazo.
level-easy = fácil
level-medium = normal
level-hard = difícil
level-expert = experto
action-wild = isla salvaje
action-market = Mercado
action-hunt = caza
stage-outward = de ida
stage-homeward = de vuelta
the-level = { $level ->
    [easy] { level-easy }
    [medium] { level-medium }
    [hard] { level-hard }
    [expert] { level-expert }
   *[other] { $level }
}
the-action = { $action ->
    [wild] { action-wild }
    [market] { action-market }
    [hunt] { action-hunt }
   *[other] { $action }
}
the-why = { $why ->
    [delivered] las especias están en casa
    [upgraded] el barco ha mejorado
    [no-spices] el objetivo no lleva especias
    [robbed] ha perdido sus especias
    [escaped] el objetivo está en casa
    [empty] la carta no daba especias
   *[other] la carta ya no sirve
}

## Components, for where their values come from

components-stock = Recursos iniciales
components-pirates = Piratas
components-supply = Reserva
components-solo = Los barcos de la IA
components-cards = Cartas de comercio
components-solo_cards = Cartas de la IA
components-chart = Mapa: { $title }

## What to do now

prompt-act = Navega y actúa; después, termina tu turno.
prompt-left = Pendiente: { $left }
prompt-leave = Antes de terminar, un barco debe dejar su puerto.
prompt-may = Aún puedes actuar; después, termina tu turno.
prompt-done = No queda nada: termina tu turno o deshaz.
prompt-card = Acepta la carta de comercio o recházala.
prompt-first = ¿A qué barco ataca primero el pirata?
prompt-lower = Rebaja una característica de tu barco.
prompt-drop = Una especia o una moneda cae por la borda.
prompt-dump = La bodega está demasiado llena: deja algo en el mar.
prompt-take = Quítale una especia a quien ha perdido.
prompt-give = ¿Qué especia se lleva la IA?
prompt-lower-theirs = Rebaja una característica del barco de la IA.
prompt-wait = Antes deciden otros.

## Moves, for buttons

move-sail = Navegar al { the-way }
move-turn = Virar al { the-way }
move-pick = Recoger { the-item }
move-load = Cargar { the-item }
move-unload = Descargar { the-item }
move-give = Transferir { the-item }
move-look = Mirar la carta de { $island }
move-accept = { $crates ->
    [one] Aceptar, con 1 caja de este barco
   *[other] Aceptar, con { $crates } cajas de este barco
}
move-refuse = Rechazar
move-buy = Comprar 2 cajas por 1 moneda
move-sell = Vender 2 cajas por 1 moneda
move-swap = { the-item } y 2 monedas por { the-wanted }
move-upgrade = { $cost ->
    [one] Mejorar { the-stat } por 1 moneda
   *[other] Mejorar { the-stat } por { $cost } monedas
}
move-attack = Atacar a { the-target }
move-first = Primero: { the-size }
move-take = Llevarse { the-item }
move-yield = Entregar { the-item }
move-lower = Rebajar { the-stat }
move-drop = Tirar por la borda { an-item }
move-dump = Dejar en el mar { the-item }
move-end = Terminar turno

## Tipos de acción, por los que un análisis suma lo perdido

deed-sail = Navegar
deed-turn = Virar
deed-pick = Recoger
deed-load = Cargar
deed-unload = Descargar
deed-give = Transferir
deed-look = Mirar cartas
deed-accept = Aceptar un trato
deed-refuse = Rechazar un trato
deed-buy = Comprar en el mercado
deed-sell = Vender en el mercado
deed-swap = Cambiar especias
deed-upgrade = Mejorar barcos
deed-attack = Atacar
deed-first = Orden de los ataques
deed-take = Tomar el botín
deed-yield = Ceder la carga
deed-lower = Bajar un valor
deed-drop = Tirar por la borda
deed-dump = Dejar carga en el mar
deed-end = Fin del turno
# The clicks that lead to a move
group-ship = { the-size }
group-sail = Navegar
group-turn = Virar
group-swap = Cambiar una especia
group-upgrade = Mejorar
group-load = Cargar
group-unload = Descargar
group-give = Transferir

## What the turn still offers, after "End turn · "

left-ship = { $size ->
    [big] el barco grande no ha navegado
   *[other] el barco pequeño no ha navegado
}
left-ships = ningún barco ha navegado
left-points = { $size ->
    [big] { $points ->
        [one] 1 punto del barco grande
       *[other] { $points } puntos del barco grande
    }
   *[other] { $points ->
        [one] 1 punto del barco pequeño
       *[other] { $points } puntos del barco pequeño
    }
}
left-look = la carta de { $island }
left-spices = { $count ->
    [one] 1 especia por descargar
   *[other] { $count } especias por descargar
}

## What a move brings

brings-item = { $count ->
    [one] 1 { the-item }
   *[other] { $count } × { the-item }
}

## What cannot be taken back when a move is played, and what it gives up

final-look = se mira una carta
final-shown = la carta se enseña a todos
final-dice = se lanzan los dados
final-pirate = { $size ->
    [big] el pirata grande ataca
   *[other] el pirata pequeño ataca
}
final-wind = los piratas navegan
final-automaton = la IA juega
final-dealt = las cartas se reparten de nuevo
final-passes = después deciden otros
final-over = la partida acaba
final-won = la partida está ganada
lapse-points = { $size ->
    [big] { $points ->
        [one] se pierde 1 punto del barco grande
       *[other] se pierden { $points } puntos del barco grande
    }
   *[other] { $points ->
        [one] se pierde 1 punto del barco pequeño
       *[other] se pierden { $points } puntos del barco pequeño
    }
}

## The log

event-turn = Ronda { $round }: { $player }.
event-wind = Viento para el { the-pirate }: { the-wind }.
event-wind-turned = Viento para el { the-pirate }: { the-wind }, sin paso. Va al { the-went }.
event-wind-blocked = Viento para el { the-pirate }: { the-wind }, sin paso. Otra tirada.
event-becalmed = El { the-pirate } no puede ir a ninguna parte.
event-sailed = { $player }: { own-ship } navega a { $square }.
event-turned = { $player }: { own-ship } vira al { the-way }.
event-picked-up = { $player }: { own-ship } recoge { an-item }.
event-loaded = { $player }: { own-ship } carga { an-item }.
event-unloaded = { $player }: { own-ship } descarga { an-item }.
event-ashore = { $player }: { an-item } pasa a tierra, en casa.
event-given = { $player }: { own-ship } transfiere { an-item }.
event-looked = { $player }: { own-ship } mira la carta de { $island }.
event-traded = { $crates ->
    [one] { $player }: { own-ship } cambia 1 caja por { the-gains }.
   *[other] { $player }: { own-ship } cambia { $crates } cajas por { the-gains }.
}
event-refused = { $player } rechaza la carta de { $island }.
event-depleted = La isla { $island } se ha agotado.
event-dealt = Se reparten de nuevo todas las cartas de comercio.
event-bought = { $player }: { own-ship } compra 2 cajas por 1 moneda.
event-sold = { $player }: { own-ship } vende 2 cajas por 1 moneda.
event-swapped = { $player } cambia { the-item } por { the-wanted }.
event-upgraded = { $player }: { own-ship } mejora { $stat ->
    [sail] las velas
    [cargo] la carga
    [cannons] los cañones
   *[other] { $stat }
}, ahora { $value }.
event-lowered = { $player }: { own-ship } rebaja { $stat ->
    [sail] las velas
    [cargo] la carga
    [cannons] los cañones
   *[other] { $stat }
} a { $value }.
event-battle = { $won ->
    [true] { $player }: { own-ship } ataca a { the-target } y gana ({ $dice }).
   *[other] { $player }: { own-ship } ataca a { the-target } y pierde ({ $dice }).
}
event-spoils = { $player } le quita { the-item } a { the-target }.
event-pirate-battle = { $won ->
    [true] { $player }: { own-ship } vence al { the-pirate } ({ $dice }).
   *[other] { $player }: { own-ship } pierde contra el { the-pirate } ({ $dice }).
}
event-shot-overboard = { $player }: { an-item } cae por la borda.
event-dumped = { $player }: { own-ship } deja en el mar { an-item }.
event-solo-drew = { $player }: nueva carta para { own-ship }: { $card }.
event-solo-drew-instead = { $player }: { own-ship } no tiene qué cazar: { the-action }.
event-solo-passed = { $player }: «{ $card }» ahora no sirve; otra carta.
event-solo-idle = { $player }: ninguna carta sirve, { own-ship } no se mueve.
event-solo-shuffled = { $player }: { $cards ->
    [one] se baraja { $cards } carta
   *[other] se barajan { $cards } cartas
} en el mazo.
event-solo-course = { $player }: { own-ship } pone rumbo a { $square } ({ $cost }).
event-solo-course-port = { $player }: { own-ship } a { $square }; lo más cercano: { $island } ({ $cost }).
event-solo-course-taken = { $player }: { own-ship } a { $square }; sin paso a los puertos de { $island }.
event-solo-course-leave = { $player }: { own-ship } debe dejar su puerto, a { $square }.
event-solo-course-attack = { $player }: { own-ship } a { $square }, para atacar a { the-target }.
event-solo-course-between = { $player }: { own-ship } a { $square }, entre { the-target } y su puerto.
event-solo-course-near = { $player }: { own-ship } a { $square }, más cerca de { the-target }.
event-solo-upgraded = { $player }: { own-ship } mejora gratis { $stat ->
    [sail] las velas
    [cargo] la carga
    [cannons] los cañones
   *[other] { $stat }
}, ahora { $value }.
event-solo-took = { $gains ->
    [none] { $player }: { own-ship } no se lleva nada de { $island }.
   *[other] { $player }: { own-ship } se lleva { $gains } de { $island }.
}
event-solo-hunts = { $player }: { own-ship } pierde su botín y caza a { the-target }.
event-solo-done = { $player }: { own-ship } ha acabado: { the-why }.
event-time-up = Acaba la ronda { $round }: { $player } es quien más cerca está.
event-time-up-shared = Acaba la ronda { $round }: el primer lugar se comparte.
event-won = { $player } tiene todas las especias en casa y gana.

## A turn in one sentence: clauses about a ship, put after its letter

said-loaded = carga { $goods }
said-unloaded = descarga { $goods }
said-ashore = { $goods } en tierra
said-picked-up = recoge { $goods }
said-given = transfiere { $goods }
said-dumped = deja en el mar { $goods }
said-shot-overboard = pierde por la borda { $goods }
said-spoils = le quita { $goods } a { the-target }
said-sailed = a { $square }
said-turned = vira al { the-way }
said-looked = mira la carta de { $island }
said-traded = { $crates ->
    [one] cambia 1 caja por { the-gains }
   *[other] cambia { $crates } cajas por { the-gains }
}
said-refused = rechaza la carta de { $island }
said-bought = compra { $count } cajas
said-sold = vende { $count } cajas
said-swapped = cambia { the-item } por { the-wanted }
said-upgraded = { the-stat }: ahora { $value }
said-lowered = { the-stat }: baja a { $value }
said-battle = { $won ->
    [true] vence a { the-target }
   *[other] pierde contra { the-target }
}
said-pirate-battle = { $won ->
    [true] vence al { the-pirate }
   *[other] pierde contra el { the-pirate }
}
said-drew = nueva carta: { $card }
said-idle = ninguna carta sirve
said-took = { $gains ->
    [none] no se lleva nada de { $island }
   *[other] se lleva { $gains } de { $island }
}
said-won = todas las especias están en casa
counted-crate = { $count ->
    [one] 1 caja
   *[other] { $count } cajas
}
counted-coin = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}

# Headings of the log
chapter-round = Ronda { $round }

## What luck is about, in an analysis

drawn-card = Una carta de comercio
drawn-order = Una carta de la IA
drawn-wind = El viento
drawn-battle = Los dados de una batalla
drawn-cards = Cartas barajadas

## Where points come from

source-spices = Especias en casa
source-aboard = Especias a bordo
points-short = especias: { $points }
won = { $player } gana con { $points ->
    [one] 1 especia
   *[other] { $points } especias
} en casa.
won-tie = { $player } gana el empate a { $points } especias por orden de turno.
won-dei-limit-1 = Ha acabado la última ronda. Nadie ha ganado; { $player } es quien más cerca está del objetivo.
won-shared-dei-limit-1 = Ha acabado la última ronda. Nadie ha ganado; { $players } están igual de cerca del objetivo.

## Designing a map

draw-tools = Herramientas
draw-board = El mapa. Las flechas mueven un cursor, la barra espaciadora usa la herramienta
draw-parts = Partes de la página
draw-tab-board = El dibujo
draw-tab-islands = Islas
draw-tab-map = El mapa
draw-tab-report = Informe
draw-sea = Mar abierto: borra tierra y puertos
draw-sea-short = Mar
draw-open-sea = mar abierto
draw-port = Puerto
draw-hand = Mover la vista en vez de dibujar
draw-hand-short = Vista
draw-land = Tierra de una isla
draw-land-of = Tierra de { $island }
draw-home-of = { $name }, isla de origen del jugador { $player }
draw-new-island = Nueva isla
draw-ships = Barcos al empezar
draw-ship-of = { $ship } del jugador { $player }
draw-ship-hint = Haz clic donde empieza. Arrastra desde ahí, o haz clic otra vez, para virarlo.
draw-facing = Rumbo
draw-faces = Rumbo { the-way }
draw-beach = Quitar del tablero
draw-name-of = Nombre de { $letter } ({ $kind })
draw-cards-of = Cartas de comercio en { $island }
draw-fewer = Una menos
draw-more = Una más
draw-remove = Quitar { $island }
draw-cards-total = Cartas de comercio: { $cards }
draw-title = Título
draw-printed = Como viene impreso en mi caja
draw-players = Jugadores
draw-for = para { $count } jugadores
draw-symmetry = Simetría
draw-symmetry-none = ninguna
draw-symmetry-turn = media vuelta
draw-symmetry-mirror = izquierda y derecha
draw-symmetry-mirrors = ambos espejos
draw-size = Casillas
draw-width = Ancho
draw-height = Alto
draw-shift = Mover el dibujo
draw-shift-left = Una casilla a la izquierda
draw-shift-right = Una casilla a la derecha
draw-shift-up = Una casilla arriba
draw-shift-down = Una casilla abajo
draw-untitled = Mi archipiélago
draw-start = Empezar con…
draw-start-hint = Tu dibujo se queda en este dispositivo. Elijas lo que elijas aquí, «Deshacer» lo recupera.
draw-start-empty = Mar vacío
draw-start-shipped = Un mapa de Carrack
draw-start-generated = Un mapa al azar que pasa todas las pruebas
draw-seed = Semilla
draw-generate = Dibujarlo
draw-generating = Dibujando…
draw-start-before = Tu dibujo de antes
draw-start-before-take = Recuperarlo
draw-undo = Deshacer
draw-redo = Rehacer
draw-clear = Vaciar
draw-keys = Teclas
draw-keys-told = Las flechas mueven el cursor por el mapa; con Mayús van dibujando.
    Espacio o Intro usa la herramienta, Supr vacía una casilla.
    La letra o el número de una isla elige su tierra, Mayús+M la isla mercante, + los puertos, . el mar.
    Mayús+B y Mayús+S eligen el barco grande y el pequeño; otra vez, los del jugador siguiente; Mayús+R lo vira.
    Mayús+N hace una isla nueva. Ctrl+Z deshace, Ctrl+Y rehace.
draw-in-hand = En la mano: { $tool }
draw-undone = Deshecho. { $what }
draw-redone = Rehecho. { $what }
draw-more-squares = { $count ->
    [one] Y una casilla más
   *[other] Y { $count } casillas más
}
draw-lands = { $count ->
    [0] todavía sin tierra
    [one] una casilla de tierra
   *[other] { $count } casillas de tierra
}
draw-ports = { $count ->
    [0] ningún puerto
    [one] un puerto
   *[other] { $count } puertos
}
draw-no-place = todavía no está en el mapa
draw-key-big = Tomar el barco grande; una vez más, el del jugador siguiente
draw-key-small = Tomar el barco pequeño; una vez más, el del jugador siguiente
draw-key-turn = Virar el barco que tienes en la mano
draw-key-clear = Vaciar la casilla
draw-errors = { $count ->
    [one] Una cosa impide jugarlo.
   *[other] { $count } cosas impiden jugarlo.
}
draw-warnings = { $count ->
    [one] Se puede jugar. Hay una recomendación que no cumple.
   *[other] Se puede jugar. Hay { $count } recomendaciones que no cumple.
}
draw-fair = Se puede jugar y cumple todas las recomendaciones.
draw-distances = Puntos de movimiento desde la salida, con el barco más cercano
draw-island = Isla
draw-seat = Jugador { $seat }
draw-to-market = Isla mercante
draw-to-wild = Isla salvaje más cercana
draw-no-map = Ahí no hay ningún mapa. { $why }
draw-play = Jugar este mapa
draw-play-solo = En solitario contra la IA

## At the board: ways, dialogs, battles

course-chance = { $odds }/36 ≈ { $percent } %
course-to = { $points ->
    [one] A { $square }, rumbo { the-way }: 1 punto
   *[other] A { $square }, rumbo { the-way }: { $points } puntos
}
course-facing = { $points ->
    [one] { the-way }, 1 punto
   *[other] { the-way }, { $points } puntos
}
course-wakes = despierta al { the-pirate } (victoria: { course-chance })
course-face = Rumbo al llegar
course-sail = Navegar hasta ahí
course-leave = Ahí no
course-short = Más corto ({ $points }), junto al { the-pirate }
course-safe = Más largo, lejos de los piratas
card-title = La carta de { $island }
card-accept = Aceptar
card-too-dear = No hay bastantes cajas a bordo para aceptarla.
card-private = Nadie más la ve si no la aceptas.
market-open = Mercado…
market-crates = Cajas
market-swap = Una especia y dos monedas por
market-upgrade = Mejoras
market-raise = { $cost ->
    [one] Subir a { $value } por 1 moneda
   *[other] Subir a { $value } por { $cost } monedas
}
market-advance = { $cost ->
    [one] Casilla siguiente, aún { $value }, por 1 moneda
   *[other] Casilla siguiente, aún { $value }, por { $cost } monedas
}
market-top = casilla más alta
harbour-open = Cargar, transferir…
harbour-title = Carga
harbour-home = Isla de origen
harbour-bare = Aquí no hay nada.
harbour-how = Elige mercancía y toca un hueco libre; toca uno lleno para devolverla. También puedes arrastrar o escribir un número.
harbour-on-shelf = { the-item }: { $count } en la isla
harbour-slot = Devolver { the-item }
harbour-slot-free = Hueco libre: poner { the-item }
harbour-slot-none = Hueco libre
harbour-fill = Llenar: { the-item }
harbour-empty = Vaciar
harbour-empty-across = Pasarlo todo
harbour-not-here = en { $square }, no en casa
harbour-presets = Carga de una vez
harbour-all-crates = Solo cajas
harbour-crates-coins = { $crates } { $crates ->
    [one] caja
   *[other] cajas
} / { $coins } { $coins ->
    [one] moneda
   *[other] monedas
}
harbour-last = Como la última vez
harbour-ashore = Todo a tierra
harbour-reset = Como estaba
harbour-confirm = Cargar así
harbour-changes = { $count ->
    [0] Nada cambia de sitio.
    [one] 1 objeto cambia de sitio.
   *[other] { $count } objetos cambian de sitio.
}
harbour-lapses = { $points ->
    [one] Acaba el movimiento del { the-size }: se pierde 1 punto.
   *[other] Acaba el movimiento del { the-size }: se pierden { $points } puntos.
}
harbour-back = Antes se deshace lo que ya se había movido.
harbour-round = Hasta que zarpe un barco, la mercancía va en un solo sentido entre dos sitios: deshaz antes un paso.
harbour-none = Ahora no hay nada que cargar ni transferir.
harbour-others = Mientras juegan otros, puedes cargar los barcos que están en tu puerto de origen.
ask-lower = { the-stat } de { $from } a { $to }
ask-fields = Casillas que rebajar: { $fields }
ask-loser = pierde { $ship }
battle-title = Batalla

## What is to be said about a map that is being drawn

map-who = { $seat ->
    [0] El { the-pirate }
   *[other] El { the-size } del jugador { $seat }
}
map-port-touches = El puerto de { $square } toca por sus lados { $count ->
    [0] ninguna isla
    [one] una isla
   *[other] { $count } islas
}.
    .right = Un puerto toca exactamente una.
map-no-port = { $island } no tiene puerto.
    .right = Cada isla tiene uno: ponlo en una casilla de mar junto a su tierra.
map-pieces = { $island } ({ $letter }) está dibujada en varios trozos.
    .right = Una isla es de una sola pieza.
map-off-board = { map-who } empieza fuera del tablero, en { $square }.
    .right = Cada barco empieza en el mar, en una casilla propia.
map-on-land = { map-who } empieza en tierra, en { $square }.
    .right = Cada barco empieza en el mar, en una casilla propia.
map-foreign-port = { map-who } empieza en un puerto de origen ajeno, en { $square }.
    .right = Allí solo pueden estar los barcos de esa isla de origen.
map-taken = { map-who } empieza donde empieza otro barco, en { $square }.
    .right = Cada barco empieza en el mar, en una casilla propia.
map-unreached = El jugador { $seat } no puede llegar a { $island }.
    .right = A todos los puertos se puede llegar, salvo a los de origen ajenos.
map-not-drawn = { $island } aún no está dibujada.
    .right = Elige su tierra entre las herramientas y dibújala.
map-no-start = { map-who } aún no tiene casilla de salida.
    .right = Elígelo entre los barcos y haz clic en una casilla de mar.
map-no-wild = Aún no hay ninguna isla salvaje.
    .right = Crea una con «Nueva isla» y dibújala.
map-no-title = El mapa no tiene título.
    .right = Ponle uno.
map-no-name = Una isla no tiene nombre.
    .right = Ponle uno.
map-many-cards = En las islas hay { $cards } cartas de comercio.
    .right = Solo hay { $most }.
map-market-far = La isla mercante está a { $distances } puntos de movimiento.
    .right = Debería estar igual de lejos de todos.
map-wild-far = La isla salvaje más cercana está a { $distances } puntos de movimiento.
    .right = Debería estar más o menos igual de lejos de todos.
map-near-cards = En las islas más cercanas a los jugadores ({ $near }) hay { $near_cards } cartas de comercio; en las demás ({ $far }), { $far_cards }.
    .right = Menos cartas cerca de los jugadores, más a lo lejos.
map-solo = En las islas hay { $cards } cartas de comercio.
    .right = Con { $most } o menos, el mapa sirve también en solitario para todos los niveles.
map-shape = Las islas de origen no forman la figura recomendada.
    .right = { $players ->
    [3] Deberían formar un triángulo.
   *[other] Deberían formar un rectángulo o un cuadrado.
}
map-port-pair = { $island } tiene los puertos { $ports }.
    .right = Una isla salvaje debería tener un puerto, o dos contiguos.

## Why something is refused

# None of a thing, in a sentence
no-item = { $item ->
    [crate] ninguna caja
    [coin] ninguna moneda
    [clove] nada de clavo
    [nutmeg] ninguna nuez moscada
    [cardamom] nada de cardamomo
    [cinnamon] nada de canela
    [pepper] nada de pimienta
   *[other] nada de { $item }
}
refusal-asked-first = Elige antes a cuál de tus barcos ataca primero el pirata.
refusal-asked-lower = Elige antes qué característica se rebaja.
refusal-asked-drop = Elige antes qué cae por la borda.
refusal-asked-dump = La bodega está demasiado llena: elige antes qué dejas en el mar.
refusal-asked-take = Elige antes qué especia cambia de manos.
refusal-asked-card = Después de mirar una carta solo puedes aceptarla o rechazarla.
refusal-not-asked = Ahora no hay que elegir eso.
refusal-no-points = A este barco no le quedan puntos de movimiento en este turno.
refusal-behind = Un barco no puede navegar a ninguna de las tres casillas de detrás: vira antes.
refusal-no-water = Un barco no puede navegar a tierra ni salir del tablero.
refusal-square-taken = En esa casilla hay un barco.
refusal-foreign-port = Un barco no puede entrar en el puerto de origen de otro jugador.
refusal-faces-already = El barco ya está orientado al { the-way }.
refusal-port-to-be-left = El barco tenía que dejar este puerto y debe acabar su turno en otro sitio.
refusal-port-no-way-out = El barco tenía que dejar este puerto y ya no podría volver a salir.
refusal-turn-strands = El barco debe dejar este puerto y, tras virar, ya no podría hacerlo.
refusal-other-must-leave = Antes debe dejar su puerto tu otro barco.
refusal-under-way-must-leave = Antes debe dejar su puerto el barco que ha empezado a moverse.
refusal-must-leave = Antes de que acabe el turno, un barco debe dejar su puerto.
refusal-not-afloat = En la casilla del barco no hay { no-item } a la deriva.
refusal-shot-overboard = Lo que perdiste contra los piratas aún no se puede recoger.
refusal-hold-full = La bodega está llena.
refusal-other-hold-full = La bodega de tu otro barco está llena.
refusal-not-in-home-port = Solo se carga y descarga en tu propio puerto de origen.
refusal-at-home-only = En los turnos de otros solo se carga o descarga un barco que esté en su puerto de origen.
refusal-goods-go-round = Para que ningún turno dé vueltas en círculo, la mercancía no vuelve de donde vino: no hasta que uno de tus barcos navegue o vire, o hasta tu próximo turno.
refusal-not-on-island = En tu isla de origen no hay { no-item }.
refusal-not-aboard = El barco no lleva { no-item }.
refusal-loser-without = El barco vencido no lleva { no-item }.
refusal-not-side-by-side = Tus dos barcos no están adyacentes por un lado.
refusal-own-ship = Solo puedes atacar barcos de otros jugadores.
refusal-not-adjacent = Los barcos no están adyacentes.
refusal-in-port = Un barco en un puerto no puede atacar ni ser atacado.
refusal-fought = Estos dos barcos ya han luchado en este turno.
refusal-attacked = Este barco ya ha atacado en este turno.
refusal-no-wild-island = Esa isla salvaje no existe.
refusal-no-cards-here = El barco no usa ningún puerto de esta isla, o la isla está agotada.
refusal-looked = Este barco ya ha mirado aquí una carta en este turno.
refusal-card-price = { $crates ->
    [one] La carta solo pide 1 caja.
   *[other] La carta solo pide { $crates } cajas.
}
refusal-too-few-crates = El barco no lleva tantas cajas.
refusal-too-few-alongside = Tu otro barco no está al costado con el resto de las cajas.
refusal-not-at-market = El barco no usa ningún puerto de la isla mercante.
refusal-supply-out = { $item ->
    [crate] En la reserva quedan menos de dos cajas.
   *[other] En la reserva ya no queda { no-item }.
}
refusal-sell-two = El barco lleva menos de dos cajas.
refusal-just-bought = Para que ningún turno dé vueltas en círculo, no se vende nada después de comprar cajas: no hasta que uno de tus barcos navegue o vire, o hasta tu próximo turno.
refusal-exchange-price = Cambiar una especia cuesta dos monedas de este barco.
refusal-highest-field = La escala de { the-stat } ya está en su casilla más alta.
refusal-lowest-field = La escala de { the-stat } ya está en su casilla más baja.
refusal-field-price = { $cost ->
    [one] La casilla siguiente cuesta 1 moneda; para pagar: { $coins }.
   *[other] La casilla siguiente cuesta { $cost } monedas; para pagar: { $coins }.
}

## What cannot be chosen for a new game ($numbers: a list)

wrong-map = En este mapa no se puede jugar:
    { $problems }
wrong-map-players = { $title } es solo para estos números de jugadores: { $numbers }; aquí hay { $players }.
wrong-map-of-seed = El mapa número { $seed } es otro que el de la opción «map»: omite uno de los dos.
wrong-chart-and-seed = La opción «chart» nombra el mapa «{ $chart }», y «map_seed» sortea otro: deja «chart» en «{ $standard }» para jugar en el sorteado.
wrong-chart-and-map = La opción «chart» nombra el mapa «{ $chart }», y «map» contiene otro: deja «chart» en «{ $standard }» para jugar en el tuyo.
wrong-players-of-maps = Hay mapas de 1 a 4 jugadores, no para { $players }.
wrong-seed = El número de un mapa es un número entero de 0 a { $most }, no { $seed }.
wrong-supply = La caja de esta edición no contiene lo necesario para empezar una partida de { $players }, así que su reserva no puede ser un límite:
    { $lacking }
    Deja la opción «supply» en «{ $free }».
supply-lacks = { $item ->
    [crate] Cajas
    [coin] Monedas (valor)
    [clove] Clavo
    [cardamom] Cardamomo
    [cinnamon] Canela
    [nutmeg] Nuez moscada
    [pepper] Pimienta
   *[other] { $item }
}: hacen falta { $needed }, en la caja hay { $held }.

## What is wrong with an edition or a map ($wrong, $right: texts about a map; the rest as in the file)

box-finding = { $wrong } { $right } (DEI-ARCH-1)
box-cards = hay { $count } cartas de comercio; deben ser { $needed }
box-large-cards = dan tres especias 2 cartas, no { $count }: las que se retiran en solitario en difícil y experto (DEI-SOLO-12)
box-gives-nothing = la carta no da nada; una carta da monedas, especias o ambas cosas
box-gives-many = la carta da { $spices } especias; como mucho, { $most }
box-no-deck = el mazo del nivel { $level } no tiene ninguna carta; la IA necesita una (DEI-SOLO-4)
box-deck = el mazo del nivel { $level } tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; en la caja tiene { $usual } (DEI-SOLO-4); el tuyo puede ser distinto (DEI-SOLO-16)
box-shuffles = el mazo del nivel { $level } tiene { $cards } cartas con el símbolo de barajar; en la caja tiene una (DEI-SOLO-13)
box-otherwise = «{ $action }» no tiene otra acción; solo la tiene la caza (DEI-SOLO-7)
box-no-market = esta carta no visita la isla mercante; solo allí se mejoran características
box-no-upgrade = no se mejora nada; una visita a la isla mercante mejora velas, cañones o ambas cosas
box-fields = una escala tiene al menos dos casillas, no { $fields }
box-values = un valor es menor que el anterior; los valores nunca bajan
box-prices = hay { $prices } precios para { $fields } casillas; cada casilla, salvo la última, lleva el precio de la siguiente
box-no-field = no hay casilla { $field }; la escala tiene { $fields } casillas
box-start = el { the-size } empieza en el valor { $value }; debe empezar en una casilla de valor { $expected } (DEI-SETUP-7)
box-not-as-ruled = { $key } es { $found }; debe ser { $wanted } ({ $rule })
box-supply = hay { $held }; la preparación para { $players } jugadores necesita { $needed }, así que una partida así no puede tener la reserva limitada (DEI-SETUP-11)
box-sizes = una lista [grande, pequeño]
box-cannons = la escala no tiene { $value }; los cañones deben ser valores de ella
box-sail = la casilla { $field } del nivel { $level } tiene el valor { $value }; debe tener el valor { $wanted } (DEI-SOLO-1)
box-drawing = un dibujo, un carácter por casilla
box-row = la fila { $row } tiene { $squares } casillas; la fila 1 tiene { $width }
box-size = el mapa tiene { $width } por { $height } casillas; de { $least } a { $most } en cada sentido
box-no-island = no hay isla «{ $mark }» ({ $squares }); mira en [[homes]], [market], [[wild]]
box-not-drawn = la isla «{ $letter }» no está dibujada; dibújala u omítela
box-letter = una letra minúscula, de la a a la z
box-letter-twice = «{ $letter }» se usa dos veces; da a cada isla su letra
box-homes = hay { $homes } islas de origen para { $players } jugadores; una por jugador
box-many-cards = en las islas hay { $cards } cartas; solo hay { $most }
box-berth = una casilla y un rumbo, como «c9 NE»

## The lessons (each prompt is at most 40 words)

lesson-cargo = Cargar
lesson-cargo-goal = ¡Te damos la bienvenida a bordo! Ganas con ocho especias en tu isla de origen: dos de clavo, cardamomo, canela y nuez moscada. Las consigues con cajas, lejos de casa.
lesson-cargo-hold = Tus dos barcos están en tu puerto de origen. Allí cargan y descargan cuanto quieran, hasta llenar la bodega. En tu barco grande caben siete. Voy a cargar una caja.
lesson-cargo-load = Carga dos cajas más en el barco grande, para que lleve tres.
lesson-cargo-early = Te vas con muy pocas cajas. Deshazlo y carga antes.

lesson-sail = Navegar
lesson-sail-points = Un barco tiene tantos puntos de movimiento como velas: el grande, tres. Un punto lo mueve una casilla: al frente, en diagonal al frente o a los lados, pero nunca atrás.
lesson-sail-do = Navega con tu barco grande al puerto marcado de la isla salvaje. Haz clic en la casilla: el barco recorre todo el camino de una vez.
lesson-sail-idle = Tu barco no ha llegado. Deshaz el final del turno y sigue navegando.

lesson-card = Cartas de comercio
lesson-card-look = En cada isla salvaje hay un mazo de cartas de comercio. Un barco en su puerto puede mirar en secreto la carta superior, una vez por turno. Voy a mirar.
lesson-card-accept = Tres cajas por cardamomo y nuez moscada: una gran oferta, y tienes las cajas. Acéptala.
lesson-card-refused = Puedes rechazar, y nadie sabrá qué has visto. Pero esta carta era buena: deshazlo o repite la lección.
lesson-card-cards = Has entregado las cajas y las especias están a bordo. Una carta rechazada vuelve arriba del mazo. Una isla sin cartas está agotada: su puerto no protege a nadie.

lesson-turn = Virar
lesson-turn-facing = Tu barco mira al este, adonde iba, pero tu casa está al oeste. Virar hacia cualquier dirección cuesta un punto; con los demás sigue navegando.
lesson-turn-do = Lleva el barco grande a la casilla marcada, de camino a casa. Donde haga falta, el tablero vira el barco por ti.
lesson-turn-short = No es bastante lejos. Deshaz el final del turno y usa los tres puntos.

lesson-home = De vuelta a casa
lesson-home-sail = Tu isla está al lado. Navega con el barco grande al puerto marcado.
lesson-home-away = Sigues en alta mar. Deshaz el final del turno y navega a casa.
lesson-home-unload = Ahora descarga las dos especias. Solo cuenta lo que está en tu isla.
lesson-home-cardamom = cardamomo
lesson-home-nutmeg = nuez moscada
lesson-home-left = Queda una especia a bordo. Deshaz el final del turno y descárgala.
lesson-home-need = ¡Dos de ocho! La pimienta vale por cualquier especia que te falte. También puedes descargar en turnos ajenos, y ganas en cuanto tienes las ocho.

lesson-market = La isla mercante
lesson-market-where = Tu barco grande está en la isla mercante con seis monedas. Aquí cambias cuanto quieras: una moneda por dos cajas, dos cajas por una moneda, o una especia y dos monedas por otra especia.
lesson-market-buy = Compra dos cajas por una moneda.
lesson-market-none = No has comprado nada. Deshaz el final del turno y compra cajas.

lesson-upgrade = Mejores barcos
lesson-upgrade-what = La isla mercante también mejora barcos: velas para moverse más, carga para más bodega, cañones para las batallas. Cada barco avanza una casilla en su escala por el precio impreso.
lesson-upgrade-do = Mejora lo que quieras en tu barco grande.
lesson-upgrade-none = Aún no hay nada mejor. Deshaz el final del turno y mejora tu barco.

lesson-pirates = Piratas
lesson-pirates-wind = Antes de cada turno, el viento mueve a ambos piratas una casilla. Atacan a quien esté al lado, fuera de un puerto. Moverse a una casilla junto a un pirata provoca una batalla inmediata.
lesson-pirates-pass = Navega con el barco grande al puerto marcado de la isla mercante, pero rodea al pirata pequeño: ningún paso puede acabar a su lado en alta mar.
lesson-pirates-met = Esa casilla está junto al pirata, así que hubo batalla. Perder cuesta una casilla de una característica y algo de carga. Repite la lección y rodéalo.
lesson-pirates-idle = El puerto está a tu alcance. Deshaz el final del turno y navega allí.
lesson-pirates-ports = A salvo: en los puertos nadie ataca ni sufre ataques. Pero en un puerto de isla salvaje o de la isla mercante, un barco solo puede acabar dos de tus turnos; en el tercero debe irse.

lesson-battle = Batallas
lesson-battle-how = El barco grande rival lleva especias. En alta mar, un barco puede atacar una vez por turno a cada barco rival contiguo. Ambos lanzan un dado y suman sus cañones; si hay empate, gana el atacante.
lesson-battle-do = Navega con tu barco grande hasta su lado y ataca.
lesson-battle-lost = Mala suerte: los dados no te acompañaron. Repite la lección.
lesson-battle-none = No ha habido batalla. Deshaz el final del turno, acércate más y ataca.
lesson-battle-spoils = ¡Victoria! El ganador elige una especia; un atacante se lleva también una moneda, si la hay. Con mejores cañones se gana más a menudo, a tu favor y en tu contra.

lesson-round = Tus primeras rondas
lesson-round-hint = Dos rondas contra el grumete, en un mapa pequeño. Carga cajas, navega a una isla salvaje, mira su carta. El botón «Pista» muestra qué haría alguien experto. Después, termina tu turno.
lesson-round-watch = El grumete ha navegado y el viento ha soplado. Juega otro turno; pide una pista siempre que quieras.
lesson-round-ready = ¡Ya conoces The Dutch East Indies! Lleva a casa ocho especias antes que los demás. Las reglas están siempre a un clic.

## Said once, in the first games after the lessons

explain-depleted = A esta isla no le quedan cartas: está agotada. Su puerto ya no protege a nadie, y los barcos pueden quedarse allí cuanto quieran.
explain-dealt = Todas las islas salvajes estaban vacías, así que se han barajado y repartido de nuevo todas las cartas de comercio.
explain-dumped = Lo que no cabe en la bodega se deja en la casilla del barco. Cualquier barco que pase puede recogerlo gratis.
explain-blocked = Los piratas nunca navegan a tierra, a otros barcos ni a puertos de origen. Si el viento los llevara allí, van en la dirección opuesta.
explain-swapped = En la isla mercante, una especia y dos monedas se convierten en una especia a tu elección, salvo pimienta.
explain-fight = Un barco junto a un pirata en alta mar debe luchar: dado y cañones contra dado y cañones. Si hay empate, ganan los piratas.
explain-lowered = Una característica ha bajado una casilla. La isla mercante puede volver a subirla.
explain-battle = Un barco puede atacar al mismo barco una vez por turno, antes o después de navegar, pero no a mitad de su movimiento. En solitario contra la IA, cada barco ataca una vez por turno.
explain-given = Dos barcos de un mismo jugador pueden intercambiar mercancía si están lado a lado. El que ya ha empezado a moverse se queda ahí.

# --- introducir ediciones

edit-sail = Escala: { stat-sail }
edit-cargo = Escala: { stat-cargo }
edit-cannons = Escala: { stat-cannons }
value-values = Valor de cada casilla
value-prices = Precio de la casilla siguiente
value-big = Casilla inicial del barco grande
value-small = Casilla inicial del barco pequeño
value-crates = Cajas
value-coins = Monedas
value-stock-solo = En solitario: cajas y monedas
edit-pirates = { label-pirates }: cañones
edit-solo = { label-solo }: nivel a nivel, grande/pequeño
value-solo-cannons = Cañones
value-solo-sails = Casilla de la escala de velas
edit-id = Nombre
edit-solo-cards = Cartas de la IA
edit-action = Acción
edit-otherwise = Si no
edit-upgrades = Mejora
edit-levels = Niveles
edit-shuffle = Baraja
edit-wild = isla salvaje
edit-market = Mercado
edit-hunt = caza

## Beside the board: what is entered by hand

entered-start = ¿Quién empieza?
entered-wind = Viento para el { the-pirate }: ¿qué dirección indica el dado?
entered-winds = Viento: ¿qué dirección indica el dado?
entered-battle = Una batalla: ¿qué muestran los dos dados?
entered-die-first = atacante, o barco contra piratas
entered-die-second = el otro bando
entered-card = ¿Cuál es la carta superior en { $island }?
entered-order = ¿Qué carta revela la IA?
entered-item = { $count } × { the-item }
