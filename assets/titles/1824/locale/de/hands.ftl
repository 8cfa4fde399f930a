# Was Hände tun müssen.

hands-setup-order-1824 = Plätze nach Los, im Uhrzeigersinn: { $players }
hands-order-1824 = Vorrangkarte an { $first }
hands-setup-shares-1824 = Zertifikate von { $companies } auslegen; was für Kohlebahnen und Vor-Staatsbahnen reserviert ist, zur Seite
hands-setup-privates-1824 = { $number } Bergbahnen auslegen: { $privates }
hands-setup-staatsbahnen = Kursmarker von { $companies } auf { $price }, der erste oben
hands-setup-round-1824 = { $player } kauft zuerst; die Runde geht rückwärts bis Platz 1, dann vorwärts
hands-group-paper-1824 = Bergbahnen
