# Kurzeingabe von German Railways.

gr-quick-placeholder = Eine kurze Zeile, etwa: po c40 c38
quick-word-offer = anbieten o
quick-word-draw = ziehen z
quick-word-agree = zustimmen
gr-quick-hint = { $verb ->
    [pass] ablehnen, was gefragt ist
    [bid] für den angebotenen Anteil
    [all] alle auf einmal
    [offer] einen Anteil zur Versteigerung
    [draw] die Marker, wie sie kamen, oder durch das Programm
    [agree] dem Ende des Spiels
    [undo] den letzten Eintrag
    [undo-turn] zurück zum Beginn des Zugs
   *[redo] den späteren Eintrag
}
gr-quick-field = { $field ->
    [verb] was geschieht
    [player] ein Spieler
    [company] eine Bahn
    [hex] ein Feld
   *[amount] ein Betrag
}
