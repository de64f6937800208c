### Por qué el servidor no hace lo que alguien le pide; los valores están al principio de en.ftl.

## The form of a request

problem-malformed = La petición está mal formada: { $reason }
problem-not-json = El cuerpo de la petición no es JSON: { $reason }
problem-nul = Una petición no contiene el carácter NUL (U+0000).
problem-broken-off = La petición se interrumpió.
problem-not-http = Esto no es una petición HTTP.
problem-no-websocket = Esto no abre un WebSocket.
problem-no-hello = Envía antes hello, con tokens y since.
problem-not-text = Los mensajes son texto.
problem-authorization = La cabecera Authorization dice: Bearer token,token
problem-whole-number = { $field } es un número entero, no «{ $given }».
problem-unfit-character = { $field } contiene el carácter { $character }, que ahí no se ve; quítalo.
problem-shows-nothing = De { $field } no se ve nada; escribe una letra, una cifra o un signo.
problem-name-length = Un nombre tiene de 1 a { $most } caracteres.
problem-line-length = Una línea tiene de 1 a { $most } caracteres.
problem-which-move = Di qué jugada: move (notación), index, o moves si son varias.
problem-move-id-used = Este move_id se ha usado para otra petición; toma uno nuevo para cada una.
problem-which-share = Envía el hash de una parte, o la parte para la que se publicó.
problem-needed-to-accept = Esto hace falta para aceptar una invitación.
problem-own-token = El token del nuevo enlace lo crea el dispositivo de su dueño.
problem-seats-and-players = Jugadores: { $players }, pero asientos: { $seats }.
problem-person-with-bot = El asiento de una persona no tiene bot.
problem-bot-elsewhere = Un bot no espera en ningún sitio; por enlace solo llegan personas.
problem-which-bot = Di qué bot juega en este asiento.
problem-no-bot = No hay ningún bot «{ $bot }»; hay: { $bots }.
problem-clock-one-device = Con reloj, cada cual necesita su propio dispositivo: dos personas que comparten uno juegan sin él. Invita a los demás por enlace.
problem-clock-cap = El tope de un reloj ({ $cap } s) es al menos el tiempo del principio ({ $bank } s).
problem-clock-nights = Las noches y las vacaciones solo se descuentan en partidas por días. Elige ese tipo de reloj u omite "nights".
problem-not-utf8 = Un registro es texto en UTF-8.
problem-play-form = Una partida se puede exportar como { $known }, no como «{ $given }».
problem-play-zone = Este servidor no conoce la zona horaria «{ $zone }». Escribe una como Europe/Berlin, o déjala fuera y valdrá la del servidor.
problem-record-lines = Un registro tiene como máximo { $most } líneas, y este tiene { $count }.
problem-record-steps = Un registro tiene como máximo { $most } pasos, y este tiene { $count }.
problem-too-long = Una petición tiene como máximo { $most } bytes.
problem-long-head = La cabecera de una petición tiene como máximo { $most } bytes.
problem-many-fields = La cabecera de una petición tiene como máximo { $most } campos.
problem-two-hosts = Una petición tiene un solo campo Host.
problem-too-slow = La petición no llegó a tiempo.

## Who asks

problem-token = Para esto hace falta el enlace de un asiento de esta mesa.
problem-host-only = Eso solo puede hacerlo quien organiza la mesa.
problem-owner-only = Eso solo puede hacerlo quien tiene este asiento.
problem-seat = Tu enlace no es del asiento de { $player }.
problem-seat-of-request = Este move_id pertenece a una petición de otro asiento.
problem-closed = En esta mesa no se puede mirar: se abre con el enlace de un asiento.
problem-closed-lost = En esta mesa no se puede mirar. Tu enlace al asiento de { $players } se ha sustituido.
problem-origin = Esta petición viene de una página de otro sitio.
problem-own-page = Esto lo pide una página de este servidor, en JSON; un programa envía Origin y Content-Type.
problem-code = Este código ya no vale: cada uno sirve una vez, durante pocos minutos. Pide otro.
problem-passkey = La llave de acceso no se ha aceptado. Inténtalo de nuevo.
problem-passkey-unknown = Este servidor no conoce esta llave de acceso.
problem-many-passkeys = Tienes { $most } llaves de acceso; quita antes una.
problem-no-passkeys-here = Los navegadores guardan llaves de acceso solo para un nombre por https, o para localhost.
problem-missing = A este servidor le falta una biblioteca para eso: pip install '.[club]'
problem-no-mail = Este servidor no envía correos: sus ajustes no nombran un servidor de correo, o le falta una biblioteca (pip install '.[club]').
problem-no-notices = Este servidor no envía avisos: sus ajustes no nombran una dirección, o le falta una biblioteca (pip install '.[club]').
problem-notices-many = Ya hay demasiadas direcciones. Quita antes una.
problem-notice-address = A esta dirección no se puede enviar un aviso. Copia la dirección entera de un webhook, o escríbela como Apprise (ntfys://host/topic).
problem-notice-kind = Desde aquí no se envían avisos a { $host }. Quien administra el servidor puede permitirlo (ajuste notice_kinds).
problem-notice-host = No se envían avisos a { $host }: está en la propia red del servidor. Quien lo administra puede permitirlo (ajuste notice_hosts).
problem-notice-nowhere = No hay ningún host { $host }.
problem-notice-mailbox = Deja antes una dirección de correo, y abre el enlace que se le envía.
problem-notice-not-gone = No ha llegado: esta dirección ya no existe.
problem-notice-not-host = No ha llegado: la dirección lleva a la propia red del servidor.
problem-notice-not-late = No ha llegado: nadie respondió a tiempo.
problem-notice-not-reached = No ha llegado: no se pudo contactar con nadie allí.
problem-notice-not-taken = No ha llegado: el servicio no lo aceptó.
problem-notice-not-answer = No ha llegado: el servicio respondió { $status }.
problem-no-channel = Esa dirección ya no existe.
problem-too-many-notices = Se han probado demasiadas direcciones. Espera un rato.
problem-no-address = Esto no es una dirección de correo.
problem-signed-out = No has entrado en este dispositivo.
problem-signed-in = Alguien ha entrado ya en este dispositivo.
problem-rated-sign-in = Esta mesa es puntuable: entra antes y después siéntate.
problem-rated-practice = En una partida puntuable nadie puede elegir el azar: omite la semilla.
problem-rated-here = En una mesa puntuable cada persona tiene su propio dispositivo, y hay al menos dos asientos: una persona aquí, las demás por enlace.
problem-rated-bot = { $bot } no puede jugar en una mesa puntuable: solo los bots propios de Carrack tienen versiones.
problem-rated-awaits = Faltan por unirse: { $players }. Una partida puntuable empieza con todos; da a un bot el asiento de quien falte.
problem-rated-begun = Esta partida es puntuable: quién juega quedó fijado al empezar, y cada cual decide solo sobre su asiento.
problem-rated-twice = Ya tienes un asiento en esta mesa, y es puntuable: nadie juega contra sí mismo.
problem-rated-kept = Una partida puntuable no se borra: cuenta. Puedes abandonar.
problem-beside = Junto a esta mesa no hay tablero: aquí no se introduce nada.
problem-beside-bots = Con el tablero en la mesa solo juegan personas y la IA del juego. Quita los bots.
problem-beside-clock = En una mesa junto al tablero no corre ningún reloj: quítalo.
problem-beside-rated = Una partida junto al tablero nunca es puntuable: nadie responde de lo que se introduce.
problem-beside-seed = Junto al tablero no se saca nada al azar: quita la semilla.
problem-beside-open = Junto al tablero solo juegan quienes lo tienen delante: invítalos con un enlace.
problem-beside-whose = Solo { $player } lo ve, y lo introduce.
problem-running-finish = La partida aún no ha terminado: antes no se convierte en registro.
problem-waiting-to-enter = La preparación aún no está introducida: antes hay que indicar qué hay sobre la mesa.
problem-nobody = Esta persona ya no está aquí.
problem-no-club-edition = No hay ninguna edición { $number } en este club.
problem-no-line = La línea { $number } ya no existe.
problem-no-person = No hay nadie con ese nombre con quien compartas una mesa puntuable o un club.
problem-clubs-by-operator = Los clubes los funda quien administra este servidor.
problem-club-host-only = Eso solo puede hacerlo quien organiza el club.
problem-host-of-hosts = A quien organiza no se le puede quitar: solo puede dejarlo por su cuenta.
problem-no-club = No estás en ese club.
problem-no-member = En este club no hay nadie con ese nombre.
problem-club-invitation = Este enlace ya no deja entrar en un club. Pide otro a quien lo organiza.
problem-full-club = Este club está lleno: lo forman { $most } personas.
problem-full-of-editions = Este club ya tiene { $most } ediciones. Quita antes una.
problem-full-of-clubs = Ya estás en { $most } clubes. Deja antes uno.
problem-everybodys-name = Este servidor es el club, así que le pone nombre quien lo administra.
problem-everybodys-invitation = A este club pertenece todo el que ha entrado; no necesita invitaciones.
problem-everybodys-leave = A este club pertenece todo el que ha entrado.
problem-open-to-which = Di para qué club está abierta la mesa.
problem-open-to-club = La mesa de un club solo la ven sus miembros; ábrela para ellos, o no elijas club.
problem-open-to-nobody = Una mesa a la que otros pueden unirse necesita un asiento para alguien en otro sitio, y no es de práctica.
problem-open-tables-yours = Ya hay { $most } mesas tuyas abiertas a todo el mundo. Empieza en una, renuncia a otra, o abre esta solo a quien tenga un enlace.
problem-open-tables-here = Ya hay { $most } mesas de tu red abiertas a todo el mundo. Espera a que se empiece en una, o invita con un enlace.
problem-joined-too-late = Ya está decidido quién juega en esta mesa.
problem-seated-already = Ya tienes un asiento en esta mesa.
problem-no-free-seat = En esta mesa ya no queda ningún asiento libre.
problem-no-seat-of-yours = No tienes asiento en esta mesa.
problem-host-stays = Quien abrió la mesa no puede dejarla. En su página puedes renunciar a ella.
problem-seat-taken = Solo se puede reservar un asiento en el que aún no se ha sentado nadie.
problem-invite-in-club = Por nombre se invita en mesas de un club.
problem-no-device = Ese dispositivo no existe.
problem-operator-link = Este enlace de administración ya se ha usado o tiene más de quince minutos. Para obtener otro: carrack operator link
problem-operator-only = Solo quien administra este servidor puede hacer eso.
problem-address-given = La dirección { $address } viene de los ajustes; cámbiala allí.
problem-address-not-answered = Este servidor no responde a { $address }: sus ajustes solo admiten { $hosts } (hosts).
problem-server-address = { $given } no es la dirección de un servidor; debe parecerse a https://mesa.example.org.
problem-not-opened-here = Este servidor solo se puede abrir donde se inicia: carrack serve --host 0.0.0.0 o carrack play --lan
problem-not-opened = No se ha podido abrir el servidor a la red: { $reason }.
problem-host = Este servidor tiene otro nombre; sus ajustes dicen cuál (hosts).
problem-invitation = Esta invitación se ha usado, o quien organiza ha hecho otra.
problem-outdated = Carrack se ha actualizado desde que se abrió esta página; vuelve a cargarla.

## What is not there

problem-no-route = No hay ningún { $method } { $path }.
problem-long-address = Una dirección tiene aquí como máximo { $most } caracteres.
problem-not-live = Desde esta dirección no se envían mensajes.
problem-method = Esta dirección no acepta { $method }.
problem-no-table = No hay ninguna mesa «{ $table }».
problem-no-seat = { $last ->
    [0] El único asiento aquí es el 0.
   *[other] Los asientos aquí son del 0 al { $last }.
}
problem-no-step = Los pasos aquí son del 0 al { $last }.
problem-no-replay = Esta repetición ya no se guarda; abre el archivo de nuevo.
problem-no-game = No hay ningún juego «{ $game }»; instalados: { $games }.
problem-no-board = { $game } no trae un módulo propio para eso; una página lo dibuja de forma sencilla.
problem-no-rules = { $game } no tiene aquí reglas para leer.
problem-no-language = { $game } no tiene textos en «{ $language }».
problem-no-lesson = { $game } no tiene ninguna lección «{ $lesson }».
problem-lesson-unreadable = Las lecciones de { $game } no se pueden usar: { $reason }
problem-no-maps = { $game } no admite mapas propios.
problem-no-editions = { $game } no admite ediciones propias.

## Not now

problem-stale = El paso más nuevo es el { $newest }, pero esto se decidió tras el paso { $step }.
problem-turn-ended = Tu turno ha acabado; ya es tarde para deshacer eso.
problem-reopen-nothing = Ya es tarde para deshacer el final de este turno: alguien ha seguido jugando, o reveló algo.
problem-reopen-counts = En las partidas puntuables y en las ligas el final de un turno es definitivo.
problem-reopen-once = Ya lo has pedido una vez en este turno.
problem-reopen-unasked = Nadie pide deshacer el final de un turno.
problem-not-deciding = Ahora decide { $player }; pregunta cuando te toque.
problem-hints = Esta mesa se preparó sin pistas.
problem-talk = Quien organiza ha desactivado el chat en esta mesa.
problem-bot-plays = Ahora juega un bot por { $player }; quien organiza puede devolver el asiento.
problem-bot-invited = En este asiento juega un bot; cédelo antes a una persona.
problem-bot-already = En este asiento ya juega un bot.
problem-bot-luck = En este asiento juega un bot; los bots no tienen parte en el azar.
problem-human-seat = { $player } ya juega en este asiento.
problem-clock-again = A { $player } se le ha acabado el tiempo dos veces en este turno: lo termina el bot, y después se puede recuperar el asiento.
problem-instructions = Las instrucciones permanentes son para partidas de varios días entre personas, con reloj: no para practicar ni con el tablero sobre la mesa.
problem-present = { $player } juega en este asiento y está aquí; solo se puede tomar uno abandonado.
problem-automaton = Por la IA ({ $seat }) juegan las reglas; nadie puede tomar ni cambiar su sitio.
problem-paused = La partida está en pausa: alguien la ha pedido.
problem-nobody-left = La partida está en pausa: no queda nadie que juegue.
problem-waiting-to-sit = { $count ->
    [one] La partida empieza cuando se siente { $players }.
   *[other] La partida empieza cuando se sienten todos: { $players }.
}
problem-waiting-to-come = { $count ->
    [one] La partida empieza cuando llegue { $players }.
   *[other] La partida empieza cuando lleguen todos: { $players }.
}
problem-waiting-to-open = { $count ->
    [one] La partida empieza cuando { $players } haya revelado su parte del azar.
   *[other] La partida empieza cuando todos hayan revelado su parte del azar: { $players }.
}
problem-ended = Esta mesa se cerró antes de que su partida pudiera empezar.
problem-begun = La partida ha empezado; ya no se puede renunciar a ella.
problem-luck-settled = La preparación se ha sorteado; el azar de esta partida está fijado.
problem-shares-settled = Ya está decidido quién tiene parte en el azar; no se acepta ningún hash más.
problem-share-elsewhere = El azar de esta partida está fijado, y solo el dispositivo de { $player } puede revelar su parte; toma el asiento cuando la partida haya empezado.
problem-unfixed = No se revela nada antes de que esté decidido quién tiene parte en el azar.
problem-luck = Esta no es la parte cuyo hash publicó este asiento.
problem-alone = Aún no ha aportado nada al azar ningún dispositivo; espera a uno.
problem-over = La partida ha acabado.
problem-over-seat = La partida ha acabado; en este asiento ya no hace falta nadie.
problem-over-pause = La partida ha acabado; no hay nada que pausar.
problem-over-instructions = La partida ha acabado; ya no hay instrucciones que dejar.
problem-over-hint = La partida ha acabado; su análisis dice qué piensa de ella un bot.
problem-over-branch = Ahí la partida ha acabado; elige una posición anterior.
problem-running-branch = Desde una posición se puede seguir jugando cuando la partida ha acabado.
problem-running-rematch = Una revancha puede empezar cuando la partida ha acabado.
problem-running-analysis = Un análisis se puede hacer cuando la partida ha acabado.
problem-running-play = Una partida se puede exportar cuando ha acabado.
problem-running-turn = Un turno se puede intentar de nuevo cuando la partida ha acabado.
problem-long = Esta mesa lleva { $most } pasos, varias veces una partida entera: lo que se juega ahora queda, y hasta que la partida acabe solo se añaden jugadas.
problem-long-over = Esta mesa lleva { $most } pasos; ya no se juega más en ella.
problem-long-opened = Esta mesa tiene { $count } pasos, más de los que ningún juego necesita; no se abre.

## Records that somebody brings

problem-record = Este registro no se puede reproducir: { $reason }
problem-record-damaged = Este registro está dañado: { $reason }
problem-record-branch = Desde este registro no se puede seguir jugando: { $reason }
problem-record-components = Este registro se jugó con componentes que no están aquí: { $reason }

## Too much

problem-too-many = Demasiadas peticiones desde tu dirección; espera un poco.
problem-too-many-mails = Se han pedido demasiados correos. Espera un rato.
problem-too-many-clubs = Por hoy has fundado bastantes clubes.
problem-too-many-people = Llega demasiada gente nueva desde esta dirección. Espera un rato.
problem-nights-moved = Las noches no se pueden cambiar tan a menudo, o un reloj podría quedarse en ellas para siempre. Inténtalo de nuevo en unos días.
problem-hours-changed = Has cambiado tu horario demasiadas veces. Espera un rato.
problem-hours-zone = Este servidor no conoce la zona horaria { $zone }. Elige antes la tuya en la página sobre ti.
problem-night-long = Una noche tiene como máximo { $most } horas, para que quede algo del día para jugar.
problem-holiday-day = No existe ese día. Un día se escribe así: 2026-12-24.
problem-holiday-order = Estas vacaciones acaban ({ $last }) antes de empezar ({ $first }).
problem-holiday-long = Unas vacaciones tienen como máximo { $most } días.
problem-holiday-past = No se pueden apuntar vacaciones en el pasado ({ $day }). Empieza hoy, o después.
problem-holiday-far = Se pueden apuntar vacaciones hasta el final del año que viene. El { $day } es más tarde.
problem-holiday-many = Serían { $count } días en { $year }. Puedes faltar { $most } días al año.
problem-too-many-tries = Demasiados códigos incorrectos. Espera un poco.
problem-too-many-tables = Demasiadas mesas nuevas desde tu dirección; espera un poco.
problem-too-many-jobs = Tu dirección ya tiene mucho en marcha; espera un poco.
problem-too-many-connections = Demasiadas conexiones desde tu dirección; espera un poco.
problem-too-many-watchers = Ya miran esta mesa { $most } conexiones; espera un poco.
problem-too-much-talk = Es demasiado chat de una vez; espera un poco.
problem-full = El servidor está lleno.
problem-full-tables = Este servidor ya tiene { $most } mesas; borra antes algunas.

## What went wrong here

problem-busy = Ahora no se ha podido; inténtalo de nuevo.
problem-given-up = Esto le costó al servidor demasiado tiempo, o demasiada memoria; no se ha terminado.
problem-no-hint = Ahora no hay pista, porque el bot ha fallado; pídela de nuevo.
problem-no-choice = Ahora no hay jugada, porque el bot ha fallado; pídela de nuevo.
problem-no-verdict = Ahora no se ha podido comparar este turno con el mejor; inténtalo de nuevo.
problem-hint-moved-on = La posición cambió mientras el bot pensaba; pregunta de nuevo.
problem-no-past = Ahora no se puede ver el pasado de esta mesa; inténtalo de nuevo.
problem-store = El almacenamiento falla: { $reason }
problem-unsaved = Esto no se ha guardado: { $reason }
problem-components = Los componentes de esta mesa faltan o han cambiado; espera a que quien administra el servidor los reponga ({ $reason }).
problem-unreadable = Esta versión de Carrack no puede abrir la mesa: { $reason }
problem-bug = Esto es un error de Carrack; el registro del servidor dice más.
problem-only-ping = Tras hello solo se entiende un ping.
problem-link-replaced = Este enlace se ha sustituido.
problem-connect-again = Conéctate de nuevo.
problem-unjudged = { $bot } tiene una opinión sobre jugadas, pero no valora posiciones: no hay resultado esperado, solo lo que habría jugado
problem-bot-failed = el bot ha fallado: { $reason }
problem-analysis-stopped = lo ha parado quien administra este servidor
problem-begun-often = se empezó { $count } veces, y todas ellas el servidor se detuvo
problem-unwritable = el almacenamiento falla
problem-still-opening = las mesas aún se están abriendo
problem-descriptors = no quedan descriptores

## Files of tables

problem-file-other = Esto no es un archivo de mesas: su primera línea no lo dice. Un archivo así lo escriben «Guardar las mesas en un archivo», en la página, y carrack tables save.
problem-file-one-record = Esto es el registro de una sola partida, no un archivo de mesas: ábrelo con «Abrir un registro».
problem-file-newer = Este archivo de mesas lo escribió un Carrack más nuevo (su forma es { $form }; este lee hasta { $known }): léelo con esa versión, o instálala aquí.
problem-file-line = Esta línea no se puede leer: { $reason }. Tómala de otra copia del archivo.
problem-file-record = El registro de esta mesa no se puede jugar aquí: { $reason }
problem-file-seats = Jugadores en el registro: { $players }; asientos de la lista: { $seats }.
problem-file-bot = El asiento { $seat } nombra un bot si y solo si su tipo es bot.
problem-file-talk = Solo pueden haber dicho algo asientos de la mesa ({ $seats }).
problem-file-seed = La semilla no es aquella con la que se compromete la cabecera del registro.
problem-file-here = Esta mesa ya está aquí, como «{ $table }».
problem-file-cut = El archivo está cortado: falta su última línea, que cuenta las mesas. Toma el resto de otra copia.
problem-file-count = Mesas según la última línea: { $counted }; en el archivo: { $count }. Toma lo que falta de otra copia.

## Leagues

problem-no-league = Esa liga no existe en este servidor.
problem-no-season = Esta liga no tiene esa temporada.
problem-league-host = Eso solo puede hacerlo quien organiza la liga.
problem-league-games = Con { $players } por mesa, una temporada tiene de 1 a { $most } partidas por persona.
problem-league-group = Un grupo tiene al menos las { $players } personas de una mesa.
problem-league-many = Estás en { $most } ligas; deja antes una.
problem-league-full = Una liga tiene como máximo { $most } personas.
problem-league-closed = Ahora nadie puede unirse a esta liga; quien la organiza puede abrirla de nuevo.
problem-league-no-swiss = Solo en un torneo suizo se puede descansar una ronda.
problem-league-no-round = Ahora no se juega ninguna ronda.
problem-league-round = Se está jugando una ronda; la siguiente empieza cuando acabe.
problem-league-over = Se han jugado todas las rondas de este torneo suizo.
problem-league-few = { $count ->
    [one] Solo hay una persona; una mesa necesita { $players }.
   *[other] Solo hay { $count } personas; una mesa necesita { $players }.
}
problem-league-no-place = Ese sitio no existe en ninguna temporada en juego.
problem-league-no-member = Esta persona no está en la liga.
problem-league-plays = { $player } ya juega en esta temporada.
