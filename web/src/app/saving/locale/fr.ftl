# Images du plateau.

picture-png = Image du plateau (PNG)
picture-png-about = la position affichée, à envoyer ou à imprimer.
picture-svg = Dessin du plateau (SVG)
picture-svg-about = la même pour un logiciel de dessin, nette à toutes les tailles.
picture-title = { $game }, tour { $turn }
picture-none = Le plateau n’est ici décrit qu’en mots : il n’y en a donc pas d’image.
