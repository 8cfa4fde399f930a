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
ask-first-round = { $player }: kaufen oder passen?
first-head-par = zu { $par }
first-head-par-tip = Startkurs { $par } der Regionalbahn: der halbe Preis der Kohlebahn oder der Direktoraktie
first-owner = { $player } · { $company } { $percent } %
first-brings-coal = { $train } → { $company }
first-brings = { $percent } %
first-how = { $company } kaufen für…
ask-coal-price = Wie viel wird für { $company } bezahlt? Die Hälfte davon ist der Startkurs der { $regional }.
first-brings-certificate = hält dem Besitzer { $percent } % der { $company } frei
first-brings-income = { $amount } Einkommen je Betriebsrunde
