## You
you-none = Personne n’a besoin de compte ici : un lien ouvre ta place. Si tu veux, ce serveur se souvient de toi, et tu retrouves tes tables sur tous tes appareils. Il ne demande qu’un nom.
remember-me = Première fois
remember-me-do = M’inscrire
in-elsewhere = J’ai une session sur un autre appareil
in-elsewhere-about = Là-bas, choisis ton nom dans la barre du haut, fais afficher un code et tape-le ici. Ou pointe la caméra de cet appareil sur l’image affichée.
code = Code
code-do = Se connecter avec le code
about-you = À ton sujet
play-shown = Les autres peuvent voir comment je joue
play-shown-about = Qui peut ouvrir tes parties classées voit alors aussi le PR de toutes tes parties analysées réunies, à partir de cinq d’un même jeu ; rien d’une partie isolée.
time-zone = Fuseau horaire
save = Enregistrer
saved = Enregistré
another-device = Un autre appareil
another-device-about = Connecte-toi sur ton téléphone ou un autre ordinateur avec un code. Il vaut pour un appareil, pendant cinq minutes.
show-code = Voir un code
another-code = Un autre code
code-good-until = Valable jusqu’à { $time }, pour un appareil
code-link = Le lien pour l’autre appareil
not-playing = Quand tu ne joues pas
not-playing-about = Dans les parties en différé, ta pendule s’arrête alors, si la table en tient compte. Les autres le voient, et jusqu’à quand.
night = Je ne joue pas la nuit
night-from = de
night-to = à
holidays = Congés
holidays-about = { $left ->
    [one] Encore { $left } jour cette année, sur { $most } en tout.
   *[other] Encore { $left } jours cette année, sur { $most } en tout.
  } Un jour commencé reste.
holiday-from = premier jour
holiday-to = dernier jour
holiday-add = Ajouter un congé
devices = Tes sessions ouvertes
this-device = cet appareil
unknown-device = Un appareil
last-seen = utilisé en dernier le { $day }
links-apart = { $count ->
    [one] Cet appareil a des liens vers une table que tu n’as pas emportée, ou que tu as abandonnée.
   *[other] Cet appareil a des liens vers { $count } tables que tu n’as pas emportées, ou que tu as abandonnées.
  }
links-apart-do = Ils sont aussi à moi
sign-out = Déconnexion
sign-out-here = Se déconnecter ici
sign-out-everywhere = Se déconnecter partout
sign-out-about = Les liens ouverts sur un appareil restent dans son navigateur et ouvrent leurs places comme avant.
passkeys = Clés d’accès
passkeys-about = Avec une clé d’accès, tu te connectes par ton empreinte, ton visage ou le verrou de ton appareil.
passkeys-missing = Il manque à ce serveur la bibliothèque des clés d’accès. La personne qui le gère peut l’ajouter :
passkeys-nowhere = Les navigateurs ne gardent des clés d’accès que si la page a un nom et vient par https, ou sur localhost.
add-passkey = Ajouter une clé d’accès
enter-passkey = Se connecter avec une clé d’accès
remove = Supprimer
mailbox = E-mail
mailbox-about = Si tu laisses une adresse ici, tu peux te connecter par un lien envoyé à cette adresse. Elle ne sert à rien d’autre, sauf si tu veux y recevoir des avis.
mail-address = Adresse e-mail
mail-me = M’envoyer un lien
mail-sent = Si cette adresse est bonne, un e-mail est en route.
enter-mail = Se connecter par e-mail
enter-mail-about = Si tu as laissé ton adresse ici, un lien y arrive, qui te connecte.
same-person = Réunir deux entrées à moi
same-person-about = Si ce serveur te connaît sous deux noms, fais afficher un code sur un appareil de l’autre. Ce qu’il a est alors à toi ; l’autre nom disparaît, et ses appareils sont déconnectés.
same-person-do = Réunir les deux
your-data = Tes données
your-data-about = Tout ce que ce serveur sait de toi : tes appareils, tes tables, ce que tu y as dit et les enregistrements de tes parties finies.
take-away = Télécharger mes données
delete-me = Me supprimer
delete-me-about = À tes tables, tu t’appelles désormais « quelqu’un », dans leurs enregistrements aussi, et ce que tu as dit disparaît. Les fichiers que quelqu’un a sauvegardés sont hors de portée. Les liens ouvrent encore leurs places.
delete-me-sure = Vraiment me supprimer

## A link or a code
enter-title = Se connecter sur cet appareil ?
enter-about = Ce lien connecte un appareil. Ne continue que s’il est à toi, et l’appareil aussi.
enter-do = Me connecter
enter-other = { $name } a une session ouverte ici. Le lien est-il aussi à toi ?
enter-merge = Oui, les deux, c’est moi
enter-instead = Non, déconnecter { $name }

## Rated games
profile = Parties classées
profile-of = Parties classées de { $name }
profile-none = Aucune partie classée n’est encore finie. Choisis « Classée » en préparant une table.
profile-kind = { $game }, { $players } joueurs
profile-games = { $count ->
    [one] après { $count } partie
   *[other] après { $count } parties
}
profile-curve = Cote de partie en partie : { $last } maintenant, { $low } au plus bas, { $high } au plus haut
profile-sources = Points par partie
profile-others = Tous les autres
profile-results = Résultats
profile-place = Place { $place } sur { $players }, points : { $points }
to-lobby-and-clubs = Salon, clubs et ligues
