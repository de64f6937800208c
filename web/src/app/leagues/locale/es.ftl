## Leagues
leagues = Ligas
leagues-open = Ligas a las que puedes unirte
leagues-none = Aún no estás en ninguna liga. Una liga dura temporadas, en grupos de gente de fuerza parecida; un torneo suizo es para un día.
league-new = Nueva liga
league-late = Los demás te esperan
league-in = { $members ->
    [one] una persona
   *[other] { $members } personas
  }
league-state-open = no ha empezado
league-state-between = la temporada { $season } ha acabado
league-state-round = temporada { $season }, ronda { $round }
league-name = Nombre
league-kind = Tipo
league-kind-league = Liga: temporadas
league-kind-swiss = Torneo suizo: un día
league-at-table = Jugadores por mesa
league-games = Partidas por persona y temporada
league-games-about = O unas pocas más, para que todos tengan las mismas.
league-rounds = Rondas
league-group-size = Grupo más grande
league-movers = Ascensos y descensos
league-movers-about = Cuántas personas cambian de grupo después de una temporada.
league-round-time = Tiempo para una ronda
league-round-time-none = lo que haga falta
league-round-time-days = { $days ->
    [one] un día
    [7] una semana
   *[other] { $days } días
  }
league-round-time-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }
league-rated = Puntuable
league-rated-about = Las partidas cuentan para la clasificación.
league-listed = Todo el mundo aquí ve que está abierta
league-listed-about = Si no, la gente se une por su enlace.
league-options = Opciones y reloj
league-make = Crear la liga
league-terms = { $kind ->
    [swiss] Torneo suizo, { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
      }
   *[league] Liga, { $rounds ->
        [one] una partida por persona
       *[other] { $rounds } partidas por persona
      }
  } · { $players } por mesa{ $rated ->
    [yes] {" "}· puntuable
   *[no] {""}
  }
league-host = organiza: { $name }
league-join = Unirse
league-leave = Dejar la liga
league-sign-in = Entra para unirte
league-away = No juego la próxima ronda
league-link = Copiar el enlace
league-copied = Copiado
league-begin-season = Empezar la temporada { $season }
league-begin-round = Empezar la ronda { $round }
league-begin-few = Una mesa necesita { $players } personas. Envíales el enlace.
league-close = Cerrar a gente nueva
league-open = Abrir a gente nueva
league-put-off = Dar un día más a la ronda
league-season = Temporada { $season }
league-now = Ronda { $round } de { $rounds }
league-due = hasta { $day }
league-over = La temporada ha acabado.
league-swiss-over = Se han jugado todas las rondas.
league-waiting = No ha empezado. Quien se una ahora juega desde el principio.
league-members = Participantes
league-member-new = juega desde la próxima temporada
league-member-away = no en la próxima ronda
league-remove = Quitar
league-group = Grupo { $group }
league-standings = Tabla
league-place = Lugar
league-who = Quién
league-points = Puntos
league-opposition = Oponentes
league-opposition-about = La suma de los puntos de los oponentes: decide si hay empate a puntos
league-wins = Victorias
league-played = Partidas
league-somebody = alguien
league-gone = se ha ido
league-missed = faltó a { $count }
league-replace = Sustituir
league-replace-somebody = Sustituir a alguien
league-replace-by = por…
league-nobody = nadie
league-round = Ronda { $round }
league-round-cost = Coste: encuentros { $meetings }, distancia { $apart }; como mínimo { $leastMeetings }, { $leastApart }.
league-out = descansa: { $names }
league-table = mesa
league-replay = repetición
league-setting-up = en preparación
league-not-played = no jugada
league-game-late = espera a { $names }
league-game-missing = faltó
league-cost = { $games ->
    [one] Una partida por persona
   *[other] { $games } partidas por persona
  }. Coste: partidas { $spread }, asientos { $seats }, encuentros { $meetings }; como mínimo { $leastSpread }, { $leastSeats }, { $leastMeetings }.
league-shown-bound = Ningún emparejamiento es mejor: la cota lo demuestra.
league-shown-search = Ningún emparejamiento es mejor: se han mirado todos.
league-shown-unknown = El mejor que se encontró; puede que haya uno mejor.
league-rule = La regla
league-pairing = Cómo se emparejó
league-seed = Sorteado: { $seed }.
league-file = Guardar la temporada
club-leagues = Otras ligas de este club
club-leagues-none = Aún no hay ninguna liga en este club.
league-of-club = Solo los miembros del club la ven y pueden unirse.
