### Pourquoi le serveur ne fait pas ce qu’on lui demande. Les valeurs : voir en.ftl.

## The form of a request

problem-malformed = La requête est mal formée : { $reason }
problem-not-json = Le corps de la requête n’est pas du JSON : { $reason }
problem-nul = Une requête ne contient pas le caractère NUL (U+0000).
problem-broken-off = La requête a été interrompue.
problem-not-http = Ce n’est pas une requête HTTP.
problem-no-websocket = Cela n’ouvre pas de WebSocket.
problem-no-hello = Envoie d’abord hello, avec tokens et since.
problem-not-text = Les messages sont du texte.
problem-authorization = L’en-tête Authorization s’écrit : Bearer token,token
problem-whole-number = { $field } est un nombre entier, pas « { $given } ».
problem-unfit-character = { $field } contient le caractère { $character }, qui y est invisible ; enlève-le.
problem-shows-nothing = Rien de { $field } n’est visible ; écris une lettre, un chiffre ou un signe.
problem-name-length = Un nom a de 1 à { $most } caractères.
problem-line-length = Une ligne a de 1 à { $most } caractères.
problem-which-move = Dis quel coup : move (notation), index, ou moves pour plusieurs.
problem-move-id-used = Ce move_id a servi à une autre requête ; prends-en un nouveau pour chacune.
problem-which-share = Envoie soit l’empreinte d’une part, soit la part pour laquelle elle a été publiée.
problem-needed-to-accept = Cela est nécessaire pour accepter une invitation.
problem-own-token = Le jeton du nouveau lien est créé par l’appareil de qui le possède.
problem-seats-and-players = Joueurs : { $players }, mais places : { $seats }.
problem-person-with-bot = La place d’une personne n’a pas de bot.
problem-bot-elsewhere = Un bot n’attend nulle part ; seules des personnes viennent par lien.
problem-which-bot = Dis quel bot joue à cette place.
problem-no-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $bots }.
problem-clock-one-device = Avec une pendule, il faut un appareil par personne : deux personnes qui en partagent un ne peuvent pas en avoir. Invite les autres par lien.
problem-clock-cap = Le maximum d’une pendule ({ $cap } s) est au moins ce que chacun a au début ({ $bank } s).
problem-clock-nights = Ne pas compter les nuits et les congés n’est possible que dans les parties en différé. Choisis cette sorte de pendule, ou enlève "nights".
problem-not-utf8 = Un enregistrement est un texte en UTF-8.
problem-play-form = Une partie peut être exportée au format { $known }, pas « { $given } ».
problem-play-zone = Ce serveur ne connaît pas de fuseau horaire « { $zone } ». Écris-en un comme Europe/Berlin, ou n’en mets aucun : ce sera celui du serveur.
problem-record-lines = Un enregistrement a au plus { $most } lignes, et celui-ci en a { $count }.
problem-record-steps = Un enregistrement a au plus { $most } étapes, et celui-ci en a { $count }.
problem-too-long = Une requête a au plus { $most } octets.
problem-long-head = L’en-tête d’une requête a au plus { $most } octets.
problem-many-fields = L’en-tête d’une requête a au plus { $most } champs.
problem-two-hosts = Une requête n’a qu’un seul champ Host.
problem-too-slow = La requête n’est pas arrivée à temps.

## Who asks

problem-token = Il faut pour cela le lien d’une place à cette table.
problem-host-only = Seul l’hôte peut faire cela.
problem-owner-only = Seule la personne à qui appartient cette place peut faire cela.
problem-seat = Ton lien n’est pas pour la place de { $player }.
problem-seat-of-request = Ce move_id appartient à une requête d’une autre place.
problem-closed = On ne peut pas regarder cette table : elle s’ouvre avec le lien d’une place.
problem-closed-lost = On ne peut pas regarder cette table. Ton lien vers la place de { $players } a été remplacé.
problem-origin = Cette requête vient d’une page d’un autre site.
problem-own-page = C’est une page de ce serveur qui le demande, en JSON ; un programme envoie Origin et Content-Type.
problem-code = Ce code n’est plus bon : chacun sert une fois, pendant quelques minutes. Demandes-en un autre.
problem-passkey = La clé d’accès n’a pas été acceptée. Réessaie.
problem-passkey-unknown = Ce serveur ne connaît pas cette clé d’accès.
problem-many-passkeys = Tu as { $most } clés d’accès ; supprimes-en d’abord une.
problem-no-passkeys-here = Les navigateurs ne gardent des clés d’accès que pour un nom en https, ou pour localhost.
problem-missing = Il manque à ce serveur une bibliothèque pour cela : pip install '.[club]'
problem-no-mail = Ce serveur n’envoie pas d’e-mails : ses réglages ne nomment pas de serveur de courrier, ou il lui manque une bibliothèque (pip install '.[club]').
problem-no-notices = Ce serveur n’envoie pas d’avis : ses réglages ne nomment pas d’adresse, ou il lui manque une bibliothèque (pip install '.[club]').
problem-notices-many = Il y a déjà trop d’adresses. Supprimes-en d’abord une.
problem-notice-address = On ne peut pas envoyer d’avis à cette adresse. Copie l’adresse entière d’un webhook, ou écris-la comme Apprise (ntfys://host/topic).
problem-notice-kind = Ici, on n’envoie pas d’avis à { $host }. La personne qui gère le serveur peut le permettre (réglage notice_kinds).
problem-notice-host = On n’envoie pas d’avis à { $host } : il est dans le réseau du serveur lui-même. La personne qui gère le serveur peut le permettre (réglage notice_hosts).
problem-notice-nowhere = Il n’y a pas de serveur { $host }.
problem-notice-mailbox = Laisse d’abord une adresse e-mail, et ouvre le lien qui y est envoyé.
problem-notice-not-gone = Ce n’est pas arrivé : cette adresse n’existe plus.
problem-notice-not-host = Ce n’est pas arrivé : l’adresse mène dans le réseau du serveur lui-même.
problem-notice-not-late = Ce n’est pas arrivé : personne n’a répondu à temps.
problem-notice-not-reached = Ce n’est pas arrivé : personne n’a pu y être joint.
problem-notice-not-taken = Ce n’est pas arrivé : le service ne l’a pas accepté.
problem-notice-not-answer = Ce n’est pas arrivé : le service a répondu { $status }.
problem-no-channel = Cette adresse n’existe plus.
problem-too-many-notices = Trop d’adresses ont été essayées. Attends un moment.
problem-no-address = Ce n’est pas une adresse e-mail.
problem-signed-out = Tu n’as pas de session ouverte sur cet appareil.
problem-signed-in = Quelqu’un a déjà une session ouverte sur cet appareil.
problem-rated-sign-in = Cette table est classée : connecte-toi d’abord, puis prends place.
problem-rated-practice = Dans une partie classée, personne ne choisit les tirages : enlève la graine.
problem-rated-here = À une table classée, chaque personne a son propre appareil, et il y a au moins deux places : une personne ici, les autres par lien.
problem-rated-bot = { $bot } ne peut pas jouer à une table classée : seuls les bots de Carrack ont des versions.
problem-rated-awaits = Pas encore là : { $players }. Une partie classée commence avec tout le monde ; donne la place d’une personne absente à un bot.
problem-rated-begun = Cette partie est classée : ses joueurs étaient fixés au début, et chacun ne décide que de sa propre place.
problem-rated-twice = Tu as déjà une place à cette table, et elle est classée : personne ne joue contre soi-même.
problem-rated-kept = Une partie classée ne se supprime pas : elle compte. Tu peux abandonner.
problem-beside = Il n’y a pas de plateau à côté de cette table : ici, rien ne se saisit.
problem-beside-bots = Avec le plateau sur la table, seuls jouent des personnes et l’IA du jeu. Enlève les bots.
problem-beside-clock = À une table à côté du plateau, aucune pendule ne tourne : enlève-la.
problem-beside-rated = Une partie à côté du plateau n’est jamais classée : personne ne garantit ce qui est saisi.
problem-beside-seed = À côté du plateau, rien n’est tiré : enlève la graine.
problem-beside-open = Seuls ceux qui ont le plateau devant eux jouent à côté : invite-les par lien.
problem-beside-whose = Seul { $player } voit cela, et le saisit.
problem-running-finish = La partie n’est pas finie : elle ne devient un enregistrement qu’après.
problem-waiting-to-enter = La mise en place n’est pas encore saisie : indique d’abord ce qu’il y a sur la table.
problem-nobody = Cette personne n’est plus ici.
problem-no-club-edition = Il n’y a pas d’édition { $number } dans ce club.
problem-no-line = La ligne { $number } n’existe plus.
problem-no-person = Personne de ce nom ne partage avec toi une table classée ou un club.
problem-clubs-by-operator = Les clubs sont fondés par la personne qui gère ce serveur.
problem-club-host-only = Seul un hôte du club peut faire cela.
problem-host-of-hosts = Un hôte ne peut être exclu que par lui-même.
problem-no-club = Tu ne fais pas partie de ce club.
problem-no-member = Il n’y a personne de ce nom dans ce club.
problem-club-invitation = Ce lien ne fait plus entrer personne dans un club. Demandes-en un autre à l’hôte du club.
problem-full-club = Ce club est plein : { $most } personnes en font partie.
problem-full-of-editions = Ce club a déjà { $most } éditions. Enlèves-en d’abord une.
problem-full-of-clubs = Tu fais déjà partie de { $most } clubs. Quittes-en d’abord un.
problem-everybodys-name = Ce serveur est le club ; c’est donc la personne qui le gère qui le nomme.
problem-everybodys-invitation = Toute personne connectée fait partie de ce club ; il n’a pas besoin d’invitations.
problem-everybodys-leave = Toute personne connectée fait partie de ce club.
problem-open-to-which = Dis à quel club la table est ouverte.
problem-open-to-club = Une table de club n’est vue que de ses membres ; ouvre-la pour eux, ou ne choisis pas de club.
problem-open-to-nobody = Une table que d’autres peuvent rejoindre a besoin d’une place pour quelqu’un d’ailleurs, et n’est pas un entraînement.
problem-open-tables-yours = { $most } de tes tables sont déjà ouvertes à tout le monde. Lances-en une, abandonnes-en une, ou n’ouvre celle-ci qu’aux personnes qui ont un lien.
problem-open-tables-here = { $most } tables de ton réseau sont déjà ouvertes à tout le monde. Attends que l’une d’elles ait commencé, ou invite avec un lien.
problem-joined-too-late = On sait déjà qui joue à cette table.
problem-seated-already = Tu as déjà une place à cette table.
problem-no-free-seat = Il n’y a plus de place libre à cette table.
problem-no-seat-of-yours = Tu n’as pas de place à cette table.
problem-host-stays = La personne qui a ouvert la table ne peut pas la quitter. Renonces-y plutôt sur sa page.
problem-seat-taken = On ne peut garder pour quelqu’un qu’une place où personne n’est encore assis.
problem-invite-in-club = On n’invite par nom qu’aux tables d’un club.
problem-no-device = Cet appareil n’existe pas.
problem-operator-link = Ce lien de gestion a déjà servi, ou date de plus de quinze minutes. Pour en obtenir un autre : carrack operator link
problem-operator-only = Seule la personne qui gère ce serveur peut faire cela.
problem-address-given = L’adresse { $address } vient des réglages ; change-la là-bas.
problem-address-not-answered = Ce serveur ne répond pas à { $address } : ses réglages n’admettent que { $hosts } (hosts).
problem-server-address = { $given } n’est pas l’adresse d’un serveur ; elle doit ressembler à https://table.example.org.
problem-not-opened-here = Ce serveur ne peut être ouvert que là où il est lancé : carrack serve --host 0.0.0.0 ou carrack play --lan
problem-not-opened = Impossible d’ouvrir le serveur au réseau : { $reason }.
problem-host = Ce serveur a un autre nom ; ses réglages disent lequel (hosts).
problem-invitation = Cette invitation a déjà servi, ou l’hôte en a fait une autre.
problem-outdated = Carrack a été mis à jour depuis l’ouverture de cette page ; recharge la page.

## What is not there

problem-no-route = Il n’y a pas de { $method } { $path }.
problem-long-address = Une adresse a ici au plus { $most } caractères.
problem-not-live = Aucun message ne part de cette adresse.
problem-method = Cette adresse n’accepte pas { $method }.
problem-no-table = Il n’y a pas de table « { $table } ».
problem-no-seat = { $last ->
    [0] La seule place ici est 0.
   *[other] Les places ici vont de 0 à { $last }.
}
problem-no-step = Les étapes ici vont de 0 à { $last }.
problem-no-replay = Cette relecture n’est plus gardée ; rouvre le fichier.
problem-no-game = Il n’y a pas de jeu « { $game } » ; installés : { $games }.
problem-no-board = { $game } n’apporte pas de module pour cela ; une page le dessine simplement.
problem-no-rules = { $game } n’a pas de règles à lire ici.
problem-no-language = { $game } n’a pas de textes en « { $language } ».
problem-no-lesson = { $game } n’a pas de leçon « { $lesson } ».
problem-lesson-unreadable = Les leçons de { $game } sont inutilisables : { $reason }
problem-no-maps = { $game } n’a pas d’archipels personnels.
problem-no-editions = { $game } n’a pas d’éditions personnelles.

## Not now

problem-stale = La dernière étape est { $newest }, mais ceci a été décidé après l’étape { $step }.
problem-turn-ended = Ton tour est fini ; il est trop tard pour annuler cela.
problem-reopen-nothing = Il est trop tard pour annuler la fin de ce tour : quelqu’un a joué depuis, ou elle a révélé quelque chose.
problem-reopen-counts = Dans les parties classées et les ligues, la fin d’un tour est définitive.
problem-reopen-once = Tu l’as déjà demandé une fois pendant ce tour.
problem-reopen-unasked = Personne ne demande à annuler la fin d’un tour.
problem-not-deciding = C’est à { $player } de décider ; demande quand c’est ton tour.
problem-hints = Cette table a été ouverte sans conseils.
problem-talk = L’hôte a coupé la discussion à cette table.
problem-bot-plays = Un bot joue maintenant pour { $player } ; l’hôte peut rendre la place.
problem-bot-invited = Un bot joue à cette place ; confie-la d’abord à une personne.
problem-bot-already = Un bot joue déjà à cette place.
problem-bot-luck = Un bot joue à cette place ; les bots n’ont pas de part au hasard.
problem-human-seat = { $player } joue déjà à cette place.
problem-clock-again = Le temps de { $player } s’est écoulé deux fois pendant ce tour : le bot le termine, puis la place peut être reprise.
problem-instructions = Les consignes permanentes sont réservées aux parties sur plusieurs jours entre personnes, avec une pendule : ni pour s’entraîner, ni avec le plateau sur la table.
problem-present = { $player } joue à cette place et est là ; on ne peut prendre qu’une place délaissée.
problem-automaton = L’IA ({ $seat }) suit des règles fixes ; personne ne peut prendre ni changer sa place.
problem-paused = La partie est en pause : quelqu’un l’a demandé.
problem-nobody-left = La partie est en pause : il n’y a plus personne pour jouer.
problem-waiting-to-sit = { $count ->
    [one] La partie commencera quand { $players } aura pris place.
   *[other] La partie commencera quand tout le monde aura pris place : { $players }.
}
problem-waiting-to-come = { $count ->
    [one] La partie commencera quand { $players } sera là.
   *[other] La partie commencera quand tout le monde sera là : { $players }.
}
problem-waiting-to-open = { $count ->
    [one] La partie commencera quand { $players } aura révélé sa part de hasard.
   *[other] La partie commencera quand tout le monde aura révélé sa part de hasard : { $players }.
}
problem-ended = Cette table a pris fin avant que sa partie ait pu commencer.
problem-begun = La partie a commencé ; on ne peut plus y renoncer.
problem-luck-settled = La mise en place a été tirée ; le hasard de cette partie est fixé.
problem-shares-settled = On sait déjà qui a part au hasard ; aucune empreinte n’est plus acceptée.
problem-share-elsewhere = Le hasard de cette partie est fixé, et seul l’appareil de { $player } peut révéler sa part ; prends la place quand la partie aura commencé.
problem-unfixed = Rien n’est révélé tant qu’on ne sait pas qui a part au hasard.
problem-luck = Ce n’est pas la part dont cette place a publié l’empreinte.
problem-alone = Aucun appareil n’a encore ajouté sa part au hasard ; attends-en un.
problem-over = La partie est finie.
problem-over-seat = La partie est finie ; cette place n’a plus besoin de personne.
problem-over-pause = La partie est finie ; il n’y a rien à mettre en pause.
problem-over-instructions = La partie est finie ; il n’y a plus de consigne à laisser.
problem-over-hint = La partie est finie ; son analyse dit ce qu’un bot en pense.
problem-over-branch = La partie y est finie ; choisis une position antérieure.
problem-running-branch = On peut rejouer à partir d’une position quand la partie est finie.
problem-running-rematch = Une revanche peut commencer quand la partie est finie.
problem-running-analysis = On peut faire une analyse quand la partie est finie.
problem-running-play = On peut exporter une partie quand elle est finie.
problem-running-turn = On peut rejouer un tour pour s’exercer quand la partie est finie.
problem-long = Cette table a eu { $most } étapes, plusieurs fois une partie entière : ce qui est joué maintenant reste, et seuls des coups s’ajoutent jusqu’à la fin de la partie.
problem-long-over = Cette table a eu { $most } étapes ; on n’y joue plus.
problem-long-opened = Cette table a { $count } étapes, plus qu’il n’en faut à aucune partie ; elle n’est pas ouverte.

## Records that somebody brings

problem-record = Cet enregistrement ne peut pas être relu : { $reason }
problem-record-damaged = Cet enregistrement est endommagé : { $reason }
problem-record-branch = On ne peut pas rejouer à partir de cet enregistrement : { $reason }
problem-record-components = Cet enregistrement a été joué avec du matériel qui n’est pas ici : { $reason }

## Too much

problem-too-many = Trop de requêtes de ton adresse ; attends un peu.
problem-too-many-mails = Trop d’e-mails ont été demandés. Attends un moment.
problem-too-many-clubs = Tu as fondé assez de clubs pour aujourd’hui.
problem-too-many-people = Trop de nouvelles personnes viennent de cette adresse. Attends un moment.
problem-nights-moved = On ne peut pas déplacer ses nuits si souvent, sinon une pendule pourrait y rester toujours. Réessaie dans quelques jours.
problem-hours-changed = Tu as changé tes horaires trop souvent. Attends un moment.
problem-hours-zone = Ce serveur ne connaît pas de fuseau horaire { $zone }. Choisis d’abord le tien sur la page à ton sujet.
problem-night-long = Une nuit a au plus { $most } heures, pour qu’il reste du jour à jouer.
problem-holiday-day = Ce jour n’existe pas. Un jour s’écrit comme 2026-12-24.
problem-holiday-order = Ce congé finit ({ $last }) avant de commencer ({ $first }).
problem-holiday-long = Un congé a au plus { $most } jours.
problem-holiday-past = On ne peut pas annoncer de congé pour le passé ({ $day }). Commence aujourd’hui, ou plus tard.
problem-holiday-far = On peut annoncer un congé jusqu’à la fin de l’année prochaine. { $day } est plus tard.
problem-holiday-many = Cela ferait { $count } jours en { $year }. On peut s’absenter { $most } jours par an.
problem-too-many-tries = Trop de codes non valables. Attends un peu.
problem-too-many-tables = Trop de nouvelles tables de ton adresse ; attends un peu.
problem-too-many-jobs = Ton adresse a déjà beaucoup de tâches en cours ; attends un peu.
problem-too-many-connections = Trop de connexions de ton adresse ; attends un peu.
problem-too-many-watchers = { $most } connexions regardent déjà cette table ; attends un peu.
problem-too-much-talk = C’est trop de messages à la fois ; attends un peu.
problem-full = Le serveur est plein.
problem-full-tables = Ce serveur contient déjà { $most } tables ; supprimes-en d’abord.

## What went wrong here

problem-busy = Cela n’a pas pu se faire à l’instant ; redemande.
problem-given-up = Cela a pris trop de temps ou de mémoire au serveur, qui y a renoncé.
problem-no-hint = Pas de conseil pour l’instant, le bot a échoué ; redemande.
problem-no-choice = Pas de coup du bot pour l’instant, il a échoué ; redemande.
problem-no-verdict = Ce tour n’a pas pu être comparé au meilleur pour l’instant ; redemande.
problem-hint-moved-on = La position a changé pendant que le bot réfléchissait ; redemande.
problem-no-past = Le passé de cette table ne peut pas être consulté pour l’instant ; redemande.
problem-store = Le stockage échoue : { $reason }
problem-unsaved = Cela n’a pas été enregistré : { $reason }
problem-components = Le matériel de cette table manque ou a changé ; elle attend que la personne qui gère le serveur le remette en place ({ $reason }).
problem-unreadable = Cette version de Carrack ne peut pas ouvrir la table : { $reason }
problem-bug = C’est une erreur dans Carrack ; le journal du serveur en dit plus.
problem-only-ping = Après hello, seul un ping est compris.
problem-link-replaced = Ce lien a été remplacé.
problem-connect-again = Reconnecte-toi.
problem-unjudged = { $bot } a un avis sur les coups, mais n’évalue pas les positions : pas de résultat attendu, seulement ce qu’il aurait joué
problem-bot-failed = le bot a échoué : { $reason }
problem-analysis-stopped = la personne qui gère ce serveur l’a arrêtée
problem-begun-often = elle a été commencée { $count } fois, et le serveur s’est arrêté à chaque fois
problem-unwritable = le stockage échoue
problem-still-opening = les tables sont encore en train de s’ouvrir
problem-descriptors = plus de descripteurs disponibles

## Files of tables

problem-file-other = Ce n’est pas un fichier de tables : sa première ligne ne le dit pas. Un tel fichier est écrit par « Sauvegarder toutes les tables dans un fichier » sur la page, ou par carrack tables save.
problem-file-one-record = C’est l’enregistrement d’une seule partie, et non un fichier de tables : ouvre-le avec « Ouvrir une partie ».
problem-file-newer = Ce fichier de tables a été écrit par un Carrack plus récent (son format est { $form } ; celui-ci lit jusqu’à { $known }) : lis-le avec cette version, ou installe-la ici.
problem-file-line = Cette ligne est illisible : { $reason }. Prends-la dans une autre copie du fichier.
problem-file-record = L’enregistrement de cette table ne peut pas être joué ici : { $reason }
problem-file-seats = Joueurs dans l’enregistrement : { $players } ; places listées : { $seats }.
problem-file-bot = La place { $seat } nomme un bot si et seulement si son type est bot.
problem-file-talk = Seules des places de la table ({ $seats }) peuvent avoir dit quelque chose.
problem-file-seed = La graine n’est pas celle sur laquelle l’en-tête de l’enregistrement s’engage.
problem-file-here = Cette table est déjà ici, sous le nom « { $table } ».
problem-file-cut = Le fichier est coupé : sa dernière ligne, qui compte les tables, manque. Prends le reste dans une autre copie.
problem-file-count = Tables d’après la dernière ligne : { $counted } ; dans le fichier : { $count }. Prends ce qui manque dans une autre copie.

## Leagues

problem-no-league = Cette ligue n’existe pas sur ce serveur.
problem-no-season = Cette ligue n’a pas cette saison.
problem-league-host = Seul l’hôte d’une ligue peut faire cela.
problem-league-games = Avec { $players } joueurs par table, une saison a de 1 à { $most } parties par personne.
problem-league-group = Un groupe a au moins les { $players } personnes d’une table.
problem-league-many = Tu es dans { $most } ligues ; quittes-en d’abord une.
problem-league-full = Une ligue a au plus { $most } personnes.
problem-league-closed = Personne ne peut rejoindre cette ligue pour l’instant ; son hôte peut la rouvrir.
problem-league-no-swiss = Sauter une ronde n’est possible que dans un tournoi suisse.
problem-league-no-round = Aucune ronde n’est en cours.
problem-league-round = Une ronde est en cours ; la suivante commence quand elle est finie.
problem-league-over = Toutes les rondes de ce tournoi suisse sont jouées.
problem-league-few = { $count ->
    [one] Il n’y a ici que { $count } personne ; une table en demande { $players }.
   *[other] Il n’y a ici que { $count } personnes ; une table en demande { $players }.
}
problem-league-no-place = Cette place n’existe dans aucune saison en cours.
problem-league-no-member = Cette personne n’est pas membre de la ligue.
problem-league-plays = { $player } joue déjà dans cette saison.
