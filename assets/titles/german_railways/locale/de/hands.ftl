# Auf dem Tisch: was bei German Railways zu tun ist.

gr-hands-receives = Kasse der { $who } erhält { $amount }
gr-hands-pays = Kasse der { $who } zahlt { $amount }
gr-hands-share = { $way ->
    [back] { $number ->
        [one] einen Anteil der { $railroad } von { $source } zurücklegen
       *[other] { $number } Anteile der { $railroad } von { $source } zurücklegen
    }
    [on] { $number ->
        [one] einen Anteil der { $railroad } an { $target }
       *[other] { $number } Anteile der { $railroad } an { $target }
    }
   *[over] { $number ->
        [one] einen Anteil der { $railroad } von { $source } an { $target }
       *[other] { $number } Anteile der { $railroad } von { $source } an { $target }
    }
}
gr-hands-locomotives = { $number ->
    [one] eine Lokomotive der { $railroad } auf { $places }
   *[other] Lokomotiven der { $railroad } auf { $places }
}
gr-hands-locomotives-off = { $number ->
    [one] die Lokomotive der { $railroad } von { $places } nehmen
   *[other] die Lokomotiven der { $railroad } von { $places } nehmen
}
gr-hands-income = den Einkommensmarker der { $who } auf { $income }
gr-hands-income-player = den Einkommensmarker von { $who } auf { $income }
gr-hands-order = Marker der Reihenfolge: { $players }
gr-hands-at = { $place } { $player }
gr-hands-order-off = einen Marker von { $players } aus der Reihenfolge nehmen
gr-hands-setup-board = den Plan auf den Tisch, den Beutel daneben
gr-hands-setup-cash = je { $amount } Taler an { $players }
gr-hands-setup-homes = eine Lokomotive jeder Bahn auf ihr Startfeld: { $homes }
gr-hands-setup-shares = { $number } Anteile jeder Bahn neben den Plan: { $railroads }
gr-hands-setup-incomes = Einkommensmarker der Bahnen: { $incomes }; die der Spieler auf 0
gr-hands-setup-round = die Versteigerungen beginnen: { $player } eröffnet die erste
