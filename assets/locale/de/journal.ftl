# The journal: what happened, as sentences.

# The panel
journal-name = Journal
journal-search = Suchen ({ $key })
journal-since = Ab wann
journal-player = Nur, was diesen Spieler betrifft
journal-company = Nur, was diese Gesellschaft betrifft
journal-kind = Nur diese Art
journal-all-players = Alle Spieler
journal-all-companies = Alle Bahnen
journal-all-kinds = Alles
journal-whole = Das ganze Spiel
journal-since-player = Seit dem letzten Zug von { $player }
journal-empty = Noch ist nichts geschehen.
journal-no-match = Nichts passt.
journal-kind-shares = Aktien
journal-kind-money = Geld
journal-kind-price = Kurse
journal-kind-track = Gleise und Bahnhöfe
journal-kind-run = Fahrten
journal-kind-train = Loks
journal-kind-paper = Privatges. und Zertifikate
journal-kind-debt = Schulden
journal-kind-pass = Passen
journal-kind-round = Runden und Regeln
journal-kind-correction = Korrekturen
journal-do-look = Ansehen
journal-do-look-tip = Das Fenster, wie es danach war (Enter oder Doppelklick)
journal-do-change = Ändern…
journal-do-change-tip = Neu eingeben, wie es hätte sein sollen ({ $key })
journal-do-insert = Davor einfügen…
journal-do-insert-tip = Etwas eingeben, das davor vergessen wurde ({ $key })
journal-do-remove = Entfernen…
journal-do-remove-tip = Diesen Eintrag wegnehmen; was daraus folgt, wird erst gezeigt ({ $key })
journal-do-earlier = Frühere Fassung
journal-do-earlier-tip = Diesen Eintrag ansehen, wie er vor der Änderung war
journal-changed = Geändert · { $line }
journal-added = Ergänzt · { $line }
journal-again = Mit anderer Folge · { $line }
journal-untold = Was hier geschrieben steht, lässt sich nicht erzählen.

# Words of sentences
word-bank = Bank
word-pool = Bankpool
word-nobody = niemand
word-treasury = Betriebskapital
word-amount = { $who } { $amount }
word-place = { $town } ({ $hex })
word-income = { $who } ({ $sources })
word-percent = { $who } { $percent } %
word-times = { $what } { $number }×
word-edge = { $side } ({ $beyond })

# Headings
journal-heading-auction = Auktion der Privatgesellschaften
journal-heading-stock = Aktienrunde { $number }
journal-heading-operating = { $total ->
    [one] Betriebsrunde { $number }
   *[other] Betriebsrunde { $number }.{ $index }
}
journal-heading-over = Ende
journal-heading-turn = { $name } · { $player }
journal-heading-private = { $private }, ab { $face }

# Rounds
journal-stock-round-ended = Aktienrunde { $number } endet.
journal-stock-round = { $player } beginnt.
journal-operating-round = { $total ->
    [one] Eine Betriebsrunde folgt.
   *[other] Betriebsrunde { $index } von { $total } beginnt.
}
journal-game-over = Das Spiel ist aus: { $worth }.
journal-turn = { $company } ist am Zug, Direktor ist { $player }.
journal-question = { $about ->
    [par] { $player } muss den Ausgabekurs der { $company } nennen.
    [discard] { $company } muss Loks über dem Loklimit abgeben.
    [station] { $company } muss einen Bahnhof zurückgeben.
   *[other] { $player } wird gefragt.
}
journal-offer = { $private } wird ab { $minimum } versteigert; { $player } beginnt.
journal-offer-lower = Niemand bietet: { $private } wird ab { $minimum } angeboten.
journal-offer-again = Niemand bietet: { $private } wird erneut ab { $minimum } angeboten.
journal-bid = { $player } bietet { $amount } für { $private }.
journal-passed = { $number ->
    [one] { $players } passt.
   *[other] { $players } passen.
}
journal-bought-nothing = { $player } kauft nichts.
journal-income = Einkommen: { $parts }.
journal-order = Neue Reihenfolge: { $players }.
journal-order-stays = Die Reihenfolge bleibt: { $players }.
journal-bank-broken = Die Bank ist zahlungsunfähig: { $when ->
    [stock] Das Spiel endet nach der nächsten Serie von Betriebsrunden.
   *[operating] Das Spiel endet mit dieser Serie von Betriebsrunden.
}
journal-interest = Die Schulden von { $player } wachsen um { $added } auf { $debt }.
journal-repaid = { $left ->
    [0] { $player } zahlt { $amount } zurück und ist schuldenfrei.
   *[other] { $player } zahlt { $amount } zurück und schuldet noch { $left }.
}
journal-debt = { $player } schuldet jetzt { $debt }.
journal-bankrupt = { $player } ist bankrott und gibt { $amount } ab.
journal-payment = { $payer ->
    [Bank] Die Bank
   *[other] { $payer }
} zahlt { $amount } an { $payee ->
    [Bank] die Bank
   *[other] { $payee }
}.
journal-overruled = Der Tisch überstimmt die Regel ({ $rule }): „{ $reason }“.
journal-overruled-rule = Der Tisch überstimmt: { $refused } Grund: „{ $reason }“.
journal-player-replaced = { $new } übernimmt den Platz von { $old }.
journal-player-renamed = { $old } heißt ab hier { $new }.
journal-player-colour = { $old } bekommt eine andere Farbe oder ein anderes Zeichen.
journal-setting-mode = { $value ->
    [table] Das Spiel geht am Tisch weiter.
   *[hotseat] Das Spiel geht am Bildschirm weiter.
}
journal-setting-track-kept = { $value ->
    [on] Der Spielplan wird ab hier mitgeführt.
   *[off] Der Spielplan wird ab hier nicht mitgeführt.
}
journal-setting-cash-open = { $value ->
    [on] Das Bargeld ist ab hier offen.
   *[off] Das Bargeld ist ab hier verdeckt.
}
journal-papers-closed = { $number ->
    [one] { $papers } wird geschlossen.
   *[other] { $papers } werden geschlossen.
}

# Stock
journal-private-bought = { $owner } kauft { $private } für { $amount }.
journal-private-sold = { $owner } kauft { $private } von { $seller } für { $amount }.
journal-paper-bought = { $owner } kauft { $paper } für { $amount }.
journal-paper-gained = { $owner } erhält dazu { $paper }.
journal-share-bought = { $player } kauft { $percent } % der { $company } { $source ->
    [pool] aus dem Bankpool
   *[bank] von der Bank
} für { $amount }.
journal-share-given = { $owner } erhält { $percent } % der { $company } mit { $why }.
journal-started = { $player } gründet { $company } zu { $par }: { $percent } % für { $amount }.
journal-par-named = { $player } legt den Ausgabekurs der { $company } auf { $par } fest.
journal-launched = { $company } geht in Betrieb und erhält { $amount }.
journal-formed = { $company } wird gegründet und erhält { $amount }.
journal-sold = { $player } verkauft { $percent } % der { $company } für { $amount }.
journal-director = { $player } wird Direktor der { $company }.
journal-no-director = { $company } hat keinen Direktor mehr.
journal-director-certificate = Die Direktoraktie der { $company } liegt im Bankpool.
journal-price = Kurs der { $company } { $why ->
    [sold] fällt
    [withheld] fällt
   *[paid] steigt
} von { $old } auf { $new }.
journal-marker = Kursmarker der { $company } versetzt, der Kurs bleibt { $new }.
journal-prices = { $why ->
    [pool] Aktien im Bankpool: { $parts }.
   *[other] Ganz in Händen der Spieler: { $parts }.
}
journal-exchange-received = Für ihre Anteile erhalten: { $parts }.
journal-exchange-paid = Für ihre Anteile zahlen: { $parts }.
journal-exchange-debt = { $player } schuldet { $debt } aus dem Umtausch.
journal-exchange-shares = Aktien der { $company }: { $parts }.
journal-merged = { $company } übernimmt { $members }: Betriebskapital { $treasury }; Loks { $train_number ->
    [0] keine
   *[other] { TRAIN($trains) }
}; Bahnhöfe { $stations }.
journal-company-closed = { $company } wird geschlossen.

# A company's turn
journal-tile-laid = { $company } legt Gleisteil { $tile } auf { $place }{ $amount ->
    [0] .
   *[other] {" "}für { $amount }.
}
journal-upgraded = { $company } ersetzt Gleisteil { $old } auf { $place } durch { $tile }{ $amount ->
    [0] .
   *[other] {" "}für { $amount }.
}
journal-power-used = Die Sonderfunktion von { $paper } wird genutzt.
journal-line-laid = { $owner } legt die Linie von { $private } und erhält { $amount }.
journal-piece-laid = { $owner } legt { $paper } auf { $place }.
journal-piece-used = { $owner } nutzt { $paper }.
journal-activated = { $known ->
    [yes] { $paper } bei { $place }
   *[no] { $paper }
} wird zum ersten Mal angefahren und bringt { $owner } von jetzt an Einkommen.
journal-station-used = { $company } baut einen Bahnhof{ $amount ->
    [0] .
   *[other] {" "}für { $amount }.
}
journal-stations-gained = { $number ->
    [one] { $company } hat einen Bahnhofsmarker mehr auf dem Besitzbogen.
   *[other] { $company } hat { $number } Bahnhofsmarker mehr auf dem Besitzbogen.
}
journal-track-paid = { $company } zahlt { $amount } Baukosten.
journal-route-declared = { $company } hat eine Strecke und damit Lokpflicht.
journal-home-waits = Der Heimatbahnhof der { $company } wartet: In { $place } ist kein Kreis frei.
journal-map-set = Der Spielplan wird eingegeben, wie er auf dem Tisch liegt: { $tiles ->
    [one] ein Gleisteil.
   *[other] { $tiles } Gleisteile.
}
journal-station = { $company } baut einen Bahnhof in { $place }{ $amount ->
    [0] .
   *[other] {" "}für { $amount }.
}
journal-home-station = { $company } baut den Heimatbahnhof in { $place }.
journal-station-returned = Der Bahnhof der { $company } in { $place } geht zurück auf den Besitzbogen.
journal-destination = { $company } erreicht den Zielbahnhof und erhält { $amount }.
journal-destination-lapsed = Der Zielbahnhof der { $company } entfällt.
journal-declined = { $company } { $step ->
    [track] { $before ->
        [0] legt kein Gleisteil.
       *[other] legt kein weiteres Gleisteil.
    }
    [station] baut keinen Bahnhof.
    [trains] beendet den Zug.
   *[other] passt.
}
journal-run = { $route_number ->
    [0] { $company } fährt { $revenue } ein.
   *[other] { $company } fährt { $revenue } ein: { $routes }.
}
journal-below-best = Das sind { $below } weniger als die beste Fahrt mit { $best }.
journal-above-best = Das sind { $above } mehr, als der Spielplan erlaubt, nämlich { $most }.
journal-run-treasury = Das Betriebskapital der { $company } erhält { $amount } für die Fahrt.
journal-dividend = { $company } zahlt { $revenue } aus: { $parts }.
journal-withheld = { $company } behält { $amount } ein.
journal-no-revenue = { $company } fährt nichts ein.
journal-train-bought = { $company } kauft eine { TRAIN($train) }-Lok für { $amount }.
journal-train-traded-in = { $company } gibt eine { TRAIN($old) }-Lok für eine { TRAIN($train) }-Lok in Zahlung und zahlt { $amount }.
journal-train-traded = { $company } kauft eine { TRAIN($train) }-Lok { $seller ->
    [Bankpool] aus dem Bankpool
   *[other] der { $seller }
} für { $amount }.
journal-help = { $player } legt { $amount } aus eigenem Geld dazu.
journal-loan-overdrawn = { $amount } fehlen: Das Konto ist überzogen.
journal-loan = { $amount } fehlen.
journal-train-given = { $player } gibt die { TRAIN($train) }-Lok { $name } an { $company }.
journal-train-gained = { $own ->
    [yes] { $owner } erhält ihre aufgedruckte { TRAIN($train) }-Lok.
   *[no] { $owner } erhält die { TRAIN($train) }-Lok { $name }.
}
journal-exported = Eine { TRAIN($train) }-Lok geht ins Ausland.
journal-discarded = { $company } gibt { TRAIN($trains) } in den Bankpool ab.
journal-discarded-removed = { $company } gibt { TRAIN($trains) } ab, aus dem Spiel.
journal-phase = Phase { $phase } beginnt.
journal-turned = Alle { TRAIN($old) }-Loks werden { $new }-Loks: { $owners }.
journal-scrapped = Alle { TRAIN($types) }-Loks werden verschrottet: { $owners }.
