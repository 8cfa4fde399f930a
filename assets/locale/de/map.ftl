# The map and its status line.

map-tile = Gleisteil { $number }, Drehung { $rotation }
map-cost = { $terrain ->
    [mountain] Berg { $cost }
    [river] Fluss { $cost }
    [water] Wasser { $cost }
   *[other] kostet { $cost }
}
map-city = { $slots ->
    [one] Stadt
   *[other] Stadt mit { $slots } Kreisen
}
map-city-value = { $slots ->
    [one] Stadt, Wert { $value }
   *[other] Stadt mit { $slots } Kreisen, Wert { $value }
}
map-town = kleiner Bahnhof
map-town-value = kleiner Bahnhof, Wert { $value }
map-values = Werte { $values }, jetzt { $now }
map-offboard = Fernverbindung
map-lake = See
map-bonus = Transitbonus { $side } +{ $bonus }
map-letter = Kennzeichen { $letter }
map-later-letter = Kennzeichen { $letter } ab Grün
map-stations = Bahnhöfe { $companies }
map-homes = Heimatbahnhof { $companies }
map-destinations = Zielbahnhof { $companies }
map-walls = Sperre { $edges }
map-owner = gehört { $player }
edge-south-west = Südwest
edge-west = West
edge-north-west = Nordwest
edge-north-east = Nordost
edge-east = Ost
edge-south-east = Südost
edge-short-south-west = SW
edge-short-west = W
edge-short-north-west = NW
edge-short-north-east = NO
edge-short-east = O
edge-short-south-east = SO

# Laying pieces and placing stations.
map-name = Spielplan von { $title }
map-palette = Was hier gelegt werden darf
map-piece-name = { $name }
map-piece-tile = Gleisteil { $number }
map-piece-with = { $piece } mit { $paper }
map-piece-left = noch { $left }
map-piece-uses = nutzt { $paper }
map-piece-costs = kostet { $price }
map-lay = { $piece } legen
map-lay-for = { $piece } für { $price } legen
map-lay-first = Legen
map-choose-piece = Mit Ziffer oder Klick wählen.
map-rotation = Drehung { $number } von { $of }
map-turn = Drehen (R)
map-turn-tip = Zur nächsten erlaubten Drehung (R, Mausrad oder Klick auf das Feld oder einen Rand)
map-leave = Verlassen
map-leave-tip = Hier nichts legen (Esc)
map-place = Bahnhof der { $company } bauen
map-place-for = Bahnhof der { $company } für { $price } bauen
map-all-the-same = { $kind ->
    [station] Trotzdem bauen
   *[tile] Trotzdem legen
}
map-insist = { $kind ->
    [station] Trotzdem bauen…
   *[tile] Trotzdem ein Gleisteil legen…
} ({ $key })
map-insist-others = { $kind ->
    [station] Andere Plätze…
   *[tile] Andere Teile…
} ({ $key })
map-insist-more = Mehr… ({ $key })
map-insist-tip = Was die Regeln hier verbieten; der Tisch darf es mit einem Grund legen ({ $key })
map-reason = Grund des Tisches, steht dann im Journal

# Runs on the map.
map-route = { TRAIN($train) } bringt { $revenue }
map-route-open = { TRAIN($train) } hat noch keine Strecke
map-route-row = Lok { $number }: { $line }
map-routes = Strecken
map-routes-total = Zusammen { $total }
map-routes-done = Diese Strecken nehmen
map-routes-leave = Zeichnen beenden (Esc)
map-look-up = Was hier liegen darf ({ $key })
map-draw = Strecken zeichnen
map-draw-tip = Eigene Strecken zeichnen: Bahnhöfe der Reihe nach anklicken ({ $key })
map-draw-short = Bahnhöfe der Reihe nach anklicken.
map-draw-no-stop = { $company } erreicht an dieser Stelle von { $hex } keinen Bahnhof.
map-draw-no-way = Kein freies Gleis führt weiter nach { $hex }, oder die Strecke war schon dort.
map-draw-hint = Bahnhöfe der Reihe nach anklicken; den letzten noch einmal für einen anderen Weg. Rücktaste nimmt zurück, Ziffern wählen die Lok, Enter schließt ab.
map-what-if = beste Fahrt { $before } → { $after }
map-what-if-searching = Fahrt wird gesucht …
map-what-if-open = Fahrt { $before } → { $after }, vielleicht mehr
map-what-if-same = Fahrt bleibt { $before }

# The legend.
map-legend = Legende
map-legend-tip = Was die Zeichen auf dem Spielplan bedeuten ({ $key })
map-legend-legal = hier darf etwas gelegt werden
map-legend-mountain = Berg, mit Baukosten
map-legend-water = Fluss oder Seeufer, mit Baukosten
map-legend-wall = kein Gleis hindurch
map-legend-station = Bahnhof
map-legend-home = Heimat einer künftigen Gesellschaft
map-legend-destination = Zielbahnhof
map-legend-values = Werte nach Phasen, der jetzige im Ring
map-legend-counted = Halt, der zählt
map-legend-passed = Halt, den eine E-Lok auslässt
