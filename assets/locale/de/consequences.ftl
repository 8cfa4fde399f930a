# What an action will do: short, for a button's second line and for lists. The parameters are those of the journal.

consequence-stock-round-ended = die Aktienrunde endet
consequence-operating-round = Betriebsrunde { $number }.{ $index } beginnt
consequence-stock-round = Aktienrunde { $number } beginnt, { $player } zuerst
consequence-game-over = das Spiel endet: { $worth }
consequence-turn = als Nächstes: { $company } ({ $player })
consequence-question = { $about ->
    [par] { $player } nennt den Ausgabekurs der { $company }
    [discard] { $company } muss Loks über dem Loklimit abgeben
    [station] { $company } gibt einen Bahnhof zurück
   *[other] { $player } wird gefragt
}
consequence-offer = als Nächstes: { $private }, { $player } beginnt bei { $minimum }
consequence-offer-lower = erneut angeboten ab { $minimum }
consequence-offer-again = erneut angeboten
consequence-bid = führt mit { $amount }, zahlt nur, wenn niemand mehr bietet
consequence-income = Einkommen: { $short }
consequence-order = Reihenfolge: { $players }
consequence-bank-broken = Bank zahlungsunfähig: { $when ->
    [stock] noch eine Serie
   *[operating] letzte Serie
}
consequence-interest = Schulden von { $player } wachsen um { $added } auf { $debt }
consequence-repaid = { $left ->
    [0] { $player } zahlt { $amount } zurück, nichts bleibt
   *[other] { $player } zahlt { $amount } zurück, { $left } bleiben
}
consequence-debt = { $player } schuldet { $debt }
consequence-bankrupt = { $player } ist bankrott
consequence-payment = { $payer } zahlt { $amount } an { $payee ->
    [Bank] die Bank
   *[other] { $payee }
}
consequence-overruled = gegen { $rule }
consequence-overruled-rule = gegen { $rule }
consequence-papers-closed = { $number ->
    [one] { $papers } schließt
   *[other] { $papers } schließen
}
consequence-private-bought = { $owner } zahlt { $amount }
consequence-private-sold = { $seller } erhält { $amount }
consequence-paper-bought = { $owner } zahlt { $amount }
consequence-paper-gained = { $owner } erhält { $paper }
consequence-share-bought = { $player } zahlt { $amount }
consequence-share-given = { $owner } erhält { $percent } % der { $company }
consequence-started = { $player } zahlt { $amount }, { $stations ->
    [one] ein Bahnhof
   *[other] { $stations } Bahnhöfe
}
consequence-par-named = { $stations ->
    [one] ein Bahnhof
   *[other] { $stations } Bahnhöfe
}
consequence-launched = { $company } geht in Betrieb: erhält { $amount }
consequence-formed = { $company } entsteht: erhält { $amount }
consequence-sold = { $player } erhält { $amount }
consequence-director = Direktor der { $company } wird { $player }
consequence-no-director = { $company } hat keinen Direktor
consequence-price = { $company }: Kurs { $old } auf { $new }
consequence-marker = { $company }: Kurs bleibt { $new }
consequence-prices = { $why ->
    [pool] Aktien im Bankpool: { $parts }
   *[other] ausverkauft: { $parts }
}
consequence-exchange-received = erhalten: { $parts }
consequence-exchange-paid = zahlen: { $parts }
consequence-exchange-debt = { $player } schuldet { $debt }
consequence-exchange-shares = { $company }: { $parts }
consequence-merged = übernimmt { $members }: { $treasury }{ $train_number ->
    [0] { "" }
   *[other] {" "}und { $trains }
}
consequence-company-closed = { $company } schließt
consequence-tile-laid = { $amount ->
    [0] Gleisteil { $tile } auf { $place }
   *[other] zahlt { $amount }
}
consequence-upgraded = { $amount ->
    [0] Gleisteil { $tile } statt { $old }
   *[other] zahlt { $amount }
}
consequence-power-used = nutzt { $code }
consequence-line-laid = { $owner } legt { $private } und erhält { $amount }
consequence-piece-laid = { $paper } auf { $place }
consequence-piece-used = nutzt { $paper }
consequence-activated = { $paper } bringt von jetzt an Einkommen
consequence-station = { $amount ->
    [0] kostenlos
   *[other] zahlt { $amount }
}
consequence-home-station = { $company } baut ihren Heimatbahnhof
consequence-station-returned = Bahnhof bei { $place } geht zurück
consequence-destination = { $company } erreicht den Zielbahnhof: erhält { $amount }
consequence-destination-lapsed = Zielbahnhof der { $company } entfällt
consequence-run = fährt { $revenue } ein
consequence-below-best = { $below } unter der besten Fahrt
consequence-above-best = { $above } mehr, als der Spielplan erlaubt
consequence-run-treasury = Betriebskapital erhält { $amount }
consequence-dividend = zahlt { $revenue } aus: { $parts }
consequence-withheld = Betriebskapital erhält { $amount }
consequence-no-revenue = { $company } fährt nichts ein
consequence-train-bought = zahlt { $amount }
consequence-train-traded-in = gibt eine { TRAIN($old) }-Lok in Zahlung und zahlt { $amount }
consequence-train-traded = zahlt { $amount } an { $seller ->
    [Bankpool] die Bank
   *[other] { $seller }
}
consequence-help = { $player } legt { $amount } dazu
consequence-loan-overdrawn = { $amount } fehlen: Das Konto wird darum und um die Hälfte davon überzogen
consequence-loan = { $amount } fehlen: Die Bank leiht sie, die Hälfte kommt als Zinsen dazu
consequence-train-given = { $company } erhält { $name } ({ $train })
consequence-train-gained = { $owner } erhält { $name } ({ $train })
consequence-exported = eine { TRAIN($train) }-Lok geht ins Ausland
consequence-discarded = { $company }: { TRAIN($trains) } in den Bankpool
consequence-discarded-removed = { $company } verliert { TRAIN($trains) }
consequence-phase = Phase { $phase } beginnt
consequence-phase-with = { $phase }: { $changes }
consequence-turned = alle { TRAIN($old) } werden { $new } ({ $owners })
consequence-scrapped = alle { TRAIN($types) } werden verschrottet ({ $owners })
consequence-player-replaced = { $new } für { $old }
consequence-player-renamed = { $old } wird { $new }
consequence-player-colour = andere Farbe oder anderes Zeichen
consequence-setting-mode = { $value ->
    [table] geht am Tisch weiter
   *[hotseat] geht am Bildschirm weiter
}
consequence-setting-track-kept = { $value ->
    [on] Spielplan wird mitgeführt
   *[off] Spielplan wird nicht mitgeführt
}
consequence-setting-cash-open = { $value ->
    [on] Bargeld ist offen
   *[off] Bargeld ist verdeckt
}
consequence-station-used = { $amount ->
    [0] kostenlos
   *[other] zahlt { $amount }
}
consequence-stations-gained = { $number ->
    [one] ein Bahnhofsmarker mehr
   *[other] { $number } Bahnhofsmarker mehr
}
consequence-track-paid = zahlt { $amount }
consequence-route-declared = muss eine Lok besitzen
consequence-home-waits = der Heimatbahnhof der { $company } wartet, in { $place } ist kein Kreis frei
consequence-map-set = { $tiles ->
    [one] ein Gleisteil auf dem Spielplan
   *[other] { $tiles } Gleisteile auf dem Spielplan
}
consequence-director-certificate = Direktoraktie der { $company } in den Bankpool
