# Tabellen von German Railways: Übersicht, Reihenfolge, Einkommensleisten, Verbindungen, Karten. Bahnen heißen nach ihren Kürzeln.

gr-sheet-treasury = Kasse
gr-sheet-treasury-tip = Geld der Bahn, zum Bauen
gr-sheet-income = Einkommen
gr-sheet-income-tip = Was jeder Anteil als Dividende bringt; doppelt, wenn die Bahn die Verbindung gebaut hat. In Klammern: sie zahlt noch nichts
gr-sheet-locomotives = Loks
gr-sheet-locomotives-tip = Lokomotiven im Vorrat
gr-sheet-unsold = Frei
gr-sheet-unsold-tip = Anteile, die noch nicht verkauft sind
gr-sheet-links = Verb.
gr-sheet-links-tip = Bahnen, mit denen sie verbunden ist, von denen, die sie für das Spielende braucht
gr-sheet-player-tip = Anteile von { $player }
gr-sheet-railroad-tip = { $name }. { $power }
gr-sheet-unpaid-tip = Die { $railroad } zahlt noch keine Dividenden
gr-sheet-linked = Verbunden mit { $railroads }
gr-sheet-linked-none = Noch ohne Verbindung
gr-sheet-holding = { $shares ->
    [one] 1 Anteil
   *[other] { $shares } Anteile
} zu { $each }: { $income } Einkommen
gr-sheet-cash = Bargeld
gr-sheet-cash-tip = Geld der Spieler; nur danach wird gewonnen
gr-sheet-incomes = Einkommen
gr-sheet-incomes-tip = Das Einkommen aller Anteile eines Spielers zusammen
gr-sheet-markers = Marker
gr-sheet-markers-tip = So viele Marker kämen von jedem jetzt in den Beutel
gr-sheet-turns = Zug
gr-sheet-turns-tip = Plätze in der Reihenfolge dieser Runde
gr-unpaid = ({ $amount })
gr-of = { $has }/{ $needed }
gr-cash-hidden = Auf dem Bildschirm bis zum Ende verdeckt
gr-no-turn = keiner

gr-bag = Im Beutel
gr-order = Reihenfolge dieser Runde
gr-head-income = Einkommen
gr-head-markers = Marker

gr-track-railroads = Einkommen der Bahnen
gr-track-players = Einkommen der Spieler
gr-flipped = +{ $amount }

gr-links = Verbindungen
gr-links-self = –
gr-links-more = { $city } +{ $number }
gr-links-tip = { $pair }: { $cities }
gr-links-missing = { $railroad } { $number }
gr-links-still = Für das Ende fehlen noch Verbindungen: { $parts }.
gr-links-stuck = { $missing } Ohne Lokomotiven: { $railroads }.
gr-links-end-next = Jede Bahn hat ihre Verbindungen: Das Spiel endet, bevor wieder gezogen wird.

gr-power-more = Baut bis zu { $number } Felder auf einmal.
gr-power-fewer = Baut höchstens { $number } Felder auf einmal.
gr-power-no-surcharge = Zahlt in Städten nie mehr wegen anderer Bahnen.
gr-power-discount = Zahlt für jedes Feld { $amount } weniger, mindestens aber 1.
gr-power-first-free = Das erste Feld auf freiem Land ist bei jedem Bau umsonst.
gr-power-most-spent = Gibt höchstens { $amount } auf einmal aus.
gr-power-best-twice = Ihre beste Stadt zählt doppelt.
gr-power-pays-once = Zahlt keine Dividenden, solange sie nicht in { $cities } ist.

gr-card-start = Startet in
gr-card-locomotives = Lokomotiven übrig
gr-card-of = { $number } von { $all }
gr-card-unsold = Freie Anteile
gr-card-links = { $number } von { $needed } nötigen: { $railroads }
gr-card-dividend = Dividende
gr-card-double = Doppelt
gr-card-holders = Anteilseigner
gr-card-holder = Spieler
gr-card-shares = Anteile
gr-card-cities = Städte
gr-card-city = Stadt
gr-card-others = Auch dort
gr-card-seat = Platz { $number } von { $all }, im Uhrzeigersinn
gr-card-markers = Marker für den Beutel
gr-card-turns = Züge dieser Runde
gr-card-turn-over = { $number } (vorbei)
gr-card-each = Je Anteil
gr-card-in-hand = Anteile

# Diagramme.
chart-player-income = Einkommen der Spieler
chart-dividends = Dividenden bisher
chart-treasury = Kassen
chart-railroad-income = Einkommen der Bahnen
chart-links = Verbindungen
chart-gr-hidden = Das Bargeld ist auf dem Bildschirm bis zum Ende verdeckt, und so auch, woraus man es errechnen könnte.
