# The walk over the table.

panel-check = Tischprüfung
check-name = Was wo liegen sollte, eins nach dem anderen
check-hint = Leertaste: liegt so. C: anders, korrigieren. S: auslassen.
check-part-map = Spielplan
check-part-market = Kurstafel
check-part-trains = Loks
check-part-money = Geld
check-part-certificates = Aktien
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
check-stations-left = { $number ->
    [0] kein Bahnhofsmarker mehr auf dem Besitzbogen
    [one] noch ein Bahnhofsmarker auf dem Besitzbogen
   *[other] noch { $number } Bahnhofsmarker auf dem Besitzbogen
}
check-piece = Plättchen von { $paper }
check-piece-of = Plättchen von { $paper }: { $piece }
check-marker = { $price }, Reihe { $row }
check-marker-under = { $price }, Reihe { $row }, unter { $above }
check-pool = Bankpool
check-trains = { $number ->
    [0] keine Lok
    [one] Lok { TRAIN($trains) }
   *[other] Loks { TRAIN($trains) }
}
check-money = { $amount }
check-money-and-debt = { $money }, schuldet { $debt }
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
check-anew = Von vorne
check-lose = Alle Haken und die Liste der Unterschiede gingen verloren.
check-anew-tip = Alle Haken vergessen und beim ersten Feld beginnen
