# What is printed on the board.

map-mine = mine: goods trains start here, and its value goes into the treasury
map-route-ends = every route ends here
map-legend-mine = mine, where goods trains start
