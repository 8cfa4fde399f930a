# Was Hände tun müssen.

hands-setup-order-1824 = Sitze nach Los, im Uhrzeigersinn: { $players }
hands-order-1824 = Vorrangkarte an { $first }
hands-setup-shares-1824 = Zertifikate von { $companies } auslegen; die Direktoraktien von Regionalbahnen und Staatsbahnen sind für Kohlebahnen und Vor-Staatsbahnen zurückgelegt
hands-setup-privates-1824 = { $number } Bergbahnen auslegen: { $privates }
hands-setup-staatsbahnen = Kursmarker von { $companies } auf { $price }, der erste oben
hands-setup-round-1824 = { $player } kauft zuerst; die Runde geht rückwärts bis Sitz 1, dann vorwärts
