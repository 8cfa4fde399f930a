# Das Fenster von German Railways: Kopfzeile, Arten von Fragen, was inzwischen geschah.

scene-auction = Versteigerung
scene-order = Reihenfolge
gr-header-ending = { $ending ->
    [links] jede Bahn hat zwei Verbindungen
   *[agreement] alle haben zugestimmt
}
gr-header-order = die Reihenfolge wird gezogen
gr-header-place = Platz { $place } von { $places }
gr-header-links = { $number } von { $all }
gr-header-links-caption = Bahnen haben { $needed } Verbindungen
gr-new-cash-hint = Sonst bleibt es bis zum Ende des Spiels verdeckt.
gr-recap-track = Strecke
gr-recap-incomes = Einkommen
gr-recap-links = Neue Verbindungen
gr-choose-railroad = Mehrere Bahnen können hier bauen: Wählt zuerst eine.
gr-nobody-there = Keine Bahn dieses Spielers kann hier jetzt bauen.
panel-course = Reihenfolge und Einkommen
panel-links = Verbindungen
panel-railroads = Bahnen
gr-railroads-name = Bahnen
gr-course-without = Ohne Zug: { $players }
gr-course-place = { $number }: { $player }{ $when ->
    [done] , war am Zug
    [now] , ist am Zug
   *[later] {""}
}
gr-course-bag = { $player }: Einkommen { $income }, im Beutel { $number }
gr-course-marker = { $who }: Einkommen { $income }
