### Lo que el servidor escribe en los correos.

enter-subject = Tu entrada a Carrack
enter-body =
    Hola, { $name }:

    Este enlace abre una página con la que entras, una sola vez, en los próximos { $minutes } minutos:

    { $link }

    Si no lo has pedido, no hagas caso de este correo: sin el enlace no entra nadie.
