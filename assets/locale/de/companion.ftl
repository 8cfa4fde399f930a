# Der Regelbegleiter. Seine Abschnitte sind in assets/titles/<Titel>/companion und assets/companion.

companion-title = Regelbegleiter
action-companion = &Regelbegleiter
companion-search = In den Regeln suchen
companion-search-tip = Ein Wort eingeben; ↓ führt zum Gefundenen ({ $key })
companion-back = Zurück ({ $key })
companion-forth = Vorwärts ({ $key })
companion-contents = Inhalt
companion-nothing = Zu „{ $query }“ ist nichts zu finden.
companion-found = { $count ->
    [one] Ein Abschnitt
   *[other] { $count } Abschnitte
}
companion-place = Regeln, S. { $pages }
companion-place-headings = Regeln: { $headings }
companion-place-sections = Regeln, { $count ->
    [one] Abschnitt
   *[other] Abschnitte
} { $sections }
companion-see-rulings = Auslegungen:
companion-otherwise = In diesem Spiel anders: { $meaning }
companion-why = Warum?
companion-why-tip = Was die Regeln dazu sagen ({ $key })
companion-step-tip = Was die Regeln zu diesem Schritt sagen ({ $key })

# Das Verzeichnis der Auslegungen.
companion-rulings = Auslegungen
companion-rulings-all = Alle Auslegungen
companion-rulings-what = Wo die Regeltexte sich unterscheiden oder schweigen, hält es das Programm so. Eine Auslegung mit einem Schalter kann bei einem neuen Spiel gewählt werden.
companion-rulings-preset = Dieses Spiel wird mit der Auswahl **{ $preset }** gespielt.
companion-ruling = { $id }: { $question }
companion-ruling-id = Auslegung
companion-ruling-question = Frage
companion-ruling-now = In diesem Spiel
companion-ruling-switch = Wählbar bei einem neuen Spiel:
companion-ruling-here = in diesem Spiel
companion-ruling-default = üblich
companion-ruling-usual = Üblich
companion-ruling-other = Oder
companion-rulings-fixed = Die anderen gelten immer:

# Köpfe der Tabellen.
companion-private-name = Name
companion-private-face = Nennwert
companion-private-income = Einkommen
companion-private-power = Sonderfunktion
companion-par = Ausgabekurs
companion-par-stations = Bahnhöfe mit Heimatbahnhof
companion-area = Fernverbindung
companion-side = Seite
companion-bonus = Transitbonus
companion-place-name = { $name } ({ $hex })
companion-colour = Farbe
companion-tiles = Nummer × Anzahl
companion-tile = { $number } × { $count }
