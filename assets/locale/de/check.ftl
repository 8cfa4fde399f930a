# The walk over the table.

panel-check = Tischprüfung
check-name = Was wo liegen sollte, eins nach dem anderen
check-hint = Leertaste: liegt so. C: anders, richtigstellen. S: überspringen. A: die ganze Gruppe.
check-part-map = Spielplan
check-heading = { $part }: { $heading }
check-progress = { $done } von { $total } geprüft{ $differed ->
    [0] {""}
   *[other] , { $differed } korrigiert
}
check-complete = { $differed ->
    [0] Alle { $total } geprüft, nichts war anders
    [one] Alle { $total } geprüft, eines war anders
   *[other] Alle { $total } geprüft, { $differed } waren anders
}
check-differed = { $what }: { $old } → { $new }
check-tile = Gleisteil { $tile }, Gleise { $sides }
check-stations = { $number ->
    [one] Bahnhof { $companies }
   *[other] Bahnhöfe { $companies }
}
check-piece = Plättchen von { $paper }
check-piece-of = Plättchen von { $paper }: { $piece }
check-marker = { $price }, Reihe { $row }
check-marker-under = { $price }, Reihe { $row }, unter { $above }
check-pool = Bankpool
check-share = { $company } { $percent } %
check-director = { $company } { $percent } % (Direktor)
check-item = { $title }: { $words }
check-more = … und { $number } weitere
check-nothing = nichts
check-right = Stimmt
check-right-tip = Es liegt, wie es soll (Leertaste oder Enter)
check-correct = Korrigieren…
check-correct-tip = Es liegt anders: hier richtigstellen (C)
check-skip = Auslassen
check-skip-tip = Später ansehen (S)
check-group = Die ganze Gruppe
check-group-tip = Alles auf dem Plan, bei den Gesellschaften oder bei den Spielern liegt, wie es soll (A)
check-all-of-it = Alles richtig
check-anew = Von vorne
check-lose = Alle Haken und die Liste der Unterschiede gingen verloren.
check-anew-tip = Alle Haken vergessen und beim ersten Feld beginnen
check-part-companies = Gesellschaften
check-part-players = Spieler
check-column-market = Kurstafel
check-column-trains = Loks
check-column-treasury = Kapital
check-column-stations = Übrige Bahnhöfe
check-column-cash = Bargeld
check-column-debt = Schulden
check-column-shares = Aktien
check-column-papers = Andere Papiere
check-in-column = { $column } { $words }
check-cell = { $thing }, { $column }
