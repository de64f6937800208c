# Textes de l’accueil, des nouvelles tables, des archipels dessinés et des enregistrements : une table s’en passe.

play-now = Jouer
play-alone = En solo
with-friends = Entre amis
set-up = Préparer une table
against = contre
ladder-about = Deux victoires de suite amènent des bots plus forts, deux défaites de plus faibles.
games-left-out = Installé, mais impossible à charger : { $games }. La commande carrack games dit pourquoi.
for-players = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
board-of = Le plateau de { $game } en pleine partie
go-on-playing = Continuer : { $game }
all-of-them = Tout montrer ({ $count })
save-all-csv = Toutes en CSV
save-all-bgsplay = Toutes pour BG Stats
save-all-bgsplay-about = toutes les parties terminées pour l’appli BG Stats : partage le fichier avec elle, ou ouvre-le dedans.
day-map = Archipel du jour
day-about = Aujourd’hui, tout le monde a le même archipel, le même hasard et le même adversaire : { $bot }. Le prochain arrive à minuit UTC.
day-told = Carrack { $day } · { $title } · { $seats } places · { $strength } · { $points } points · { $letters }
day-share = Partager le résultat de { $game }
day-copied = Copié. Envoie-le avec l’enregistrement, qui est dans tes téléchargements : les autres pourront le vérifier.
day-copy = Copie cette ligne et envoie-la avec l’enregistrement, qui est dans tes téléchargements : les autres pourront la vérifier.
day-check = Vérifier un résultat
day-sent = Un résultat de l’archipel du jour reçu avec lui, s’il y en a un
day-holds = Le résultat est bon : cet enregistrement est de l’archipel de ce jour, avec ces points.
day-unreadable = La ligne n’est pas un résultat de l’archipel du jour. Un résultat commence par Carrack et une date et finit par huit lettres : colle-le en entier.
day-other-game = L’enregistrement est d’un autre jeu que le résultat.
day-unfinished = La partie de cet enregistrement n’est pas finie ; elle n’a donc pas encore de résultat.
day-other-seed = L’enregistrement n’est pas de l’archipel de ce jour : ses îles et son hasard ne découlent pas de la date.
day-other-table = L’enregistrement a d’autres options, places ou bots que l’archipel du jour.
day-other-points = L’enregistrement finit avec d’autres points que le résultat.
day-other-record = Ce n’est pas l’enregistrement du résultat : ses huit lettres diffèrent.
puzzles = Énigmes
my-tables = Mes tables sur cet appareil
finished-games = Parties finies
tables-file = Toutes les tables dans un fichier
tables-file-about = Pour un autre navigateur, pour un serveur, ou par sécurité. Le fichier contient les secrets des parties en cours : qui l’a sait ce qui est face cachée et ce qui sera tiré. Ces parties deviennent donc un entraînement là où on les lit, et toutes les places reçoivent de nouveaux liens.
save-tables = Sauvegarder toutes les tables dans un fichier
read-tables = Lire un fichier de tables
tables-saved = Le fichier est dans tes téléchargements. Garde-le pour toi.
tables-read = { $count ->
    [0] Aucune table n’a été lue.
    [one] Une table a été lue.
   *[other] { $count } tables ont été lues.
}
tables-practice = Celles qui sont encore en cours deviennent un entraînement.
tables-here = { $count ->
    [one] Une était déjà là et reste comme elle est.
   *[other] { $count } étaient déjà là et restent comme elles sont.
}
tables-line = Ligne { $line } : { $reason }
tables-mend = Une fois cela réparé, le fichier peut être relu ; ce qui est déjà là n’est pas lu deux fois.
captains = Capitaines
seat-up = Avancer la place { $number }
seat-down = Reculer la place { $number }
hints-allowed-about = Qui doit jouer peut demander ce que jouerait un bot.
alone-hint = Tu joues en solo contre l’IA. Elle suit des règles fixes ; personne ne décide pour elle.
link-hint = Tu pourras envoyer les invitations une fois la table ouverte. La partie commence toute seule quand tout le monde est là.
practice-seed = Entraînement avec une graine choisie
practice-hint = La même graine donne toujours le même archipel et le même hasard. La table est marquée comme entraînement.
rated-about = La partie compte pour la cote de tous ceux qui jouent. Pas de conseils ; qui vient par lien se connecte.
talk-allowed-about = Qui a une place peut écrire. Qui regarde le lit après la partie.
tab-here = Tes tables sont dans ce navigateur
tab-follows = Carrack est aussi ouvert dans un autre onglet. Les deux montrent les mêmes tables ; tu peux jouer dans l’un ou l’autre.
tab-fleeting = Ce navigateur peut jeter tes tables : quand son disque est plein, et Safari après sept jours sans visite. Sauvegarde-les de temps en temps dans un fichier, ou ajoute cette page à l’écran d’accueil.
tab-insecure = Cette page est venue par simple http : elle ne peut donc pas être installée et ne s’ouvre pas sans réseau.
unofficial = Carrack est un projet non officiel. Les dessins, le texte des règles et le matériel reconstitué lui sont propres.
tagline = Exploration et commerce en mer, règles à l’appui.
open-record = Ouvrir une partie
file-picture = « { $file } » est une image. Choisis le fichier texte sauvegardé ici.
file-no-text = « { $file } » ne contient pas de texte. Choisis le fichier texte sauvegardé ici.
ends-on = sera supprimée le { $day }
forget-table = Retirer de la liste
came-first = Première place : { $player }
finished = finie
alone = en solo
remove = Supprimer
options = Options, pendule et entraînement
start-game = Commencer la partie
not-begun = pas commencée
record-hint = Un enregistrement est un fichier texte avec tous les coups d’une partie. Chaque étape est vérifiée pendant que tu regardes.
design-map = Dessiner un archipel
edition-own = Saisir ta boîte
box = Boîte
box-usual = La boîte habituelle
forget-box = Oublier cette boîte
design-open = Ouvrir un fichier
design-save = Sauvegarder en fichier
design-share = Partager par lien
design-link-copied = Le lien a été copié. Il contient tout l’archipel.
design-link-here = Ce lien contient tout l’archipel.
design-link-hint = Qui l’ouvre voit l’archipel, peut y jouer aussitôt ou continuer de le dessiner.
design-bad-link = Ce lien ne contient pas d’archipel : il a peut-être été coupé. Redemande-le.
design-none = On ne peut pas dessiner d’archipels pour ce jeu.

clock = Pendule
clock-until = Ton temps dure jusqu’à : { $when }
clock-none = Aucune
clock-quick = 10 min + 20 s par tour
clock-live = 25 min + 30 s par tour
clock-days = 3 jours + 1 jour par tour
clock-own = Une autre
clock-kind = Sorte
clock-kind-live = en direct
clock-kind-days = en différé
clock-bank-minutes = Minutes au début
clock-bank-days = Jours au début
clock-credit-seconds = Secondes de plus par tour
clock-credit-hours = Heures de plus par tour
clock-cap-days = Jours au plus
clock-when-out = Quand le temps de quelqu’un est écoulé
clock-out-bot = un bot joue jusqu’à son retour
clock-out-wait = les autres peuvent attendre
clock-out-leave = la partie est quittée
clock-which-bot = Le bot qui joue alors
clock-about = Ta pendule ne tourne que quand on attend ta décision. Qui revient a au moins une minute, et six heures dans les parties en différé.
clock-nights = Les nuits et les congés ne comptent pas
clock-one-device = Avec une pendule, il faut un appareil par personne.
open-to = Qui peut jouer
open-to-link = Qui a un lien
open-to-club = Membres de { $club }
open-to-club-link = { $club }, sur invitation
open-to-everybody = Tout le monde ici
open-strength = Qui tu cherches
open-strength-any = peu importe
open-strength-newcomers = débutants
open-strength-experienced = confirmés

by-hand = Le plateau est sur notre table
by-hand-about = Vos propres dés, tuiles et cartes tombent ; vous saisissez ce qu’ils montrent, et Carrack tient les règles et l’enregistrement. Pour des personnes seulement (ou seul contre l’IA), et jamais pour la cote.
by-hand-card = Avec le plateau sur notre table
by-hand-ours = Les tuiles, les cartes et les jetons de Carrack sont en partie inventés, car aucune règle ne dit ce que contient la boîte. Les questions proposeraient ceux-là, pas les vôtres. Les vôtres se saisissent une seule fois, en une heure environ.
by-hand-ours-enter = Saisir d’abord ta boîte
by-hand-ours-play = Ou commencez ci-dessous avec les nôtres : là où les vôtres diffèrent, c’est la page qui compte.
my-play = Comment je joue
