# The map.

map-entry-piece-mountain = { $paper }: Einkommenstafel { $piece }
map-entry-piece-tunnel = { $paper }: Tunnel { $piece }
map-piece-name-furka = Furka-Oberalpbahn
map-piece-name-tunnel = Tunnel
map-piece-name-panel = Einkommenstafel { $name }
map-all-the-same-tunnel = Trotzdem bauen
map-insist-tunnel = Trotzdem einen Tunnel bauen… ({ $key })
map-insist-furka = Trotzdem die Furka-Oberalpbahn legen… ({ $key })
map-insist-others-tunnel = Andere Tunnel… ({ $key })
map-insist-others-furka = Furkabahn… ({ $key })
map-mountain = Bergbahn
map-pass = Tunnelfeld
map-tunnel = Tunnel { $edges }
map-mouths = Tunneleingänge { $edges }
map-furka = Furka-Oberalpbahn, nicht gelegt
map-furka-laid = Furka-Oberalpbahn
map-legend-tunnel = Tunnel
map-legend-furka = Furka-Oberalpbahn
