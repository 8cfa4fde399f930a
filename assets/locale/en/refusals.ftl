# Why a move is refused. One sentence each; the rule it rests on is added behind it.

refusal-with-rule = { $sentence } ({ $rule })
rule-page = p. { $page }
reason-recorded = as it was recorded

# The course of the game
refusal-not-your-turn = It is { $player }'s turn.
refusal-game-over = The game is over.
refusal-unknown-action = This game knows no action { $action }.
refusal-unknown-player = There is no player { $player }.
refusal-unknown-company = There is no company { $company }.
refusal-unknown-hex = There is no hex { $hex }.
refusal-unknown-tile = There is no tile { $tile }.
refusal-unknown-private = There is no private { $private }.
refusal-unknown-certificate = There is no certificate { $paper }.
refusal-not-enough-money = { $holder ->
    [bank] The bank
   *[other] { $holder }
} has { $have } and needs { $need }.
refusal-negative-price = { $price } is no price.
refusal-nobody-can-pass = There is nothing that everybody could pass now.
refusal-unreadable = The record cannot be read here: { $flaw ->
    [lacks] { $what } is missing or unknown
   *[no-sense] { $what } makes no sense
}.

# Players and settings
refusal-nothing-changes = That changes nothing.
refusal-no-name = A player needs a name of at most { $most } letters, none of them invisible.
refusal-name-taken = Somebody else is called { $name }.
refusal-unknown-colour = There is no colour { $colour } for players.
refusal-unknown-symbol = There is no symbol { $symbol } for players.
refusal-track-off-only-at-table = Only at the table can a game be played without keeping track.
refusal-map-needed = To keep track again the map is needed as it lies.

# The map as it lies
refusal-map-only-at-table = The map is set only at the table; elsewhere it follows from what is played.
refusal-answer-first = An open question about the map must be answered first.
refusal-hex-twice = { $hex } is named twice.
refusal-certificate-sold = { $paper } is not for sale any more.
refusal-certificate-twice = { $paper } is named twice.
refusal-no-station-yet = { $company } has not placed its home station yet.
refusal-home-station-missing = The home station of { $company } on { $hex } is missing.
refusal-stations-differ = { $company } has { $placed } stations on the map and { $left } left, { $all } in all.

# Auction
refusal-no-auction = No private is being auctioned now.
refusal-not-on-offer = { $private } is not on offer now.
refusal-other-bid = The highest bid is { $bid }, by { $player }, not { $amount }.
refusal-bid-too-low = The bid must be at least { $minimum }, not { $amount }.

# Stock round
refusal-no-stock-round = This is done in a stock round.
refusal-not-started = { $company } has no par yet.
refusal-already-started = { $company } has its par already.
refusal-cannot-be-started = { $company } cannot be started by a player.
refusal-no-par = { $price } is no par.
refusal-no-par-question = The par of { $company } is not asked for now.
refusal-no-such-share = There is no such share of { $company } there.
refusal-sold-this-round = Shares of { $company } were sold in this round by the same player, who cannot buy them back before the next.
refusal-share-limit = The share limit is { $limit }.
refusal-more-than-half = Who holds more than half of { $company } ({ $percent } %) buys no more of it from the bank.
refusal-debtor-buys-nothing = A debt of { $debt } must be repaid first.
refusal-must-sell-for-debt = { $player } must sell shares first, for the debt of { $debt }.
refusal-must-sell-over-limit = { $player } must sell shares first: { $has } certificates, and the share limit is { $limit }.
refusal-block-leaves-debt = { $player } must sell more at once: after this block { $left } of the debt of { $debt } could no longer be paid in this turn.
refusal-block-leaves-excess = { $player } must sell more at once: after this block { $left } too many would be left in this turn, and the share limit is { $limit }.
refusal-no-sales-in-first-round = No shares are sold in the first stock round.
refusal-one-block-per-turn = A block of { $company } has been sold in this turn already.
refusal-no-shares-to-sell = { $has ->
    [0] { $player } has no share of { $company }.
   *[other] { $player } has { $has } % of { $company }; such a sale cannot be made up of it.
}
refusal-sell-nothing = A sale needs at least one share.
refusal-pool-full = The bank pool would hold { $percent } % of { $company }; half is the most.
refusal-director-certificate-stays = The director's certificate of { $company } cannot be sold like this: nobody else would become director.
refusal-emergency-keeps-directors = Sales for a train may not change the director of { $company }.
refusal-nothing-to-visit = There is nothing of { $paper } to visit yet.

# A company's turn
refusal-no-company-turn = No company acts now.
refusal-not-this-company = It is the turn of { $company }.
refusal-track-not-kept = Track is not kept in this game: no place on the map can be named.
refusal-track-kept = Track is kept in this game: this follows from the map.
refusal-one-station-per-turn = { $company } has placed a station in this turn already.
refusal-no-train-duty = { $company } need not own a train now.
refusal-other-step = The company is in another step now: { $step ->
    [track] track
    [station] stations
    [run] run
    [dividend] dividend
    [trains] trains
   *[other] { $step }
}.
refusal-step-not-optional = This step cannot be declined: { $step ->
    [track] track
    [station] stations
    [run] run
    [dividend] dividend
    [trains] trains
   *[other] { $step }
}.
refusal-one-tile-per-turn = One tile a turn.
refusal-home-tile-first = The home tile on { $hex } comes first.
refusal-colour-not-yet = There are no { $colour } tiles in phase { $phase }.
refusal-tile-not-in-tray = There is no tile { $tile } left in the tray.
refusal-hex-takes-no-tile = No tile is ever laid on { $hex }.
refusal-last-colour = The tile on { $hex } is of the last colour.
refusal-no-tile-fits = No tile on { $hex } joins the company’s track, keeps what lies there and leads nowhere forbidden.
refusal-no-tile-left = No tile that fits on { $hex } is left in the tray.
refusal-no-rotation = A tile has six rotations, 0 to 5, not { $rotation }.
refusal-tile-does-not-fit = Tile { $tile } cannot be laid on { $hex }.
refusal-track-lost = Tile { $tile } in this rotation does not keep the track on { $hex }.
refusal-track-leads-nowhere = The track on { $hex } would lead nowhere in the { $edge ->
    [0] south-west
    [1] west
    [2] north-west
    [3] north-east
    [4] east
   *[other] south-east
}.
refusal-not-connected = { $hex } is not connected to a station of { $company }.
refusal-power-not-usable = { $private } gives no extra tile now.
refusal-extra-tile-colour = The extra tile is { $colour }.
refusal-no-city = There is no such city on { $hex }.
refusal-no-stations-left = { $company } has no station left.
refusal-city-full = The city on { $hex } is full.
refusal-one-station-per-hex = There is a station of the company on { $hex } already.
refusal-kept-for-home = The last circle on { $hex } is kept for a home station.
refusal-company-buys-no-privates = { $company } may not buy privates.
refusal-not-directors-private = { $private } does not belong to the director.
refusal-no-private-sales-yet = Companies cannot buy privates yet.
refusal-no-private-sales-now = In phase { $phase } companies buy no more privates.
refusal-private-not-for-sale = { $private } is not for sale.
refusal-private-price = The price must be between { $low } and { $high }.
refusal-destination-pays-itself = Destination money is paid by itself.
refusal-no-destination = { $company } has no destination to reach.
refusal-destination-not-reached = { $company } has not reached its destination.

# Runs
refusal-route-unknown-place = The route names { $place }, which is not on the map.
refusal-route-too-short = The route of train { $train } does not join two stations.
refusal-route-broken = The route does not go on at { $place }.
refusal-route-no-track = There is no such track on { $place }.
refusal-route-counts-elsewhere = Train { $train } counts a station that is not on its route.
refusal-route-twice = The route of the { $train }-train visits a place twice.
refusal-route-track-twice = The route of the { $train }-train uses a piece of track twice.
refusal-run-track-twice = The { $train }-train uses track of another train.
refusal-route-blocked = The route cannot go on beyond { $hex }.
refusal-route-no-stop = There is nothing to visit on { $hex }.
refusal-route-without-station = The route of the { $train }-train counts no station of { $company }.
refusal-route-too-long = The route is too long for the { $train }-train.
refusal-route-skips = The { $train }-train may leave out no station.
refusal-hex-train-offboard = The { $train }-train cannot run to { $hex }.
refusal-train-twice = Train { $train } can run only once.
refusal-not-its-train = Train { $train } does not belong to { $company }.
refusal-number-only-at-table = A run is claimed with its routes; just a number will do only at the table.
refusal-below-best = The run earns { $claimed }; { $best } is possible.
refusal-run-not-judged = The best run must be known first; { $claimed } are claimed here.
refusal-revenue-differs = The record claims { $claimed }; the routes earn { $earned }.

# Trains and debts
refusal-train-limit = { $company } may own { $limit } trains.
refusal-train-not-on-sale = Train { $train } is not on sale there.
refusal-train-fixed = Train { $train } cannot change hands.
refusal-wrong-train-kind = { $company } may not own { $train }-trains.
refusal-train-price = The price must be { $price }.
refusal-no-train-trade-yet = Companies cannot buy each other's trains yet.
refusal-above-face = With the director's help the price may not exceed { $price }.
refusal-can-pay-another = The company can pay another train by itself.
refusal-must-own-train = { $company } has a route and must own a train.
refusal-no-discard = { $company } has no train to discard.
refusal-repay-amount = { $debt ->
    [0] There is no debt to repay.
   *[other] Between 1 and { $debt } can be repaid, not { $amount }.
}
refusal-no-bankruptcy = There is no bankruptcy in this game.
refusal-no-bankruptcy-now = Nobody is bankrupt now.
refusal-no-station-question = No station has to be returned on { $hex } now.
refusal-no-such-station = There is no such station on { $hex }.
refusal-result-differs = The record ends with { $recorded } for { $player }; here it is { $worth }.
refusal-events-differ = The stored effects differ from what the rules say now.
refusal-effects-do-not-fit = What was entered here does not fit the game as it is now.
