# Mountain railways, tunnels and privates.

sheet-worth-tip-1844 = Bargeld ohne Schulden, Aktien zum Kurs, Bergbahnen und Tunnel
paper-pieces-1844 = Tunnel, Bergbahnen und andere Plättchen
sheet-mountains = Bergbahnen
sheet-mountains-tip = Bergbahnen; in Klammern, solange keine Lok dort war
sheet-tunnels = Tunnel
sheet-tunnels-tip = Tunnel-Zertifikate; in Klammern, solange keine Lok durch den Tunnel fuhr
paper-mountains = Bergbahn
paper-tunnels = Tunnel
paper-piece-tunnel = Tunnel { $piece } nach { $edges }
paper-piece-panel = Einkommenstafel { $values }
position-column-mountains = Bergbahnen
position-column-mountains-tip = Kürzel der Zertifikate
position-column-tunnels = Tunnel
position-column-tunnels-tip = Kürzel der Zertifikate
player-mountains = Bergbahn { $place }
player-tunnels = Tunnel { $place }
player-tunnel-unused = noch nicht gebaut
player-worth-mountains = Bergbahnen
player-worth-tunnels = Tunnel
power-1844-P1 = Keine Sonderfunktion.
power-1844-P2 = Einmal ein gelbes Gleisteil zusätzlich, ab Phase 3.
power-1844-P3 = Kommt mit einem Tunnel-Zertifikat.
power-1844-P4 = Legt ab Phase 3 die Furka-Oberalpbahn, bringt 80 und wird geschlossen.
power-1844-P5 = Kommt mit einer Aktie der MOB.
power-1844-P6 = Kommt mit der Direktoraktie der FNM; schließt mit deren ersten Einnahmen.
power-1844-P7 = Wird mit der ersten 5er oder 5H zur 5H-Lok EVA.
