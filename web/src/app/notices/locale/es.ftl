tell-me = Avísame cuando…
tell-me-about = Mientras no miras, Carrack puede avisarte por correo, en este navegador o en un servicio tuyo. De noche y en vacaciones, espera.
tell-group = Avisar a un grupo cuando…
tell-group-about = Una dirección de tu grupo (un webhook, una sala, un tema) se entera de lo que pasa en esta mesa. Quien lee allí ve los nombres y el enlace para mirar.
tell-kind = { $kind ->
    [turn] me toque jugar
    [began] empiece una partida
    [ended] acabe una partida
    [waits] alguien me espere
    [invited] reciba una invitación
    [round] empiece la próxima ronda de mi liga
   *[other] { $kind }
  }
tell-kind-group = { $kind ->
    [turn] le toque a alguien
    [began] empiece la partida
    [ended] acabe la partida
    [waits] se espere a alguien
   *[other] { $kind }
  }
tell-by = { $kind ->
    [mail] Correo
    [push] Este u otro navegador
    [webhook] Webhook
    [discord] Discord
    [slack] Slack
    [matrix] Matrix
    [telegram] Telegram
    [ntfy] ntfy
    [gotify] Gotify
   *[other] { $kind }
  }
tell-missing-address = Este servidor no conoce su propia dirección, así que no avisa a nadie: los enlaces de los avisos no llevarían a ninguna parte. Quien lo administra pone la dirección, en carrack.toml en su carpeta de datos o antes de iniciarlo:
tell-missing = A este servidor le falta una biblioteca para algunas de estas vías. Quien lo administra puede añadirla:
tell-sent = último aviso { $day }
tell-never = aún sin avisos
tell-failed = no acepta nada desde el { $day }
tell-gone = descartada y olvidada el { $day }: ya no aceptaba nada
tell-test = Probar
tell-tested = Ha llegado.
tell-mail = Por correo a { $mail }
tell-push = En este navegador
tell-push-nowhere = Los navegadores muestran avisos solo donde la página llega por https, o está en localhost.
tell-push-denied = Este navegador no quiere mostrar avisos. Puedes cambiarlo en sus ajustes para esta página.
tell-address = Dirección
tell-address-about = La dirección entera de un webhook, o como la escribe Apprise: { $services }.
tell-add = Añadir
tell-lost = No se pudo avisar
tell-lost-one = { $kind }, { $day }
nudge = Recordárselo a quien espera la mesa
nudged = { $count ->
    [0] No se ha avisado a nadie: quien sea no lo desea, o ya tuvo hoy un recordatorio.
   *[other] Recordatorio enviado.
  }
stop-title = ¿Parar estos avisos?
stop-stopped = Parados
stop-about = { $what }: ya no se enviará nada ahí.
stop-do = Parar
stop-done = Ya no se envía nada ahí.
