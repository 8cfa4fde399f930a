# The turn panel.

do-BuyMountain = Bergbahn { $code } kaufen
do-BuyMinor = { $company } für{"\u00A0"}{ $price } kaufen
do-ExchangeMountain = { $code } in eine Aktie der { $company } umtauschen
do-DeclineExchange = { $code } aufgeben
do-ExchangeCoal = { $company } in die Direktoraktie umtauschen
more-BuyMountain = Bergbahn
more-BuyMinor = Kohlebahn oder Vor-Staatsbahn
more-ExchangeMountain = Bergbahn umtauschen
more-ExchangeCoal = Kohlebahn umtauschen
ask-question-exchange = { $player }: In eine Aktie welcher Regionalbahn wird { $item } umgetauscht?
