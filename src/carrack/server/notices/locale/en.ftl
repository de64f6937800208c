### What notices say. Nothing of a game is in them but its name and who plays.

turn = It is your turn: { $game }
turn-of = It is { $player }’s turn: { $game }
began = The game has begun: { $game }
ended = The game is over: { $game }
waits = The others wait for you: { $game }
waits-of = The others wait for { $player }: { $game }
invited = You are invited to a table: { $game }
round = The next round of your league has begun
gone = Carrack could no longer reach one of your addresses and has removed it
test = Notices from Carrack will look like this
several = { $count } things at your tables
stop = Stop these notices
