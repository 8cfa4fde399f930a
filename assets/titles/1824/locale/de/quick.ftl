# Quick entry.

quick-word-exchange = umtauschen tauschen
quick-word-give-up = aufgeben
quick-hint-exchange = eine Bergbahn in eine Aktie oder eine Kohlebahn in die Direktoraktie
quick-hint-give-up = eine Bergbahn aufgeben
quick-hint-buy-1824 = eine Aktie, eine Bergbahn, eine Kohlebahn oder eine Vor-Staatsbahn
quick-does-BuyMountain = { $player } kauft { $code }{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost }
}.
quick-does-BuyMinor = { $player } kauft { $company } für { $price }.
quick-does-ExchangeMountain = { $player } tauscht { $code } in eine Aktie der { $company } um.
quick-does-DeclineExchange = { $player } gibt { $code } auf.
quick-does-ExchangeCoal = { $player } tauscht { $company } in die Direktoraktie um.
quick-word-mine = mine
quick-field-code = eine Bergbahn
quick-field-mine = „mine“
quick-field-mine_money = was Minen bringen
