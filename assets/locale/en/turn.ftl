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
do-StartCompany = Start { $company } at { $price }: { $percent } % for { $amount }
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
    [none] Lay { $tile } on { $place }: { $sides }
   *[other] Lay { $tile } on { $place }: { $sides }, with { $power }
}
do-PlaceStation = { $hex ->
    [none] { $company } places a station
   *[other] { $city ->
        [none] Station on { $place }
       *[other] Station on { $place }, city { $city }
    }
}
do-RunTrains = Run no train
do-DecideDividend = { $pay ->
    [yes] Pay out
   *[no] Withhold
}
do-BuyTrain = { $source ->
    [bank] { $trade_in ->
        [none] Buy one { $type }-train from the bank for { $price }
       *[other] Hand in one { $trade_in }-train for one { $type }-train and pay { $price }
    }
    [pool] Buy the { $type }-train of the bank pool for { $price }
   *[other] Buy the { $type }-train of { $source } for { $price }
}
do-DiscardTrain = { $company } gives up one { $type }-train
do-BuyPrivate = { $company } buys { $private } for { $price }
do-PayDestination = { $place ->
    [none] { $company } has reached its destination
   *[other] { $company } has reached its destination { $place }
}
do-DeclareBankruptcy = { $actor } is bankrupt: the game ends
do-PayTrack = { $power ->
    [none] { $company } pays { $amount } for a tile
   *[other] { $company } pays { $amount } for the extra tile of { $power }
}
do-DeclareRoute = { $company } has a route and must own a train
do-ReturnStation = { $hex ->
    [none] { $company } takes a station back
   *[other] Station on { $place }, city { $city }
}
do-AuctionResult = { $actor } gets { $private } for { $amount }
do-EverybodyPasses = Everybody passes
do-other = { $what }: { $details }

# The same without an amount
some-Bid = Bid
some-RepayDebt = { $actor } repays debt
some-BuyPrivate = { $company } buys { $private }
some-PayTrack = { $power ->
    [none] { $company } pays for a tile
   *[other] { $company } lays the extra tile of { $power }
}
some-BuyTrain = Buy the { $type }-train of { $source }
turn-range = { $label }…
turn-between = { $payer } has { $has }; from { $low } to { $high }. Plus and minus change it, or type a number.

# Questions
ask-more = What else?
ask-amount = How much?
ask-RepayDebt = How much is repaid?
ask-BuyPrivate = For how much?
ask-BuyTrain = For how much?
ask-Bid = How much?
ask-PayTrack = What does the tile cost?
ask-bid = { $player }: bid for { $private }?
ask-auction-result = Who gets { $private }, and for how much?
ask-stock = { $player }: buy, sell or pass?
ask-company = What with { $company }?
ask-which-share = Which share of { $company }?
ask-block = How much of { $company } is sold?
ask-start = Which company, and at what par?
turn-start-note = { $note } · click a par or type a code
ask-par = The par of { $company }?

# Parts of the panel
turn-nothing = Nothing is asked.
turn-unused-key = { $key } does nothing here. { $keys } shows all keys.
turn-typed = { $amount } was typed, and “{ $choice }” takes no amount. Choose it once more to do it all the same.
turn-place = { $hex } { $name }
turn-percent = { $percent } %
turn-director = director
turn-pass = Pass
turn-done = Done
turn-more = { $rest ->
    [yes] More: { $names } …
   *[no] More: { $names }
}
more-BuyPrivate = buy a private
more-PayDestination = destination
more-ReturnStation = station back
more-PlaceStation = station
more-PayTrack = tile
more-RepayDebt = debt
more-other = other
turn-private = { $name } · income { $income } · from { $price }. { $power }
turn-later = Later privates
turn-back-to-bids = Back to the bids (Esc)
turn-about-home = home { $home }
turn-about-destination = destination { $destination }
turn-about-launch = launched when { $percent } % are sold, with { $times } × par
turn-leads = bids { $bid }
turn-passed = passed
turn-hidden = hidden
turn-nobody-bids = Nobody bids
turn-no-more-bids = No more bids: { $player } for { $amount }
turn-bid-by-bid = Bid by bid…
turn-moves-of = The move is { $player }'s
turn-not-asked = { $player } has nothing to buy or sell in this round any more.
turn-must-act-first = Before { $player } somebody must sell.
turn-stock-note = Cash { $cash } · { $has } of { $limit } shares
turn-stock-note-debt-overdrawn = Account overdrawn by { $debt } · { $has } of { $limit } shares
turn-stock-note-debt = Cash { $cash } · debt { $debt } · { $has } of { $limit } shares
turn-note-and-why = { $note }. { $why }
turn-company = { $company }: buy or sell
turn-buy-which = Buy a share of { $company }…
turn-sell = Sell shares of { $company }…
turn-start = Start a company…
turn-start-short = Start…
turn-start-company = Start { $company }, { $name }

# Heads of columns
head-player = Player
head-buyer = Buyer
head-cash = Cash
head-price = Price
head-bank = Buy: bank
head-pool = Buy: pool
head-own = Sell own
head-bank-short = Bank
head-pool-short = Pool
head-own-short = Sell

# Things of the panel
turn-back = Back (Esc)
turn-button = { $label } ({ $key })
turn-change-by = Change by { $amount }
turn-no-consequence = Nothing else changes.

# A company's turn
ask-tile = { $company } ({ $player }): lay a tile?
ask-tile-on = { $company } ({ $player }): lay a tile on { $place }?
ask-home-tile = { $company } ({ $player }): which home tile?
ask-home-tile-on = { $company } ({ $player }): which home tile on { $place }?
ask-which-tile = Which tile on { $place }?
ask-station = { $company } ({ $player }): place a station?
ask-station-on = { $company } ({ $player }): place a station on { $place }?
ask-dividend = { $company } ({ $player }) earned { $revenue }. Pay out?
ask-train = { $company } ({ $player }): buy a train?
ask-end = { $company } ({ $player }): end the turn?
ask-forced-train = { $company } ({ $player }) must buy a train
ask-emergency-sales = Which shares are sold for the train?
ask-run = { $company } ({ $player }) runs { $trains }
ask-run-without = { $company } ({ $player }) has no train to run
ask-revenue = { $company } ({ $player }): what do its trains earn?
ask-own-train = Which train of { $company }?
ask-better-run = { $company } can run better
ask-route-start = Where does the route begin?
ask-route-next = Where does it go?
turn-company-note = Treasury { $treasury } · { $count } of { $limit } trains{ $count ->
    [0] {""}
   *[other] : { $trains }
}{ $price ->
    [0] {""}
   *[other] {" "}· price { $price }
}
turn-track-note = { $note }. Click a hex on the map, or choose here.
turn-hex = { $place }: { $count ->
    [one] tile { $tiles }
   *[other] tiles { $tiles }
}
turn-with-power = With { $private }
turn-pay = Pay { $amount }
turn-withhold = Withhold { $amount }
turn-dividend-note = Price { $now }: to { $paid } if paid, to { $kept } if withheld
turn-stays = stays in the bank
turn-dividend-sheet = Dividend sheet…
turn-treasury = Treasury of { $company }
turn-no-train = Buy no train
turn-end = End the turn
turn-no-tile = Lay no tile
turn-train = { $source ->
    [bank] { $trade_in ->
        [none] { $type }-train from the bank
       *[other] { $type }-train for one { $trade_in }
    }
    [pool] { $type }-train from the bank pool
   *[other] { $type }-train from { $source }
}
turn-emergency-sales = Sell shares…
turn-phase-news = From phase { $phase } on: { $news }
turn-sales-note = { $player } has { $cash }; { $missing ->
    [0] that is enough for the cheapest train.
   *[other] { $missing } are missing for the cheapest train.
}
turn-must-note = { $note }. It has a route and no train (R34).
turn-owed-note = { $note }. It must own a train.
turn-duty-note = { $note }. If { $company } has a route it must own a train: say so below.
turn-forced-note = { $note }. { $player } has { $cash }; what is missing becomes a debt.
turn-helped-note = { $note }. { $player } has { $cash } and adds what is missing.
turn-forced-own-note = { $note }. { $player } has { $cash }; a train of { $source } makes no debt.
turn-any-price = For any price from { $low } to { $high }; for { $low }:
turn-must-agree = { $player } must agree
turn-train-missed = { $source } must buy another train in its turn.
turn-from-to = { $low }–{ $high }
turn-limit = at most { $limit }
turn-searching = Looking for the best run …
turn-searching-so-far = Looking for the best run: { $best } so far, at most { $bound } …
turn-judged-soon = Looking for the best run; the claim is judged as soon as it is found …
turn-stop = Stop (S)
turn-stop-tip = End the search and take the best run found so far; it is not proven that there is none better
turn-proven-equal = { $number } runs earn { $total }, the most there is: the director chooses.{ $ran ->
    [no] { "" }
   *[yes] {" "}Last time: { $last }.
}
turn-proven = The best run earns { $total }.{ $ran ->
    [no] { "" }
   *[yes] {" "}Last time: { $last }.
}
turn-proven-zero = The best run earns 0. { $why }{ $ran ->
    [no] { "" }
   *[yes] {" "}Last time: { $last }.
}
run-nothing-no-train = { $company } has no train.
run-nothing-no-station = { $company } has no station on the map.
run-nothing-no-second-stop = No track leads from a station of { $company } to a second stop.
run-nothing-worthless = What the trains of { $company } reach is worth nothing now.
turn-not-proven = The search was stopped: { $total } found, at most { $bound } possible. It is not proven to be the best.
turn-last-revenue = Treasury { $treasury } · trains { $trains }{ $ran ->
    [no] { "" }
   *[yes] {" "}· last time { $last }
}. Plus and minus, or type a number.
turn-run = Run for { $amount }
turn-run-mine = Run for { $amount }, { $mine } from mines
turn-mine = mines { $mine }
turn-run-wakes = Run for { $amount }, first visit to { $places }
turn-run-same = Run for { $amount }, visiting nothing new
turn-run-less = Run for { $amount }, { $less } less than the best
turn-run-more = Run for { $amount }, more than the best
turn-run-nothing = Run nothing
turn-run-and-pay = Run for { $amount } and pay
turn-run-paid = Run and pay
turn-part = { $name } { $amount }
turn-pays-out = pays out: { $parts }
turn-own-routes = Own routes…
turn-draw-routes = Draw on map
turn-route = { $train }: { $stops }, { $amount }
turn-bonus = { $amount } bonus
turn-route-of = Route of the { $train }-train…
turn-falls-short = These routes earn { $total }, { $less } less than is possible. The run must earn { $best } (R23), for example:
turn-own-note = { $count ->
    [one] { $count } route, { $total }
   *[other] { $count } routes, { $total }
}
turn-route-note = { $stops }: { $total }
turn-route-done = End the route here ({ $total })
turn-stop-via = { $stop } by { $via }

# Questions that interrupt
ask-question = { $player }: { $about } { $company } { $item }
ask-question-par = { $player }: at what par does { $company } start?
ask-question-station = { $player }: which station does { $company } give back?
ask-question-discard = Too many trains: which go?
turn-par-note = { $percent } % come with the private.
turn-discard-order-note = The companies choose in the order in which they operate.
turn-discard-note = The companies choose in any order.

# The end, and companies that are formed
turn-past = This was asked then. Nothing can be entered here.
turn-worth = { $player }: { $amount }
turn-worth-shares = { $count } × { $price }
turn-worth-papers = Other certificates
turn-worth-line = { $how ->
    [none] { $what }: { $amount }
   *[other] { $what }: { $how } = { $amount }
}
turn-over = { $count ->
    [one] { $winner } wins
   *[other] { $winner } share the first place
}
turn-over-note = The bank is broken and the last set of operating rounds is played.
turn-formed = { $members } have become the { $company }
turn-formed-has = Treasury { $cash } · trains { $trains }
turn-formed-director = { $player } is its director.
turn-formed-nobody = Nobody directs the { $company } yet.
turn-go-on = Go on
head-receives = Receives
head-share = Share
head-amount = Amount
head-shares = Shares
head-papers = Papers
head-debt = Debt
head-worth = Worth
head-settled = Settled
head-owes = Owes

# The dividend sheet
dividend-title = { $company } pays { $revenue }
dividend-treasury = Treasury of { $company } (pool)
dividend-certificates = Certs.
dividend-exact = Exactly
dividend-chips = Chips
dividend-chip = { $count } × { $chip }
dividend-no-chips = not with these chips
dividend-total = Paid of { $revenue }
dividend-nobody = Nobody gets: shares in the bank
dividend-rounding = Rounded up or down
dividend-in-chips = Show the &chips to hand over
dividend-close = Back (Esc)
