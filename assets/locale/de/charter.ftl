# Charters of companies and cards of players.

charter-name = Gesellschaften
charter-code = { $code }, { $kind ->
    [regional] Regionalbahn
   *[other] { $kind }
 }
charter-kind = { $kind ->
    [regional] regional
   *[other] { $kind }
 }
charter-not-started = nicht gegründet
charter-not-launched = nicht in Betrieb, { $percent } % müssen verkauft sein
charter-not-formed = noch nicht entstanden
charter-paid = Kaufpreis
charter-halved = { $revenue }: { $half } an den Besitzer, { $half } ins Kapital
charter-holder-kept = reserviert für die { $company }
charter-mine = Letztes Minengeld
charter-nobody-acts = niemand: sie agiert nicht, bis jemand { $percent } % hat
charter-nobody-runs = niemand, bis jemand { $percent } % hat
charter-closed = Geschlossen
charter-price = Kurs
charter-par = Ausgabekurs
charter-treasury = Betriebskapital
charter-director = Direktor
charter-owner = Besitzer
charter-nobody = niemand
charter-order = Am Zug als
charter-place = Nummer { $number } von { $all }
charter-trains = Loks
charter-limit = von { $limit }
charter-stations = Bahnhöfe
charter-stations-left = Weitere Bahnhöfe
charter-none = keine
charter-home = Heimatbahnhof
charter-destination = Zielbahnhof
charter-reached = { $place }, erreicht ({ $amount })
charter-open = { $place }, bringt { $amount }
charter-lapsed = { $place }, bringt nichts
charter-privates = Privatges.
charter-last = Letzte Einnahmen
charter-per-share = { $revenue }: { $each } für { $percent } %
charter-next-train = Nächste Lok
charter-can-buy = { TRAIN($train) } für { $price }: bezahlbar
charter-short = { TRAIN($train) } für { $price }: { $short } fehlen
charter-launch = Inbetriebnahme
charter-launch-at = wenn { $percent } % verkauft sind
charter-times-par = { $times } × Ausgabekurs
charter-at-destination = Am Zielbahnhof
charter-at-par = zu { $par }: { $stations }
charter-station-costs = Bahnhöfe kosten
charter-shares = Aktionäre
charter-head-holder = Aktionär
charter-head-percent = %
charter-head-certificates = Aktien
charter-head-value = Wert
charter-head-income = Von letzten Einnahmen
charter-holder-pool = Pool
charter-holder-bank = Bank
charter-history = Einnahmen

player-name = Spieler
player-order = Platz { $number } von { $all } der Reihenfolge
player-acting = { $order }, am Zug
player-cash = Bargeld
player-debt = Schulden
player-worth = Vermögen
player-certificates = Aktien
player-of-limit = { $has } von { $limit }
player-train-debt = { $amount }, wächst nach der Aktienrunde um { $interest }
player-exchange-debt = { $amount }, ohne Zinsen
player-debt-exchange = Schulden aus dem Umtausch
player-income = Festes Einkommen
player-each-round = { $amount } je Betriebsrunde
player-directs = Direktor von
player-trains = Lok auf der Hand
player-to-give = für eine Gesellschaft
player-shares = Aktien
player-head-percent = %
player-head-shares = Anteile
player-head-price = Kurs
player-head-value = Wert
player-head-income = Letzte Div.
player-in-hand = Aktien, wie sie vor dem Spieler liegen
player-papers = Privatgesellschaften und Zertifikate
player-head-pays = Bringt
player-head-paper = Name
player-head-state = Wirkung
player-paper-active = bringt Einkommen und zählt am Ende
player-paper-unpaid = bringt Einkommen, zählt ab dem ersten Mal
player-paper-asleep = noch keine Lok war dort
player-power-used = { $power } Genutzt.
player-made-up = Wie sich das Vermögen zusammensetzt
player-worth-cash = Bargeld
player-worth-shares = Aktien zum Kurs
player-worth-debt = Schulden
