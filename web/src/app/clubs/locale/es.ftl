## Clubs and the lobby
lobby-about = Siéntate en una mesa que espera jugadores, o abre una tuya. La partida empieza cuando están todos.
lobby-sign-in = Entra para ver mesas abiertas, clubes y ligas. Basta un nombre.
lobby-empty = Ninguna mesa espera jugadores. Abre una y elige quién puede unirse.
club-tables-empty = Este club aún no tiene mesas. Abre la primera.
lobby-tables = Mesas abiertas
club-tables = Mesas
clubs = Tus clubes
clubs-none = Aún no estás en ningún club. Quien organiza uno puede enviarte un enlace para unirte.
club-members = { $count ->
    [one] una persona
   *[other] { $count } personas
  }
found-club = Fundar un club
found-club-about = Para gente que juega junta más de una tarde. Solo quien está en él ve sus mesas y quién lo forma.
found-club-do = Fundar el club
club-name = Nombre del club
people-of-club = Miembros
role-host = organiza
member-since = desde { $day }
that-is-you = tú
make-host-short = Que organice
remove-short = Quitar
step-down = Dejar de organizar
leave-club = Dejar este club
leave-club-about = Ya no verás sus mesas. Los enlaces a tus asientos siguen valiendo.
leave-club-sure = Dejarlo ya
host-of-club = Para quien organiza
invitation-club-about = Quien abra el enlace puede unirse. Un enlace nuevo sustituye al anterior.
invitation-club-on = El enlace que enviaste aún permite unirse. Solo se muestra cuando se crea.
invitation-club-new = Crear un enlace
invitation-club-other = Crear otro enlace
invitation-club-stop = Retirar el enlace
invitation-club-link = El enlace para gente nueva
invitation-club-message = Únete a «{ $club }» en Carrack
rename-club = Renombrar
export-club = Guardar miembros, mesas y registros
join-club = Tienes una invitación a unirte a { $club }
join-club-about = { $members ->
    [one] Este club lo forma una persona.
   *[other] Este club lo forman { $members } personas.
  } Sus miembros ven tu nombre, tus partidas puntuables y tus mesas del club.
join-club-do = Unirse
join-club-sign-in = Para eso necesitas aquí un nombre, y nada más.
join-club-void = Esta invitación ya no vale
join-club-void-about = Pide otra a quien te la envió.
join-club-member = Ya estás en este club.
everybodys-club = A este club pertenece quien haya entrado en este servidor.
seat-free = libre
seat-free-for-you = reservado para ti
seat-free-for = reservado para { $player }
sought-newcomers = busca gente nueva
sought-experienced = para gente experta
listed-waiting = { $count ->
    [0] a punto de empezar
    [one] espera a una persona más
   *[other] espera a { $count } más
  }
listed-running = en marcha
listed-over = acabada
listed-ended = abandonada
invited-here = Tienes una invitación
sit-down = Sentarse
get-up = Dejar tu asiento
listed-open = Abrir
listed-watch = Mirar
listed-look = Ver
keep-seat-for = Invitar a alguien al { $seat }
keep-seat-nobody = Invitar…
new-club-table = Nueva mesa
keep-seat-sign = Asiento { $number }
clock-short = { $bank } + { $credit } por turno
club-talk-none = Nadie ha escrito nada aún.
listed-won = ganada
club-editions = Ediciones
club-editions-none = Todavía ninguna.
play-edition = Jugar con ella
share-edition = Compartir
share-edition-of-mine = De este navegador
share-edition-about = Las ediciones que has introducido y elegido con «Jugar con ella» se pueden compartir aquí; los miembros del club pueden entonces abrir mesas con ellas. Introducir la caja de:
