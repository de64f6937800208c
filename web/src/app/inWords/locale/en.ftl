# The board in words, and questions by key.

in-words = In words
in-words-title = The board in words
in-words-key = The board in words (T)
in-words-close = Show the picture
in-words-go = Go to square
in-words-go-to = Go
in-words-no-square = There is no square { $name } here. Squares are named by column and row, such as { $example }.
in-words-squares = Squares by rows and columns
in-words-beside = Beside the squares
in-words-news = Since your last turn
in-words-own = Your pieces
in-words-others = What belongs to others or to nobody
in-words-goals = Ports, those within reach first
in-words-builds = Places to build, the best first
in-words-islands = Islands
in-words-checks = What the check says
in-words-ships = Ships
in-words-none = Nothing.
in-words-edge = The board ends here.
in-words-keys = Keys
in-words-row = Row { $row }

question-w = Where are my ships?
question-ww = What else is afloat?
question-o = What is here?
question-n = Which ports are near, and what do they cost?
question-i = What about this island?
question-numbered = What about the island with this number?
question-beside = What is at the space of the frame with this number?
question-s = How does everybody stand?
question-sheet = What does the player in this seat have?
question-d = What lies next to the board?
question-c = What do the things in the box cost and give?
question-l = What happened since my last turn?
question-m = What may I do?
question-check = What does the check say?
question-a = Say that again.

answer-no-ships = You have no ships here.
answer-no-afloat = Nothing else is afloat.
answer-no-ports = There is no port for your ships.
answer-no-island = There is no island at { $square }.
answer-islands = I and a number ask about an island: { $islands }.
answer-beside = F and a number from 0 to { $last } ask about a space of the frame.
answer-no-seat = There is no seat { $number }.
answer-no-news = Nothing has happened yet.
answer-no-moves = It is not your turn.
answer-moves = { $line } { $count ->
    [one] One move: { $moves }.
   *[other] { $count } moves: { $moves }.
}
answer-out-of-turn = Out of turn: { $moves }.
answer-group = { $name } ({ $count }, for example { $moves })
answer-more = { $count } more
answer-no-hints = Hints are off at this table.
answer-no-advice = Bots give no advice in a replay. Once the game is over, its analysis says what a bot would have played.
answer-not-judged = The analysis says nothing about this decision.
answer-as-bot = { $player }: { $move }. That is what the bot would have played.

words-free = free
words-size = { $count ->
    [one] One square of land.
   *[other] { $count } squares of land.
}
words-area = Squares { $first } to { $last }
words-squares = Land: { $squares }.
words-standing = In its ports: { $ships }.
words-away = { $count ->
    [one] { $square }, 1 space away
   *[other] { $square }, { $count } spaces away
}
words-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
words-points = { $points ->
    [one] 1 movement point away
   *[other] { $points } movement points away
}

keys-title = Keys
keys-about = They work anywhere at the table, except while you type.
keys-about-drawing = They work anywhere on this page, except while you type. A small letter takes the land of the island that has it; with Shift it asks.
keys-single = Keys of a single character
key-name = { $key }
keys-board = Show the board in words, and go there
keys-go = Go to a square by name
keys-arrows = From square to square, in the board in words
keys-enter = Choose the square, or hear all about it
keys-draw = Use the tool in hand on the square
keys-confirm = Confirm the turn, if nothing else has the focus
keys-escape = Close what is open
keys-hint = What would a bot play?
keys-moves = Go to the moves
keys-undo = Take back one step
keys-plan = Think on a board of your own, and back again
keys-next = Go to the next table that waits for you
keys-help = All keys
