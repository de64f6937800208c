## You
you-none = Aquí nadie necesita una cuenta: un enlace abre tu asiento. Si quieres, este servidor te recuerda, y encuentras tus mesas en todos tus dispositivos. No pide más que un nombre.
remember-me = Primera vez
remember-me-do = Recuérdame
in-elsewhere = Ya he entrado en otro dispositivo
in-elsewhere-about = Elige allí tu nombre en la barra de arriba, deja que muestre un código y escríbelo aquí. O apunta la cámara de este dispositivo a la imagen de allí.
code = Código
code-do = Entrar con el código
about-you = Sobre ti
play-shown = Otros pueden ver cómo juego
play-shown-about = Quien pueda abrir tus partidas puntuables verá entonces también el PR de todas tus partidas analizadas juntas, a partir de cinco del mismo juego; nada de una partida suelta.
time-zone = Zona horaria
save = Guardar
saved = Guardado
another-device = Otro dispositivo
another-device-about = Entra en tu móvil o en otro ordenador con un código. Vale para un dispositivo, durante cinco minutos.
show-code = Ver un código
another-code = Otro código
code-good-until = Vale hasta las { $time }, para un dispositivo
code-link = El enlace para el otro dispositivo
not-playing = Cuándo no juegas
not-playing-about = En las mesas por días, tu reloj se para entonces, si la mesa lo tiene en cuenta. Los demás ven que está parado, y hasta cuándo.
night = De noche no juego
night-from = desde
night-to = hasta
holidays = Vacaciones
holidays-about = { $left ->
    [one] Un día más este año, de { $most } en total.
   *[other] { $left } días más este año, de { $most } en total.
  } Un día ya empezado no se puede quitar.
holiday-from = primer día
holiday-to = último día
holiday-add = Añadir vacaciones
devices = Dónde has entrado
this-device = este dispositivo
unknown-device = Dispositivo
last-seen = último uso { $day }
links-apart = { $count ->
    [one] Este dispositivo tiene enlaces a una mesa que no has hecho tuya, o a la que has renunciado.
   *[other] Este dispositivo tiene enlaces a { $count } mesas que no has hecho tuyas, o a las que has renunciado.
  }
links-apart-do = También son mías
sign-out = Salir
sign-out-here = Salir aquí
sign-out-everywhere = Salir en todas partes
sign-out-about = Los enlaces abiertos en un dispositivo se quedan en su navegador y abren sus asientos como antes.
passkeys = Llaves de acceso
passkeys-about = Con una llave de acceso entras con tu huella, tu cara o el bloqueo de tu dispositivo.
passkeys-missing = A este servidor le falta la biblioteca para llaves de acceso. Quien lo administra puede añadirla:
passkeys-nowhere = Los navegadores guardan llaves de acceso solo donde la página tiene un nombre y llega por https, o está en localhost.
add-passkey = Añadir una llave
enter-passkey = Entrar con una llave de acceso
remove = Quitar
mailbox = Correo
mailbox-about = Si dejas aquí una dirección, puedes entrar con un enlace que se te envía a ella. No se usa para nada más, salvo que quieras recibir avisos ahí.
mail-address = Tu dirección
mail-me = Enviarme un enlace
mail-sent = Si esta dirección es correcta, hay un correo en camino.
enter-mail = Entrar por correo
enter-mail-about = Si has dejado aquí tu dirección, te llega un enlace con el que entras.
same-person = Unir dos entradas mías
same-person-about = Si se te recuerda con dos nombres, deja que un dispositivo del otro muestre un código. Lo que tiene ese nombre pasa a ser tuyo; el otro nombre desaparece, y se cierra su sesión en todos sus dispositivos.
same-person-do = Unirlos en uno
your-data = Tus datos
your-data-about = Todo lo que este servidor sabe de ti: tus dispositivos, tus mesas, lo que dijiste en ellas y los registros de tus partidas acabadas.
take-away = Descargar mis datos
delete-me = Borrarme
delete-me-about = En tus mesas te llamas desde entonces «alguien», también en sus registros, y lo que dijiste desaparece. Los archivos que alguien haya guardado quedan fuera de alcance. Los enlaces siguen abriendo sus asientos.
delete-me-sure = Borrarme de verdad

## A link or a code
enter-title = ¿Entrar en este dispositivo?
enter-about = Este enlace deja entrar a un dispositivo. Sigue solo si el enlace es tuyo, y el dispositivo también.
enter-do = Entrar
enter-other = Aquí ha entrado { $name }. ¿Es tuyo también el enlace?
enter-merge = Sí, soy yo en ambos
enter-instead = No, que salga { $name }

## Rated games
profile = Partidas puntuables
profile-of = Partidas puntuables de { $name }
profile-none = Aún no ha acabado ninguna partida puntuable. Elige «Puntuable» al preparar una mesa.
profile-kind = { $game }, { $players } jugadores
profile-games = { $count ->
    [one] tras una partida
   *[other] tras { $count } partidas
}
profile-curve = Clasificación de partida en partida: ahora { $last }, la más baja { $low }, la más alta { $high }
profile-sources = Puntos por partida
profile-others = Todos los demás
profile-results = Resultados
profile-place = Lugar { $place } de { $players }, puntos: { $points }
to-lobby-and-clubs = Sala, clubes y ligas
