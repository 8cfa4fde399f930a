# Quick entry.

quick-word-exchange = exchange
quick-word-give-up = giveup
quick-hint-exchange = a mountain railway for a share, or a coal railway for the director's certificate
quick-hint-give-up = give a mountain railway up
quick-hint-buy-1824 = a share, a mountain railway, a coal railway or a pre-Staatsbahn
quick-does-BuyMountain = { $player } buys { $code }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost }
}.
quick-does-BuyMinor = { $player } buys { $company } for { $price }.
quick-does-ExchangeMountain = { $player } exchanges { $code } for a share of { $company }.
quick-does-DeclineExchange = { $player } gives { $code } up.
quick-does-ExchangeCoal = { $player } exchanges { $company } for the director's certificate.
quick-word-mine = mine
quick-field-code = a mountain railway
quick-field-mine = “mine”
quick-field-mine_money = what mines bring
