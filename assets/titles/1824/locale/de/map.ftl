# What is printed on the board.

map-mine = Mine: hier beginnen Güterzüge, und ihr Wert geht ins Kapital
map-route-ends = jede Strecke endet hier
map-legend-mine = Mine, wo Güterzüge beginnen
