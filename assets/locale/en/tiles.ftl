# The tile tray

tiles-name = Tiles
tiles-tray = Tiles in the tray
tiles-ladder = What may follow
tiles-search = Tile or hex
tiles-search-tip = A tile's number, or a hex such as D19: what may ever lie there. Enter looks it up.
tiles-unknown = There is no tile and no hex “{ $word }”.
tiles-of = { $left } of { $all }
tiles-tip = Tile { $number }, { tiles-colour }, { $left } of { $all } left
tiles-colour = { $colour ->
    [yellow] yellow
    [green] green
    [brown] brown
   *[gray] grey
}
tiles-group = { $colour ->
    [yellow] Yellow
    [green] Green
    [brown] Brown
   *[gray] Grey
}: { $left } of { $all } left
tiles-only-left = left only
tiles-only-left-tip = Only tiles that are left in the tray
tiles-filter-tip = Show or hide { tiles-colour } tiles
tiles-upgrades = Tile { $number } and what may follow it
tiles-no-upgrades = Tile { $number }: nothing follows it
tiles-hex = { $name ->
    [none] Hex { $hex }
   *[other] Hex { $hex }, { $name }
}
tiles-from-phase = phase { $phase }
tiles-never = No tile is ever laid here.
tiles-final = Nothing follows what lies here.
tiles-now = Now: { $tiles }.
tiles-nothing-now = Nothing can be laid here now.
tiles-hint = Choose a tile to see what may follow it, or type a hex to see what may ever lie there.
