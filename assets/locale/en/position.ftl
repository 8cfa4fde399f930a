# A running game that is entered, and a board that is asked for its best run.

position-no-figure = { $word } is no number.
position-no-price = { $company }: { $word } is no price of the market.
position-which-row = { $company }: { $price } stands in several rows of the market. Type { $ways }.
position-stack = { $companies } are in one field of the market: number them from the top.
position-no-share = { $company }: { $word } is no percentage. Type 30, or 20+10, with * for the director.
position-share-size = { $company }: { $percent } % cannot be made up of its certificates.
position-no-destination = { $company }: { $word } says nothing about the destination. Type open, reached or none.
position-yes-or-no = { $word } is neither yes nor no.
position-place = Each player has a place of the order, and { $number } is not one or is there twice.
position-auction-over = Every private has been sold, so the auction is over.
position-which-round = Which round it is, is missing.
position-no-cash = What the players have in hand is missing.
position-yes = yes
position-no = no
position-destination-open = open
position-destination-reached = reached
position-destination-none = –

# What may be typed for them, in any language at any time; a beginning will do for the destination.
position-word-yes = yes y
position-word-no = no n
position-word-open = open
position-word-reached = reached
position-word-none = none
position-certificates = { $has }/{ $limit }

# The page
position-heading = Enter a running game
position-cannot = A game that is over cannot be entered, nor a question that is still open: let it be answered first.
position-leave = Leave
position-back = Players and rulings…
position-anew = Begin anew
position-lose = Everything that was typed here, with the map, would be thrown away.
position-kept = Everything typed is kept until the game begins, also when you leave.
position-begin = Begin
position-begin-anyway = Begin all the same
position-reason = The table says so
position-bank = The bank has { $amount }
position-wrongs = What is not right yet
position-missing = { $number ->
    [one] One thing is not right yet:
   *[other] { $number } things are not right yet:
}
position-against = { $number ->
    [one] One thing is against the rules; the table may know better:
   *[other] { $number } things are against the rules; the table may know better:
}
position-ready = Everything fits together.
position-where = Round and phase
position-round = Round
position-auction = Auction
position-opener = offered by
position-minimum = least bid
position-on-offer = { $private } is on offer
position-stock = Stock round
position-operating = Operating round
position-number = number
position-player = turn of
position-passes = passes so far
position-index = round
position-total = of
position-acted = have acted
position-acted-tip = Codes of the companies that have had their turn in this round
position-following = then { $company }
position-step = its turn
position-step-begins = begins
position-step-station = station comes next
position-step-run = run comes next
position-step-dividend = dividend comes next
position-step-trains = trains come next
position-revenue = revenue
position-phase = Phase
position-phase-id = { $phase }
position-stack-left = { $train } left
position-stack-gone = { $train } gone
position-trains-pool = in the pool
position-broken = bank broken
position-players = Players
position-companies = Companies
position-used = Certificates: used
position-used-tip = Codes of privates whose power has been used, and of certificates that were used
position-used-hint = what lies on the map is used
position-visited = visited
position-visited-tip = Codes of certificates that a train has visited
position-unpaid = visited, not paid yet
position-unpaid-tip = Codes of certificates that a train has visited and that have not paid any income yet
position-out = Out of the game: { $papers }
position-map = Map
position-map-lay = Lay the map…
position-map-done = The map is complete
position-map-lies = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $stations ->
    [one] one station
   *[other] { $stations } stations
}, { $pieces ->
    [one] one certificate
   *[other] { $pieces } certificates
}
position-column-cash = Cash
position-column-cash-tip = What the player has in hand
position-column-place = Place
position-column-place-tip = Place in the order of play
position-column-train-debt = Debt
position-column-train-debt-tip = Debt for trains, which bears interest
position-column-exchange-debt = Exchange
position-column-exchange-debt-tip = Debt from the exchange of shares
position-column-privates = Privates
position-column-privates-tip = Codes; privates that nobody has are out of the game, or in the auction still to be sold
position-column-trains = Trains
position-column-trains-tip = Types, as in 3 3 4; cards that the phase has turned over are known
position-column-sold = Sold
position-column-sold-tip = Codes of companies of which the player sold shares in this round
position-column-bought = Bought
position-column-bought-tip = Codes of certificates other than shares that the player bought in this round
position-column-excused = Later
position-column-excused-tip = Went over the share limit in this round by losing a directorship and sells in the next one: yes
position-column-bid = Bid
position-column-bid-tip = Only the highest bid on the private that is on offer
position-column-passed = Passed
position-column-passed-tip = Has passed for the private that is on offer: yes
position-column-certificates = Counted
position-column-certificates-tip = Certificates that count, and the limit
position-column-par = Par
position-column-par-tip = Empty while nobody has started it
position-column-price = Price
position-column-price-tip = The par where nothing is typed; where a price stands in several rows the row from the top, as in 100/3
position-column-height = Stack
position-column-height-tip = Of several markers in a field, 1 lies on top
position-column-treasury = Treasury
position-column-treasury-tip = What the company has
position-column-operated = Acted
position-column-operated-tip = Has it had a turn since it was launched? yes or no
position-column-destination = Destination
position-column-destination-tip = open, reached or none
position-column-last = Last
position-column-last-tip = What it last earned
position-column-stations = Stations
position-column-stations-tip = Stations left on the charter
position-column-share-tip = Percent held by { $name }, as in 30, or 20+10 where it matters which certificates; * marks the director, else who has most
position-column-pool = Pool
position-column-pool-tip = Percent in the bank pool
position-column-left = Left
position-column-left-tip = Percent that the bank still has

# The best run on a board
board-run-heading = The best run on a board
board-run-hint = Click a hex and choose what lies there: tiles, stations, pieces.
board-run-title = Game
board-run-company = Company
board-run-company-name = { $code }  { $name }
board-run-trains = Trains
board-run-phase = Phase
board-run-line = { $name } is laid
board-run-ask = Best run
board-run-clear = Clear the board
board-run-lose = All tiles, stations and pieces would be taken off.
board-run-searching = Looking for the best run of { $company } …
board-run-so-far = { $company }: { $total } found; more than { $bound } is not possible …
board-run-no-trains = Which trains has { $company }? Type them, as in 3 3 4.
board-run-no-train = { $company } has no { $train }-train in phase { $phase }. There are { $trains }.
board-run-many = { $number } trains are the most that can be asked for.
board-run-no-station = { $company } has no station on the map yet.
board-run-nothing = { $company } has no run that earns anything.
board-run-proven = { $total }: nothing better is possible.
board-run-bound = { $total } was found; whether up to { $bound } is possible was not looked at to the end.

# The ways there
start-position = Enter a running game…
start-run = Ask for a best run…
action-position = &Enter a running game…
action-best-run = Ask for a &best run…
position-go-on = On to the position
