# Das Zugfenster von German Railways: was gefragt wird und was eine Antwort bringt.

gr-do-Bid = { $amount } für { $railroad } bieten
gr-do-Pass = { $what ->
    [auction] In dieser Versteigerung passen
   *[turn] Passen
}
gr-do-OfferShare = Einen Anteil der { $railroad } anbieten
gr-do-BuildTrack = Mit der { $railroad } bauen: { $places }
gr-do-DrawOrder = Reihenfolge: { $players }
gr-do-AgreeToEnd = { $actor } stimmt dem Ende zu
gr-do-AuctionResult = { $actor } kauft { $railroad } für { $amount }
gr-do-EverybodyPasses = { $what ->
    [auction] Niemand bietet mehr
   *[turn] Alle passen
}
gr-do-EverybodyAgrees = Alle stimmen zu: Spiel beenden
gr-do-Other = Etwas anderes
gr-about-share = { $name } · ein Anteil bringt jetzt { $income } · Kasse { $treasury } · { $left ->
    [one] ein Anteil unverkauft
   *[other] { $left } Anteile unverkauft
}
gr-head-bag = Im Beutel
gr-head-build = Bauen
gr-head-build-tip = Mit dieser Eisenbahn bauen; das darf, wer einen Anteil von ihr hat
gr-head-treasury = Kasse
gr-head-treasury-tip = Was die Eisenbahn für Strecke ausgeben kann
gr-head-income-tip = Was jeder ihrer Anteile bei einer Dividende bringt
gr-head-left = Übrig
gr-head-left-tip = Lokomotiven, die noch übrig sind
gr-head-offer = Anbieten
gr-head-offer-tip = Einen der unverkauften Anteile zur Versteigerung anbieten
gr-unsold = { $left } frei
gr-offer-first = Nur anbieten, Gebot für Gebot
gr-offer-result = Einen Anteil der { $railroad } anbieten und eintragen, wer ihn bekommt
gr-build-with = Mit der { $railroad } bauen
gr-ask-turn = { $player }: bauen, einen Anteil anbieten oder passen?
gr-turn-note = Geld { $cash } · Einkommen { $income } · Platz { $place } von { $places } · { $after ->
    [none] danach niemand
   *[other] danach { $after }
}
gr-everybody-passes = Alle passen
gr-ask-build = { $player } baut mit der { $railroad }: welches Feld?
gr-ask-build-done = { $player } baut mit der { $railroad }
gr-build-note = { $placed } von { $most } Feldern · { $spent } von { $treasury } ausgegeben, { $left } übrig{ $places ->
    [none] . Klickt Felder auf der Karte an oder tippt eine Bezeichnung.
   *[other] . Bisher: { $places }
}
gr-place-for = Auf { $place } bauen für { $cost }
gr-cost = für { $cost }
gr-build-so-far = Bisher { $spent }, in der Kasse bleiben { $left }.
gr-ask-order = Runde { $number }: die Reihenfolge?
gr-order-note = Je kleiner das Einkommen, desto mehr Marker im Beutel. Gezogen werden so viele, wie Spieler da sind.
gr-draw = Reihenfolge ziehen
gr-draw-note = Das Programm zieht aus dem Beutel; was gezogen ist, bleibt und wird nie neu gezogen.
gr-in-bag = { $number ->
    [one] ein Marker
   *[other] { $number } Stück
}
gr-end-by-agreement = Ende durch Einigung…
gr-ask-end = Wer stimmt dem Ende des Spiels zu?
gr-end-note = Nur, wenn nicht mehr jede Eisenbahn zwei Verbindungen bekommen kann. Stimmt der Letzte zu, ist das Spiel vorbei.
gr-agreed = hat zugestimmt
gr-over-note = { $ending ->
    [links] Jede Eisenbahn hat zwei Verbindungen. Nur Geld zählt.
   *[agreement] Alle haben zugestimmt. Nur Geld zählt.
}
gr-effect-treasury = Kasse der { $railroad }: { $old } → { $new }
gr-effect-incomes = Einkommen: { $parts }
gr-effect-cash = Geld: { $parts }
gr-effect-part = { $who } { $old } → { $new }
gr-effect-dividend = Eine Dividende wird gezahlt, { $railroad } doppelt:
gr-effect-shares = { $railroad } { $number } × { $each }
gr-effect-gets = { $player } bekommt { $amount }{ $parts ->
    [none] .
   *[other] : { $parts }
}
