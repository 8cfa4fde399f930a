# Das Journal von German Railways: was geschehen ist, in Sätzen. Bahnen heißen nach ihren Kürzeln.

journal-kind-auction = Versteigerungen
journal-kind-build = Strecken und Verbindungen
journal-kind-dividend = Dividenden
journal-kind-order = Reihenfolge
gr-journal-all-railroads = Alle Bahnen
gr-journal-railroad = Nur, was diese Bahn betrifft
gr-round = Runde { $number }
gr-first-auctions = Erste Versteigerungen

gr-told-bid = { $player } bietet { $amount } für die { $railroad }.
gr-told-cannot-raise = Kein Geld für ein höheres Gebot: { $players }.
gr-told-bought = { $player } kauft einen Anteil der { $railroad } für { $amount }.
gr-told-given = Niemand bietet: { $player } bekommt den Anteil der { $railroad } umsonst.
gr-told-unsold = Niemand bietet: Der Anteil der { $railroad } bleibt unverkauft.
gr-told-comes-up = Die { $railroad } wird versteigert; { $player } beginnt.
gr-told-offered = { $player } bietet einen Anteil der { $railroad } an.
gr-told-round = Runde { $number }. In den Beutel: { $markers }.
gr-told-order = Reihenfolge: { $players }.{ $left ->
    [0] {""}
   *[other] {" "}Ohne Zug: { $without }.
}
gr-told-turn = { $player } ist am Zug.
gr-told-built = { $player } baut mit der { $railroad } { $places }{ $cost ->
    [0] {" "}umsonst.
   *[other] {" "}für { $cost }.
}
gr-told-income = Einkommen der { $railroad }: { $old } → { $new }.
gr-told-pays = Die { $railroad } zahlt von nun an Dividenden.
gr-told-linked = { $number ->
    [one] Neue Verbindung: { $pairs }.
   *[other] Neue Verbindungen: { $pairs }.
}
gr-told-dividend = { $number ->
    [0] Dividende, die { $railroad } zahlt doppelt; niemand bekommt etwas.
   *[other] Dividende, die { $railroad } zahlt doppelt: { $parts }.
}
gr-told-agreed = { $player } ist für das Ende.
gr-told-over = Das Spiel ist aus, { $ending ->
    [links] jede Bahn hat zwei Verbindungen
   *[agreement] alle sind einig
}: { $parts }. { $number ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
gr-told-corrected = Berichtigt: „{ $note }“
gr-told-corrected-cash = { $known ->
    [no] Bargeld von { $holder }: { $more }.
   *[yes] { $holder } hat { $new } statt { $old }.
}
gr-told-corrected-share = Ein Anteil der { $railroad } geht von { $giver } an { $taker }.
gr-told-corrected-placed = Die { $railroad } hat auf { $place } eine Lokomotive.
gr-told-corrected-removed = Die { $railroad } hat auf { $place } keine Lokomotive.
gr-told-corrected-turn = { $drawn ->
    [yes] Es ist Runde { $number }, am Zug ist { $player }.
   *[no] Es ist Runde { $number }, vor dem Ziehen.
}
gr-told-position = Das Spiel beginnt mit einer Stellung: { $round }, { $locomotives } Lokomotiven auf dem Plan, { $shares } Anteile verkauft.
gr-pair = { $one }–{ $other }
