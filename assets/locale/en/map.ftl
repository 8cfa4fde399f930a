# The map and its status line.

map-tile = tile { $number }, rotation { $rotation }
map-cost = { $terrain ->
    [mountain] mountain { $cost }
    [river] river { $cost }
    [water] water { $cost }
   *[other] costs { $cost }
}
map-city = { $slots ->
    [one] city
   *[other] city with { $slots } circles
}
map-city-value = { $slots ->
    [one] city, value { $value }
   *[other] city with { $slots } circles, value { $value }
}
map-town = small station
map-town-value = small station, value { $value }
map-values = values { $values }, now { $now }
map-offboard = off-board
map-lake = lake
map-bonus = transit bonus { $side } +{ $bonus }
map-mountain = mountain railway
map-pass = pass
map-tunnel = tunnel { $edges }
map-mouths = tunnel mouths { $edges }
map-furka = Furka-Oberalp line, not laid
map-furka-laid = Furka-Oberalp line
map-letter = letter { $letter }
map-later-letter = letter { $letter } from green on
map-stations = stations { $companies }
map-homes = home of { $companies }
map-destinations = destination of { $companies }
map-walls = wall { $edges }
edge-south-west = south-west
edge-west = west
edge-north-west = north-west
edge-north-east = north-east
edge-east = east
edge-south-east = south-east

# Laying pieces and placing stations.
map-name = Map of { $title }
map-palette = What may be laid here
map-piece = { $kind ->
    [tile] { $name }
    [tunnel] tunnel { $name }
    [panel] panel { $name }
   *[furka] Furka-Oberalp line
}
map-piece-tile = tile { $number }
map-piece-left = { $left } left
map-piece-uses = uses { $paper }
map-lay = Lay { $piece }
map-lay-for = Lay { $piece } for { $price }
map-lay-first = Lay
map-choose-piece = Choose with a digit or a click.
map-rotation = rotation { $number } of { $of }
map-turn = Turn (R)
map-turn-tip = Turn it to the next legal rotation (R, the wheel, or a click on the hex or an edge)
map-leave = Leave
map-leave-tip = Lay nothing here (Esc)
map-station-for = Place a station of { $company } in { $hex } for { $price }
map-station-free = Place a station of { $company } in { $hex }
