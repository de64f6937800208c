# Bilder des Spielplans.

picture-png = Bild des Spielplans (PNG)
picture-png-about = die gezeigte Stellung, zum Verschicken oder Drucken.
picture-svg = Zeichnung des Spielplans (SVG)
picture-svg-about = dasselbe für ein Zeichenprogramm, in jeder Größe scharf.
picture-title = { $game }, Zug { $turn }
picture-none = Der Spielplan steht hier nur in Worten, darum gibt es kein Bild davon.
