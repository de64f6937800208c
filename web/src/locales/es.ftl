# Textos de la página. Lo que un juego dice de sí mismo viene del juego.

## Everywhere
language = Idioma
language-away = { $language } no se puede cargar ahora. Vuelve a elegir el idioma cuando haya red
part-away = Una parte de esta página no se puede cargar ahora. Llegará en cuanto haya red
texts-title = Todos los textos, lo más largos posible
texts-accented = Acentuar todas las letras
answer = Respuesta
close = Cerrar
cancel = Cancelar
back = Volver
really = ¿Seguro?
loading = Un momento…
range = { $from } … { $to }
game = Juego
bot = bot

menu = Menú
to-lobby = Sala
to-server = Este servidor
to-club = Club
sign-in = Entrar
somebody = alguien

## Start page
new-table = Nueva mesa
continue = Continuar
colon = :
look = Ver
play-again = Otra vez
rematch-rotated = Revancha, rotando los asientos
rematch-stronger = Contra bots más fuertes
share = Compartir
best-so-far = Tu resultado: { $points }. { $players ->
    [1] Tu mejor resultado en solitario: { $best }.
   *[other] Tu mejor resultado con { $players } jugadores: { $best }.
} Ganadas: { $won } de { $played }.
score-cell = { $source }, { $player }: { $points }. Ver de dónde salen.
rematch = Revancha
delete-table = Borrar
name-and-points = { $player } { $points }
your-turn = Te toca
waiting = Le toca a { $player }.
to-start = Al inicio

## New table
players = Jugadores
seats = Asientos
name-of = Nombre en el asiento { $number }
who-of = Quién juega en el asiento { $number }
who-here = en este dispositivo
who-link = en otro sitio, por enlace
who-person = Una persona
who-strength = Un bot
other-bots = Otros bots
strengths = Fuerza de los bots
strength-deckhand = Grumete
    .about = Comete errores; bueno para una primera partida. Responde en un segundo.
strength-helmsman = Timonel
    .about = Juega con solidez.
strength-navigator = Navegante
    .about = Piensa por adelantado y perdona poco.
strength-admiral = Almirante
    .about = El bot más fuerte.
bot-title-greedy = Regla sencilla
bot-title-search = Búsqueda sencilla
bot-title-tree = Regla sencilla (en lugar de la antigua búsqueda en árbol)
bot-title-learned = Autodidacta
bot-title-random = Jugadas al azar
turn-takes = Un turno tarda aquí hasta { $seconds } s.
automaton = IA
bot-names = Inês, Bartolomeu, Leonor, Fernão
hints-allowed = Permitir pistas
rated = Puntuable
talk-allowed = Chat en la mesa

## Table
tabs = Partes de la mesa
banners = Avisos
tab-board = Tablero
tab-players = Jugadores
tab-displays = Oferta
tab-log = Historial
actions = Qué hacer
moves = Jugadas posibles
moves-opened = { $group }: { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
nothing = nada
not-on-board = fuera del tablero
trail = Elegido hasta ahora
trail-top = Jugadas
practice = práctica
spectator = mirando
score-sheet = Puntos
score-so-far = Puntuado hasta ahora
standing = Estimación
standing-told = Lo que puntuaría todo lo que está a la vista si la partida acabara ahora.
standing-total = Con la estimación
score-source = Origen
score-total = Total
score-place = Lugar
won = { $player } gana con { $points } PV.
won-tie = { $player } gana con { $points } PV; el orden de turno deshace el empate.
won-automaton = Ha ganado la IA.
won-shared = { $players } comparten el primer lugar con { $points } PV.
over = La partida ha acabado. Ha ganado { $player }.
over-automaton = La partida ha acabado. Ha ganado la IA.
over-shared = La partida ha acabado. { $players } comparten el primer lugar.
over-limit = Un límite ha puesto fin a la partida. Nadie ha ganado.
thinking = { $player } está pensando…
thinking-of = { $seconds } s · suele tardar hasta { $most } s
thinking-limit = { $seconds } s · hasta { $most } s por decisión
thinking-for = { $seconds } s
thinks = pensando
hint = Pista
hint-key = ¿Qué jugaría un bot? (H)
hint-waits = Un bot está pensando en tu jugada…
hint-none = Aquí el bot no tiene nada que elegir.
hint-by = Consejo de { $bot }, que sabe lo que sabes tú. Haz clic en una jugada para hacerla.
hint-close = Cerrar la pista (Esc)
hint-closed = Pista cerrada.
hint-rank = Pista: opción número { $rank }
hint-behind = Pista: la opción número { $rank } está entre ellas
hint-way = ({ $count } jugadas)
hint-then = después { $moves }
hint-heard = Pista: { $move }, { $value }. Las mejores jugadas están en la lista y marcadas.
hint-heard-alone = Pista: { $move }. Las mejores jugadas están en la lista y marcadas.
outlook = Resultado esperado
points-short = { $points } pts.
showing = { $player } está jugando…
provisional = { $player } aún no ha confirmado este turno; todavía puede cambiar.
cover-pass = Pásaselo a { $player }
cover-why = Lo que solo puede ver una persona queda oculto hasta que el dispositivo cambie de manos.
cover-show = Soy { $player }: mostrar mi vista
confirm = Confirmar turno
confirm-key = Confirmar turno (Intro)
end-turn = Terminar turno
end-more = { $count } más
undo = Deshacer
undo-key = Deshacer un paso (U o Ctrl+Z)
undo-end = Deshacer el final del turno
reopen-ask = Pedir deshacer el final del turno
reopen-key = El final del turno se deshace si todos los demás están de acuerdo (U)
reopen-yes = De acuerdo
reopen-yes-key = De acuerdo (Y)
reopen-no = No de acuerdo
reopen-no-key = No de acuerdo (K)
reopen-waits = Faltan por responder: { $players }.
reopen-played = { $player } ha seguido jugando: el final del turno se mantiene.
reopen-done = Todos están de acuerdo: { $player } deshace el final del turno.
undo-way = Viaje
undo-way-title = Deshacer todo el último viaje
undo-row = Último
undo-row-title = Deshacer todo lo último que se hizo de una vez
undo-all = Todo
skip-links = Ir directamente
skip-to-content = Al contenido
skip-to-moves = A las jugadas
skip-to-words = Al tablero en palabras
skip = Saltar »
speed = Ritmo de los demás
speed-off = al momento
speed-fast = rápido
speed-normal = normal
speed-slow = lento
speed-hand = a mano
walk = Paso a paso
walk-next = Paso siguiente
walk-back = Atrás
walk-at = { $number } de { $count }
walk-key = { $what } (tecla { $key })
theme = Claro u oscuro (auto: como el sistema)
theme-auto = auto
theme-light = claro
theme-dark = oscuro
mute = Sin sonido
zoom = Tamaño del tablero
zoom-in = Más grande
zoom-out = Más pequeño
offline = Se ha perdido la conexión. Reintentando…
retrying = Tu jugada aún no ha llegado. Enviándola de nuevo…
table-deleted = Esta mesa se ha borrado.
ends-unused = Esta mesa lleva mucho tiempo sin usarse y se borrará el { $day }.
ends-keeper = Quien administra este servidor borrará esta mesa el { $day }. Hasta entonces puedes guardar su registro.
ends-keep = Conservar
table-replaced = Este dispositivo ya no tiene su asiento: el enlace se renovó en otro dispositivo, o alguien lo ha ocupado con una nueva invitación de quien organiza la mesa.
link-dead = Este enlace ya no abre un asiento y solo te deja mirar; pide una invitación a quien organiza la mesa.
seat-lost = El asiento de { $players } ya no es de este dispositivo: el enlace se renovó, o alguien lo ha ocupado con una nueva invitación de quien organiza la mesa. El historial cuenta qué pasó. Solo puedes mirar.
luck-broken = Cuidado: esta mesa no ha respetado el azar acordado antes de la partida. No te fíes de ella.
table-missing = Esa mesa no existe.
table-closed = En esta mesa no se puede mirar. Solo la abre una invitación o el enlace de un asiento.
to-rematch = A la revancha
save-record = Guardar registro
save-record-running = La partida sigue en marcha: este registro omite lo que está oculto, así que no se puede reproducir.
save-game = Guardar…
save-record-about = se reproduce en Carrack jugada a jugada y se puede verificar.
save-bgsplay-about = una partida para la aplicación BG Stats: comparte el archivo con ella o ábrelo allí.
save-csv-about = una fila por jugador, para una hoja de cálculo: fecha, juego, nombres, puntos, lugares, rondas.

## What the server refuses ($message: in its own words)
problem-silence = El servidor no responde. Inténtalo de nuevo en un momento.
problem-waits = { $message }

## Seats
here = aquí
online = en línea
away = ausente
resigned = abandonó
played-by-bot = juega el bot { $bot }
played-by-rules = juegan las reglas
copy-link = Copiar
new-link = Nuevo enlace
rename = Renombrar
to-bot = Ceder a un bot
to-bot-named = Ceder a { $bot }
change-bot = Otro bot
another-plays = Que juegue otro
another-instead = ¿Quién sigue jugando por { $player }?
to-human = Ceder a una persona
resign = Abandonar
qr = El enlace como código QR
copied = Enlace copiado.
copy-yourself = Aquí está el enlace.
link = Enlace
commitment-told = El azar quedó fijado antes de la primera jugada por un secreto del servidor. Su hash:
practice-told = Práctica: la semilla se eligió. Su hash:
moved-told = Esta partida llegó aquí en un archivo que guarda sus secretos. Desde entonces es práctica.
seed-told = La semilla, ya revelada:

## Friends: inviting, sitting down, talk, handing a seat over
waiting-for-players = { $count ->
    [one] Falta 1 jugador
   *[other] Faltan { $count } jugadores
}
waiting-to-sit = Aún sin sentarse: { $players }.
invitations = Invitaciones
room-drawing = Está a punto de empezar
room-adding = { $count ->
    [one] Falta que el dispositivo de { $players } aporte su parte del azar. Ocurre por sí solo en cuanto la mesa esté abierta allí.
   *[other] Falta que los dispositivos de { $players } aporten su parte del azar. Ocurre por sí solo en cuanto la mesa esté abierta allí.
}
room-opening = { $count ->
    [one] La preparación se sortea en cuanto el dispositivo de { $players } revele su parte. Ocurre por sí solo cuando la mesa está abierta allí.
   *[other] La preparación se sortea en cuanto los dispositivos de { $players } revelen sus partes. Ocurre por sí solo cuando la mesa está abierta allí.
}
room-ended = Esta partida no llegó a empezar
room-ended-about = El dispositivo de { $players } nunca reveló su parte del azar, así que no se sorteó nada.
room-given-up = Quien organiza ha renunciado a esta mesa; no se sorteó nada.
begin-now = Empezar ya
begin-now-about = { $count ->
    [one] Sin { $players }, que entonces no aporta nada al azar; el asiento queda reservado.
   *[other] Sin { $players }, que entonces no aportan nada al azar; sus asientos quedan reservados.
}
give-up = Renunciar a la mesa
give-up-about = Entonces no se sortea nada, y todos ven por qué.
luck = Azar
luck-shared = Azar compartido
luck-shared-about = Cada dispositivo de la mesa aporta una parte del azar antes de sortear la preparación. Nadie puede elegir el resultado, ni quien organiza ni el servidor, mientras una sola persona juegue limpio.
luck-committed = ha fijado su parte
luck-opened = ha aportado su parte
luck-nothing-yet = aún no ha aportado su parte
luck-from-here = desde este dispositivo
luck-left-out = No estaban aquí al empezar, y por eso no aportan nada: { $players }.
luck-of-server = El servidor añade un secreto propio, fijado antes que los demás. Su hash:
luck-kept = Este dispositivo lo ha comprobado: su parte está en el azar, y después no se cambió nada.
luck-unknown = Este dispositivo no ha aportado nada aquí, así que no tiene con qué comparar. Cuando acabe la partida, «carrack verify» comprueba su registro.
invite-lead = Envía a cada cual la invitación a su asiento. La partida empieza por sí sola cuando estén todos.
invite-lead-guest = La partida empieza por sí sola cuando estén todos.
room-open-club = Los miembros del club también pueden sentarse desde la sala.
room-open-everybody = Quien haya entrado en este servidor también puede sentarse desde la sala.
room-open-switch-club = Los miembros del club encuentran esta mesa en la sala y pueden sentarse
room-open-switch-everybody = Aquí cualquiera encuentra esta mesa en la sala y puede sentarse
invitation-of = Invitación para { $player }
invites = { $player } te invita a { $game } ({ $count } jugadores).
invited = Tienes una invitación a { $game } ({ $count } jugadores).
invites-you = { $player } te invita a { $game } ({ $count } jugadores)
invited-to = Tienes una invitación a { $game } ({ $count } jugadores)
link-opened = ha abierto el enlace
link-unopened = enlace aún sin abrir
bot-instead = Empezar con un bot en su lugar
watch-link = Enlace para mirar
watch-link-about = Quien lo tenga puede ver la mesa, pero no tocar nada.
watch-closed-about = Solo quien tiene asiento puede ver esta mesa.
watch-allowed = Quien tenga el enlace puede mirar
watch-club-about = Los miembros del club ven la mesa, pero no pueden tocar nada; los demás no ven nada.
watch-club-allowed = Los miembros del club pueden mirar
new-invitation = Nueva invitación
new-invitation-about = La anterior deja de valer al momento.
invite-anew-about = Para quien no vuelve o ha perdido el acceso. Todos ven que la has hecho. Entrega el asiento de { $player }; se avisa a quien lo tenía hasta entonces.
invitation-about = Da el asiento de { $player } a quien la abra y se siente. Vale una sola vez.
invitation-used = Esta invitación ya no vale
invitation-used-about = Ya se ha usado, o hay una más nueva. Pide otra a quien te la envió.
look-on = Mirar la mesa
plays-here-already = Este dispositivo ya juega por { $players }. Toma este asiento solo si aquí juega alguien más.
watch-message = Mira cómo juego a { $game }.
link-message = El asiento de { $player } en { $game }.
share-link = Compartir…
qr-short = Código QR
only-here = Solo este ordenador puede abrir esta página: en otros dispositivos los enlaces no llevan a ninguna parte. Para que puedan unirse los móviles y portátiles de tu red, detén Carrack con Ctrl+C (todas las partidas se conservan) y vuelve a iniciarlo con
only-here-yet = Por ahora solo este ordenador puede abrir esta página: en otros dispositivos los enlaces no llevan a ninguna parte.
open-network = Dejar jugar a los demás de esta red
only-here-no-network = Este ordenador no está en ninguna red: ningún otro dispositivo puede abrir los enlaces.
only-here-qr = Este código solo funciona en este ordenador.
your-seat = tu asiento
awaited = por llegar
sits = está aquí
your-name = Tu nombre
sit-down = Sentarse
own-link = Enlace para mis otros dispositivos
own-link-about = Abre este mismo asiento en tu móvil o en otro ordenador. Quien lo tenga puede jugar por ti: guárdalo para ti.
new-link-about = si el anterior cayó en malas manos. Todos los demás dispositivos pierden el asiento al momento.
address-secret = Este navegador no guarda nada, así que la dirección de esta página es la llave de tu asiento. No la des a nadie.
to-bot-about = Un bot sigue jugando por ti. Puedes recuperar el asiento cuando quieras.
to-bot-about-other = Un bot sigue jugando por { $player }. Puedes devolver el asiento cuando quieras.
to-bot-last = No hay nadie más en la mesa: después de este turno, la partida se detendrá y te preguntará.
take-back-seat = Recuperar el asiento
resign-about = El bot { $bot } sigue jugando por { $player } hasta el final. El asiento queda marcado como abandonado; solo quien organiza puede devolverlo.
resign-now = { $player } abandona
keep-playing = Seguir jugando
pause = Pausa
go-on = Continuar
go-on-how = ¿Cómo debe seguir la partida?
paused-by = { $player } ha puesto la partida en pausa.
paused-by-host = Quien organiza ha puesto la partida en pausa.
paused-nobody = No queda nadie en la mesa
pause-ask = Pedir una pausa
pause-asked = Piden una pausa: { $players }.
resume-asked = Quieren continuar: { $players }.
pause-agree = De acuerdo
pause-waits = Los demás aún tienen que aceptar.
pause-withdraw = Retirarlo
pause-later = Ahora no
clock-left = Tiempo restante: { $time }
clock-used = Tiempo usado: { $time }
clock-out = Sin tiempo
clock-soon = { $kind ->
    [days] Te quedan menos de seis horas.
   *[live] Te queda menos de un minuto.
}
clock-replaced = Se te ha acabado el tiempo: el bot { $bot } juega hasta que vuelvas.
clock-left-game = Se te ha acabado el tiempo: has dejado la partida, y el bot { $bot } sigue jugando.
clock-own-out = Se te ha acabado el tiempo. Puedes seguir mientras los demás esperen.
clock-other-out = A { $player } se le ha acabado el tiempo. Puedes esperar o dejar que siga un bot.
clock-let-bot = Que siga un bot
time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
clock-agreed = Reloj: { $bank } y { $credit } más por turno. Cuando se acaba, { $out ->
    [wait] los demás pueden esperar.
    [leave] quien lo agota deja la partida.
   *[bot] juega un bot hasta que vuelvas.
}
clock-agreed-nights = Las noches y las vacaciones no cuentan.
clock-left-still = Tiempo restante: { $time }. El reloj está parado hasta { $when }.
clock-nobody-left = A { $player } se le ha acabado el tiempo: un bot ha terminado el turno. La partida espera a que decidas cómo sigue.
nobody-left-about = Ahora juega un bot por { $player }, y el turno ha acabado. La partida espera a que decidas cómo sigue.
watch-bots = Mirar a los bots
let-finish = Que acaben la partida al momento
talk = Chat
talk-say = Escribe algo…
talk-send = Enviar
talk-overheard = Quien mira también lee durante la partida
talk-later = Lo que se dice en la mesa se puede leer cuando acaba la partida.
talk-more = Más sobre esta línea
talk-remove = Quitar
talk-removed = Esta línea se ha quitado.
talk-report = Avisar a quien organiza
talk-report-done = Se ha avisado a quien organiza.
talk-reported = Alguien cree que esta línea debería quitarse.
talk-mute = Ocultar lo que dice { $name }
talk-unmute = Mostrar de nuevo
talk-muted = No lees nada de { $names }.
talk-off = Quien organiza ha desactivado el chat.
unread = sin leer

## Log
log-all = Todos los pasos
log-newest = Lo último
log-since = Desde tu último turno
log-go = Ver en la repetición
log-steps = Pasos del turno de { $player }
log-undo = { $player } deshace un paso.
log-undo-what = { $player } deshace: { $what }.
headline = Qué ha pasado
headline-play = Mostrar de nuevo este turno en el tablero
headline-stop = Volver al presente
headline-back = Turno anterior
headline-next = Turno siguiente
headline-of = { $number } de { $count }
why = ¿por qué?
why-of = ¿Por qué? Regla { $rule }
note-rematch = Hay una revancha de esta partida.
note-resign = { $player } abandona.
note-bot = Ahora juega un bot por { $player }.
note-human = { $player } vuelve a jugar.
note-rename = Un asiento se llama ahora { $player }.
note-join = { $player } se sienta.
note-invite = Quien organiza hace una nueva invitación para el asiento de { $player }.
note-pause = La partida está en pausa.
note-resume = La partida continúa.
note-ask-pause = { $player } pide una pausa.
note-ask-resume = { $player } pide continuar.
note-ask-reopen = { $player } pide deshacer el final del turno.
note-agree-reopen = { $player } está de acuerdo.
note-refuse-reopen = { $player } no está de acuerdo: el final del turno se mantiene.
note-withdraw = { $player } lo retira.
note-out = A { $player } se le ha acabado el tiempo; los demás esperan.
note-clock-bot = A { $player } se le ha acabado el tiempo: juega un bot hasta su vuelta.
note-clock-resign = A { $player } se le ha acabado el tiempo: ha dejado la partida.
note-branch = La partida sigue desde aquí, con nuevo azar.
note-moved = La partida llegó aquí en un archivo que guarda sus secretos: desde aquí es práctica.
note-seed = Se ha revelado la semilla.

## Replay
replay = Repetición
plan-open = Pensar
plan-key = Pensar en un tablero propio; no se juega nada (P)
next-table = Mesa siguiente
next-table-key = La mesa que te espera: aquella cuyo reloj se agota antes (X)
next-table-waits = { $count ->
    [one] Otra mesa te espera.
   *[other] Otras { $count } mesas te esperan.
}
next-table-none = Ninguna otra mesa te espera.
another-try = Otro intento
replay-at = Paso { $step } de { $last }, turno { $turn }
replay-turn = Turno
replay-step = Paso
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausar
replay-next = Un paso adelante
replay-last = Al final
replay-turn-back = Un turno atrás
replay-turn-next = Un turno adelante
replay-by-key = { $what } ({ $shift ->
    [1] Mayús + { $key }
   *[other] { $key }
  })
key-ArrowLeft = ←
key-ArrowRight = →
key-Home = Inicio
key-End = Fin
play-on = Seguir jugando desde aquí
play-on-about = Una mesa de práctica desde el turno { $turn }: todo está como estaba, incluso lo oculto; solo el azar es nuevo.
play-on-who = Quién juega por { $player }
play-on-me = yo, aquí
play-on-start = Empezar
play-on-title = Una mesa de práctica que empieza en esta posición: los mismos mazos, nuevo azar.
replay-leave = Volver a la mesa

## Analysis of a finished game
analysis = Análisis
analysis-waits = Empieza en cuanto un bot tenga tiempo…
analysis-runs = Un bot estudia la partida: { $done } de { $total }…
analysis-begins = Un bot estudia la partida…
analysis-so-far = Lo que ha encontrado hasta ahora:
analysis-failed = El análisis ha fallado: { $message }
analysis-none = Nadie ha pedido un análisis de esta partida. Puede pedirlo quien la haya jugado.
analysis-again = Reintentar
analysis-unjudged = El bot { $bot } no valora posiciones, así que no hay curvas.
analysis-by = Valorado por { $bot }.
analysis-by-two = Valorado por { $bot }; las mayores pérdidas las ha revisado { $strong }.
plot-what = Qué muestran las curvas
plot-eyes = Punto de vista
plot-wins = Probabilidad de ganar, turno a turno
plot-wins-short = Victoria
plot-points = Puntos esperados, turno a turno
plot-points-short = Puntos
plot-turn = Turno { $turn }
plot-end = Final
plot-unknown = aún sin analizar
plot-table = Las curvas en una tabla
as-known = Entonces
as-known-title = Valorado según lo que podía saber quien tenía el turno
hindsight = A posteriori
hindsight-title = Valorado con todo lo oculto a la vista
study-all = Todos
study-whose = De quién se listan las decisiones y la suerte
turning-points = Turnos que contaron
turning-points-none = Ningún turno cambió mucho el resultado.
strokes-of-luck = Buena y mala suerte
strokes-of-luck-about = Lo que trajo una tirada o una carta, comparado con la media de todo lo que podría haber salido en su lugar.
luck-seen = Otra persona ya la había visto.
luck-after = Tras la decisión de { $player }.
moment-of = Turno { $turn }, { $player }
moment-turn = Turno { $turn }
moment-played = jugado: { $move }
moment-better = mejor: { $move }
moment-nothing = nada más
mark-played = jugado
total-decisions = Turnos con elección
total-mistakes = Errores ({ $least } o más)
total-loss = Pérdida por turno
reckoning = De dónde sale el resultado
reckoning-before = Esperado
reckoning-setup = Preparación
reckoning-luck = Suerte
reckoning-left = El resto
reckoning-end = Final
reckoning-about = Esperado: antes de sortear la preparación. La preparación y la suerte se comparan con lo que podría haber salido en su lugar (± error estándar). El resto no es suerte: cómo jugó cada cual, planes que nadie podía ver y errores del bot que valora.

## Rules
rules = Reglas
rules-found = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
documentation = Documentación (inglés)
rules-contents = Capítulos
rules-unwritten = Este juego no trae reglas para leer.
rules-none = Ninguna regla contiene estas palabras. Prueba con menos, o con otras.
rules-elsewhere = { $count ->
    [one] 1 regla en { $game }
   *[other] { $count } reglas en { $game }
}
# words that say nothing in a search
rules-small-words = a al algo como con cual cuales cuando cuanta cuantas cuanto cuantos de debe debo del desde donde dos e el ella en entre es esta está este esto hace hacer hasta hay la las le lo los me mi mis muchas mucho muchos no o para pero pone por porque pueda puede puedo que qué quien quién cómo cuándo cuánto cuántos dónde se ser si sí sin sobre son su sus tengo tiene tu un una uno unos y ya yo
search = Palabras o número de regla
inspector = Qué es esto

## Any game
plain-asks = Te toca. Elige una jugada.
plain-asks-end = No queda nada por hacer: termina tu turno.
plain-commands = Cuando quieras
plain-to-move = le toca
plain-table = En la mesa
plain-table-empty = En la mesa no hay nada a la vista de todos.
plain-points = Puntos
plain-unknown = oculto
plain-none = nada
plain-yes = sí
plain-no = no
plain-was = antes: { $before }
plain-changed = ha cambiado

## Boards
board-label = El mar con { $islands } islas, ronda { $round }. Todo lo que aquí admite un clic está también entre las jugadas.
sheet-of = Tablero de { $player }
components-of = Componentes: { $edition }
components-hint = Ningún texto público da todo lo que está impreso en la caja. Si tienes el juego, puedes introducirlo y jugar exactamente con eso.
unprinted = { $count ->
    [one] Un valor no es el impreso
   *[other] { $count } valores no son los impresos
}
all-printed = Todos los valores son los impresos
unprinted-of = { $count ->
    [one] Uno de estos valores es nuestro
   *[other] { $count } de estos valores son nuestros
}

## Learning by playing
learn = Aprender
learn-about = Lecciones cortas en el tablero real: se muestra algo y después te toca a ti. Lo que salga mal se puede deshacer.
learn-begin = Empezar
learn-none = Ninguno de los juegos de aquí tiene lecciones.
lessons-done = { $done } de { $count } lecciones hechas
lesson = Lección
lesson-number = { $number }/{ $count }
player-name = Jugador { $number }
lesson-captain = Capitán
lesson-repeat = Repetir
lesson-skip = Saltar
lesson-all = Todas las lecciones
lesson-show = Muéstrame
lesson-on = Seguir
lesson-done = ¡Bien hecho! Lección superada.
lesson-next = Lección siguiente
lesson-play = Jugar una partida entera
lesson-met = hecho
lesson-turn-over = Tu turno ha acabado, y aún falta esto. Deshazlo e inténtalo de nuevo.
explain-close = Entendido
explain-no-more = No explicar más

## The static edition
engine-loading = Cargando los juegos: { $done } de { $total } MB
engine-starting = Preparando los juegos…
engine-failed = Los juegos no arrancan en este navegador: { $why }
engine-lacks = A este navegador le falta algo que los juegos necesitan: { $why }. Chrome y Edge desde la versión 112, Firefox desde la 114 y Safari desde la 16.4 lo tienen todo. Actualiza el tuyo, o abre este enlace en uno de ellos; las reglas de los juegos están también en la documentación.
engine-again = Reintentar
tab-alone = Aquí no hay servidor: juegas en solitario contra bots, o en compañía en este dispositivo. Para jugar entre amigos, cada cual en su dispositivo, alguien debe mantener abierto un servidor: instala Carrack y escribe carrack play --lan, o sigue su guía para montar un servidor.
tab-elsewhere = Aquí no hay servidor: cada mesa está en el navegador donde se abrió, y esta no está en el tuyo. Abre el enlace allí; o guarda allí las mesas en un archivo y léelo aquí en la página de inicio.
tab-newer-page = Hay un Carrack más nuevo. Se usará la próxima vez que abras esta página, o ya: tus mesas quedan como están.
page-older = Esta página es más antigua que su servidor. Vuelve a cargarla: tus mesas quedan como están.
page-reload = Volver a cargar
page-lost = No hay nada en esta dirección
page-lost-about = Quizá falte una parte del enlace, o sea de un Carrack más nuevo. Las mesas que conoces están en la página de inicio.
page-lost-game = «{ $game }» no está entre los juegos de aquí, o no tiene esa página.
link-cut = Falta una parte de este enlace
link-cut-about = Es más corto que los enlaces de este tipo. Ábrelo otra vez donde lo recibiste o cópialo hasta el final.
page-unread = Esta página aún no está aquí
page-unread-about = No hay red, y esta página de la documentación no se ha leído antes en este navegador. Lo que se leyó una vez se puede volver a leer siempre; las reglas de los juegos están siempre aquí.
tab-take-over = Usarlo ya
