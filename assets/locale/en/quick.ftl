# Quick entry: a line of short phrases, what was understood of it, and what is wrong with it.

quick-title = Quick entry
quick-placeholder = A short phrase, such as: b { $company }
quick-keys = Tab completes, ↑ ↓ earlier lines, Enter acts, Esc leaves
quick-list = What may follow
quick-answer = What was understood
quick-said = { $state ->
    [ready] ⏎ { $sentence }
    [wrong] × { $sentence }
   *[other] … { $sentence }
}
quick-searching = The best run of { $company } is searched.
quick-found = The best run of { $company } is searched: { $best } so far.

# The words of the language. The first is the full one; any beginning of it will do where it can mean one thing only.
quick-word-buy = buy b
quick-word-sell = sell s
quick-word-start = start
quick-word-par = par
quick-word-pass = pass p passes
quick-word-all = all everybody
quick-word-bid = bid
quick-word-gets = gets
quick-word-lay = lay l
quick-word-station = station st
quick-word-return = return
quick-word-track = track
quick-word-route = route
quick-word-run = run r
quick-word-none = nothing none
quick-word-pay = pay
quick-word-keep = keep withhold
quick-word-train = train t
quick-word-from = from
quick-word-discard = discard
quick-word-private = private
quick-word-destination = destination
quick-word-repay = repay
quick-word-bankrupt = bankrupt
quick-word-undo = undo u
quick-word-undo-turn = undo-turn
quick-word-redo = redo
quick-word-bank = bank
quick-word-pool = pool
quick-word-double = double

# Beside a word in the list
quick-hint = { $verb ->
    [buy] a share
    [sell] shares, one or more
    [start] a company at a par
    [par] set the par of a company
    [pass] decline what is asked
    [all] everybody passes
    [bid] for the private on offer
    [gets] the private on offer, the result of its auction
    [lay] a tile: hex, tile, rotation
    [station] place one on a hex
    [return] a station to the charter
    [track] pay for a tile
    [route] the company has a route and must own a train
    [run] the best run, or a number
    [pay] pay the revenue out
    [keep] withhold the revenue
    [train] buy a train
    [discard] give up a train
    [private] the company buys a private
    [destination] claim the destination money
    [repay] debt
    [bankrupt] the director is bankrupt
    [undo] the last entry
    [undo-turn] back to the start of the turn
    [redo] the later entry
   *[other] { "" }
}
quick-tiles-left = { $left } left

# What may stand at a place
quick-field = { $field ->
    [verb] what is done
    [player] a player
    [company] a company
    [hex] a hex
    [tile] a tile
    [rotation] a rotation from 0 to 5
    [node] which city, 1 or 2
    [private] a private
    [power] a private with an extra tile
    [train] a train
    [source] where from
    [from] "from"
    [double] "double"
    [price] a price
    [amount] an amount
    [revenue] the revenue
    [percent] a percentage
    [shares] how many shares
    [doubles] how many double certificates
    [none] "nothing"
    [pass] "pass"
    [paper] a certificate
   *[other] { $field }
}

# What is wrong
quick-missing = Still to come: { $fields }.
quick-unknown = “{ $word }” is not understood here. Expected: { $fields }.
quick-too-much = “{ $word }” is too much.
quick-ambiguous = This could be { $words }.
quick-which = Which is meant ({ $field }): { $words }?
quick-past = This is the past. Nothing can be entered here.
quick-overrule = The table may do it all the same: add ! and a reason.
quick-overruled = Overruled: { $reason }
quick-later = Then: { $rest }

# What goes with it
quick-players-pass = { $players } { $count ->
    [one] passes
   *[other] pass
} first.
quick-steps-skipped = Left out: { $steps }.
quick-step = { $step ->
    [track] track
    [station] station
    [run] run
    [dividend] dividend
    [trains] trains
   *[other] { $step }
}

# What was understood, by the kind of action
quick-does-Bid = { $player } bids { $amount } for { $private }.
quick-does-Pass = { $player } passes.
quick-does-SetPar = { $player } sets the par of { $company } at { $price }.
quick-does-StartCompany = { $player } starts { $company } at { $price }{ $cost ->
    [0] { "" }
   *[other] { " " }and pays { $cost }
}.
quick-does-BuyShare = { $player } buys { $percent } % of { $company } from the { $source ->
    [bank] bank
   *[other] pool
}{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost }
}.
quick-does-SellShares = { $player } sells { $shares ->
    [one] one share
   *[other] { $shares } shares
} of { $company }{ $gain ->
    [0] { "" }
   *[other] { " " }for { $gain }
}.
quick-does-RepayDebt = { $player } repays { $amount }.
quick-does-LayTile = { $company } lays tile { $tile } on { $hex }, rotation { $rotation } ({ $sides }){ $power ->
    [none] { "" }
   *[other] , with { $power }
}{ $cost ->
    [0] { "" }
   *[other] , for { $cost }
}.
quick-does-PlaceStation = { $company } places a station{ $hex ->
    [none] { "" }
   *[other] { " " }on { $hex }
}{ $node ->
    [1] { "" }
   *[other] , city { $node }
}{ $cost ->
    [0] { "" }
   *[other] , for { $cost }
}.
quick-does-PayTrack = { $company } pays { $amount } for track{ $power ->
    [none] { "" }
   *[other] , with { $power }
}.
quick-does-DeclareRoute = { $company } has a route and must own a train.
quick-does-ReturnStation = { $company } takes the station of city { $node } on { $hex } back.
quick-does-RunTrains = { $revenue ->
    [-1] { $company } runs no train.
   *[other] { $company } runs for { $revenue }.
}
quick-does-best-run = { $company } makes its best run.
quick-does-DecideDividend = { $company } { $pay ->
    [yes] pays its revenue out
   *[other] keeps its revenue
}.
quick-does-BuyTrain = { $company } buys one { $train }-train from { $source ->
    [bank] the bank
    [pool] the pool
   *[other] { $seller }
} for { $trade_in ->
    [none] { $price }
   *[other] one { $trade_in }-train and { $price }
}.
quick-does-DiscardTrain = { $company } gives up one { $train }-train.
quick-does-BuyPrivate = { $company } buys { $private } from { $player } for { $price }.
quick-does-PayDestination = { $company } claims its destination money.
quick-does-DeclareBankruptcy = { $player } is bankrupt.
quick-does-AuctionResult = { $player } gets { $private } for { $amount }.
quick-does-EverybodyPasses = Everybody passes.
quick-does-undo = The last entry is undone.
quick-does-undo-turn = Everything since the start of the turn is undone.
quick-does-redo = Goes on to the later entry.
