# The map.

map-entry-piece-mountain = { $paper }: panel { $piece }
map-entry-piece-tunnel = { $paper }: tunnel { $piece }
map-piece-name-furka = Furka-Oberalp line
map-piece-name-tunnel = tunnel
map-piece-name-panel = panel { $name }
map-all-the-same-tunnel = Build it all the same
map-insist-tunnel = Build a tunnel all the same… ({ $key })
map-insist-furka = Lay the Furka-Oberalp line all the same… ({ $key })
map-insist-others-tunnel = Other tunnels… ({ $key })
map-insist-others-furka = Furka line… ({ $key })
map-mountain = mountain railway
map-pass = pass
map-tunnel = tunnel { $edges }
map-mouths = tunnel mouths { $edges }
map-furka = Furka-Oberalp line, not laid
map-furka-laid = Furka-Oberalp line
map-legend-tunnel = tunnel
map-legend-furka = Furka-Oberalp line
