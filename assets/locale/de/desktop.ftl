# Wie ein Linux-Desktop das Programm vorstellt, und was die Installation sagt (packaging/linux).

desktop-generic = Bank für 18xx-Eisenbahnspiele
desktop-comment = Führt Bank, Aktienregister und Spielplan eines 18xx-Abends
desktop-keywords = 18xx;1844;Eisenbahn;Bank;Aktien;
desktop-installed = Bankhalter { $version } ist installiert. Das Programm steht im Menü des Desktops und hier: { $place }
desktop-upgraded = Bankhalter { $version } ist statt { $before } installiert. Spiele und Einstellungen sind unverändert.
desktop-not-written = Bankhalter kann nicht installiert werden: { $place } lässt sich nicht beschreiben.
desktop-absent = Bankhalter ist hier nicht installiert.
desktop-foreign = { $place } ist etwas anderes als Bankhalter; nichts wurde geändert.
desktop-left = { $place } stammt nicht von Bankhalter und bleibt, wie es ist.
