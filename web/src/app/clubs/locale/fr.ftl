## Clubs and the lobby
lobby-about = Prends place à une table qui attend des joueurs, ou ouvre la tienne. La partie commence quand tout le monde est là.
lobby-sign-in = Connecte-toi pour voir les tables ouvertes, les clubs et les ligues. Un nom suffit.
lobby-empty = Aucune table n’attend de joueurs. Ouvres-en une, et choisis-y qui peut jouer.
club-tables-empty = Ce club n’a pas encore de tables. Ouvre la première.
lobby-tables = Tables ouvertes
club-tables = Tables
clubs = Tes clubs
clubs-none = Tu n’es encore dans aucun club. L’hôte d’un club peut t’envoyer un lien pour le rejoindre.
club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
  }
found-club = Fonder un club
found-club-about = Pour celles et ceux qui jouent ensemble plus longtemps qu’un soir. Seuls les membres voient ses tables et qui en fait partie.
found-club-do = Fonder le club
club-name = Nom du club
people-of-club = Membres
role-host = hôte
member-since = depuis le { $day }
that-is-you = toi
make-host-short = Nommer hôte
remove-short = Exclure
step-down = Ne plus être hôte
leave-club = Quitter ce club
leave-club-about = Tu ne verras plus ses tables. Les liens vers tes places marchent encore.
leave-club-sure = Quitter maintenant
host-of-club = Pour les hôtes
invitation-club-about = Qui ouvre le lien peut rejoindre le club. Un nouveau lien remplace le précédent.
invitation-club-on = Le lien que tu as envoyé permet encore d’entrer. Il ne s’affiche qu’à sa création.
invitation-club-new = Créer un lien
invitation-club-other = Créer un autre lien
invitation-club-stop = Retirer le lien
invitation-club-link = Le lien pour les nouveaux membres
invitation-club-message = Rejoins « { $club } » sur Carrack
rename-club = Renommer
export-club = Sauvegarder membres, tables et enregistrements
join-club = On t’invite à rejoindre { $club }
join-club-about = { $members ->
    [one] { $members } personne fait partie de ce club.
   *[other] { $members } personnes font partie de ce club.
  } Ses membres y voient ton nom, tes parties classées et tes tables.
join-club-do = Rejoindre
join-club-sign-in = Pour cela, il te faut un nom ici, et rien d’autre.
join-club-void = Cette invitation n’est plus valable
join-club-void-about = Demandes-en une autre à qui te l’a envoyée.
join-club-member = Tu fais déjà partie de ce club.
everybodys-club = Toute personne connectée ici fait partie de ce club.
seat-free = libre
seat-free-for-you = gardée pour toi
seat-free-for = gardée pour { $player }
sought-newcomers = débutants bienvenus
sought-experienced = pour joueurs confirmés
listed-waiting = { $count ->
    [0] va commencer
    [one] attend encore { $count } joueur
   *[other] attend encore { $count } joueurs
  }
listed-running = en cours
listed-over = finie
listed-ended = abandonnée
invited-here = On t’invite
sit-down = Prendre place
get-up = Quitter la place
listed-open = Ouvrir
listed-watch = Regarder
listed-look = Revoir
keep-seat-for = Inviter quelqu’un à la place { $seat }
keep-seat-nobody = Inviter…
new-club-table = Nouvelle table
keep-seat-sign = Place { $number }
clock-short = { $bank } + { $credit } par tour
club-talk-none = Personne n’a encore rien écrit.
listed-won = gagnée
club-editions = Éditions
club-editions-none = Aucune pour l’instant.
play-edition = Jouer avec
share-edition = Partager
share-edition-of-mine = De ce navigateur
share-edition-about = Les éditions que tu as saisies et choisies par « Jouer avec » peuvent être partagées ici ; les membres peuvent alors ouvrir des tables avec elles. Saisir la boîte de :
