# Trains and phases

trains-name = Loks und Phasen
trains-phases = Phasen
trains-owners = Loks der Gesellschaften und im Bankpool
trains-trains = Loks
trains-price = Preis
trains-left = Noch
trains-rack-goods = Güter
trains-part = Inzahl.
trains-part-tip = Was die Bank verlangt, wenn eine Lok der Art davor in Zahlung gegeben wird
trains-opened = { TRAIN($type) } zu kaufen
trains-driven = die erste { TRAIN($train) } verdrängt { $type }
trains-sale = Mit einer { TRAIN($train) } von der Bank:
trains-rest = { $number } × { $type } der Bank geht mit
trains-limit = Loklimit { $kind ->
    [regional] der Regionalbahnen
   *[other] der { $letter }
}
trains-limit-head = { $letter }
trains-tiles = Teile
trains-rounds = BR
trains-rounds-tip = Betriebsrunden je Serie, am Ende der Aktienrunde festgelegt
trains-changes = Was sich sonst ändert
trains-new-tiles = { $colour }e Gleisteile
trains-new-limit = höchstens { $limit } Loks für { $kind ->
    [regional] Regionalbahnen
   *[other] die { $letter }
}
trains-new-rounds = Serien von { $count } Betriebsrunden
trains-of = { $left } von { $all }
trains-has = Loks
trains-room = Limit
trains-row = { $phase }
trains-row-now = { $phase } jetzt
trains-phase = Phase { $phase }
trains-phase-now = Phase { $phase }, jetzt
trains-colour = { $colour ->
    [yellow] gelb
    [green] grün
    [brown] braun
   *[gray] grau
}
trains-turn = { TRAIN($first) } werden { $second }
trains-scrapped = { TRAIN($type) } werden verschrottet
trains-trade = Lokhandel
trains-privates = Privatges. käuflich
trains-extra-tile = { $private }: { $colour ->
    [yellow] gelbes
    [green] grünes
    [brown] braunes
   *[gray] graues
} Zusatzteil
trains-full-treasury = volles Kapital bei Inbetriebnahme
trains-export-later = Vor dem Kauf der ersten Lok geht keine ins Ausland.
trains-export = Am Ende der nächsten Serie geht eine { TRAIN($train) }-Lok ins Ausland{ $phase ->
    [none] .
   *[other] ; damit beginnt Phase { $phase }.
}
trains-export-in = { $left ->
    [0] Am Ende dieser Runde
    [one] Nach einer weiteren Runde
   *[other] Nach { $left } weiteren Runden
} geht eine { TRAIN($train) }-Lok ins Ausland{ $phase ->
    [none] .
   *[other] ; damit beginnt Phase { $phase }.
}
trains-pool = Pool
trains-none = keine
trains-card = { TRAIN($train) }{ $fate ->
    [turns] {" "}(wird in Phase { $phase } umgedreht)
    [goes] {" "}(wird in Phase { $phase } verschrottet)
    [driven] {" "}(geht mit der ersten { $by })
   *[other] { "" }
}
trains-coming = Wenn Phase { $phase } beginnt:
trains-nobody = Niemand verliert eine Lok.
trains-gone = weg
trains-discard = { $lost ->
    [0] gibt { $count ->
        [one] eine Lok
       *[other] { $count } Loks
    } ab
   *[other] und gibt { $count ->
        [one] eine weitere
       *[other] { $count } weitere
    } ab
}
trains-last = Das ist die letzte Phase.
trains-unchanged = Sonst ändert sich nichts.
