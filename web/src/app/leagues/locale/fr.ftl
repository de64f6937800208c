## Leagues
leagues = Ligues
leagues-open = Ligues que tu peux rejoindre
leagues-none = Tu n’es encore dans aucune ligue. Une ligue dure des saisons, en groupes de force à peu près égale ; un tournoi suisse dure un jour.
league-new = Nouvelle ligue
league-late = Les autres t’attendent
league-in = { $members ->
    [one] { $members } personne
   *[other] { $members } personnes
  }
league-state-open = pas encore commencée
league-state-between = saison { $season } finie
league-state-round = saison { $season }, ronde { $round }
league-name = Nom
league-kind = Sorte
league-kind-league = Ligue : saisons
league-kind-swiss = Tournoi suisse : un jour
league-at-table = Joueurs par table
league-games = Parties par joueur et par saison
league-games-about = Ou quelques-unes de plus, pour que tous en aient autant.
league-rounds = Rondes
league-group-size = Plus grand groupe
league-movers = Montées et descentes
league-movers-about = Combien de personnes changent de groupe après une saison.
league-round-time = Temps pour une ronde
league-round-time-none = le temps qu’il faut
league-round-time-days = { $days ->
    [one] un jour
    [7] une semaine
   *[other] { $days } jours
  }
league-round-time-hours = { $hours ->
    [one] une heure
   *[other] { $hours } heures
  }
league-rated = Classée
league-rated-about = Les parties comptent pour les cotes.
league-listed = Tout le monde ici voit qu’elle est ouverte
league-listed-about = Sinon, on la rejoint par son lien.
league-options = Options et pendule
league-make = Créer la ligue
league-terms = { $kind ->
    [swiss] Tournoi suisse, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
      }
   *[league] Ligue, { $rounds ->
        [one] { $rounds } partie par personne
       *[other] { $rounds } parties par personne
      }
  } · { $players } par table{ $rated ->
    [yes] {" "}· classée
   *[no] {""}
  }
league-host = hôte : { $name }
league-join = Rejoindre
league-leave = Quitter la ligue
league-sign-in = Se connecter pour rejoindre
league-away = Je saute la prochaine ronde
league-link = Copier le lien
league-copied = Copié
league-begin-season = Commencer la saison { $season }
league-begin-round = Commencer la ronde { $round }
league-begin-few = Une table demande { $players } personnes. Envoie-leur le lien.
league-close = Fermer aux nouveaux membres
league-open = Ouvrir aux nouveaux membres
league-put-off = Donner un jour de plus à la ronde
league-season = Saison { $season }
league-now = Ronde { $round } sur { $rounds }
league-due = d’ici le { $day }
league-over = La saison est finie.
league-swiss-over = Toutes les rondes sont jouées.
league-waiting = Elle n’a pas commencé. Qui entre maintenant joue depuis le début.
league-members = Membres
league-member-new = joue dès la prochaine saison
league-member-away = pas à la prochaine ronde
league-remove = Exclure
league-group = Groupe { $group }
league-standings = Classement
league-place = Place
league-who = Qui
league-points = Points
league-opposition = Adversaires
league-opposition-about = La somme des points des adversaires : elle décide à égalité de points
league-wins = Victoires
league-played = Parties
league-somebody = quelqu’un
league-gone = n’est plus là
league-missed = { $count ->
    [one] { $count } manquée
   *[other] { $count } manquées
  }
league-replace = Remplacer
league-replace-somebody = Remplacer quelqu’un
league-replace-by = par…
league-nobody = personne
league-round = Ronde { $round }
league-round-cost = Coût : rencontres { $meetings }, écart { $apart } ; au moins { $leastMeetings }, { $leastApart }.
league-out = au repos : { $names }
league-table = table
league-replay = relecture
league-setting-up = en préparation
league-not-played = pas jouée
league-game-late = attend { $names }
league-game-missing = manque
league-cost = { $games ->
    [one] { $games } partie par personne
   *[other] { $games } parties par personne
  }. Coût : parties { $spread }, places { $seats }, rencontres { $meetings } ; au moins { $leastSpread }, { $leastSeats }, { $leastMeetings }.
league-shown-bound = Aucun appariement n’est meilleur : la borne le montre.
league-shown-search = Aucun appariement n’est meilleur : tous ont été parcourus.
league-shown-unknown = Le meilleur trouvé ; il peut en exister un meilleur.
league-rule = La règle
league-pairing = Comment on a apparié
league-seed = Tirage : { $seed }.
league-file = Sauvegarder la saison
club-leagues = Autres ligues de ce club
club-leagues-none = Il n’y a pas encore de ligue dans ce club.
league-of-club = Seuls les membres du club la voient et peuvent la rejoindre.
