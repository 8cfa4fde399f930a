# Vor dem Zug eines Spielers: was ein Verkauf von allem bringt, was zu kaufen ist und was daraus wird.

before-selling-now = Bargeld, wenn jetzt alles verkauft wird
before-selling-train = Bargeld, wenn alles für die Lok verkauft wird
before-selling-round = Bargeld, wenn alles verkauft wird, als wäre jetzt der Zug
before-selling-next = Bargeld, wenn alles verkauft wird, als wäre jetzt Aktienrunde
before-cash = Bargeld
before-cash-then = Bargeld danach
before-together = Alles zusammen
before-shares = { $shares ->
    [one] ein Anteil
   *[other] { $shares } Anteile
}
before-shares-director = { $shares ->
    [one] ein Anteil; { $director } wird Direktor
   *[other] { $shares } Anteile; { $director } wird Direktor
}
before-buying-now = Jetzt zu kaufen
before-buying-round = Zu kaufen, als wäre jetzt der Zug
before-buying-next = Zu kaufen, als wäre jetzt Aktienrunde
before-share = { $source ->
    [pool] { $percent } % aus dem Pool
   *[bank] { $percent } % von der Bank
}
before-start = gründen zu { $price }
before-start-between = gründen zu { $low } bis { $high }
before-several = { $companies }: { $what }
before-launches = { $what }, geht damit in Betrieb
before-range = { $low } bis { $high }
before-head-costs = Kosten
before-head-then = Dann %
before-head-certificates = Aktien
before-head-left = Bar übrig
before-phase = Wenn jetzt Phase { $phase } begänne
before-phase-none = Jede geführte Gesellschaft behält eine Lok oder braucht keine.
before-head-train = Lok
before-head-price = Preis
before-head-treasury = Kapital
before-head-missing = Fehlt
before-head-help = Aus Bargeld
before-head-debt = Schulden
before-no-train = keine Lok zu haben
before-train-free = { $train }, ohne Strecke keine Pflicht
before-train-perhaps = { $train }, Pflicht nur mit Strecke
before-revenues = Wenn die letzten Einnahmen wiederkämen
before-head-more = Mehr
before-rounds = { $rounds ->
    [one] nach einer Betriebsrunde
   *[other] nach { $rounds } Betriebsrunden
}
