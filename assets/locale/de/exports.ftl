# Exports: tables, the whole game, pictures and sheets; the dialog and the command.

action-export = E&xportieren…
export-title = Exportieren
export-kind-tables = Tabellen (CSV)
export-kind-tables-hint = Journal, Besitz, Spieler, Kurse, Einnahmen, Zahlungen: für Tabellenprogramme.
export-kind-json = Das ganze Spiel (JSON)
export-kind-json-hint = Jede Aktion mit ihren Folgen: für andere Programme.
export-kind-map = Spielplan
export-kind-charts = Diagramme
export-separator = Trennzeichen der Tabellen
export-separator-tip = Deutsche, französische und viele andere Tabellenprogramme erwarten ein Semikolon.
export-separator-comma = Komma
export-separator-semicolon = Semikolon
export-picture = Bilder als
export-picture-png = PNG
export-picture-svg = SVG (verlustfrei vergrößerbar)
export-branches = Auch, was rückgängig gemacht wurde
export-cash-hidden = Am Tisch ist das Bargeld verdeckt, Tabellen und JSON verraten es aber: JSON das Bargeld aller, die Tabellen jede Zahlung.
export-where = Ordner
export-choose = Wählen…
export-choose-title = Ordner für die Dateien
export-hint = Gleichnamige Dateien werden ersetzt. Exportiert wird der jetzige Moment, auch wenn der Verlauf offen ist.
export-go = Exportieren
export-stop = Anhalten
export-close = Schließen
export-busy = { $file } wird geschrieben…
export-begins = Wird geschrieben…
export-no-map = In diesem Spiel wird der Spielplan nicht mitgeführt; es gibt keinen zu exportieren.
export-done = { $count ->
    [one] { $file } wurde nach { $folder } geschrieben.
   *[other] { $count } Dateien wurden nach { $folder } geschrieben.
}
export-part = { $count ->
    [0] { $problem }
    [one] Eine Datei wurde geschrieben. { $problem }
   *[other] { $count } Dateien wurden geschrieben. { $problem }
}
export-stopped = { $count ->
    [0] Nichts wurde geschrieben.
    [one] Angehalten; vorher wurde eine Datei geschrieben.
   *[other] Angehalten; vorher wurden { $count } Dateien geschrieben.
}
export-nothing = Mindestens eines zum Exportieren ankreuzen.

# The command.
command-export-about = Schreibt ein Spiel ohne Fenster heraus.
command-export-file = eine Spieldatei oder ein aufgezeichnetes Spiel
command-export-csv = ein Ordner für die Tabellen, als CSV
command-export-separator = zwischen den Feldern der Tabellen
command-export-json = eine Datei für das ganze Spiel, als JSON
command-export-branches = auch, was rückgängig gemacht wurde, in der JSON-Datei
command-export-map = ein Bild des Spielplans, PNG oder SVG je nach Name
command-export-charts = ein Ordner für die Diagramme
command-export-picture = als was die Diagramme geschrieben werden
command-export-colours = der Gesellschaften: wie gedruckt oder leicht zu unterscheiden
command-export-pack-up = eine PDF-Datei für den Packzettel
command-export-report = eine PDF-Datei für den Endbericht
command-export-cards = eine PDF-Datei für die Übersichtskarten
command-export-paper = für PDF-Dateien
command-nothing = Angeben, was exportiert werden soll: { $known }.
command-no-export = Spiele dieses Titels lassen sich nicht exportieren.
command-written = { $file } ist geschrieben.
command-no-painter = Bilder und Bögen lassen sich hier nicht machen: { $reason }.
command-failed = Der Befehl ist gescheitert; das ist ein Fehler des Programms ({ $reason }).
