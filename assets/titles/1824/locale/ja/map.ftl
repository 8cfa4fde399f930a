# What is printed on the board.

map-mine = 炭鉱：貨物列車の始点。その値は会社資金に入ります
map-route-ends = どのルートもここで終わります
map-legend-mine = 炭鉱（貨物列車の始点）
