# The turn panel: the open question, its choices, and what is not possible.

# What an action does. The parameters are the fields of the action; $actor is the player's name.
do-Bid = Bid { $amount }
do-Pass = { $what ->
    [auction] Pass
    [stock] Pass
    [track] Lay nothing more
    [station] Place no station
    [trains] Buy no train
   *[other] Go on
}
do-SetPar = { $company } at { $price }
do-StartCompany = Start { $company } at { $price } ({ $percent } %)
do-BuyShare = Buy { $percent } % of { $company } from the { $source ->
    [pool] bank pool
   *[bank] bank
}
do-SellShares = { $doubles ->
    [0] Sell { $percent } % of { $company }
    [one] Sell { $percent } % of { $company }, with one double certificate
   *[other] Sell { $percent } % of { $company }, with { $doubles } double certificates
}
do-RepayDebt = { $actor } repays { $amount }
do-LayTile = { $power ->
    [none] Lay { $tile } on { $place }, turned by { $rotation }
   *[other] Lay { $tile } on { $place }, turned by { $rotation }, with { $power }
}
do-PlaceStation = Station on { $place }, city { $node }
do-RunTrains = Run no train
do-DecideDividend = { $pay ->
    [yes] Pay out
   *[no] Withhold
}
do-BuyTrain = { $source ->
    [bank] Buy a { $type } train from the bank for { $price }
    [pool] Buy the { $type } train of the bank pool for { $price }
   *[other] Buy the { $type } train of { $source } for { $price }
}
do-DiscardTrain = { $company } gives up a { $type } train
do-BuyPrivate = { $company } buys { $private } for { $price }
do-PayDestination = { $company } has reached its destination
do-DeclareBankruptcy = { $actor } is bankrupt: the game ends
do-BuyCertificate = { $sort ->
    [mountain] Buy mountain railway { $paper }
   *[tunnel] Buy tunnel certificate { $paper }
}
do-PlaceMountain = { $mountain } on { $place } with panel { $panel }
do-BuildTunnel = Tunnel { $piece } on { $place }, turned by { $rotation }, with { $certificate }
do-LayFurkaOberalp = { $actor } lays the Furka-Oberalp line
do-GiveEva = { $actor } gives EVA to { $company }
do-ReturnStation = Give back the station on { $place }, city { $node }
do-AuctionResult = { $actor } gets { $private } for { $amount }
do-EverybodyPasses = Everybody passes
do-other = { $what }: { $details }

# The same without an amount
some-Bid = Bid
some-RepayDebt = { $actor } repays debt
some-BuyPrivate = { $company } buys { $private }
some-BuyTrain = Buy the { $type } train of { $source }
turn-range = { $label }, { $low } to { $high } …
turn-between = From { $low } to { $high }. Plus and minus change it, or type a number.

# Questions
ask-more = What else?
ask-amount = How much?
ask-RepayDebt = How much is repaid?
ask-BuyPrivate = For how much?
ask-BuyTrain = For how much?
ask-Bid = How much?
ask-bid = { $player }: bid for { $private }?
ask-auction-result = Who gets { $private }?
ask-stock = { $player }: buy, sell or pass?
ask-company = What with { $company }?
ask-which-share = Which share of { $company }?
ask-which-mountain = Which mountain railway?
ask-which-tunnel = Which tunnel certificate?
ask-block = How much of { $company } is sold?
ask-start = Which company, and at what par?
ask-par = The par of { $company }?

# Parts of the panel
turn-nothing = Nothing is asked.
turn-place = { $hex } { $name }
turn-percent = { $percent } %
turn-director = director
turn-pass = Pass
turn-done = Done
turn-more = More ({ $count })
turn-private = { $name } · income { $income } · from { $price }
turn-leads = bids { $bid }
turn-passed = passed
turn-nobody-bids = Nobody bids
turn-bid-by-bid = Bid by bid …
turn-moves-of = The move is { $player }'s
turn-not-asked = { $player } has nothing to buy or sell in this round any more.
turn-must-act-first = Before { $player } somebody must sell.
turn-stock-note = Cash { $cash } · { $has } of { $limit } certificates
turn-stock-note-debt = Cash { $cash } · debt { $debt } · { $has } of { $limit } certificates
turn-company = { $company }: buy or sell
turn-buy-which = Buy a share of { $company } …
turn-sell = Sell shares of { $company } …
turn-start = Start a company …
turn-start-short = Start …
turn-mountain-short = Mountain { $price } …
turn-tunnel-short = Tunnel { $price } …
turn-start-company = Start { $company }, { $name }
turn-buy-mountain = Mountain railway ({ $count } left) …
turn-buy-tunnel = Tunnel certificate ({ $count } left) …

# Heads of columns
head-player = Player
head-buyer = Buyer
head-cash = Cash
head-price = Price
head-bank = Buy: bank
head-pool = Buy: pool
head-own = Sell own

# Things of the panel
turn-back = Back (Esc)
turn-button = { $label } ({ $key })
turn-change-by = Change by { $amount }
turn-no-consequence = Nothing else changes.
