# The sheet: companies as rows, players as columns.

sheet-name = Übersicht
sheet-price = Kurs
sheet-price-tip = Kurs auf der Kurstafel
sheet-par = Ausg.
sheet-par-tip = Ausgabekurs
sheet-treasury = Kapital
sheet-treasury-tip = Betriebskapital
sheet-trains = Loks
sheet-trains-tip = Loks; ein Sechseck ist eine H-Lok
sheet-stations = Bhf.
sheet-stations-tip = Bahnhöfe, die noch gebaut werden können
sheet-bank = Bank
sheet-bank-tip = Anteile in der Bank, in Prozent
sheet-pool = Pool
sheet-pool-tip = Anteile im Bankpool, in Prozent
sheet-round = { $number }.{ $index }
sheet-round-tip = Einnahmen in Betriebsrunde { $round }: Pfeil rechts ausbezahlt, Pfeil links einbehalten
sheet-player = { $number } { $name }
sheet-player-tip = { $name }, Nummer { $number } der Spielerreihenfolge; Anteile in Prozent, ein Stern ist der Direktor
sheet-company-tip = { $name }, Direktor { $director }
sheet-owner-tip = { $name }, Besitzer { $director }
sheet-nobody-tip = { $name }, noch ohne Direktor
sheet-becomes = → { $company }
sheet-becomes-tip = { $company } wird gegen eine Aktie der { $successor } getauscht, { $name }
sheet-kept = { $free } ({ $kept })
sheet-kept-tip = { $free } % zu kaufen, { $kept } % reserviert
sheet-with-mine = { $revenue } + { $mine }
sheet-mine-tip = dazu { $mine } Minengeld ins Kapital
sheet-halved-tip = { $half } an den Besitzer, { $half } ins Kapital
sheet-overdrawn = Das Konto ist um { $amount } überzogen: was hereinkommt, wird verrechnet
sheet-holding = { $shares ->
    [one] 1 Anteil
   *[other] { $shares } Anteile
 } im Wert von { $value }
sheet-train-stays = { TRAIN($train) }: bleibt bis zum Ende
sheet-train-turns = { TRAIN($train) }: wird in Phase { $phase } umgedreht
sheet-train-goes = { TRAIN($train) }: wird in Phase { $phase } verschrottet
sheet-train-driven = { TRAIN($train) }: geht mit der ersten { $by }
sheet-sold = In dieser Aktienrunde verkauft

sheet-cash = Bargeld
sheet-cash-tip = Bargeld der Spieler
sheet-debt = Schulden
sheet-debt-tip = Was Spieler der Bank schulden
sheet-certificates = Aktien
sheet-certificates-tip = Aktien, die zählen, und das Aktienlimit
sheet-privates = Privatges.
sheet-privates-tip = Privatgesellschaften
sheet-worth = Vermögen
sheet-worth-tip = Bargeld ohne Schulden, Aktien zum Kurs, andere Zertifikate
sheet-bank-has = Bank { $amount }
sheet-limit = Limit { $limit }
sheet-left = Bank { $codes }
sheet-of-company = { $company }: { $codes }
sheet-hidden = Bis zu den Betriebsrunden verdeckt

sheet-empty = Noch ist keine Gesellschaft gegründet. Der Knopf „Alle Gesellschaften“ zeigt, welche es gibt.
sheet-all = Alle Gesellschaften
sheet-all-short = Alle
sheet-all-tip = Auch Gesellschaften zeigen, die niemand gegründet hat
sheet-fixed = Feste Reihenfolge
sheet-fixed-short = Fest
sheet-fixed-tip = Gesellschaften wie auf den Besitzbögen und Spieler nach Plätzen, unabhängig von Kursen und Spielerreihenfolge
