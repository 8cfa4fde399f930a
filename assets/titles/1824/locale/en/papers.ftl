# Mountain railways, and what counts.

turn-worth-papers-1824 = Mountain railways, coal railways and pre-Staatsbahnen
sheet-privates-1824 = Mountains
sheet-privates-tip-1824 = Mountain railways
power-1824-B1 = Exchanged for a 10 % share of a regional railway: free from phase 3 on, forced in phase 4.
power-1824-B2 = { power-1824-B1 }
power-1824-B3 = { power-1824-B1 }
power-1824-B4 = { power-1824-B1 }
power-1824-B5 = { power-1824-B1 }
power-1824-B6 = { power-1824-B1 }
