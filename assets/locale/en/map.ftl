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
