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
map-letter = letter { $letter }
map-later-letter = letter { $letter } from green on
map-stations = stations { $companies }
map-homes = home of { $companies }
map-destinations = destination of { $companies }
map-walls = wall { $edges }
map-owner = { $player }’s
edge-south-west = south-west
edge-west = west
edge-north-west = north-west
edge-north-east = north-east
edge-east = east
edge-south-east = south-east
edge-short-south-west = SW
edge-short-west = W
edge-short-north-west = NW
edge-short-north-east = NE
edge-short-east = E
edge-short-south-east = SE

# Laying pieces and placing stations.
map-name = Map of { $title }
map-palette = What may be laid here
map-piece-name = { $name }
map-piece-tile = tile { $number }
map-piece-with = { $piece } with { $paper }
map-piece-left = { $left } left
map-piece-uses = uses { $paper }
map-piece-costs = costs { $price }
map-lay = Lay { $piece }
map-lay-for = Lay { $piece } for { $price }
map-lay-first = Lay
map-choose-piece = Choose with a digit or a click.
map-rotation = rotation { $number } of { $of }
map-turn = Turn (R)
map-turn-tip = Turn it to the next legal rotation (R, the wheel, or a click on the hex or an edge)
map-leave = Leave
map-leave-tip = Lay nothing here (Esc)
map-place = Place { $company }’s station
map-place-for = Place { $company }’s station for { $price }
map-all-the-same = { $kind ->
    [station] Place it all the same
   *[tile] Lay it all the same
}
map-insist = { $kind ->
    [station] Place it all the same…
   *[tile] Lay a tile all the same…
} ({ $key })
map-insist-others = { $kind ->
    [station] Other places…
   *[tile] Other tiles…
} ({ $key })
map-insist-more = More… ({ $key })
map-insist-tip = What the rules forbid here; the table may lay it with a reason ({ $key })
map-reason = The table’s reason, kept in the journal

# Runs on the map.
map-route = { $train } earns { $revenue }
map-route-open = { $train } has no route yet
map-route-row = Train { $number }: { $line }
map-routes = Routes
map-routes-total = Together { $total }
map-routes-done = Use these routes
map-routes-leave = Stop drawing (Esc)
map-look-up = What may lie here ({ $key })
map-draw = Draw routes
map-draw-tip = Draw own routes by clicking stations one after the other ({ $key })
map-draw-short = Click stations one after the other.
map-draw-no-stop = { $company } reaches no station at this place of { $hex }.
map-draw-no-way = No free track leads on to { $hex }, or the route has been there.
map-draw-hint = Click stations one after the other; the last one again for another way. Backspace takes back, digits choose the train, Enter is done.
map-what-if = best run { $before } → { $after }
map-what-if-searching = looking for the run …
map-what-if-open = run { $before } → { $after }, perhaps more
map-what-if-same = run stays { $before }

# The legend.
map-legend = Legend
map-legend-tip = What the signs on the map mean ({ $key })
map-legend-legal = something may be laid here
map-legend-mountain = mountain, with its price
map-legend-water = river or lake shore, with its price
map-legend-wall = no track across
map-legend-station = station
map-legend-home = home of a company to come
map-legend-destination = destination
map-legend-values = values by phase, the present one ringed
map-legend-counted = stop that counts
map-legend-passed = stop that an express train passes
