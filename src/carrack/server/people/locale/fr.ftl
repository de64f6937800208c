### Ce que le serveur écrit dans les e-mails.

enter-subject = Ton accès à Carrack
enter-body =
    Bonjour { $name },

    ce lien ouvre une page qui te connecte, une seule fois, dans les { $minutes } minutes :

    { $link }

    Si tu ne l’as pas demandé, ignore cet e-mail : personne ne se connecte sans le lien.
