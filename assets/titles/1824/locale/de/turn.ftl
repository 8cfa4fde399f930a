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
first-head-par-tip = Ausgabekurs { $par } der Regionalbahn: der halbe Preis der Kohlebahn oder der Direktoraktie
first-owner = { $player } · { $company } { $percent } %
first-brings-coal = { $train } → { $company }
first-brings = { $percent } %
first-how = { $company } kaufen für…
ask-coal-price = Wie viel wird für { $company } bezahlt? Die Hälfte davon ist der Ausgabekurs der { $regional }.
first-brings-certificate = für den Besitzer sind { $percent } % der { $company } reserviert
first-brings-income = { $amount } Einkommen je Betriebsrunde
exchange-mountain = { $count ->
    [one] { $code } umtauschen…
   *[other] { $count } Bergbahnen umtauschen…
}
exchange-mountains = Eine Bergbahn umtauschen…
exchange-coal = { $coal } → { $company }
ask-exchange-mountain = { $player }: Welche Bergbahn in eine Aktie welcher Bahn?
exchange-head-price = Kurs
exchange-head-price-tip = Kurs einer Aktie jetzt
exchange-head-owns = Hat
exchange-head-owns-tip = Was der Besitzer von der Bahn schon hat
exchange-head-bank = Bank
exchange-head-bank-tip = Was die Bank davon hat
exchange-note = Eine Aktie von { $percent } %, die sofort Dividende bringt
exchange-note-later = { $note } · danach { $later }
exchange-later = { $code } ({ $player })
forming-formed = { $members } sind zur { $company } geworden
forming-head-gets = Besitzer erhält
forming-head-money = Geld
forming-head-trains = Loks
forming-head-stations = Bahnhöfe
forming-bank = Bank
forming-unsold = nicht verkauft
forming-gets = { $player } { $percent } %
forming-stations = { $has }, noch { $left }
forming-from = aus { $company }
forming-opens = in Betrieb: { $amount } · { $trains }
forming-waits = wartet: { $amount } · { $trains }
forming-nobody = Niemand hat { $percent } %: Die { $company } hat noch keinen Direktor
forming-director-most = { $player } ist Direktor mit { $percent } %, dem größten Anteil
forming-director-of = { $player } ist Direktor mit { $percent } %: andere haben gleich viel, { $member } entscheidet
forming-director-priority = { $player } ist Direktor mit { $percent } %: andere haben gleich viel, die Reihenfolge ab der Vorrangkarte entscheidet
forming-surplus = { $number ->
    [one] Eine Lok ist über dem Loklimit von { $limit }
   *[other] { $number } Loks sind über dem Loklimit von { $limit }
}
forming-station-back = Einer von zwei Bahnhöfen in { $place } ging zurück
forming-regionals = Kohlebahnen sind zu Regionalbahnen geworden
forming-if = Wenn jetzt eine { TRAIN($train) }-Lok gekauft wird: { $company }
forming-due = Am Ende dieser Runde: { $company }
forming-news = { $note }. Phase { $phase }: { $news }
forming-back = Zurück (Esc)
forming-none = { $player } –
station-city = Stadt { $city }: Gleis nach { $sides }
station-note = Er geht auf den Besitzbogen zurück; der nächste kostet { $cost }.
