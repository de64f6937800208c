# Textes de la page. Ce qu’un jeu dit de lui-même vient du jeu.

## Everywhere
language = Langue
language-away = { $language } ne peut pas être chargé pour le moment. Choisis à nouveau la langue quand il y aura du réseau
part-away = Une partie de cette page ne peut pas être chargée pour le moment. Elle viendra dès qu’il y aura du réseau
texts-title = Tous les textes, à leur plus long
texts-accented = Accentuer toutes les lettres
answer = Réponse
close = Fermer
cancel = Annuler
back = Retour
really = Vraiment ?
loading = Un instant…
range = { $from } … { $to }
game = Jeu
bot = bot

menu = Menu
to-lobby = Salon
to-server = Ce serveur
to-club = Club
sign-in = Connexion
somebody = quelqu’un

## Start page
new-table = Nouvelle table
continue = Continuer
colon = { " " }:
look = Revoir
play-again = Rejouer
rematch-rotated = Revanche, places décalées d’un rang
rematch-stronger = Contre des bots plus forts
share = Partager
best-so-far = Ton score : { $points }. { $players ->
    [1] Ton record en solo : { $best }.
   *[other] Ton record à { $players } joueurs : { $best }.
} Parties gagnées : { $won } sur { $played }.
score-cell = { $source }, { $player } : { $points }. Montrer d’où ils viennent.
rematch = Revanche
delete-table = Supprimer
name-and-points = { $player } { $points }
your-turn = À toi de jouer
waiting = À { $player } de jouer.
to-start = Vers l’accueil

## New table
players = Joueurs
seats = Places
name-of = Nom à la place { $number }
who-of = Qui joue à la place { $number }
who-here = sur cet appareil
who-link = ailleurs, par lien
who-person = Une personne
who-strength = Un bot
other-bots = Autres bots
strengths = Force des bots
strength-deckhand = Matelot
    .about = Fait des erreurs ; bien pour une première partie. Répond en moins d’une seconde.
strength-helmsman = Timonier
    .about = Joue solidement.
strength-navigator = Navigateur
    .about = Voit loin et pardonne peu.
strength-admiral = Amiral
    .about = Le plus fort des bots.
bot-title-greedy = Règle simple
bot-title-search = Recherche simple
bot-title-tree = Règle simple (au lieu de l'ancienne recherche arborescente)
bot-title-learned = Autodidacte
bot-title-random = Coups au hasard
turn-takes = Un tour prend ici jusqu’à { $seconds } s.
automaton = IA
bot-names = Inês, Bartolomeu, Leonor, Fernão
hints-allowed = Conseils permis
rated = Classée
talk-allowed = Discussion à la table

## Table
tabs = Parties de la table
banners = Avis
tab-board = Plateau
tab-players = Joueurs
tab-displays = Étalages
tab-log = Journal
actions = Que faire
moves = Coups possibles
moves-opened = { $group } : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
nothing = rien
not-on-board = pas sur le plateau
trail = Choisi jusqu’ici
trail-top = Tous les coups
practice = entraînement
spectator = regarde
score-sheet = Points
score-so-far = Marqués jusqu’ici
standing = Estimation
standing-told = Ce que rapporterait tout ce qui est visible si la partie s’arrêtait maintenant.
standing-total = Estimation comprise
score-source = Source
score-total = Total
score-place = Place
won = { $player } gagne avec { $points } PV.
won-tie = { $player } gagne avec { $points } PV ; l’ordre du tour départage l’égalité.
won-automaton = L’IA a gagné.
won-shared = { $players } partagent la première place avec { $points } PV.
over = La partie est finie. Victoire : { $player }.
over-automaton = La partie est finie. L’IA a gagné.
over-shared = La partie est finie. { $players } partagent la première place.
over-limit = Une limite a mis fin à la partie. Pas de victoire.
thinking = { $player } réfléchit…
thinking-of = { $seconds } s · d’habitude jusqu’à { $most } s
thinking-limit = { $seconds } s · jusqu’à { $most } s par décision
thinking-for = { $seconds } s
thinks = réfléchit
hint = Conseil
hint-key = Que jouerait un bot ? (H)
hint-waits = Un bot réfléchit à ton coup…
hint-none = Ici, le bot n’a rien à choisir.
hint-by = Conseil du bot { $bot }, qui sait ce que tu sais. Clique sur un coup pour le jouer.
hint-close = Fermer le conseil (Échap)
hint-closed = Conseil fermé.
hint-rank = Conseil : choix numéro { $rank }
hint-behind = Conseil : le choix numéro { $rank } s’y trouve
hint-way = ({ $count } coups)
hint-then = puis { $moves }
hint-heard = Conseil : { $move }, { $value }. Les meilleurs coups sont listés et marqués.
hint-heard-alone = Conseil : { $move }. Les meilleurs coups sont listés et marqués.
outlook = Résultat attendu
points-short = { $points } pts
showing = { $player } joue…
provisional = { $player } n’a pas encore confirmé ce tour ; il peut encore changer.
cover-pass = Passe l’appareil à { $player }
cover-why = Ce qu’un seul joueur peut voir reste caché jusqu’à ce que l’appareil ait changé de mains.
cover-show = Je suis { $player } – montrer ma vue
confirm = Confirmer le tour
confirm-key = Confirmer le tour (Entrée)
end-turn = Terminer le tour
end-more = { $count } de plus
undo = Annuler
undo-key = Annuler une étape (U ou Ctrl+Z)
undo-end = Annuler la fin du tour
reopen-ask = Demander à annuler la fin du tour
reopen-key = La fin du tour est annulée si tous les autres sont d’accord (U)
reopen-yes = D’accord
reopen-yes-key = D’accord (Y)
reopen-no = Pas d’accord
reopen-no-key = Pas d’accord (K)
reopen-waits = Réponses attendues : { $players }.
reopen-played = { $player } a continué à jouer : la fin du tour est maintenue.
reopen-done = Tout le monde est d’accord : { $player } annule la fin du tour.
undo-way = Trajet
undo-way-title = Annuler tout le dernier trajet
undo-row = Dernier
undo-row-title = Annuler tout ce qui a été fait en dernier d’un seul coup
undo-all = Tout
skip-links = Accès direct
skip-to-content = Au contenu
skip-to-moves = Aux coups
skip-to-words = Au plateau en mots
skip = Passer »
speed = Vitesse des coups des autres
speed-off = aussitôt
speed-fast = rapide
speed-normal = normale
speed-slow = lente
speed-hand = à la main
walk = Pas à pas
walk-next = Étape suivante
walk-back = Étape précédente
walk-at = { $number } sur { $count }
walk-key = { $what } (touche { $key })
theme = Clair ou sombre (auto : comme le système)
theme-auto = auto
theme-light = clair
theme-dark = sombre
mute = Sans son
zoom = Taille du plateau
zoom-in = Agrandir
zoom-out = Réduire
offline = Connexion perdue. Nouvel essai…
retrying = Ton coup n’est pas encore arrivé. Nouvel envoi…
table-deleted = Cette table a été supprimée.
ends-unused = Cette table n’a pas servi depuis longtemps et sera supprimée le { $day }.
ends-keeper = La personne qui gère ce serveur supprimera cette table le { $day }. D’ici là, tu peux en sauvegarder l’enregistrement.
ends-keep = La garder
table-replaced = La place n’appartient plus à cet appareil : le lien a été renouvelé sur un autre appareil, ou quelqu’un l’a prise avec une nouvelle invitation de l’hôte.
link-dead = Ce lien n’ouvre plus de place et permet seulement de regarder ; demande une invitation à l’hôte.
seat-lost = La place de { $players } n’appartient plus à cet appareil : le lien a été renouvelé, ou quelqu’un l’a prise avec une nouvelle invitation de l’hôte. Le journal dit ce qui s’est passé. Tu peux seulement regarder.
luck-broken = Attention : cette table n’a pas respecté le hasard convenu avant la partie. Ne t’y fie pas.
table-missing = Cette table n’existe pas.
table-closed = On ne peut pas regarder cette table. Elle ne s’ouvre qu’avec une invitation ou le lien d’une place.
to-rematch = Vers la revanche
save-record = Sauvegarder la partie
save-record-running = La partie est encore en cours : cet enregistrement omet ce qui est caché, on ne peut donc pas la revoir.
save-game = Sauvegarder…
save-record-about = pour la revoir coup par coup dans Carrack, et la vérifier.
save-bgsplay-about = la partie pour l’appli BG Stats : partage le fichier avec elle, ou ouvre-le dedans.
save-csv-about = une ligne par participant, pour un tableur : date, jeu, noms, points, places, manches.

## What the server refuses ($message: in its own words)
problem-silence = Le serveur ne répond pas. Réessaie dans un moment.
problem-waits = La table ne peut pas s’ouvrir pour l’instant ; la page continue d’essayer. { $message }

## Seats
here = ici
online = en ligne
away = ailleurs
resigned = a abandonné
played-by-bot = jouée par le bot { $bot }
played-by-rules = suit des règles fixes
copy-link = Copier
new-link = Nouveau lien
rename = Renommer
to-bot = Confier à un bot
to-bot-named = Confier à { $bot }
change-bot = Un autre bot
another-plays = Laisser jouer quelqu’un d’autre
another-instead = Qui continue pour { $player } ?
to-human = Confier à une personne
resign = Abandonner
qr = Le lien en code QR
copied = Le lien a été copié.
copy-yourself = Voici le lien.
link = Lien
commitment-told = Le hasard a été fixé avant le premier coup par un secret du serveur. Son empreinte :
practice-told = Entraînement : la graine a été choisie. Son empreinte :
moved-told = Cette partie est arrivée ici dans un fichier qui contient ses secrets. Depuis, c’est un entraînement.
seed-told = La graine, maintenant révélée :

## Friends: inviting, sitting down, talk, handing a seat over
waiting-for-players = { $count ->
    [one] Il manque { $count } joueur
   *[other] Il manque { $count } joueurs
}
waiting-to-sit = Pas encore là : { $players }
invitations = Invitations
room-drawing = La partie va commencer
room-adding = { $count ->
    [one] L’appareil de { $players } doit encore ajouter sa part de hasard. Cela se fait tout seul dès que la table y est ouverte.
   *[other] Les appareils de { $players } doivent encore ajouter leurs parts de hasard. Cela se fait tout seul dès que la table y est ouverte.
}
room-opening = { $count ->
    [one] La mise en place est tirée dès que l’appareil de { $players } révèle sa part. Cela se fait tout seul quand la table y est ouverte.
   *[other] La mise en place est tirée dès que les appareils de { $players } révèlent leurs parts. Cela se fait tout seul quand la table y est ouverte.
}
room-ended = Cette partie n’a jamais commencé
room-ended-about = L’appareil de { $players } n’a jamais révélé sa part de hasard ; rien n’a donc été tiré.
room-given-up = L’hôte a renoncé à cette table ; rien n’a été tiré.
begin-now = Commencer maintenant
begin-now-about = { $count ->
    [one] Sans { $players } : la place reste réservée, mais n’ajoute aucune part au hasard.
   *[other] Sans { $players } : les places restent réservées, mais n’ajoutent aucune part au hasard.
}
give-up = Renoncer à cette table
give-up-about = Rien n’est alors tiré, et tout le monde voit pourquoi.
luck = Hasard
luck-shared = Hasard partagé
luck-shared-about = Chaque appareil de la table ajoute une part au hasard avant que la mise en place soit tirée. Personne ne peut choisir le résultat, ni l’hôte ni le serveur, tant qu’une seule personne à la table est honnête.
luck-committed = a fixé sa part
luck-opened = a ajouté sa part
luck-nothing-yet = n’a pas encore ajouté de part
luck-from-here = de cet appareil
luck-left-out = Pas là quand l’hôte a commencé, et donc sans part : { $players }.
luck-of-server = Le serveur ajoute son propre secret, fixé avant tous les autres. Son empreinte :
luck-kept = Cet appareil a vérifié : sa part fait partie du hasard, et rien n’a été changé ensuite.
luck-unknown = Cet appareil n’a ajouté aucune part ici et n’a donc rien à comparer. Quand la partie est finie, « carrack verify » vérifie son enregistrement.
invite-lead = Envoie à chacun l’invitation à sa place. La partie commence toute seule quand tout le monde est là.
invite-lead-guest = La partie commence toute seule quand tout le monde est là.
room-open-club = Les membres du club peuvent aussi prendre place dans le salon.
room-open-everybody = Toute personne connectée ici peut aussi prendre place dans le salon.
room-open-switch-club = Les membres du club trouvent cette table dans le salon et peuvent y prendre place
room-open-switch-everybody = Tout le monde ici trouve cette table dans le salon et peut y prendre place
invitation-of = Invitation pour { $player }
invites = { $player } t’invite à jouer à { $game } ({ $count } joueurs).
invited = On t’invite à jouer à { $game } ({ $count } joueurs).
invites-you = { $player } t’invite à jouer à { $game } ({ $count } joueurs)
invited-to = On t’invite à jouer à { $game } ({ $count } joueurs)
link-opened = a ouvert le lien
link-unopened = lien pas encore ouvert
bot-instead = Commencer avec un bot à la place
watch-link = Lien pour regarder
watch-link-about = Qui l’a peut voir la table, mais ne toucher à rien.
watch-closed-about = Seuls ceux qui ont une place voient cette table.
watch-allowed = Qui a le lien peut regarder
watch-club-about = Les membres du club voient la table, mais ne peuvent toucher à rien ; les autres ne voient rien.
watch-club-allowed = Les membres du club peuvent regarder
new-invitation = Nouvelle invitation
new-invitation-about = La précédente cesse aussitôt de valoir.
invite-anew-about = Pour quelqu’un qui ne revient pas, ou qui a perdu son accès. Tout le monde voit que tu l’as émise. Elle transmet la place de { $player } ; qui l’avait jusque-là en est averti.
invitation-about = Elle donne la place de { $player } à qui l’ouvre et s’assied. Elle ne sert qu’une fois.
invitation-used = Cette invitation n’est plus valable
invitation-used-about = Elle a déjà servi, ou il y en a une plus récente. Demandes-en une autre à qui te l’a envoyée.
look-on = Regarder la table
plays-here-already = Cet appareil joue déjà pour { $players }. Ne prends cette place que si quelqu’un d’autre joue aussi ici.
watch-message = Regarde-moi jouer à { $game }.
link-message = La place de { $player } à { $game }.
share-link = Partager…
qr-short = Code QR
only-here = Seul cet ordinateur peut ouvrir cette page : sur d’autres appareils, les liens ne mènent nulle part. Pour que les téléphones et ordinateurs de ton réseau puissent se joindre à toi, arrête Carrack avec Ctrl+C (toutes les parties sont conservées) et relance-le avec
only-here-yet = Pour l’instant, seul cet ordinateur peut ouvrir cette page : sur d’autres appareils, les liens ne mènent nulle part.
open-network = Laisser jouer les autres du réseau
only-here-no-network = Cet ordinateur n’est sur aucun réseau : aucun autre appareil ne peut ouvrir les liens.
only-here-qr = Ce code ne fonctionne que sur cet ordinateur.
your-seat = ta place
awaited = on attend
sits = est là
your-name = Ton nom
sit-down = Prendre place
own-link = Lien pour mes autres appareils
own-link-about = Il ouvre cette même place sur ton téléphone ou un autre ordinateur. Qui l’a peut jouer pour toi : garde-le pour toi.
new-link-about = si l’ancien est tombé en de mauvaises mains. Tous les autres appareils perdent aussitôt la place.
address-secret = Ce navigateur ne conserve rien : l’adresse de cette page est donc la clé de ta place. Ne la donne à personne.
to-bot-about = Un bot continue pour toi. Tu peux reprendre la place quand tu veux.
to-bot-about-other = Un bot continue pour { $player }. Tu peux rendre la place quand tu veux.
to-bot-last = Il n’y a personne d’autre à la table : après ce tour, la partie s’arrêtera et te demandera comment continuer.
take-back-seat = Reprendre la place
resign-about = Le bot { $bot } continue pour { $player } jusqu’à la fin. La place est marquée comme abandonnée ; seul l’hôte peut la rendre.
resign-now = { $player } abandonne
keep-playing = Continuer à jouer
pause = Pause
go-on = Continuer
go-on-how = Comment la partie doit-elle continuer ?
paused-by = { $player } a mis la partie en pause.
paused-by-host = L’hôte a mis la partie en pause.
paused-nobody = Plus personne à la table
pause-ask = Demander une pause
pause-asked = Une pause est demandée par : { $players }.
resume-asked = La reprise est demandée par : { $players }.
pause-agree = D’accord
pause-waits = Les autres n’ont pas encore donné leur accord.
pause-withdraw = Retirer la demande
pause-later = Pas maintenant
clock-left = Temps restant : { $time }
clock-used = Temps utilisé : { $time }
clock-out = Temps écoulé
clock-soon = { $kind ->
    [days] Il te reste moins de six heures.
   *[live] Il te reste moins d’une minute.
}
clock-replaced = Ton temps est écoulé : le bot { $bot } joue jusqu’à ton retour.
clock-left-game = Ton temps est écoulé : tu as quitté la partie, et le bot { $bot } continue.
clock-own-out = Ton temps est écoulé. Tu peux continuer tant que les autres attendent.
clock-other-out = Le temps de { $player } est écoulé. Tu peux attendre, ou laisser un bot continuer.
clock-let-bot = Laisser un bot continuer
time-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
clock-agreed = Pendule : { $bank }, et { $credit } de plus par tour. Une fois le temps écoulé, { $out ->
    [wait] les autres peuvent attendre.
    [leave] la partie est quittée.
   *[bot] un bot joue jusqu’à ton retour.
}
clock-agreed-nights = Les nuits et les congés ne comptent pas.
clock-left-still = Temps restant : { $time }. La pendule est arrêtée ; reprise : { $when }.
clock-nobody-left = Le temps de { $player } est écoulé : un bot a terminé le tour. La partie attend que tu décides de la suite.
nobody-left-about = Un bot joue maintenant pour { $player }, et le tour est fini. La partie attend que tu décides de la suite.
watch-bots = Regarder les bots
let-finish = Les laisser finir aussitôt la partie
talk = Discussion
talk-say = Écrire quelque chose…
talk-send = Envoyer
talk-overheard = Qui regarde lit aussi pendant la partie
talk-later = Ce qui se dit à la table peut se lire après la partie.
talk-more = Plus sur cette ligne
talk-remove = Supprimer
talk-removed = Cette ligne a été supprimée.
talk-report = Signaler à l’hôte
talk-report-done = L’hôte en est informé.
talk-reported = Quelqu’un trouve que cette ligne devrait être supprimée.
talk-mute = Cacher ce que dit { $name }
talk-unmute = Montrer à nouveau
talk-muted = Tu n’entends rien de { $names }.
talk-off = L’hôte a coupé la discussion.
unread = non lu

## Log
log-all = Toutes les étapes
log-newest = Plus récent
log-since = Depuis ton dernier tour
log-go = Montrer dans la relecture
log-steps = Étapes du tour de { $player }
log-undo = { $player } annule une étape.
log-undo-what = { $player } annule : { $what }.
headline = Ce qui s’est passé
headline-play = Rejouer ce tour sur le plateau
headline-stop = Retour au présent
headline-back = Tour précédent
headline-next = Tour suivant
headline-of = { $number } sur { $count }
why = pourquoi ?
why-of = Pourquoi ? Règle { $rule }
note-rematch = Il y a une revanche de cette partie.
note-resign = { $player } abandonne.
note-bot = Un bot joue maintenant pour { $player }.
note-human = { $player } joue à nouveau.
note-rename = Une place s’appelle maintenant { $player }.
note-join = { $player } prend place.
note-invite = L’hôte émet une nouvelle invitation pour la place de { $player }.
note-pause = La partie est en pause.
note-resume = La partie continue.
note-ask-pause = { $player } demande une pause.
note-ask-resume = { $player } demande à continuer.
note-ask-reopen = { $player } demande à annuler la fin du tour.
note-agree-reopen = { $player } est d’accord.
note-refuse-reopen = { $player } n’est pas d’accord : la fin du tour est maintenue.
note-withdraw = { $player } retire sa demande.
note-out = Le temps de { $player } est écoulé ; les autres attendent.
note-clock-bot = Le temps de { $player } est écoulé : un bot joue jusqu’à son retour.
note-clock-resign = Le temps de { $player } est écoulé : la partie est quittée.
note-branch = La partie continue d’ici, avec un nouveau hasard.
note-moved = La partie est arrivée ici dans un fichier qui contient ses secrets : à partir d’ici, c’est un entraînement.
note-seed = La graine est révélée.

## Replay
replay = Relecture
plan-open = Réfléchir
plan-key = Réfléchir sur un plateau à soi ; rien n’est joué (P)
next-table = Table suivante
next-table-key = La table qui t’attend : celle dont la pendule s’épuise en premier (X)
next-table-waits = { $count ->
    [one] Une autre table t’attend.
   *[other] { $count } autres tables t’attendent.
}
next-table-none = Aucune autre table ne t’attend.
another-try = Nouvel essai
replay-at = Étape { $step } sur { $last }, tour { $turn }
replay-turn = Tour
replay-step = Étape
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour en avant
replay-by-key = { $what } ({ $shift ->
    [1] Maj + { $key }
   *[other] { $key }
  })
key-ArrowLeft = ←
key-ArrowRight = →
key-Home = Début
key-End = Fin
play-on = Rejouer à partir d’ici
play-on-about = Une table d’entraînement à partir du tour { $turn } : tout est comme c’était, même ce qui est caché ; seul le hasard est nouveau.
play-on-who = Qui joue pour { $player }
play-on-me = moi, ici
play-on-start = Commencer
play-on-title = Une table d’entraînement qui part de cette position : mêmes piles, nouveau hasard.
replay-leave = Retour à la table

## Analysis of a finished game
analysis = Analyse
analysis-waits = Elle commence dès qu’un bot a le temps…
analysis-runs = Un bot étudie la partie : { $done } sur { $total }…
analysis-begins = Un bot étudie la partie…
analysis-so-far = Ce qu’il a trouvé jusqu’ici :
analysis-failed = L’analyse a échoué : { $message }
analysis-none = Personne n’a demandé d’analyse de cette partie. Qui l’a jouée peut le faire.
analysis-again = Réessayer
analysis-unjudged = Le bot { $bot } n’évalue pas les positions ; il n’y a donc pas de courbes.
analysis-by = Évaluée par { $bot }.
analysis-by-two = Évaluée par { $bot } ; les plus grosses pertes revérifiées par { $strong }.
plot-what = Ce que montrent les courbes
plot-eyes = Point de vue
plot-wins = Chances de gagner, tour par tour
plot-wins-short = Chances
plot-points = Points attendus, tour par tour
plot-points-short = Points
plot-turn = Tour { $turn }
plot-end = Fin
plot-unknown = pas encore analysé
plot-table = Les courbes en tableau
as-known = Sur le moment
as-known-title = Évaluée d’après ce que pouvait savoir la personne qui jouait
hindsight = Après coup
hindsight-title = Évaluée avec tout ce qui était caché
study-all = Tous
study-whose = Décisions et chance de…
turning-points = Tours qui ont compté
turning-points-none = Aucun tour n’a beaucoup changé le résultat.
strokes-of-luck = Chance et malchance
strokes-of-luck-about = Ce qu’un jet ou une carte a apporté, comparé à la moyenne de tout ce qui aurait pu venir à la place.
luck-seen = Quelqu’un d’autre l’avait déjà vue.
luck-after = Après la décision de { $player }.
moment-of = Tour { $turn }, { $player }
moment-turn = Tour { $turn }
moment-played = joué : { $move }
moment-better = mieux : { $move }
moment-nothing = rien de plus
mark-played = joué
total-decisions = Tours avec un choix
total-mistakes = Erreurs ({ $least } ou plus)
total-loss = Perte par tour
reckoning = D’où vient le résultat
reckoning-before = Attendu
reckoning-setup = Mise en place
reckoning-luck = Chance
reckoning-left = Le reste
reckoning-end = Fin
reckoning-about = Attendu : avant le tirage de la mise en place. La mise en place et la chance sont comparées à ce qui aurait pu venir à la place (± erreur type). Le reste n’est pas de la chance : la façon de jouer de chacun, les plans que personne ne pouvait voir et les erreurs du bot qui évalue.

## Rules
rules = Règles
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
documentation = Documentation (en anglais)
rules-contents = Chapitres
rules-unwritten = Ce jeu n’a pas de règles à lire.
rules-none = Aucune règle ne contient ces mots. Essaie moins de mots, ou d’autres.
rules-elsewhere = { $count ->
    [one] { $count } règle dans { $game }
   *[other] { $count } règles dans { $game }
}
# words that say nothing in a search
rules-small-words = a ai à as au aux avec c ce ces cet cette combien comment d dans de des dois doit donc du elle elles en est et être faire fait faut il ils j je l la le les leur lorsque m ma me mes mon n ne on ou où par pas peut peux pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta tes ton tu un une va vais y
search = Mots ou numéro de règle
inspector = Ce que c’est

## Any game
plain-asks = À toi de jouer. Choisis un coup.
plain-asks-end = Plus rien à faire : termine ton tour.
plain-commands = À tout moment
plain-to-move = doit jouer
plain-table = Sur la table
plain-table-empty = Il n’y a rien de commun à tous sur cette table.
plain-points = Points
plain-unknown = caché
plain-none = rien
plain-yes = oui
plain-no = non
plain-was = avant : { $before }
plain-changed = changé

## Boards
board-label = La mer avec { $islands } îles, manche { $round }. Tout ce qui se clique ici figure aussi parmi les coups.
sheet-of = Plateau de { $player }
components-of = Matériel : { $edition }
components-hint = Aucun texte public ne donne tout ce qui est imprimé dans la boîte. Si tu possèdes le jeu, tu peux saisir ce qui y est imprimé et jouer exactement avec cela.
unprinted = { $count ->
    [one] Une valeur n’est pas celle de la boîte
   *[other] { $count } valeurs ne sont pas celles de la boîte
}
all-printed = Toutes les valeurs sont celles de la boîte
unprinted-of = { $count ->
    [one] Une de ces valeurs est de nous
   *[other] { $count } de ces valeurs sont de nous
}

## Learning by playing
learn = Apprendre
learn-about = De courtes leçons sur le vrai plateau : on te montre quelque chose, puis c’est à toi. Tout ce qui tourne mal peut s’annuler.
learn-begin = Commencer
learn-none = Aucun des jeux d’ici n’a de leçons.
lessons-done = { $done } leçons faites sur { $count }
lesson = Leçon
lesson-number = { $number }/{ $count }
player-name = Joueur { $number }
lesson-captain = Capitaine
lesson-repeat = Recommencer
lesson-skip = Passer
lesson-all = Toutes les leçons
lesson-show = Montre-moi
lesson-on = Suite
lesson-done = Bravo ! Cette leçon est finie.
lesson-next = Leçon suivante
lesson-play = Jouer une partie entière
lesson-met = fait
lesson-turn-over = Ton tour est fini, et il reste ceci à faire. Annule-le et réessaie.
explain-close = Compris
explain-no-more = Ne plus expliquer

## The static edition
engine-loading = Les jeux sont en chemin : { $done } sur { $total } Mo
engine-starting = Les jeux se préparent…
engine-failed = Les jeux ne démarrent pas dans ce navigateur : { $why }
engine-lacks = Il manque à ce navigateur ce dont les jeux ont besoin : { $why }. Chrome et Edge à partir de la version 112, Firefox de la 114 et Safari de la 16.4 ont tout. Mets le tien à jour, ou ouvre ce lien dans l’un d’eux ; les règles des jeux sont aussi dans la documentation.
engine-again = Réessayer
tab-alone = Il n’y a pas de serveur : on joue en solo contre des bots, ou à plusieurs sur cet appareil. Pour jouer entre amis, chacun sur son appareil, quelqu’un garde un serveur ouvert : installer Carrack et taper carrack play --lan, ou suivre son guide d’hébergement.
tab-elsewhere = Il n’y a pas de serveur ici : chaque table est dans le navigateur où elle a commencé, et celle-ci n’est pas dans le tien. Ouvre le lien là-bas ; ou sauvegardes-y les tables dans un fichier, et lis ce fichier ici, sur la page d’accueil.
tab-newer-page = Un Carrack plus récent est là. Il servira à la prochaine ouverture de cette page, ou dès maintenant : tes tables restent comme elles sont.
page-older = Cette page est plus ancienne que son serveur. Recharge-la : tes tables restent comme elles sont.
page-reload = Recharger
page-lost = Il n’y a rien à cette adresse
page-lost-about = Il manque peut-être une partie du lien, ou il vient d’un Carrack plus récent. Les tables que tu connais sont sur la page d’accueil.
page-lost-game = « { $game } » n’est pas parmi les jeux d’ici, ou n’a pas cette page.
link-cut = Il manque une partie de ce lien
link-cut-about = Il est plus court que ne l’est un tel lien. Ouvre-le de nouveau là où tu l’as reçu, ou copie-le jusqu’au bout.
page-unread = Cette page n’est pas encore ici
page-unread-about = Il n’y a pas de réseau, et cette page de la documentation n’a encore jamais été lue dans ce navigateur. Ce qui a été lu une fois peut se relire à tout moment ; les règles des jeux sont toujours là.
tab-take-over = L’utiliser maintenant
