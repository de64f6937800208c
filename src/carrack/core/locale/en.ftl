# Numbers in words from three on, for tests: three four five six seven eight nine ten eleven twelve

### What the engine itself says about every game. A game's own texts come before these.
###
### Values: game is its title, move a notation, seat and deciding are numbers of seats from 0.

## Why something is refused, whatever the game

refusal-game-over = The game is over.
refusal-not-your-turn = It is the turn of seat { $deciding }, not of seat { $seat }.
refusal-no-such-move = “{ $move }” is not a move of this game.
refusal-no-such-number = Moves are numbered from 0 to { $last }; there is no move { $number }.
refusal-no-such-action = Actions are numbered from 0 to { $last }; there is no action { $action }.
refusal-action-without-move = Action { $action } does not stand for a move in this position.
refusal-no-command = Seat { $seat } cannot play “{ $move }” out of turn now.
refusal-no-commands = { $game } has no moves out of turn.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-out-of-reach = Only decisions { $first } to { $last } can be taken back, not { $decision }.
refusal-row-goes-on = Only the last move of a sequence may draw, reveal something or end the turn, but “{ $move }” does: send what follows separately.
refusal-gone-on = The game has moved on since this was shown.

## What cannot be chosen for a new game ($option: its name, $numbers, $known and $choices: lists)

wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
wrong-option = { $count ->
    [0] { $game } has no option “{ $option }”; it has none.
   *[other] { $game } has no option “{ $option }”; it has { $known }.
}
wrong-option-players = Option “{ $option }” is only for these numbers of players: { $numbers }; there are { $players } here.
wrong-choice-players = Option “{ $option }” can be “{ $value }” only with these numbers of players: { $numbers }; there are { $players } here.
wrong-choice = Option “{ $option }” must be one of { $choices }, not “{ $value }”.
wrong-text = Option “{ $option }” must be a text of up to { $longest } characters.
wrong-number = Option “{ $option }” must be a whole number from { $least } to { $most }, not “{ $value }”.
wrong-game = there is no game '{ $game }'; installed: { $known }
wrong-game-near = there is no game '{ $game }'; did you mean '{ $close }'?
broken-game = the game '{ $game }' is installed, but cannot be loaded: { $reason }

## What is wrong with a record or a file: clauses ($entry, $made, $written: lines; $noun: edition or map)

fault-line = line { $line }: { $reason }
fault-empty = the file is empty; a record begins with a header
fault-not-json = this is not JSON ({ $reason })
fault-not-object = each line must be one JSON object in braces
fault-no-header = the header of a Carrack record is missing: it has "carrack":{ $format }
fault-field = '{ $field }' is missing here, or is not a JSON { $type }
fault-one-kind = an entry must have exactly one of { $kinds }
fault-outcome = the outcome of a draw must be a list of whole numbers
fault-misplaced = a { $kind } entry cannot stand here
fault-refused = { $entry } is refused: { $reason }
fault-ends = the record ends here, but the game goes on with { $made }
fault-game-other = the record says { $written }, but the game gives { $made }
fault-seed-other = the record says { $written }, but the seed gives { $made }
fault-running = this is the record of a running game: it leaves out what is still hidden, so it cannot be replayed; save it again when the game is over
fault-not-finished = the game is not finished
fault-other-game = a record of '{ $game }' cannot be replayed as '{ $here }'
fault-other-position = the game continues from a different position
fault-rules = it was played by rules { $rules }, but known here are { $known }
fault-components = { $part } is { $was } in the record, but { $now } here; the same in both: { $same }
fault-no-commitment = the header has no commitment to a seed; only games of a table can be verified
fault-other-commitment = the revealed seed does not match the commitment { $commitment }
fault-seed-digits = a seed must have 64 hexadecimal digits
fault-no-seed = no note reveals the seed; a table reveals it when its game is over
fault-luck-scheme = the luck follows '{ $scheme }'; known here are { $known }
fault-luck-source = the luck is from the source '{ $source }'; known here are { $known }
fault-luck-seats = the luck must be shared by one or more of the seats, each once and in order
fault-luck-opened = the share that seat { $seat } revealed does not match its hash
fault-luck-unnamed = seat { $seat } gave no share to the luck, and is not listed as left out
fault-draw-no-more = the game draws '{ $draw }' here, but the record has no further draw
fault-draw-other = the game draws '{ $draw }' here, but the record has '{ $held }'
fault-draw-size = draw '{ $draw }' has { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}; it needs { $size }
fault-draw-settled = draw '{ $draw }' is [{ $recorded }] in the record, but the seed gives [{ $made }]
fault-draw-order = draw '{ $draw }' is not an order of the numbers 0 to { $last }: [{ $outcome }]
fault-draw-number = draw '{ $draw }': number { $number } is { $value }; it must be 0 to { $most }
file-noun = { $noun }
file-unread = { $file }: cannot be read; { $reason }
file-not-utf8 = { $file }: is not UTF-8 text; save it as UTF-8
file-none = there is no { file-noun } '{ $name }'; known here: { $known }
file-none-near = there is no { file-noun } '{ $name }'; did you mean '{ $near }'?
file-misnamed = { $file }: the { file-noun }'s name is '{ $name }', but its file is called '{ $file }'; call the file '{ $name }.toml', or write name = "{ $stem }" in it
file-name-reserved = '{ $name }' is a reserved name; give yours another
file-name-shipped = '{ $name }' ships with Carrack and is played instead; give yours another name
file-name-hidden = { $path } has the same name and is played instead; rename one of them

## What is wrong with a value of a file ($key, $value, $known, $allowed: as in it; $expected, $said, $problems: texts)

wrong-box = This edition cannot be played: { $problems }
wrong-box-and-edition = Option “edition” is “{ $edition }”, but “box” holds another: leave “edition” at “{ $shipped }” to play with your own.
file-problems = { $problems }
file-at-key-line = { $file }: { $where }, line { $line }: { $said }
file-at-key = { $file }: { $where }: { $said }
file-at-line = { $file }: line { $line }: { $said }
file-not-toml = this is not TOML: { $reason }; see https://toml.io
file-missing = { $key } is missing; it is { $expected }
file-other = { $key } is { $value }; it is { $expected }
file-other-in = { $key } has { $value }; it is { $expected }
file-unknown = there is no { $value }; known here: { $known }
file-unknown-near = there is no { $value }; did you mean '{ $near }'?
file-same-id = the id '{ $id }' is used { $count } times; give each an id of its own (id = "…")
file-long = { $key } has { $count } entries; it may have { $most }
file-count = the count here is { $count }; it must be { $needed } ({ $rule })
file-no-source = provenance does not say where { $key } comes from; add { $key } = one of { $allowed }
file-name = a short name without spaces, of letters, digits, - and _
file-title = a name for people to read
file-id = a short name of its own, such as '{ $example }'
file-one-of = one of { $allowed }
file-words = a list of { $allowed }
file-whole = a whole number from { $low } to { $high }
file-wholes = a list of whole numbers from { $low } to { $high }
file-share = a number from 0 to 1
file-table = a table [{ $key }]
file-tables = a row of tables [[{ $key }]]
file-provenance = one of { $allowed }, or a table with one of them for each value

## Beside the board: what is entered by hand

fault-luck-entered = the luck was entered by hand, so it follows from no seed
refusal-enter-first = First enter what fell on the table.
wrong-entered-count = values needed: { $needed }; given: { $count }
wrong-entered-value = value { $number } is choice { $value }; the choices are 0 to { $last }
wrong-entered-twice = value { $number } was given before; each can be in one place only
wrong-entered-seen = what is there in '{ $draw }' has already been seen
wrong-entered-elsewhere = this cannot be: somebody has seen it elsewhere
wrong-entered-unasked = there is nothing to enter now
wrong-entered-game = { $game } cannot be played with the board on your table: it does not say what is face down
entered-player = { $player }
