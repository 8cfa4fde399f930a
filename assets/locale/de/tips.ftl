# What buttons, heads and menus say about themselves where their name may not be enough.

start-continue-tip = Das zuletzt gespielte Spiel (Enter)
start-new-tip = Namen, Plätze und Auslegungen für einen neuen Abend ({ $key })
start-open-tip = Eine Spieldatei von Bankhalter oder ein aufgezeichnetes Spiel ({ $key })
start-import-tip = Aus einem anderswo gespielten und aufgezeichneten Spiel wird eine Spieldatei ({ $key })
start-position-tip = Ein Spiel, das schon auf dem Tisch liegt, von einem Zettel eintippen: Bargeld, Aktien, Loks, Plan ({ $key })
start-run-tip = Was die Loks einer Gesellschaft auf einem selbst gelegten Plan einfahren, ohne Spiel ({ $key })
start-sample-tip = Ein ganzer Abend, Zug um Zug; davon bleibt nur, was als Kopie gespeichert wird

action-copy-tip = Eine zweite Datei dieses Spiels; das Spiel selbst ist immer gespeichert
action-backups-tip = Kopien, die das Programm von geöffneten Spielen behalten hat
action-clock-tip = Zählt die Zeit derer, die entscheiden
action-clock-budget-tip = Zeit für jeden Platz, was dazukommt und was mehr davon kostet
action-undo-step-tip = Zurück dahin, wo der jetzige Schritt der Gesellschaft begann
action-hands-done-tip = Alles, was am Tisch zu tun war, ist getan
action-recap-tip = Im Hotseat: was seit dem letzten Zug dieses Spielers geschah
action-board-check-tip = Ein Gang über den Tisch: was wo liegt, eins nach dem anderen
action-find-tip = Was geschah, nach jedem Wort darin
action-correct-tip = Was auf dem Tisch anders liegt als in den Büchern
action-display-tip = Ein zweites Fenster in großer Schrift für die Spieler
action-map-alone-tip = Nur Kopfzeile und Spielplan; noch einmal, und alles ist wie zuvor
action-follow-tip = Was neben der Frage groß ist, wechselt mit dem, was gefragt wird; ausgeschaltet bleibt alles, wie es jetzt steht
action-reset-layout-tip = Wie die Anordnung war, bevor Bereiche verschoben oder verborgen wurden
action-tour-tip = Fünf Schritte an einem Beispielspiel; das offene Spiel kommt danach wieder

new-seats-drawn-tip = Das Programm lost aus, wer wo sitzt; die Nummer der Auslosung wird gezeigt, so können alle sie prüfen
new-seats-typed-tip = Der erste Name ist der erste der Spielerreihenfolge
new-preset-tip = Wie der Tisch beantwortet, was die Regeln offen lassen; eine Vorgabe für den Anfang
new-rulings-all-tip = Jede offene Frage der Regeln mit ihren Antworten, einzeln zu ändern

head-price-tip = Kurs auf der Kurstafel
head-bank-tip = Von der Bank kaufen: welche Aktie, und was sie kostet
head-pool-tip = Aus dem Bankpool kaufen, wo verkaufte Aktien liegen
head-own-tip = Verkaufen: was der Spieler hält
turn-change-by-tip = Den Betrag um { $amount } ändern; er lässt sich auch tippen, + und − ändern ihn
header-trains-tip = Die Loks, die die Bank als Nächstes verkauft, wie viele es noch gibt und was sie kosten
trains-price-tip = Was die Bank verlangt; der zweite Preis gilt für die andere Seite der Karte
trains-left-tip = Noch bei der Bank zu haben, von wie vielen
trains-tiles-tip = Die neueste Farbe der Gleisteile, die gelegt werden dürfen
export-branches-tip = Die JSON-Datei enthält auch zurückgenommene Züge
sheets-kind-pack-up-tip = Alles, um diesen Abend an einem anderen Tag wieder aufzubauen
sheets-kind-report-tip = Rangliste, Zusammensetzung der Vermögen, Diagramme und Zahlen
sheets-kind-cards-tip = Was Runden und Spielzüge bringen und was alles kostet, für die Spieler
