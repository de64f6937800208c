# Texts of the editor of editions, taught when it is opened.

edition-of = Your box of { $game }
edition-parts = Parts of the box
edition-open = Open
edition-save = Save
edition-undo = Undo
edition-no-toml = This file is not an edition: it is not TOML. Open a file that was saved here.
edition-progress = { $yours ->
    [one] { $yours } of { $all } values is yours
   *[other] { $yours } of { $all } values are yours
}
edition-errors = { $count ->
    [one] One mistake, not playable yet
   *[other] { $count } mistakes, not playable yet
}
edition-playable = Can be played
edition-help = How it works
edition-about = Here are all values of the box, each with its source. Type those that differ from your box; what you type counts as yours. Where a line is already right, press its source, or “All as on my box” for a whole part. This browser keeps everything, even half-entered.
edition-keys = Enter and the arrow keys go up and down a column, Ctrl+Enter marks a line as on your box, Ctrl+Z takes back. Rows copied from a spreadsheet are pasted from the current cell on. In a drawing each letter sets its mark and goes on, x the mark chosen above, the space bar none; arrows move, Backspace goes back, Enter goes on to the next drawing.
edition-play = Play with it
edition-play-about = “Play with it” opens a new table with this edition; this browser then offers it at every new table. The table and its record carry the edition with them, so everybody there plays with it, and the record can be replayed anywhere. “Save” writes a file, for another browser or for the operator of a server: there “carrack edition add FILE” offers it to everybody.
edition-left = { $count ->
    [one] One pasted cell does not fit here and was left out: { $cells }
   *[other] { $count } pasted cells do not fit here and were left out: { $cells }
}
edition-earlier = You entered this with another version of Carrack. Parts that are now laid out differently are back to ours; you can save what you had entered there as a table.
edition-earlier-save = Save as a table
edition-map = The map of the islands is drawn on its own page; mark it there as printed, and choose your box for the table:
edition-restart = Start again with our edition
edition-title = Title
edition-untitled = My box
edition-name = Short name
edition-marks = Marks
edition-drawing = Drawing: { $name }
edition-drawing-wrong = Drawing with a mistake: { $name }
edition-choices = Known here: { $choices }
edition-confirm = All as on my box
edition-add = One more
edition-remove = Remove { $name }
edition-source-of = Source of { $name }: { $source }
edition-rulebook = rulebook
edition-rulebook-about = Stated by the rules or their examples
edition-deduced = deduced
edition-deduced-about = Follows from the rules by arithmetic
edition-reconstructed = ours
edition-reconstructed-about = Ours: plausible and tested, but printed nowhere
edition-printed = yours
edition-printed-about = Read off your box
