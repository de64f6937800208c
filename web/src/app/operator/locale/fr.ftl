## Ce serveur
server-outside = La personne qui gère ce serveur s’en occupe ici. Sur la machine où sont ses données, cette commande affiche un lien qui en donne le droit à un navigateur :
server-network = Le réseau
server-closed = Seul cet ordinateur peut joindre Carrack. Dès que tu l’ouvres, les téléphones et ordinateurs du même réseau peuvent jouer, jusqu’à ce que tu le refermes ou que Carrack s’arrête.
server-open = Sur le même réseau, les autres peuvent joindre Carrack à cette adresse :
server-close = Refermer
server-elsewhere = Qui peut joindre ce serveur se décide là où on le lance.
server-address = Adresse
server-address-about = Les liens que tu transmets commencent par elle dès maintenant ; les e-mails et notifications, dès le prochain démarrage. Tant qu’elle est vide, les liens commencent par l’adresse de la page.
server-address-given = Elle vient des réglages du serveur ; change-la là-bas.
server-reports = Messages signalés
server-reports-none = Personne n’a rien signalé.
server-report = { $name }, { $place }, { $time }
server-report-look = Voir la table
server-report-remove = Retirer
server-report-keep = Laisser
server-damage = Quelque chose est-il endommagé ?
server-damage-none = Non : la base de données est intacte, et toutes les tables visitées depuis le démarrage se sont ouvertes.
server-damage-database = La base de données est endommagée ; toutes les autres tables continuent. Arrête le serveur et rétablis la dernière bonne sauvegarde :
server-damage-tables = { $count ->
    [one] Une table ne peut pas être lue en entier : { $tables }
   *[other] { $count } tables ne peuvent pas être lues en entier : { $tables }
  }
server-broken-components = La table { $table } attend du matériel qui manque. Remets le fichier de son édition, et elle continue.
server-broken-unreadable = La table { $table } ne s’ouvre pas. Une sauvegarde l’a peut-être encore. Pour la supprimer :
server-devices = Où tu t’occupes de ce serveur
server-devices-about = Révoque un appareil que tu n’utilises plus ou que tu as perdu. Pour en ajouter un, cette commande affiche un lien :
server-end = Révoquer
server-end-here = Révoquer cet appareil
server-end-all = Tout révoquer
