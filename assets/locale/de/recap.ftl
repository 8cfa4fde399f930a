# Hotseat: what a player has missed, and that it is their turn

recap-heading = { $asked ->
    [company] { $player } handelt für { $company }
   *[player] { $player } ist am Zug
}
recap-since = Seit deinem letzten Zug:
recap-begin = Bisher:
recap-nothing = Für dich hat sich nichts geändert.
recap-phase = Phase
recap-prices = Kurse
recap-money = Bargeld
recap-shares = Anteile
recap-directors = Direktoren
recap-trains = Loks
recap-destinations = Ziel erreicht
recap-papers = Private und Papiere
recap-gone = Aus dem Spiel
recap-order = Reihenfolge
recap-price = { $company } { $old } → { $new }
recap-price-new = { $company } ab { $new }
recap-amount = { $who } { $amount } ({ $cash })
recap-percent = { $who } { $percent } %
recap-company = { $company } { $what }
recap-close = Jede Taste und jeder Klick führt weiter.
