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
