# The turn panel.

do-BuyMountain = Buy mountain railway { $code }
do-BuyMinor = Buy { $company } for { $price }
do-ExchangeMountain = Exchange { $code } for a share of { $company }
do-DeclineExchange = Give { $code } up
do-ExchangeCoal = Exchange { $company } for the director's certificate
more-BuyMountain = mountain railway
more-BuyMinor = coal railway or pre-Staatsbahn
more-ExchangeMountain = exchange a mountain railway
more-ExchangeCoal = exchange a coal railway
ask-question-exchange = { $player }: for a share of which regional railway is { $item } exchanged?
ask-first-round = { $player }: buy or pass?
first-head-par = par { $par }
first-head-par-tip = Par { $par } of the regional railway: half the price of its coal railway, or of its director's certificate
first-owner = { $player } · { $company } { $percent } %
first-brings-coal = { $train } → { $company }
first-brings = { $percent } %
first-how = Buy { $company } for…
ask-coal-price = What is paid for { $company }? Half of it is the par of { $regional }.
first-brings-certificate = keeps { $percent } % of { $company } for its owner
first-brings-income = income { $amount } each operating round
