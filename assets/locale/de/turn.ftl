# The turn panel: the open question, its choices, and what is not possible.

# What an action does. The parameters are the fields of the action; $actor is the player's name.
do-Bid = { $amount } bieten
do-Pass = { $what ->
    [auction] Passen
    [stock] Passen
    [track] Nichts mehr legen
    [station] Keinen Bahnhof bauen
    [trains] Keine Lok kaufen
   *[other] Weiter
}
do-SetPar = { $company } zu { $price }
do-StartCompany = { $company } zu { $price } gründen: { $percent } % für{"\u00A0"}{ $amount }
do-BuyShare = { $percent } % der { $company } { $source ->
    [pool] aus dem Bankpool
   *[bank] von der Bank
} kaufen
do-SellShares = { $doubles ->
    [0] { $percent } % der { $company } verkaufen
    [one] { $percent } % der { $company } verkaufen, mit einer Doppelaktie
   *[other] { $percent } % der { $company } verkaufen, mit { $doubles } Doppelaktien
}
do-RepayDebt = { $actor } zahlt { $amount } zurück
do-LayTile = { $power ->
    [none] { $tile } auf { $place } legen: { $sides }
   *[other] { $tile } auf { $place } legen: { $sides }, mit { $power }
}
do-PlaceStation = { $hex ->
    [none] { $company } baut einen Bahnhof
   *[other] { $city ->
        [none] Bahnhof auf { $place }
       *[other] Bahnhof auf { $place }, Stadt { $city }
    }
}
do-RunTrains = Keine Lok fahren lassen
do-DecideDividend = { $pay ->
    [yes] Ausbezahlen
   *[no] Einbehalten
}
do-BuyTrain = { $source ->
    [bank] { $trade_in ->
        [none] Eine { TRAIN($type) }-Lok von der Bank für{"\u00A0"}{ $price } kaufen
       *[other] Eine { TRAIN($trade_in) }-Lok für eine { TRAIN($type) }-Lok in Zahlung geben und { $price } zahlen
    }
    [pool] Die { TRAIN($type) }-Lok aus dem Bankpool für{"\u00A0"}{ $price } kaufen
   *[other] Die { TRAIN($type) }-Lok der { $source } für{"\u00A0"}{ $price } kaufen
}
do-DiscardTrain = { $company } gibt eine { TRAIN($type) }-Lok ab
do-BuyPrivate = { $company } kauft { $private } für{"\u00A0"}{ $price }
do-PayDestination = { $place ->
    [none] { $company } hat ihren Zielbahnhof erreicht
   *[other] { $company } hat ihren Zielbahnhof { $place } erreicht
}
do-DeclareBankruptcy = { $actor } ist bankrott: Das Spiel endet
do-PayTrack = { $power ->
    [none] { $company } zahlt { $amount } für ein Gleisteil
   *[other] { $company } zahlt { $amount } für das zusätzliche Gleisteil von { $power }
}
do-DeclareRoute = { $company } hat eine Strecke und damit Lokpflicht
do-ReturnStation = { $hex ->
    [none] { $company } nimmt einen Bahnhof zurück
   *[other] Bahnhof auf { $place }, Stadt { $city }
}
do-AuctionResult = { $actor } erhält { $private } für { $amount }
do-EverybodyPasses = Alle passen
do-other = { $what }: { $details }

# The same without an amount
some-Bid = Bieten
some-RepayDebt = { $actor } zahlt Schulden zurück
some-BuyPrivate = { $company } kauft { $private }
some-PayTrack = { $power ->
    [none] { $company } zahlt für ein Gleisteil
   *[other] { $company } legt das zusätzliche Gleisteil von { $power }
}
some-BuyTrain = Die { TRAIN($type) }-Lok der { $source } kaufen
turn-range = { $label }…
turn-between = { $payer } hat { $has }; von { $low } bis { $high }. Plus und Minus ändern, oder eine Zahl tippen.

# Questions
ask-more = Was noch?
ask-amount = Wie viel?
ask-RepayDebt = Wie viel wird zurückgezahlt?
ask-BuyPrivate = Für wie viel?
ask-BuyTrain = Für wie viel?
ask-Bid = Wie viel?
ask-PayTrack = Was kostet das Gleisteil?
ask-bid = { $player }: Gebot für { $private }?
ask-auction-result = Wer erhält { $private }, und für wie viel?
ask-stock = { $player }: kaufen, verkaufen oder passen?
ask-company = Was mit { $company }?
ask-which-share = Welche Aktie der { $company }?
ask-block = Wie viel der { $company } wird verkauft?
ask-start = Welche Gesellschaft, zu welchem Ausgabekurs?
turn-start-note = { $note } · Ausgabekurs anklicken oder Kürzel tippen
ask-par = Der Ausgabekurs der { $company }?

# Parts of the panel
turn-nothing = Nichts ist gefragt.
turn-unused-key = { $key } bewirkt hier nichts. { $keys } zeigt alle Tasten.
turn-typed = { $amount } ist eingetippt, und „{ $choice }“ braucht keinen Betrag. Noch einmal gewählt, geschieht es trotzdem.
turn-place = { $hex } { $name }
turn-percent = { $percent } %
turn-director = Direktor
turn-pass = Passen
turn-done = Fertig
turn-more = { $rest ->
    [yes] Mehr: { $names } …
   *[no] Mehr: { $names }
}
more-BuyPrivate = Privatgesellschaft kaufen
more-PayDestination = Zielbahnhof
more-ReturnStation = Bahnhof zurück
more-PlaceStation = Bahnhof
more-PayTrack = Gleisteil
more-RepayDebt = Schulden
more-other = Sonstiges
turn-private = { $name } · Einkommen { $income } · ab { $price }. { $power }
turn-later = Spätere Privatgesellschaften
turn-back-to-bids = Zurück zu den Geboten (Esc)
turn-about-home = Heimat { $home }
turn-about-destination = Ziel { $destination }
turn-about-launch = in Betrieb, wenn { $percent } % verkauft sind, mit { $times } × Ausgabekurs
turn-leads = bietet { $bid }
turn-passed = hat gepasst
turn-hidden = verdeckt
turn-nobody-bids = Niemand bietet
turn-no-more-bids = Niemand bietet mehr: { $player } für { $amount }
turn-bid-by-bid = Gebot für Gebot…
turn-moves-of = Am Zug ist { $player }
turn-not-asked = { $player } kann in dieser Runde nichts mehr kaufen oder verkaufen.
turn-must-act-first = Vor { $player } muss jemand verkaufen.
turn-stock-note = Bargeld { $cash } · { $has } von { $limit } Aktien
turn-stock-note-debt-overdrawn = Konto um { $debt } überzogen · { $has } von { $limit } Aktien
turn-stock-note-debt = Bargeld { $cash } · Schulden { $debt } · { $has } von { $limit } Aktien
turn-note-and-why = { $note }. { $why }
turn-company = { $company }: kaufen oder verkaufen
turn-buy-which = Aktie der { $company } kaufen…
turn-sell = Aktien der { $company } verkaufen…
turn-start = Gesellschaft gründen…
turn-start-short = Gründen…
turn-start-company = { $company } gründen, { $name }

# Heads of columns
head-player = Spieler
head-buyer = Käufer
head-cash = Bargeld
head-price = Kurs
head-bank = Kauf: Bank
head-pool = Kauf: Pool
head-own = Verkauf
head-bank-short = Bank
head-pool-short = Pool
head-own-short = Verk.

# Things of the panel
turn-back = Zurück (Esc)
turn-button = { $label } ({ $key })
turn-change-by = Um { $amount } ändern
turn-no-consequence = Sonst ändert sich nichts.

# A company's turn
ask-tile = { $company } ({ $player }): Gleisteil legen?
ask-tile-on = { $company } ({ $player }): Gleisteil auf { $place } legen?
ask-home-tile = { $company } ({ $player }): Welches Gleisteil für die Heimat?
ask-home-tile-on = { $company } ({ $player }): Welches Gleisteil für die Heimat { $place }?
ask-which-tile = Welches Gleisteil auf { $place }?
ask-station = { $company } ({ $player }): Bahnhof bauen?
ask-station-on = { $company } ({ $player }): Bahnhof auf { $place } bauen?
ask-dividend = { $company } ({ $player }) fährt { $revenue } ein. Ausbezahlen?
ask-train = { $company } ({ $player }): Lok kaufen?
ask-end = { $company } ({ $player }): Zug beenden?
ask-forced-train = { $company } ({ $player }) muss eine Lok kaufen
ask-emergency-sales = Welche Aktien werden für die Lok verkauft?
ask-run = { $company } ({ $player }) fährt mit { TRAIN($trains) }
ask-run-without = { $company } ({ $player }) hat keine Lok
ask-revenue = { $company } ({ $player }): Was fahren die Loks ein?
ask-own-train = Welche Lok der { $company }?
ask-better-run = { $company } kann mehr einfahren
ask-route-start = Wo beginnt die Strecke?
ask-route-next = Wohin geht sie?
turn-company-note = Kapital { $treasury } · { $count } von { $limit } Loks{ $count ->
    [0] {""}
   *[other] : { TRAIN($trains) }
}{ $price ->
    [0] {""}
   *[other] {" "}· Kurs { $price }
}
turn-track-note = { $note }. Auf dem Spielplan ein Feld anklicken oder hier wählen.
turn-hex = { $place }: { $count ->
    [one] Gleisteil { $tiles }
   *[other] Gleisteile { $tiles }
}
turn-with-power = Mit { $private }
turn-pay = { $amount } ausbezahlen
turn-withhold = { $amount } einbehalten
turn-dividend-note = Kurs { $now }: auf { $paid } beim Ausbezahlen, auf { $kept } beim Einbehalten
turn-stays = bleibt in der Bank
turn-dividend-sheet = Dividendenzettel…
turn-treasury = Betriebskapital der { $company }
turn-no-train = Keine Lok kaufen
turn-end = Zug beenden
turn-no-tile = Kein Gleisteil legen
turn-train = { $source ->
    [bank] { $trade_in ->
        [none] { TRAIN($type) }-Lok von der Bank
       *[other] { TRAIN($type) }-Lok gegen eine { TRAIN($trade_in) }
    }
    [pool] { TRAIN($type) }-Lok aus dem Bankpool
   *[other] { TRAIN($type) }-Lok der { $source }
}
turn-emergency-sales = Aktien verkaufen…
turn-phase-news = Ab Phase { $phase }: { $news }
turn-sales-note = { $player } hat { $cash }; { $missing ->
    [0] das reicht für die billigste Lok.
   *[other] { $missing } fehlen für die billigste Lok.
}
turn-must-note = { $note }. Sie hat eine Strecke und keine Lok (R34).
turn-owed-note = { $note }. Sie muss eine Lok besitzen.
turn-duty-note = { $note }. Hat { $company } eine Strecke, muss sie eine Lok besitzen: unten angeben.
turn-forced-note = { $note }. { $player } hat { $cash }; was fehlt, werden Schulden.
turn-helped-note = { $note }. { $player } hat { $cash } und legt dazu, was fehlt.
turn-forced-own-note = { $note }. { $player } hat { $cash }; mit einer Lok der { $source } entstehen keine Schulden.
turn-any-price = Zu jedem Preis von { $low } bis { $high }; für { $low }:
turn-must-agree = { $player } muss zustimmen
turn-train-missed = { $source } muss in ihrem Zug eine andere Lok kaufen.
turn-from-to = { $low }–{ $high }
turn-limit = höchstens { $limit }
turn-searching = Die beste Fahrt wird gesucht …
turn-searching-so-far = Die beste Fahrt wird gesucht: bisher { $best }, höchstens { $bound } …
turn-judged-soon = Die beste Fahrt wird gesucht; die Angabe wird geprüft, sobald sie gefunden ist …
turn-stop = Stopp (S)
turn-stop-tip = Die Suche beenden und die beste bisher gefundene Fahrt nehmen; dass es keine bessere gibt, ist dann nicht bewiesen
turn-proven-equal = { $number } Fahrten bringen { $total }, mehr geht nicht: Der Direktor wählt.{ $ran ->
    [no] { "" }
   *[yes] {" "}Letztes Mal: { $last }.
}
turn-proven = Die beste Fahrt bringt { $total }.{ $ran ->
    [no] { "" }
   *[yes] {" "}Letztes Mal: { $last }.
}
turn-proven-zero = Die beste Fahrt bringt 0. { $why }{ $ran ->
    [no] { "" }
   *[yes] {" "}Letztes Mal: { $last }.
}
run-nothing-no-train = { $company } hat keinen Zug.
run-nothing-no-station = { $company } hat keinen Bahnhof auf dem Plan.
run-nothing-no-second-stop = Kein Gleis führt von einem Bahnhof der { $company } zu einem zweiten Halt.
run-nothing-worthless = Was die Züge der { $company } erreichen, ist jetzt nichts wert.
turn-not-proven = Die Suche wurde beendet: Fahrt für { $total } gefunden, höchstens { $bound } möglich. Dass sie die beste ist, ist nicht bewiesen.
turn-last-revenue = Kapital { $treasury } · Loks { TRAIN($trains) }{ $ran ->
    [no] { "" }
   *[yes] {" "}· letztes Mal { $last }
}. Plus und Minus, oder eine Zahl tippen.
turn-run = { $amount } einfahren
turn-run-mine = { $amount } einfahren, { $mine } Minengeld
turn-mine = Mine { $mine }
turn-run-wakes = { $amount } einfahren, zum ersten Mal bei { $places }
turn-run-same = { $amount } einfahren, nichts neu angefahren
turn-run-less = { $amount } einfahren, { $less } unter der besten Fahrt
turn-run-more = { $amount } einfahren, mehr als die beste Fahrt
turn-run-nothing = Nichts einfahren
turn-run-and-pay = { $amount } einfahren und ausbezahlen
turn-run-paid = Einfahren und ausbezahlen
turn-part = { $name } { $amount }
turn-pays-out = zahlt aus: { $parts }
turn-own-routes = Eigene Strecken…
turn-draw-routes = Strecken zeichnen
turn-route = { TRAIN($train) }: { $stops }, { $amount }
turn-bonus = { $amount } Bonus
turn-route-of = Strecke der { TRAIN($train) }-Lok…
turn-falls-short = Diese Strecken bringen { $total }, { $less } weniger als möglich. Die Fahrt muss { $best } bringen (R23), zum Beispiel:
turn-own-note = { $count ->
    [one] { $count } Strecke, { $total }
   *[other] { $count } Strecken, { $total }
}
turn-route-note = { $stops }: { $total }
turn-route-done = Strecke hier beenden ({ $total })
turn-stop-via = { $stop } über { $via }

# Questions that interrupt
ask-question = { $player }: { $about } { $company } { $item }
ask-question-par = { $player }: Zu welchem Ausgabekurs beginnt { $company }?
ask-question-station = { $player }: Welchen Bahnhof gibt { $company } zurück?
ask-question-discard = Zu viele Loks: Welche gehen?
turn-par-note = { $percent } % kommen mit der Privatgesellschaft.
turn-discard-order-note = Die Gesellschaften wählen in der Reihenfolge, in der sie handeln.
turn-discard-note = Die Gesellschaften wählen in beliebiger Reihenfolge.

# The end, and companies that are formed
turn-past = Das war damals gefragt. Hier lässt sich nichts eingeben.
turn-worth = { $player }: { $amount }
turn-worth-shares = { $count } × { $price }
turn-worth-papers = Andere Zertifikate
turn-worth-line = { $how ->
    [none] { $what }: { $amount }
   *[other] { $what }: { $how } = { $amount }
}
turn-over = { $count ->
    [one] { $winner } gewinnt
   *[other] { $winner } teilen sich den ersten Platz
}
turn-over-note = Bank zahlungsunfähig, die letzte Serie ist gespielt.
turn-formed = { $members } sind zur { $company } geworden
turn-formed-has = Kapital { $cash } · Loks { TRAIN($trains) }
turn-formed-director = { $player } ist Direktor.
turn-formed-nobody = Die { $company } hat noch keinen Direktor.
turn-go-on = Weiter
head-receives = Erhält
head-share = Anteil
head-amount = Betrag
head-shares = Aktien
head-papers = Zertif.
head-debt = Schulden
head-worth = Gesamt
head-settled = Ausgleich
head-owes = Schuldet

# The dividend sheet
dividend-title = { $company } zahlt { $revenue } aus
dividend-treasury = Betriebskapital der { $company } (Pool)
dividend-certificates = Aktien
dividend-exact = Genau
dividend-chips = Chips
dividend-chip = { $count } × { $chip }
dividend-no-chips = nicht mit diesen Chips
dividend-total = Ausbezahlt von { $revenue }
dividend-nobody = Niemand erhält: Aktien in der Bank
dividend-rounding = Auf- und abgerundet
dividend-in-chips = &Chips zum Auszahlen zeigen
dividend-close = Zurück (Esc)
