# The window: start page, toolbar, status line. The words are those of GLOSSARY.md.

app-name = Bankhalter
app-tagline = Bank, Aktienbuch und Spielplan für einen Abend mit Eisenbahnspielen.
window-title = { $name } – { app-name }

button-back = Pläne
button-fit = Ganz
button-turn = Drehen
button-numbers = Nummern
button-dark = Dunkle Farben
button-light = Helle Farben
tip-back = Zurück zu den Plänen (Esc)
tip-zoom-in = Größer (+ oder Mausrad)
tip-zoom-out = Kleiner (− oder Mausrad)
tip-fit = Den ganzen Plan zeigen ({ $key })
tip-turn = Den Plan um 180° drehen ({ $key })
tip-numbers = Nummern der Gleisteile und Namen der Felder zeigen ({ $key })
tip-theme = Hell oder dunkel (D)
map-hint = Ziehen schiebt, Rad zoomt, Pfeile wählen Felder.
map-zoom = { $percent } %
card-name = { $title }, { $kind }

# The window of a game: docks, messages, menus.

dock-float = „{ $panel }“ lösen oder zurücksetzen
dock-hide = „{ $panel }“ ausblenden
dock-tabs = Bereiche an dieser Stelle
panel-turn = Zug
panel-map = Spielplan
panel-market = Kurstafel
panel-sheet = Übersicht
panel-charter = Bahnen
panel-player = Spieler
panel-trains = Loks
panel-tiles = Gleisteile
panel-journal = Journal
panel-charts = Diagramme
panel-table = Am Tisch
panel-quick = Schnelleingabe
layout-banker = Bankhalter
layout-hotseat = Hotseat
scene-board = Spielplan groß
scene-shares = Übersicht und Kurstafel
scene-trains = Übersicht und Loks
scene-news = Was geschehen ist
scene-news-board = Was geschehen ist, und der Spielplan
scene-end = Übersicht und Diagramme
message-good = Erledigt
message-warn = Gegen eine Regel
message-bad = Nicht möglich
message-close = Ausblenden (Esc)
message-overrule = Trotzdem tun… ({ $key })
message-reason = Grund des Tisches, steht dann im Journal
message-confirm = Überstimmen

menu-game = &Spiel
menu-edit = &Bearbeiten
menu-view = &Ansicht
menu-help = &Hilfe
menu-panels = &Bereiche
menu-layouts = &Anordnung
menu-text-size = &Schriftgröße
menu-theme = &Hell oder dunkel
menu-colours = &Farben der Gesellschaften
menu-language = Spra&che
action-new = &Neues Spiel…
action-open = Ö&ffnen…
action-import = Aufge&zeichnetes Spiel einlesen…
action-copy = &Kopie speichern…
action-backups = Frü&here Kopien…
action-players = S&pieler…
action-settings = &Einstellungen dieses Spiels…
action-clock = Spieler&uhr
action-clock-budget = Uhr &mit Zeitbudget…
action-pause-clock = Uhr &anhalten
action-close = Spiel s&chließen
action-quit = Been&den
action-undo = &Rückgängig
action-redo = &Wiederholen
action-undo-step = Zurück zum &Schrittbeginn
action-undo-turn = Zurück zum &Zugbeginn
action-undo-round = Zurück zum R&undenbeginn
action-history = &Verlauf
action-history-first = &Erster Moment
action-history-previous = &Früherer Moment
action-history-next = Spä&terer Moment
action-history-last = &Letzter Moment
action-correct = &Korrigieren…
action-hands-done = &Am Tisch ist alles getan
action-recap = &Karte beim Spielerwechsel
action-board-check = Tisch&prüfung
action-find = &Journal durchsuchen
action-map-alone = Nur der Spiel&plan
action-follow = Der Fra&ge folgen
action-reset-layout = Bereiche zu&rücksetzen
action-turn-panel = Bereich &Zug
action-text-size = { $percent } %
action-theme-system = Wie das &System
action-theme-light = &Hell
action-theme-dark = &Dunkel
action-colours-printed = Wie &gedruckt
action-colours-easy = &Leicht zu unterscheiden
action-language-system = Wie das &System
action-keys = &Tasten
action-about = &Über Bankhalter

# Files and long work.

file-open = Spiel öffnen
file-import = Aufgezeichnetes Spiel einlesen
file-copy = Kopie des Spiels speichern
file-games = Spiele
file-recorded = Aufgezeichnete Spiele
file-all = Alle Dateien
file-missing = Es gibt keine Datei { $file }.
progress-import = { $file } wird gelesen
progress-sample = Das Beispielspiel wird gelesen
progress-cancel = Abbrechen

# Help.


# Before something that was entered is thrown away.

lose-title = Ganz von vorne beginnen?
lose-keep = Behalten
