### Was der Server in Mails schreibt.

enter-subject = Anmelden bei Carrack
enter-body =
    Hallo { $name },

    dieser Link öffnet eine Seite, die dich anmeldet, einmal, innerhalb von { $minutes } Minuten:

    { $link }

    Wenn du nicht danach gefragt hast, lass diese Mail liegen: Ohne den Link wird niemand angemeldet.
