# Afbeeldingen van het bord.

picture-png = Afbeelding van het bord (PNG)
picture-png-about = de stelling die getoond wordt, om te versturen of af te drukken.
picture-svg = Tekening van het bord (SVG)
picture-svg-about = hetzelfde voor een tekenprogramma, scherp op elke grootte.
picture-title = { $game }, beurt { $turn }
picture-none = Het bord staat hier alleen in woorden, dus er is geen afbeelding van.
