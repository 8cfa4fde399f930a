# The start page and the page of a new game.

start-continue = Go on with the last game
start-new = New game
start-open = Open a game…
start-import = Import a recorded game…
start-sample = Play through the sample game
sample-hint = { $redo } goes on move by move, { $undo } goes back. Moves of your own are kept only if you save a copy.
start-recent = Recent games
start-choose = Look at a board
board-coming = The board is being drawn …
start-players = { $least } to { $most } players
start-size = { $hexes } hexes, { $tiles } tiles
start-map-only = map only
start-rules = map and rules
start-key = key { $key }
start-gone = The file is no longer there.

new-heading = New game
new-title = Game
new-players = Players
new-players-hint = Three to seven names. Their order is the order in which they were typed, until the seats are drawn.
new-player = Player { $number }
new-player-optional = Player { $number }, if there is one
new-seats = Seats
new-seats-drawn = Draw the seats at random
new-seats-typed = As typed: in the order of play
new-draw = Draw the seats
new-draw-again = Draw again
new-draw-none = Nothing is drawn yet.
new-draw-shown = Drawn: { $seats } (number of the draw: { $seed })
new-seats-order = In this order: { $seats }
new-mode = How it is played
new-mode-table = At a table with the physical board
new-mode-table-hint = The board is the truth. The program is the bank, keeps the books and says what hands must do; the table may overrule it.
new-mode-hotseat = On this screen
new-mode-hotseat-hint = The screen is the board, passed from hand to hand. Every rule is enforced.
new-track = Keep track of tiles, stations and routes
new-track-always = On this screen it is always kept.
new-track-hint = Without it nothing is asked about the map, and revenue is typed in.
new-cash = Players’ cash is open
new-cash-hint = If not, it stays hidden until the operating rounds.
new-rulings = Rulings
new-rulings-all = Show all questions
new-rulings-same = All answers are those of the first preset.
new-rulings-count =
    { $count ->
        [one] One answer differs from the first preset:
       *[other] { $count } answers differ from the first preset:
    }
new-ruling = { $id }  { $question }
new-ruling-changed = changed
new-ruling-answer = { $question } { $answer }
new-ruling-codes = { $first }, { $second } … are the numbers of the questions in the register of rulings, which refusals and the rules companion ({ $key }) name too.
new-preset-changed = { $preset }, changed
new-preset-own = With answers of your own, which are marked.
new-start = Start the game
new-back = Back
new-problem-count = { $count ->
        [one] One player is named
       *[other] { $count } players are named
    }; { $least } to { $most } can play.
new-problem-twice = Two players are called { $name }.

# Players and settings of the running game.

players-title = Players
players-seat = Seat { $number }
players-rename = Rename
players-rename-tip = The same person under another name
players-replace = Replace
players-replace-tip = Somebody else takes the seat from here on
players-colour = Colour
players-symbol = Symbol
players-hint = A colour or symbol that somebody else has is exchanged. Every change can be undone.
seat-blue = blue
seat-orange = orange
seat-green = green
seat-purple = purple
seat-sky = sky blue
seat-vermilion = vermilion
seat-yellow = yellow
seat-triangle = triangle
seat-circle = circle
seat-square = square
seat-diamond = diamond
seat-star = star
seat-cross = cross
seat-pentagon = pentagon
settings-title = Settings of this game

# The map as it lies on the table.

map-entry-title = The map as it lies on the table
map-entry-hint = Click a hex and choose what lies there. The map begins as it was last known.
map-entry-tile = tile { $tile }
map-entry-station = { $company } in city { $city }
map-entry-piece = { $paper }: { $piece }
map-entry-done = Keep track from here on
map-entry-done-tip = The map is complete ({ $key })
