# Textes de l’éditeur d’éditions.

edition-of = Ta boîte : { $game }
edition-parts = Sections de la boîte
edition-open = Ouvrir
edition-save = Sauvegarder
edition-undo = Annuler
edition-no-toml = Ce fichier n’est pas une édition : ce n’est pas du TOML. Ouvre un fichier sauvegardé ici.
edition-progress = Tes valeurs : { $yours } sur { $all }
edition-errors = { $count ->
    [one] Une erreur, pas encore jouable
   *[other] { $count } erreurs, pas encore jouable
}
edition-playable = Jouable
edition-help = Comment faire
edition-about = Toutes les valeurs de la boîte sont ici, chacune avec sa source. Saisis celles qui diffèrent dans ta boîte ; ce que tu saisis compte comme venant de toi. Si une ligne est déjà juste, appuie sur sa source, ou sur « Tout comme dans ma boîte » pour toute une section. Tout est gardé dans ce navigateur, même ce qui n’est qu’à moitié saisi.
edition-keys = Entrée et les flèches montent et descendent dans une colonne, Ctrl+Entrée confirme qu’une ligne est comme dans ta boîte, Ctrl+Z annule. Les lignes copiées d’un tableur se collent à partir de la cellule où elles commencent. Dans un dessin, chaque lettre pose son symbole et avance d’une case ; x pose celui choisi en haut, la barre d’espace aucun. Les flèches déplacent le curseur, Retour arrière recule, Entrée passe au dessin suivant.
edition-play = Jouer avec
edition-play-about = « Jouer avec » ouvre une nouvelle table pour laquelle cette édition est choisie ; dès lors ce navigateur la propose à chaque nouvelle table. La table et son enregistrement emportent l’édition : tous ceux qui y sont assis jouent avec elle, et l’enregistrement se rejoue partout. « Sauvegarder » écrit un fichier, pour un autre navigateur ou pour qui gère un serveur : là, « carrack edition add FICHIER » la propose à tout le monde.
edition-left = { $count ->
    [one] Une cellule collée n’a pas de place ici et a été laissée de côté : { $cells }
   *[other] { $count } cellules collées n’ont pas de place ici et ont été laissées de côté : { $cells }
}
edition-earlier = Ce que ce navigateur avait gardé a été saisi avec une autre version de Carrack. Les sections qui sont désormais disposées autrement sont ici celles de notre édition ; ce que tu y avais saisi peut être sauvegardé sous forme de tableau.
edition-earlier-save = Sauvegarder le tableau
edition-map = La carte des îles se dessine sur sa propre page ; coche là qu’elle est comme imprimée, et choisis ta boîte à la nouvelle table :
edition-restart = Recommencer avec notre édition
edition-title = Titre
edition-untitled = Ma boîte
edition-name = Nom court
edition-marks = Symboles
edition-drawing = Dessin : { $name }
edition-drawing-wrong = Dessin avec une erreur : { $name }
edition-choices = Choix possibles : { $choices }
edition-confirm = Tout comme dans ma boîte
edition-add = Ajouter
edition-remove = Retirer { $name }
edition-source-of = { $name }, source : { $source }
edition-rulebook = règles
edition-rulebook-about = Figure dans les règles ou leurs exemples
edition-deduced = déduit
edition-deduced-about = Se calcule à partir des règles
edition-reconstructed = de nous
edition-reconstructed-about = De nous : plausible et testé, mais imprimé nulle part
edition-printed = de toi
edition-printed-about = Relevé sur ta boîte
