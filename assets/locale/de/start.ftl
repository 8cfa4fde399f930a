# The start page and the page of a new game.

start-continue = Letztes Spiel fortsetzen
start-new = Neues Spiel
start-open = Spiel öffnen…
start-import = Aufgezeichnetes Spiel einlesen…
start-sample = Beispielspiel durchspielen
sample-hint = { $redo } geht Zug um Zug weiter, { $undo } zurück. Eigene Züge bleiben nur erhalten, wenn eine Kopie gespeichert wird.
start-recent = Letzte Spiele
start-choose = Einen Plan ansehen
board-coming = Der Plan wird gezeichnet …
start-players = { $least } bis { $most } Spieler
start-size = { $hexes } Felder, { $tiles } Gleisteile
start-map-only = nur der Plan
start-rules = Plan und Regeln
start-key = Taste { $key }
start-gone = Die Datei ist nicht mehr da.

new-heading = Neues Spiel
new-title = Spiel
new-players = Spieler
new-players-hint = Drei bis sieben Namen. Es gilt die Reihenfolge der Eingabe, bis die Plätze gezogen sind.
new-player = Spieler { $number }
new-player-optional = Spieler { $number }, falls vorhanden
new-seats = Plätze
new-seats-drawn = Vom Programm ausgelost
new-seats-typed = Wie eingegeben: in der Spielerreihenfolge
new-draw = Plätze auslosen
new-draw-again = Neu auslosen
new-draw-none = Noch nichts ausgelost.
new-draw-shown = Ausgelost: { $seats } (Nummer der Auslosung: { $seed })
new-seats-order = In dieser Reihenfolge: { $seats }
new-mode = Wie gespielt wird
new-mode-table = Am Tisch mit dem echten Spielplan
new-mode-table-hint = Der Spielplan gilt. Das Programm ist die Bank, führt Buch und sagt, was am Tisch zu tun ist; der Tisch darf es überstimmen.
new-mode-hotseat = An diesem Bildschirm
new-mode-hotseat-hint = Der Bildschirm ist der Spielplan und wandert von Hand zu Hand. Alle Regeln gelten.
new-track = Gleisteile, Bahnhöfe und Strecken mitführen
new-track-always = An diesem Bildschirm immer.
new-track-hint = Sonst wird nichts zum Spielplan gefragt, und die Einnahmen werden eingetippt.
new-cash = Bargeld der Spieler ist offen
new-cash-hint = Sonst bleibt es bis zu den Betriebsrunden verdeckt.
new-rulings = Auslegungen
new-rulings-all = Alle Fragen zeigen
new-rulings-same = Alle Antworten sind die der ersten Vorgabe.
new-rulings-count =
    { $count ->
        [one] Eine Antwort weicht von der ersten Vorgabe ab:
       *[other] { $count } Antworten weichen von der ersten Vorgabe ab:
    }
new-ruling = { $id }  { $question }
new-ruling-changed = geändert
new-ruling-answer = { $question } { $answer }
new-ruling-codes = { $first }, { $second } … sind die Nummern der Fragen im Verzeichnis der Auslegungen; Ablehnungen und der Regelbegleiter ({ $key }) nennen sie auch.
new-preset-changed = { $preset }, geändert
new-preset-own = Mit eigenen Antworten; sie sind gekennzeichnet.
new-start = Spiel beginnen
new-back = Zurück
new-problem-count = { $count ->
        [0] Noch ist niemand benannt
        [one] Ein Spieler ist benannt
       *[other] { $count } Spieler sind benannt
    }; { $least } bis { $most } können spielen.
new-problem-twice = Zwei Spieler heißen { $name }.

# Players and settings of the running game.

players-title = Spieler
players-seat = Platz { $number }
players-rename = Umbenennen
players-rename-tip = Dieselbe Person unter anderem Namen
players-replace = Ersetzen
players-replace-tip = Ab hier nimmt jemand anderes den Platz ein
players-colour = Farbe
players-symbol = Zeichen
players-hint = Eine Farbe oder ein Zeichen, das schon vergeben ist, wird getauscht. Jede Änderung lässt sich rückgängig machen.
seat-blue = blau
seat-orange = orange
seat-green = grün
seat-purple = violett
seat-sky = hellblau
seat-vermilion = zinnober
seat-yellow = gelb
seat-triangle = Dreieck
seat-circle = Kreis
seat-square = Quadrat
seat-diamond = Raute
seat-star = Stern
seat-cross = Kreuz
seat-pentagon = Fünfeck
settings-title = Einstellungen dieses Spiels

# The map as it lies on the table.

map-entry-title = Der Spielplan, wie er auf dem Tisch liegt
map-entry-hint = Auf ein Feld klicken und wählen, was dort liegt. Am Anfang steht der zuletzt bekannte Plan.
map-entry-tile = Gleisteil { $tile }
map-entry-station = { $company } in Stadt { $city }
map-entry-piece = { $paper }: { $piece }
map-entry-done = Ab hier mitführen
map-entry-done-tip = Der Spielplan ist vollständig ({ $key })
