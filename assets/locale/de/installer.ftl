# Das Installationsprogramm von Windows (packaging/windows); was hier nicht steht, kommt von NSIS.

installer-game = Bankhalter-Spiel
installer-games-stay = Bankhalter wird entfernt. Die Spiele bleiben im Ordner Bankhalter der eigenen Dokumente, ebenso die Einstellungen.
installer-running = Bankhalter läuft noch. Bitte schließen und noch einmal versuchen; das Spiel bleibt erhalten.
installer-start = Bankhalter starten
installer-windows = Bankhalter braucht Windows 10 oder neuer, mit 64 Bit.
