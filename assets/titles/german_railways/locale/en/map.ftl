# The map of German Railways.

gr-map-hint = Click hexes to build · drag to move, wheel to zoom
gr-map-price = { $railroad } builds here for { $price }
gr-map-ground = { $ground ->
    [hills] hills { $cost }
    [mountains] mountains { $cost }
    [zone] Berlin approach { $cost }, one for each railroad
   *[plains] plains { $cost }
}
gr-map-income = income { $income }
gr-map-there = { $railroads } here
gr-legend-plains = plains, with the price
gr-legend-hills = hills
gr-legend-mountains = mountains
gr-legend-zone = around Berlin: one for each railroad
gr-legend-city = city with its income
gr-legend-start = start of a railroad
gr-legend-locomotive = locomotive with its track
gr-legend-legal = may come next, with its price
gr-map-way = { $railroad } gets here for { $price } in one build: { $hexes }
gr-legend-way = within one build, with the price of the way
