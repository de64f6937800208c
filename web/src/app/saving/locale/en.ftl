# Pictures of the board.

picture-png = Picture of the board (PNG)
picture-png-about = the position that is shown, to send or to print.
picture-svg = Drawing of the board (SVG)
picture-svg-about = the same for a drawing program, sharp at any size.
picture-title = { $game }, turn { $turn }
picture-none = The board stands here in words only, so there is no picture of it.
