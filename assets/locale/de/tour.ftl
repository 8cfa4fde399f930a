# The tour of the window, on a copy of the sample game.

start-tour = Rundgang durch das Fenster
start-tour-tip = In fünf Schritten durch das Fenster, an einem Beispielspiel
action-tour = Rundgang &durch das Fenster
tour-offer = Zum ersten Mal hier? Ein Rundgang in fünf Schritten zeigt das Fenster an einem Beispielspiel. Er dauert zwei Minuten, kann jederzeit verlassen werden und steht auch im Menü Hilfe.
tour-offer-take = Rundgang beginnen
tour-offer-later = Jetzt nicht
tour-offer-later-tip = Er wird nicht noch einmal angeboten; das Menü Hilfe hat ihn
tour-place = { $number } von { $whole }
tour-next = Weiter
tour-next-tip = Der nächste Schritt (Enter oder →)
tour-done = Fertig
tour-done-tip = Zurück zum Ausgangspunkt (Enter)
tour-back = Zurück
tour-back-tip = Der Schritt davor (←)
tour-leave = Rundgang verlassen
tour-leave-tip = Zurück zum Ausgangspunkt (Esc)

tour-turn = Eine Frage nach der anderen
tour-turn-words = Hier steht, was jetzt zu entscheiden ist und von wem. Enter nimmt den gefüllten Knopf; eine Ziffer oder ein Buchstabe nimmt die Wahl, neben der sie stehen. Was eine Wahl bringt, ist zu lesen, bevor sie getroffen wird.
tour-map = Der Spielplan
tour-map-words = Auf ein Feld mit schraffiertem Rahmen darf ein Gleisteil: Feld anklicken, Gleisteil mit Klick oder Ziffer wählen, mit R drehen, mit Enter legen. Die Karte sagt, was es der Gesellschaft bringen würde. { $alone } zeigt nur den Spielplan.
tour-sheet = Geld und Aktien von allen
tour-sheet-words = Die Übersicht hat eine Zeile je Gesellschaft und eine Spalte je Spieler; die Kurstafel zeigt jeden Kurs und wohin er ginge. Der Mauszeiger auf etwas verrät mehr. Ein Rechtsklick stellt richtig, was auf dem Tisch anders liegt.
tour-journal = Nichts geht verloren
tour-journal-words = Das Journal behält jeden Zug, und er ist sofort gespeichert. { $undo } nimmt beliebig viel zurück, auch morgen noch. { $history } zeigt jeden früheren Moment, wie er war; { $change } ändert einen alten Eintrag und spielt den Rest nach.
tour-table = Für den Tisch
tour-table-words = Was am Tisch zu tun ist, zum Abhaken, und ein Satz zum Vorlesen. { $display } öffnet die Tischanzeige, ein zweites Fenster in großer Schrift für die Spieler. { $rules } erklärt die Regeln zur offenen Frage; das Menü Hilfe hat alle Tasten und diesen Rundgang.
