# Quick entry: a line of short phrases, what was understood of it, and what is wrong with it.

quick-title = Schnelleingabe
quick-placeholder = Kurzbefehl, etwa: k { $company }
quick-keys = Tab ergänzt, ↑ ↓ frühere Zeilen, Enter führt aus, Esc verlässt
quick-list = Was folgen kann
quick-answer = Was verstanden wurde
quick-said = { $state ->
    [ready] ⏎ { $sentence }
    [wrong] × { $sentence }
   *[other] … { $sentence }
}
quick-searching = Die beste Fahrt der { $company } wird gesucht.
quick-found = Die beste Fahrt der { $company } wird gesucht: bisher { $best }.

# The words of the language. The first is the full one; any beginning of it will do where it can mean one thing only.
quick-word-buy = kaufen k kauft
quick-word-sell = verkaufen v verkauft
quick-word-start = gründen g gründet
quick-word-par = ausgabekurs kurs
quick-word-pass = passen p passt
quick-word-all = alle
quick-word-bid = bieten bietet
quick-word-gets = erhält bekommt
quick-word-lay = legen l legt
quick-word-station = bahnhof bh
quick-word-return = zurückgeben
quick-word-track = baukosten
quick-word-route = strecke
quick-word-run = fahren f fährt
quick-word-none = nichts keine
quick-word-pay = ausbezahlen aus
quick-word-keep = einbehalten ein
quick-word-train = lok
quick-word-from = von
quick-word-discard = abgeben
quick-word-private = privat
quick-word-destination = ziel zielbahnhof
quick-word-repay = tilgen
quick-word-bankrupt = bankrott
quick-word-undo = rückgängig u
quick-word-undo-turn = zug-zurück
quick-word-redo = wiederholen
quick-word-bank = bank
quick-word-pool = pool bankpool
quick-word-double = doppelt

# Beside a word in the list
quick-hint = { $verb ->
    [buy] eine Aktie
    [sell] Aktien, eine oder mehrere
    [start] eine Gesellschaft zu einem Ausgabekurs
    [par] den Ausgabekurs einer Gesellschaft festlegen
    [pass] das Gefragte ablehnen
    [all] alle passen
    [bid] für die angebotene Privatgesellschaft
    [gets] die angebotene Privatgesellschaft, das Ergebnis der Auktion
    [lay] ein Gleisteil: Feld, Gleisteil, Drehung
    [station] auf einem Feld bauen
    [return] einen Bahnhof auf den Besitzbogen
    [track] für ein Gleisteil zahlen
    [route] die Gesellschaft hat eine Strecke und muss eine Lok besitzen
    [run] die beste Fahrt, oder eine Zahl
    [pay] die Einnahmen ausbezahlen
    [keep] die Einnahmen einbehalten
    [train] eine Lok kaufen
    [discard] eine Lok abgeben
    [private] die Gesellschaft kauft eine Privatgesellschaft
    [destination] das Geld für den Zielbahnhof fordern
    [repay] Schulden
    [bankrupt] der Direktor ist bankrott
    [undo] den letzten Eintrag
    [undo-turn] zurück zum Beginn des Zugs
    [redo] der spätere Eintrag
   *[other] { "" }
}
quick-tiles-left = noch { $left }

# What may stand at a place
quick-field = { $field ->
    [verb] was getan wird
    [player] ein Spieler
    [company] eine Gesellschaft
    [hex] ein Feld
    [tile] ein Gleisteil
    [rotation] eine Drehung von 0 bis 5
    [node] welche Stadt, 1 oder 2
    [private] eine Privatgesellschaft
    [power] eine Privatgesellschaft mit zusätzlichem Gleisteil
    [train] eine Lok
    [source] woher
    [from] „von“
    [double] „doppelt“
    [price] ein Preis
    [amount] ein Betrag
    [revenue] die Einnahmen
    [percent] ein Anteil in Prozent
    [shares] wie viele Anteile
    [doubles] wie viele Doppelaktien
    [none] „nichts“
    [pass] „passen“
    [paper] ein Zertifikat
   *[other] { $field }
}

# What is wrong
quick-missing = Es fehlt noch: { $fields }.
quick-unknown = „{ $word }“ ist hier unverständlich. Erwartet: { $fields }.
quick-too-much = „{ $word }“ ist zu viel.
quick-ambiguous = Das könnte { $words } sein.
quick-which = Was ist gemeint ({ $field }): { $words }?
quick-past = Das ist die Vergangenheit. Hier lässt sich nichts eingeben.
quick-overrule = Der Tisch darf es trotzdem tun: ! und einen Grund anfügen.
quick-overruled = Überstimmt: { $reason }
quick-later = Dann: { $rest }

# What goes with it
quick-players-pass = { $count ->
    [one] Zuerst passt { $players }.
   *[other] Zuerst passen { $players }.
}
quick-steps-skipped = Ausgelassen: { $steps }.
quick-step = { $step ->
    [track] Gleisteile
    [station] Bahnhof
    [run] Fahrt
    [dividend] Dividende
    [trains] Loks
   *[other] { $step }
}

# What was understood, by the kind of action
quick-does-Bid = { $player } bietet { $amount } für { $private }.
quick-does-Pass = { $player } passt.
quick-does-SetPar = { $player } legt den Ausgabekurs der { $company } auf { $price } fest.
quick-does-StartCompany = { $player } gründet { $company } zu { $price }{ $cost ->
    [0] { "" }
   *[other] { " " }und zahlt { $cost }
}.
quick-does-BuyShare = { $player } kauft { $percent } % der { $company } { $source ->
    [bank] von der Bank
   *[other] aus dem Bankpool
}{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost }
}.
quick-does-SellShares = { $player } verkauft { $shares ->
    [one] einen Anteil
   *[other] { $shares } Anteile
} der { $company }{ $gain ->
    [0] { "" }
   *[other] { " " }für { $gain }
}.
quick-does-RepayDebt = { $player } zahlt { $amount } zurück.
quick-does-LayTile = { $company } legt Gleisteil { $tile } auf { $hex }, Drehung { $rotation } ({ $sides }){ $power ->
    [none] { "" }
   *[other] , mit { $power }
}{ $cost ->
    [0] { "" }
   *[other] , für { $cost }
}.
quick-does-PlaceStation = { $company } baut einen Bahnhof{ $hex ->
    [none] { "" }
   *[other] { " " }auf { $hex }
}{ $node ->
    [1] { "" }
   *[other] , Stadt { $node }
}{ $cost ->
    [0] { "" }
   *[other] , für { $cost }
}.
quick-does-PayTrack = { $company } zahlt { $amount } Baukosten{ $power ->
    [none] { "" }
   *[other] , mit { $power }
}.
quick-does-DeclareRoute = { $company } hat eine Strecke und muss eine Lok besitzen.
quick-does-ReturnStation = { $company } nimmt den Bahnhof in Stadt { $node } auf { $hex } zurück.
quick-does-RunTrains = { $revenue ->
    [-1] { $company } fährt mit keiner Lok.
   *[other] { $company } fährt { $revenue } ein.
}
quick-does-best-run = { $company } macht ihre beste Fahrt.
quick-does-DecideDividend = { $company } { $pay ->
    [yes] zahlt ihre Einnahmen aus
   *[other] behält ihre Einnahmen ein
}.
quick-does-BuyTrain = { $company } kauft eine { TRAIN($train) }-Lok { $source ->
    [bank] von der Bank
    [pool] aus dem Bankpool
   *[other] von { $seller }
} für { $trade_in ->
    [none] { $price }
   *[other] eine { TRAIN($trade_in) }-Lok und { $price }
}.
quick-does-DiscardTrain = { $company } gibt eine { TRAIN($train) }-Lok ab.
quick-does-BuyPrivate = { $company } kauft { $private } von { $player } für { $price }.
quick-does-PayDestination = { $company } fordert das Geld für den Zielbahnhof.
quick-does-DeclareBankruptcy = { $player } ist bankrott.
quick-does-AuctionResult = { $player } erhält { $private } für { $amount }.
quick-does-EverybodyPasses = Alle passen.
quick-does-undo = Der letzte Eintrag wird rückgängig gemacht.
quick-does-undo-turn = Alles seit Beginn des Zugs wird rückgängig gemacht.
quick-does-redo = Geht weiter zum späteren Eintrag.
