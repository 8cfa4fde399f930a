# Mountain railways, and what counts.

turn-worth-papers-1824 = Bergbahnen, Kohlebahnen und Vor-Staatsbahnen
sheet-privates-1824 = Bergb.
sheet-privates-tip-1824 = Bergbahnen
power-1824-B1 = Umtausch in eine 10-%-Aktie einer Regionalbahn: frei ab Phase 3, Pflicht in Phase 4.
power-1824-B2 = { power-1824-B1 }
power-1824-B3 = { power-1824-B1 }
power-1824-B4 = { power-1824-B1 }
power-1824-B5 = { power-1824-B1 }
power-1824-B6 = { power-1824-B1 }
