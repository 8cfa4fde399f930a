# A running game that is entered, and a board that is asked for its best run.

position-no-figure = { $word } ist keine Zahl.
position-no-price = { $company }: { $word } ist kein Kurs der Kurstafel.
position-which-row = { $company }: { $price } steht in mehreren Reihen der Kurstafel. Eines davon tippen: { $ways }.
position-stack = { $companies } liegen auf einem Feld der Kurstafel: von oben nummerieren.
position-no-share = { $company }: { $word } ist kein Anteil in Prozent. 30 tippen oder 20+10, mit * für den Direktor.
position-share-size = { $company }: { $percent } % lassen sich aus ihren Aktien nicht bilden.
position-no-destination = { $company }: { $word } sagt nichts über den Zielbahnhof. Möglich sind „{ position-destination-open }“, „{ position-destination-reached }“ und „{ position-destination-none }“.
position-yes-or-no = „{ $word }“ ist weder „{ position-yes }“ noch „{ position-no }“.
position-place = Jeder Spieler hat einen Platz der Reihenfolge; { $number } ist keiner oder steht zweimal da.
position-auction-over = Alle Privatgesellschaften sind verkauft, die Auktion ist also vorbei.
position-which-round = Welche Runde es ist, fehlt.
position-no-cash = Das Bargeld der Spieler fehlt.
position-yes = ja
position-no = nein
position-destination-open = offen
position-destination-reached = erreicht
position-destination-none = –

# What may be typed for them, in any language at any time; a beginning will do for the destination.
position-word-yes = ja j
position-word-no = nein n
position-word-open = offen
position-word-reached = erreicht
position-word-none = keiner keins kein
position-certificates = { $has }/{ $limit }

# The page
position-heading = Laufendes Spiel eingeben
position-cannot = Ein beendetes Spiel lässt sich nicht eingeben, auch keine offene Frage: diese erst am Tisch beantworten.
position-leave = Verlassen
position-back = Spieler und Auslegungen…
position-anew = Von vorne
position-lose = Alles hier Getippte ginge verloren, auch der Spielplan.
position-kept = Alles Getippte bleibt erhalten, bis das Spiel beginnt, auch nach dem Verlassen.
position-begin = Beginnen
position-begin-anyway = Trotzdem beginnen
position-reason = Der Tisch sagt es so
position-bank = Die Bank hat { $amount }
position-wrongs = Was noch nicht stimmt
position-missing = { $number ->
    [one] Eines stimmt noch nicht:
   *[other] { $number } Dinge stimmen noch nicht:
}
position-against = { $number ->
    [one] Eines ist gegen die Regeln; der Tisch weiß es vielleicht besser:
   *[other] { $number } Dinge sind gegen die Regeln; der Tisch weiß es vielleicht besser:
}
position-ready = Alles passt zusammen.
position-where = Runde und Phase
position-round = Runde
position-auction = Auktion
position-opener = angeboten von
position-minimum = Mindestgebot
position-on-offer = { $private } wird versteigert
position-stock = Aktienrunde
position-operating = Betriebsrunde
position-number = Nummer
position-player = am Zug
position-passes = bisher gepasst
position-index = Runde
position-total = von
position-acted = waren dran
position-acted-tip = Kürzel der Gesellschaften, die in dieser Runde schon am Zug waren
position-following = dann { $company }
position-step = ihr Zug
position-step-begins = beginnt
position-step-station = Bahnhof kommt als Nächstes
position-step-run = Fahrt kommt als Nächstes
position-step-dividend = Dividende kommt als Nächstes
position-step-trains = Loks kommen als Nächstes
position-revenue = Einnahmen
position-phase = Phase
position-phase-id = { $phase }
position-stack-left = { TRAIN($train) } übrig
position-stack-gone = { TRAIN($train) } weg
position-trains-pool = im Pool
position-broken = zahlungsunfähig
position-players = Spieler
position-companies = Gesellschaften
position-used = Zertifikate: genutzt
position-used-tip = Kürzel von Privatgesellschaften, deren Sonderfunktion genutzt ist, und von genutzten Zertifikaten
position-used-hint = was auf dem Plan liegt, ist genutzt
position-visited = angefahren
position-visited-tip = Kürzel von Zertifikaten, die eine Lok angefahren hat
position-unpaid = angefahren, noch ohne Einkommen
position-unpaid-tip = Kürzel von Zertifikaten, die eine Lok angefahren hat und die noch kein Einkommen gebracht haben
position-out = Aus dem Spiel: { $papers }
position-map = Spielplan
position-map-lay = Plan legen…
position-map-done = Der Spielplan ist vollständig
position-map-lies = { $tiles ->
    [one] ein Gleisteil
   *[other] { $tiles } Gleisteile
}, { $stations ->
    [one] ein Bahnhof
   *[other] { $stations } Bahnhöfe
}, { $pieces ->
    [one] ein Zertifikat
   *[other] { $pieces } Zertifikate
}
position-column-cash = Bargeld
position-column-cash-tip = Was der Spieler auf der Hand hat
position-column-place = Platz
position-column-place-tip = Platz in der Spielerreihenfolge
position-column-train-debt = Schulden
position-column-train-debt-tip = Schulden für Loks, mit Zinsen
position-column-exchange-debt = Umtausch
position-column-exchange-debt-tip = Schulden aus dem Umtausch von Anteilen
position-column-privates = Privat
position-column-privates-tip = Kürzel; Privatgesellschaften, die niemand hat, sind aus dem Spiel oder in der Auktion noch zu verkaufen
position-column-trains = Loks
position-column-trains-tip = Arten, wie 3 3 4; von der Phase umgedrehte Karten sind bekannt
position-column-sold = Verkauft
position-column-sold-tip = Kürzel der Gesellschaften, deren Aktien der Spieler in dieser Runde verkauft hat
position-column-bought = Gekauft
position-column-bought-tip = Kürzel der Zertifikate, die der Spieler in dieser Runde gekauft hat, ohne Aktien
position-column-excused = Später
position-column-excused-tip = Kam in dieser Runde durch einen Direktorwechsel über das Aktienlimit und verkauft in der nächsten: { position-yes }
position-column-bid = Gebot
position-column-bid-tip = Nur das höchste Gebot für die angebotene Privatgesellschaft
position-column-passed = Gepasst
position-column-passed-tip = Hat bei der angebotenen Privatgesellschaft gepasst: { position-yes }
position-column-certificates = Gezählt
position-column-certificates-tip = Aktien, die zählen, und das Aktienlimit
position-column-par = Ausg.
position-column-par-tip = Ausgabekurs; leer, solange niemand sie gegründet hat
position-column-price = Kurs
position-column-price-tip = Der Ausgabekurs, wenn nichts getippt ist; steht ein Kurs in mehreren Reihen, die Reihe von oben, wie 100/3
position-column-height = Stapel
position-column-height-tip = Von mehreren Kursmarkern auf einem Feld liegt 1 oben
position-column-treasury = Kapital
position-column-treasury-tip = Betriebskapital der Gesellschaft
position-column-operated = Dran?
position-column-operated-tip = War sie seit der Inbetriebnahme am Zug? { position-yes } oder { position-no }
position-column-destination = Ziel
position-column-destination-tip = Zielbahnhof: { position-destination-open }, { position-destination-reached } oder { position-destination-none }
position-column-last = Letzte
position-column-last-tip = Was sie zuletzt eingefahren hat
position-column-stations = Bahnhöfe
position-column-stations-tip = Bahnhofsmarker auf dem Besitzbogen
position-column-share-tip = Anteile von { $name } in Prozent, wie 30, oder 20+10, wo es auf die Aktien ankommt; * ist der Direktor, sonst wer am meisten hat
position-column-pool = Pool
position-column-pool-tip = Prozent im Bankpool
position-column-left = Übrig
position-column-left-tip = Prozent, die noch in der Bank sind

# The best run on a board
board-run-heading = Die beste Fahrt auf einem Plan
board-run-hint = Auf ein Feld klicken und wählen, was dort liegt: Gleisteile, Bahnhöfe, Plättchen.
board-run-title = Spiel
board-run-company = Gesellschaft
board-run-company-name = { $code }  { $name }
board-run-trains = Loks
board-run-phase = Phase
board-run-line = { $name } liegt
board-run-ask = Beste Fahrt
board-run-clear = Plan leeren
board-run-lose = Alle Gleisteile, Bahnhöfe und Plättchen würden weggenommen.
board-run-searching = Die beste Fahrt der { $company } wird gesucht …
board-run-so-far = { $company }: { $total } gefunden; mehr als { $bound } ist nicht möglich …
board-run-no-trains = Welche Loks hat { $company }? Eintippen, wie 3 3 4.
board-run-no-train = { $company } hat in Phase { $phase } keine { TRAIN($train) }-Lok. Es gibt { TRAIN($trains) }.
board-run-many = Höchstens { $number } Loks sind möglich.
board-run-no-station = { $company } hat noch keinen Bahnhof auf dem Spielplan.
board-run-nothing = { $company } hat keine Fahrt, die etwas einbringt.
board-run-proven = { $total }: mehr ist nicht möglich.
board-run-bound = { $total } gefunden; ob bis zu { $bound } möglich sind, wurde nicht zu Ende gesucht.

# The ways there
start-position = Laufendes Spiel eingeben…
start-run = Beste Fahrt suchen…
action-position = &Laufendes Spiel eingeben…
action-best-run = &Beste Fahrt suchen…
position-go-on = Weiter zur Stellung
