### Wat de server in mails schrijft.

enter-subject = Je toegang tot Carrack
enter-body =
    Hallo { $name },

    deze link opent een pagina die je inlogt, één keer, binnen { $minutes } minuten:

    { $link }

    Heb je hier niet om gevraagd, negeer deze mail dan: zonder de link wordt niemand ingelogd.
