# Tables of German Railways: the sheet, the order of a round, income tracks, links, cards. Railroads go by their codes.

gr-sheet-treasury = Treasury
gr-sheet-treasury-tip = Money of the railroad, for building
gr-sheet-income = Income
gr-sheet-income-tip = What each share pays in a dividend; twice if the railroad made the link. In brackets: it pays nothing yet
gr-sheet-locomotives = Locos
gr-sheet-locomotives-tip = Locomotives that are left
gr-sheet-unsold = Unsold
gr-sheet-unsold-tip = Shares that are not sold
gr-sheet-links = Links
gr-sheet-links-tip = Railroads that it is linked with, of those it needs for the end of the game
gr-sheet-player-tip = Shares of { $player }
gr-sheet-railroad-tip = { $name }. { $power }
gr-sheet-unpaid-tip = { $railroad } pays no dividends yet
gr-sheet-linked = Linked with { $railroads }
gr-sheet-linked-none = Not linked yet
gr-sheet-holding = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} at { $each }: { $income } of income
gr-sheet-cash = Cash
gr-sheet-cash-tip = Money of the players; it alone decides who wins
gr-sheet-incomes = Income
gr-sheet-incomes-tip = The incomes of all shares of a player together
gr-sheet-markers = Markers
gr-sheet-markers-tip = Markers that each player would put into the bag now
gr-sheet-turns = Turn
gr-sheet-turns-tip = Places in the order of this round
gr-unpaid = ({ $amount })
gr-of = { $has }/{ $needed }
gr-cash-hidden = Hidden on the screen until the end
gr-no-turn = none

gr-bag = In the bag
gr-order = Order of this round
gr-head-income = Income
gr-head-markers = Markers

gr-track-railroads = Income of railroads
gr-track-players = Income of players
gr-flipped = +{ $amount }

gr-links = Links
gr-links-self = –
gr-links-more = { $city } +{ $number }
gr-links-tip = { $pair }: { $cities }
gr-links-missing = { $railroad } { $number }
gr-links-still = Links that are missing for the end: { $parts }.
gr-links-stuck = { $missing } Without locomotives: { $railroads }.
gr-links-end-next = Every railroad has its links: the game ends before the next draw.

gr-power-more = Builds up to { $number } hexes at a time.
gr-power-fewer = Builds at most { $number } hexes at a time.
gr-power-no-surcharge = Never pays more for other railroads in a city.
gr-power-discount = Pays { $amount } less for each hex, but at least 1.
gr-power-first-free = The first hex in open land of each build is free.
gr-power-most-spent = Spends at most { $amount } in a build.
gr-power-best-twice = Its best city counts twice.
gr-power-pays-once = Pays no dividends before it is in { $cities }.

gr-card-start = Starts in
gr-card-locomotives = Locomotives left
gr-card-of = { $number } of { $all }
gr-card-unsold = Shares unsold
gr-card-links = { $number } of { $needed } needed: { $railroads }
gr-card-dividend = Dividend
gr-card-double = Twice
gr-card-holders = Shareholders
gr-card-holder = Player
gr-card-shares = Shares
gr-card-cities = Cities
gr-card-city = City
gr-card-others = Also there
gr-card-seat = Seat { $number } of { $all }, clockwise
gr-card-markers = Markers for the bag
gr-card-turns = Turns of this round
gr-card-turn-over = { $number } (over)
gr-card-each = Each
gr-card-in-hand = Shares

# Charts.
chart-player-income = Incomes
chart-dividends = Dividends so far
chart-treasury = Treasuries
chart-railroad-income = Incomes of railroads
chart-links = Links
chart-gr-hidden = Cash is hidden on the screen until the end; so is what could be worked out from it.
