tell-me = M’avertir quand…
tell-me-about = Quand tu ne regardes pas, Carrack peut t’avertir par e-mail, dans ce navigateur ou dans un service à toi. La nuit et pendant les congés, il attend.
tell-group = Avertir un groupe
tell-group-about = Une adresse de ton groupe (un webhook, un salon, un sujet) reçoit des nouvelles de cette table. Tous ceux qui y lisent voient les noms et le lien pour regarder.
tell-kind = { $kind ->
    [turn] c’est à moi de jouer
    [began] une partie commence
    [ended] une partie est finie
    [waits] quelqu’un m’attend
    [invited] on m’invite
    [round] la prochaine ronde de ma ligue commence
   *[other] { $kind }
  }
tell-kind-group = { $kind ->
    [turn] c’est à quelqu’un de jouer
    [began] la partie commence
    [ended] la partie est finie
    [waits] on attend quelqu’un
   *[other] { $kind }
  }
tell-by = { $kind ->
    [mail] E-mail
    [push] Ce navigateur ou un autre
    [webhook] Webhook
    [discord] Discord
    [slack] Slack
    [matrix] Matrix
    [telegram] Telegram
    [ntfy] ntfy
    [gotify] Gotify
   *[other] { $kind }
  }
tell-missing-address = Ce serveur ne connaît pas sa propre adresse et n’avertit donc personne : les liens des avis ne mèneraient nulle part. La personne qui le gère fixe l’adresse, dans carrack.toml dans son dossier de données ou avant de le lancer :
tell-missing = Il manque à ce serveur une bibliothèque pour certaines de ces voies. La personne qui le gère peut l’ajouter :
tell-sent = dernier avis le { $day }
tell-never = encore aucun avis
tell-failed = ne reçoit rien depuis le { $day }
tell-gone = abandonnée le { $day }, et oubliée : elle ne recevait plus rien
tell-test = Envoyer un essai
tell-tested = C’est arrivé.
tell-mail = Par e-mail à { $mail }
tell-push = Dans ce navigateur
tell-push-nowhere = Les navigateurs ne montrent des avis que si la page vient par https, ou sur localhost.
tell-push-denied = Ce navigateur ne veut pas montrer d’avis. Tu peux changer cela dans ses réglages pour cette page.
tell-address = Adresse
tell-address-about = L’adresse entière d’un webhook, ou comme Apprise l’écrit : { $services }.
tell-add = Ajouter
tell-lost = Avis non transmis
tell-lost-one = { $kind }, { $day }
nudge = Relancer la personne attendue
nudged = { $count ->
    [0] Personne n’a été averti : la personne attendue ne le veut pas, ou a déjà été relancée aujourd’hui.
   *[other] Relance envoyée.
  }
stop-title = Arrêter ces avis ?
stop-stopped = Arrêté
stop-about = { $what } : plus rien n’y sera envoyé.
stop-do = Arrêter
stop-done = Plus rien n’y est envoyé.
