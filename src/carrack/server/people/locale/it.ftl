### Che cosa scrive il server nelle e-mail.

enter-subject = Il tuo accesso a Carrack
enter-body =
    Ciao { $name },

    questo link apre una pagina che ti fa entrare, una volta, entro { $minutes } minuti:

    { $link }

    Se non l’hai chiesto tu, ignora questa e-mail: senza il link nessuno può entrare.
