# Mountain railways, tunnels and privates.

sheet-worth-tip-1844 = Cash less debt, shares at their price, mountains and tunnels
paper-pieces-1844 = Tunnels, mountain railways and other pieces
sheet-mountains = Mountains
sheet-mountains-tip = Mountain railways; in brackets before a train has been there
sheet-tunnels = Tunnels
sheet-tunnels-tip = Tunnel certificates; in brackets before a train has run through the tunnel
paper-mountains = Mountain railway
paper-tunnels = Tunnel
paper-piece-tunnel = tunnel { $piece } to { $edges }
paper-piece-panel = panel { $values }
position-column-mountains = Mountains
position-column-mountains-tip = Codes of the certificates
position-column-tunnels = Tunnels
position-column-tunnels-tip = Codes of the certificates
player-mountains = Mountain railway { $place }
player-tunnels = Tunnel { $place }
player-tunnel-unused = not built yet
player-worth-mountains = Mountain railways
player-worth-tunnels = Tunnels
power-1844-P1 = No power.
power-1844-P2 = One extra yellow tile, once, from phase 3 on.
power-1844-P3 = Comes with a tunnel certificate.
power-1844-P4 = Lays the Furka-Oberalp line from phase 3 on, pays 80 and closes.
power-1844-P5 = Comes with a share of MOB.
power-1844-P6 = Comes with the directorship of FNM; closes when FNM first earns.
power-1844-P7 = Becomes the 5H-train EVA with the first 5 or 5H.
