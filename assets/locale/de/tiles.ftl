# The tile tray

tiles-name = Gleisteile
tiles-tray = Gleisteile im Vorrat
tiles-ladder = Was folgen darf
tiles-search = Gleisteil, Feld
tiles-search-tip = Die Nummer eines Gleisteils, oder ein Feld wie D19: was dort je liegen darf. Enter schlägt nach.
tiles-unknown = Es gibt kein Gleisteil und kein Feld „{ $word }“.
tiles-of = { $left } von { $all }
tiles-tip = Gleisteil { $number }, { tiles-colour }, noch { $left } von { $all }
tiles-colour = { $colour ->
    [yellow] gelb
    [green] grün
    [brown] braun
   *[gray] grau
}
tiles-group = { $colour ->
    [yellow] Gelb
    [green] Grün
    [brown] Braun
   *[gray] Grau
}: noch { $left } von { $all }
tiles-only-left = vorrätig
tiles-only-left-tip = Nur Gleisteile, die noch im Vorrat sind
tiles-filter-tip = { $colour ->
    [yellow] Gelbe
    [green] Grüne
    [brown] Braune
   *[gray] Graue
} Gleisteile zeigen oder ausblenden
tiles-upgrades = Gleisteil { $number } und was darauf folgen darf
tiles-no-upgrades = Gleisteil { $number }: darauf folgt nichts
tiles-hex = { $name ->
    [none] Feld { $hex }
   *[other] Feld { $hex }, { $name }
}
tiles-from-phase = Phase { $phase }
tiles-never = Hier wird nie ein Gleisteil gelegt.
tiles-final = Auf das, was hier liegt, folgt nichts mehr.
tiles-now = Jetzt: { $tiles }.
tiles-nothing-now = Hier lässt sich jetzt nichts legen.
tiles-hint = Ein Gleisteil wählen, um zu sehen, was darauf folgen darf, oder ein Feld eintippen, um zu sehen, was dort je liegen darf.
