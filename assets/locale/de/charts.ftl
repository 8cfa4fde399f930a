# Charts and the game in figures.

charts-name = Diagramme
charts-save = Bild speichern…
charts-save-tip = Dieses Diagramm als Bild speichern (PNG oder SVG)
charts-saved = { $file } ist gespeichert.
charts-hint = Auf das Diagramm zeigen oder mit den Pfeiltasten entlanggehen, um die Werte zu lesen.
charts-legend = Linien des Diagramms: Ein Klick oder die Leertaste schaltet eine aus und wieder ein.
charts-tabs = Welches Diagramm gezeigt wird


chart-worth = Vermögen
chart-cash = Bargeld
chart-income = Einkommen
chart-earned = Einkommen bisher
chart-prices = Kurse
chart-revenue = Einnahmen
chart-table = Tabelle
chart-bank = Bank
chart-figures = In Zahlen

# The titles of charts by operating round.
chart-title-income = Einkommen in jeder Betriebsrunde
chart-title-earned = Einkommen bis zu jeder Betriebsrunde
chart-title-revenue = Einnahmen in jeder Betriebsrunde

chart-start = Der Beginn
chart-place = { $round } · { $who }
chart-so-far = { $round } bisher
chart-under-way = { $round } läuft noch: Das Einkommen ist unvollständig.
chart-hidden = Das Bargeld ist bis zu den Betriebsrunden verdeckt; Bargeld und Vermögen sind es hier auch.
chart-debt = schuldet { $amount }
chart-no-prices = Noch hat keine Gesellschaft einen Kurs.
chart-no-rounds = Noch wurde keine Betriebsrunde gespielt.
chart-from-dividends = Dividenden { $amount }
chart-from-privates = Privatgesellschaften { $amount }
chart-from-certificates = andere Zertifikate { $amount }
chart-fate-paid = ausbezahlt
chart-fate-withheld = einbehalten
chart-fate-split = teils ausbezahlt
chart-fate-nothing = nichts eingefahren
chart-the-bank = In der Bank
chart-no-value = –

# When the bank breaks. The paces are amounts for one operating round.
bank-unknown = Wann die Bank zahlungsunfähig wird, lässt sich noch nicht sagen: Dafür braucht es { $rounds } ganze Betriebsrunden.
bank-not-before = Vor { $first } wird die Bank wohl nicht zahlungsunfähig: In den letzten { $rounds } Betriebsrunden zahlte sie höchstens { $fast } je Runde. Wann danach, lässt sich nicht sagen.
bank-between = Die Bank wird wohl zwischen { $first } und { $last } zahlungsunfähig. In den letzten { $rounds } Betriebsrunden zahlte sie höchstens { $fast } je Runde und verlor im Schnitt { $slow }.
bank-in = Die Bank wird wohl in { $first } zahlungsunfähig. In den letzten { $rounds } Betriebsrunden zahlte sie höchstens { $fast } je Runde und verlor im Schnitt { $slow }.
bank-broke = Die Bank wurde in { $round } zahlungsunfähig. Die Betriebsrunden der Serie { $set } werden zu Ende gespielt, dann ist das Spiel aus.
bank-broke-over = Die Bank wurde in { $round } zahlungsunfähig.

# The table of revenues.
revenue-total = Summe
revenue-tip = { $company } in { $round }: { $revenue }, { $fate }
revenue-tip-below = { $company } in { $round }: { $revenue }, { $fate }; { $below } weniger als die beste Fahrt

# The game in figures.
turn-figures = Das Spiel in Zahlen
figures-so-far = Das Spiel bisher
figures-whole = Das Spiel in Zahlen
figures-biggest-of = Größte Fahrt: { $company } in { $round }
figures-best-of = Beste Anlage: { $player } in { $what }
figures-times = { $ratio }-fach
figures-investments = Beste Anlage jedes Spielers
figures-head-put = Einsatz
figures-head-back = zurück
figures-head-ratio = Faktor
figures-head-held = gehalten
figures-held = { $percent } %
figures-flows = Weitere Zahlungen
figures-dividends = Dividenden aus Gesellschaften anderer Direktoren
figures-led-by = Direktor
figures-to = an { $player }
figures-flow-private = { $payer } kaufte Privatgesellschaften von { $payee }
figures-flow-help = { $payer } bezahlte Loks für die { $payee }
figures-flow-debt = { $payer } machte Schulden für die { $payee }
figures-flow-train = { $payer } kaufte der { $payee } Loks ab
figures-runs-below = Fahrten unter dem Bestwert
figures-none-below = keine von { $runs }
figures-below = { $count ->
    [one] { $count } Fahrt, insgesamt { $amount } weniger
   *[other] { $count } Fahrten, insgesamt { $amount } weniger
}
figures-searching = die besten Fahrten werden gesucht: { $judged } von { $runs }
figures-not-judged = nicht bekannt, der Spielplan wurde nicht mitgeführt
figures-judged = bekannt von { $judged } der { $runs }; bei den übrigen wurde der Spielplan nicht mitgeführt
figures-unproven = bekannt von { $judged } der { $runs }; { $count ->
    [one] bei einer kam die Suche nach der besten nicht rechtzeitig ans Ende
   *[other] bei { $count } kam die Suche nach der besten nicht rechtzeitig ans Ende
}
figures-run-below = { $company } in { $round }
figures-run-less = { $revenue } statt { $best }
figures-runs-others = { $count } weitere
figures-tiles = Gelegte Gleisteile
figures-stations = Gebaute Bahnhöfe
figures-trains = Gekaufte Loks
figures-turns = Züge
figures-from = Gezählt ab
figures-entered = { $round }, wie eingegeben
figures-rounds = Runden
figures-corrected = Korrekturen
figures-overruled = Überstimmte Regeln
figures-time = Zeit am Tisch
figures-time-value = { $hours ->
    [0] { $minutes } Min.
   *[other] { $hours } Std. { $minutes } Min.
}
figures-bank-broke = Bank zahlungsunfähig

# Pictures.
picture-save = Bild speichern
picture-png = Bild
picture-svg = Zeichnung
picture-kind = { $file } muss auf .png oder .svg enden.
