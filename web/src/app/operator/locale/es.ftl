## Este servidor
server-outside = Quien administra este servidor lo atiende aquí. En la máquina que tiene sus datos, esta orden muestra un enlace que da ese derecho a un navegador:
server-network = La red
server-closed = Solo este ordenador llega a Carrack. En cuanto lo abras, podrán jugar los móviles y portátiles de la misma red, hasta que lo cierres o Carrack termine.
server-open = Los demás de la misma red llegan a Carrack en esta dirección:
server-close = Cerrarlo otra vez
server-elsewhere = Quién llega a este servidor se decide donde se inicia.
server-address = Dirección
server-address-about = Los enlaces que compartas empiezan por ella desde ahora; los correos y avisos, desde el próximo inicio. Mientras esté vacía, los enlaces empiezan por la dirección de la página.
server-address-given = Viene de los ajustes del servidor; cámbiala allí.
server-reports = Mensajes denunciados
server-reports-none = Nadie ha denunciado nada.
server-report = { $name }, { $place }, { $time }
server-report-look = Ver la mesa
server-report-remove = Quitar
server-report-keep = Dejarlo
server-damage = ¿Hay algo dañado?
server-damage-none = No: la base de datos está entera, y todas las mesas visitadas desde el inicio se han abierto.
server-damage-database = La base de datos está dañada; todas las demás mesas siguen. Detén el servidor y restaura la última copia buena:
server-damage-tables = { $count ->
    [one] Una mesa no se puede leer entera: { $tables }
   *[other] { $count } mesas no se pueden leer enteras: { $tables }
  }
server-broken-components = La mesa { $table } espera componentes que faltan. Devuelve el archivo de su edición y seguirá.
server-broken-unreadable = La mesa { $table } no se puede abrir. Quizá una copia aún la tenga. Para eliminarla:
server-devices = Dónde atiendes este servidor
server-devices-about = Retira un dispositivo que ya no uses o que hayas perdido. Para añadir otro, esta orden muestra un enlace:
server-end = Retirar
server-end-here = Retirar este dispositivo
server-end-all = Retirar todos
