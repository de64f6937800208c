# Textos de la primera página, de mesas nuevas, de mapas que se dibujan y de registros: una mesa no los necesita.

play-now = Jugar ya
play-alone = A solas
with-friends = Entre amigos
set-up = Preparar una mesa
against = contra
ladder-about = Dos victorias seguidas traen bots más fuertes; dos derrotas, más débiles.
games-left-out = Instalado, pero no se puede cargar: { $games }. La orden carrack games dice por qué.
for-players = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}
board-of = El tablero de { $game } en mitad de una partida
go-on-playing = Seguir: { $game }
all-of-them = Ver las { $count }
save-all-csv = Todas en CSV
save-all-bgsplay = Todas para BG Stats
save-all-bgsplay-about = todas las partidas terminadas para la aplicación BG Stats: comparte el archivo con ella o ábrelo allí.
day-map = Mapa del día
day-about = Hoy todos tienen el mismo mapa, el mismo azar y el mismo oponente: { $bot }. A medianoche UTC llega otro.
day-told = Carrack { $day } · { $title } · { $seats } asientos · { $strength } · { $points } puntos · { $letters }
day-share = Compartir el resultado de { $game }
day-copied = Copiado. Envíalo junto con el registro, que está entre tus descargas: así otros pueden comprobarlo.
day-copy = Copia esta línea y envíala junto con el registro, que está entre tus descargas: así otros pueden comprobarlo.
day-check = Comprobar resultado
day-sent = Un resultado del mapa del día que venía con él, si lo hay
day-holds = El resultado es correcto: este registro es del mapa de ese día, con esos puntos.
day-unreadable = La línea no es un resultado del mapa del día. Empieza por Carrack y una fecha y acaba en ocho letras: pégala entera.
day-other-game = El registro y el resultado son de juegos distintos.
day-unfinished = La partida de este registro no ha acabado, así que aún no tiene resultado.
day-other-seed = El registro no es del mapa de ese día: su mapa y su azar no salen de la fecha.
day-other-table = Las opciones, los asientos o los bots del registro no son los del mapa del día.
day-other-points = Los puntos del registro no son los del resultado.
day-other-record = El registro no es el del resultado: sus ocho letras son distintas.
puzzles = Problemas
my-tables = Mis mesas en este dispositivo
finished-games = Partidas acabadas
tables-file = Todas las mesas en un archivo
tables-file-about = Para otro navegador, para un servidor o por seguridad. El archivo guarda los secretos de las partidas en marcha: quien lo tiene sabe qué hay boca abajo y qué saldrá. Por eso esas partidas pasan a ser de práctica allí donde se leen, y todos los asientos reciben enlaces nuevos.
save-tables = Guardar las mesas en un archivo
read-tables = Leer un archivo de mesas
tables-saved = El archivo está entre tus descargas. Guárdalo para ti.
tables-read = { $count ->
    [0] No se ha leído ninguna mesa.
    [one] Se ha leído una mesa.
   *[other] Se han leído { $count } mesas.
}
tables-practice = Las que siguen en marcha son de práctica desde ahora.
tables-here = { $count ->
    [one] Una ya estaba aquí y queda como está.
   *[other] { $count } ya estaban aquí y quedan como están.
}
tables-line = Línea { $line }: { $reason }
tables-mend = Cuando eso esté arreglado se puede volver a leer el archivo; lo que ya está aquí no se lee dos veces.
captains = Capitanes
seat-up = Mover adelante el asiento { $number }
seat-down = Mover atrás el asiento { $number }
hints-allowed-about = Quien tiene el turno puede preguntar qué jugaría un bot.
alone-hint = Juegas en solitario contra la IA. Sigue reglas fijas; nadie decide por ella.
link-hint = Puedes enviar las invitaciones cuando la mesa esté abierta. La partida empieza por sí sola cuando estén todos.
practice-seed = Práctica con una semilla elegida
practice-hint = La misma semilla da siempre el mismo mapa y el mismo azar. La mesa queda marcada como práctica.
rated-about = La partida cuenta para la clasificación de todos los que juegan. Sin pistas; quien llega por enlace entra con su nombre.
talk-allowed-about = Quien tiene asiento puede escribir. Quien mira lo lee después de la partida.
tab-here = Tus mesas están en este navegador
tab-follows = Carrack también está abierto en otra pestaña. Ambas muestran las mismas mesas; puedes jugar en cualquiera.
tab-fleeting = Este navegador podría desechar tus mesas: si su disco se llena y, en Safari, tras siete días sin visita. Guárdalas de vez en cuando en un archivo, o añade esta página a tu pantalla de inicio.
tab-insecure = Esta página llegó por http sin cifrar, así que no se puede instalar ni se abre sin red.
unofficial = Carrack es un proyecto no oficial. Las ilustraciones, los textos de las reglas y los componentes reconstruidos son propios.
tagline = Exploración y comercio por mar, según las reglas.
open-record = Abrir un registro
file-picture = «{ $file }» es una imagen. Elige el archivo de texto que se guardó aquí.
file-no-text = «{ $file }» no contiene texto. Elige el archivo de texto que se guardó aquí.
ends-on = se borrará el { $day }
forget-table = Quitar de la lista
came-first = { $player } en primer lugar
finished = acabada
alone = a solas
remove = Quitar
options = Opciones, reloj y práctica
start-game = Empezar la partida
not-begun = sin empezar
record-hint = Un registro es un archivo de texto con cada jugada de una partida. Cada paso se comprueba mientras lo ves.
design-map = Dibujar un mapa
edition-own = Introducir tu caja
box = Caja
box-usual = La habitual
forget-box = Olvidar esta caja
design-open = Abrir archivo
design-save = Guardar en archivo
design-share = Compartir por enlace
design-link-copied = Enlace copiado. Contiene el mapa entero.
design-link-here = Este enlace contiene el mapa entero.
design-link-hint = Quien lo abra puede ver el mapa, jugarlo al momento o seguir dibujando.
design-bad-link = Este enlace no contiene ningún mapa: puede que esté cortado. Pídelo de nuevo.
design-none = No se pueden dibujar mapas para este juego.

clock = Reloj
clock-until = Tu tiempo llega hasta { $when }
clock-none = Sin reloj
clock-quick = 10 min + 20 s por turno
clock-live = 25 min + 30 s por turno
clock-days = 3 días + 1 día por turno
clock-own = Otro
clock-kind = Tipo
clock-kind-live = en vivo
clock-kind-days = por días
clock-bank-minutes = Minutos al principio
clock-bank-days = Días al principio
clock-credit-seconds = Segundos más por turno
clock-credit-hours = Horas más por turno
clock-cap-days = Días como máximo
clock-when-out = Cuando a alguien se le acaba el tiempo
clock-out-bot = juega un bot hasta su vuelta
clock-out-wait = los demás pueden esperar
clock-out-leave = deja la partida
clock-which-bot = El bot que juega entonces
clock-about = Tu reloj solo corre mientras se te pide una decisión. Quien vuelve tiene al menos un minuto; en partidas por días, seis horas.
clock-nights = Noches y vacaciones no cuentan
clock-one-device = Con reloj, cada cual necesita su propio dispositivo.
open-to = Quién puede unirse
open-to-link = Quien tenga un enlace
open-to-club = Los miembros de { $club }
open-to-club-link = { $club }, por invitación
open-to-everybody = Todos aquí
open-strength = A quién buscas
open-strength-any = cualquiera
open-strength-newcomers = gente nueva
open-strength-experienced = gente experta

by-hand = El tablero está en nuestra mesa
by-hand-about = Usáis vuestros propios dados, losetas y cartas e introducís lo que muestran; Carrack aplica las reglas y lleva el registro. Solo para personas (o a solas contra la IA), y nunca puntúa para la clasificación.
by-hand-card = Con el tablero en nuestra mesa
by-hand-ours = Las losetas, las cartas y las fichas de Carrack son en parte inventadas, pues ningún reglamento dice qué hay en la caja. Las preguntas ofrecerían esas, no las vuestras. Las vuestras se introducen una sola vez, en una hora más o menos.
by-hand-ours-enter = Introducir antes tu caja
by-hand-ours-play = O empezad abajo con las nuestras: donde las vuestras sean distintas, vale lo que muestra la página.
my-play = Cómo juego
