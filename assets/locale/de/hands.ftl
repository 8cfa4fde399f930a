# On the table: what hands must do, and what is read aloud.

hands-name = Was am Tisch zu tun ist
hands-now = Jetzt
hands-low = Am Tisch · { $heading }
hands-back = Zurückgenommen
hands-back-what = Zurückgenommen, der Tisch geht auch zurück: { $what }
hands-back-several = { $count } Einträge sind zurückgenommen, der Tisch geht auch zurück. Wieder: { $round }{ $asked ->
    [nobody] {""}
    [all] , { $who }
   *[one] , am Zug ist { $who }
}.
hands-back-aloud = Etwas wurde zurückgenommen; der Tisch geht auch zurück.
hands-edited = Vergangenheit geändert
hands-edited-aloud = Die Vergangenheit wurde geändert. Das liegt jetzt anders auf dem Tisch:
hands-unedited-aloud = Die Vergangenheit ist wieder wie vor der Änderung; der Tisch geht auch zurück.
hands-unless = Nur zu tun, wenn es nicht schon so liegt:
hands-setup = Aufbau
hands-setup-aloud = { $title } für { $number } Spieler.
hands-nothing = Am Tisch ist nichts zu tun.
hands-next = { $player } ist an der Reihe.
hands-earlier = Früher
hands-later = Später
hands-latest = Neuestes
hands-earlier-tip = Was davor zu tun war ({ $key })
hands-later-tip = Was danach zu tun war ({ $key })
hands-latest-tip = Was jetzt zu tun ist ({ $key })
hands-tick-all = Alles getan
hands-tick-all-tip = Alles abhaken ({ $key })
hands-place = { $number } von { $total }
hands-left = { $left ->
    [0] alles getan
   *[other] { $left } zu tun
}
hands-before = Von vorher noch offen
hands-before-group = { $group }, von vorher
hands-group-say = Anzusagen
hands-group-money = Geld
hands-group-share = Aktien
hands-group-paper = Private und Papiere
hands-group-train = Loks
hands-group-board = Spielplan
hands-group-market = Kursmarker
hands-group-round = Runden
hands-looking = zum Ansehen
hands-part = { $back ->
    [yes] { $when }, zurückgenommen: { $what }
   *[no] { $when }: { $what }
}
hands-payment = { $back ->
    [yes] { $when }, zurückgenommen, { $amount }: { $what }
   *[no] { $when }, { $amount }: { $what }
}
hands-unless-done = Vorher nicht abgehakt. Nur falls es doch getan war:

# Money
hands-receives = { $who } erhält { $amount }
hands-pays = { $who } zahlt { $amount }
hands-receives-company = Betriebskapital der { $who } erhält { $amount }
hands-emptied = Betriebskapital leeren: { $amounts }
hands-pays-company = Betriebskapital der { $who } zahlt { $amount }
hands-debt = { $debt ->
    [0] Schulden von { $who } streichen
   *[other] Schulden von { $who } notieren: { $debt }
}

# Cards
hands-share = { $company }: { $certificates } { $source ->
    [Bank] von der Bank
    [Bankpool] aus dem Bankpool
   *[other] von { $source }
} { $target ->
    [Bank] an die Bank
    [Bankpool] in den Bankpool
   *[other] an { $target }
}
hands-closed = Alle Aktien und die Besitzbögen von { $companies } aus dem Spiel
hands-director-certificate = { $percent ->
    [100] ihr Zertifikat
   *[other] die Direktoraktie ({ $percent } %)
}
hands-certificates = { $number ->
    [one] { $percent } %
   *[other] { $number } × { $percent } %
}
hands-charter = { $company } geht in Betrieb: Besitzbogen an { $player }, mit { $stations ->
    [0] keinem Bahnhofsmarker
    [one] einem Bahnhofsmarker
   *[other] { $stations } Bahnhofsmarkern
}; sie agiert ab der nächsten Betriebsrunde
hands-charter-on = Besitzbogen der { $company } mit allem, was darauf liegt, an { $player }
hands-charter-aside = Besitzbogen der { $company } mit allem, was darauf liegt, neben den Spielplan: Sie hat keinen Direktor
hands-charter-back = Besitzbogen der { $company } zurück neben den Spielplan
hands-paper = { $paper } { $owner ->
    [Bank] an die Bank
   *[other] an { $owner }
}
hands-paper-over = { $paper } umdrehen: genutzt
hands-paper-up = { $paper } wieder aufdecken
hands-paper-active = { $paper } als angefahren kennzeichnen: bringt von jetzt an Einkommen
hands-papers-closed = { $papers } aus dem Spiel nehmen

# Trains
hands-train-taken = { $company } nimmt eine { TRAIN($card) }-Lok{ $sides ->
    [one] { "" }
   *[other] , Seite { $type } oben
}
hands-train-extra = Lok { $name } ({ $type }) an { $owner }
hands-train-moved = { TRAIN($type) }-Lok { $source ->
    [Bank] von der Bank
    [Bankpool] aus dem Bankpool
   *[other] von { $source }
} { $target ->
    [Bank] an die Bank
    [Bankpool] in den Bankpool
   *[other] an { $target }
}
hands-turned = { $number ->
    [one] { TRAIN($old) }-Lok { $owners ->
        [Bankpool] im Bankpool
       *[other] von { $owners }
    } auf { TRAIN($new) } umdrehen
   *[other] { TRAIN($old) }-Loks auf { TRAIN($new) } umdrehen: { $owners }
}
hands-removed = { $number ->
    [one] { TRAIN($type) }-Lok { $owners ->
        [Bankpool] im Bankpool
       *[other] von { $owners }
    } aus dem Spiel nehmen
   *[other] { TRAIN($type) }-Loks aus dem Spiel nehmen: { $owners }
}
hands-export = { $number ->
    [one] Eine { TRAIN($card) }-Lok entfernen (Export)
   *[other] { $number } { TRAIN($card) }-Loks entfernen (Export)
}
hands-train-back = { $number ->
    [one] Eine { TRAIN($card) }-Lok zurück auf den Stapel
   *[other] { $number } { TRAIN($card) }-Loks zurück auf den Stapel
}
hands-lay-out = Die { TRAIN($card) }-Loks auslegen

# Market
hands-marker = Kursmarker der { $company } { $way ->
    [right] eins nach rechts, von
    [left] eins nach links, von
    [up] eins nach oben, von
    [down] eins nach unten, von
   *[far] von
} { $old } auf { $new }{ $where ->
    [under] , unter { $other }
    [on] , auf { $other }
   *[alone] {""}
}
hands-marker-new = Kursmarker der { $company } auf { $new }{ $where ->
    [under] , unter { $other }
    [on] , auf { $other }
   *[alone] {""}
}{ $par ->
    [0] {""}
   *[other] ; ihr zweiter Marker auf den Ausgabekurs { $par }
}
hands-marker-stack = Kursmarker der { $company } bleibt bei { $new }{ $where ->
    [under] , aber unter { $other }
    [on] , aber auf { $other }
   *[alone] {""}
}
hands-marker-off = Marker von { $companies } von Kurstafel und Aktientableau nehmen

# Board
hands-tile = Gleisteil { $tile } aus dem Vorrat auf { $place }, Gleise nach { $edges }
hands-tile-for = Gleisteil { $tile } statt { $old } auf { $place }, Gleise nach { $edges }; { $old } zurück in den Vorrat
hands-tile-turned = Gleisteil { $tile } auf { $place } drehen: Gleise nach { $edges }
hands-tile-off = Gleisteil { $tile } von { $place } zurück in den Vorrat
hands-letter = Auf das Gleisteil in { $place } den Marker { $letter } legen
hands-letter-off = Von { $place } den Marker { $letter } nehmen
hands-station = { $which ->
    [one] Bahnhof der { $company } nach { $place }, in die Stadt mit Gleisen nach { $edges }
   *[only] Bahnhof der { $company } nach { $place }
}
hands-city = Stadt { $number }
hands-station-replaced = Bahnhof der { $company } statt { $old } in { $place }
hands-station-off = { $kept ->
    [yes] Bahnhof der { $company } von { $place } zurück auf den Besitzbogen
   *[no] Bahnhof der { $company } von { $place } nehmen
}
hands-overlay-off = Plättchen von { $place } nehmen
hands-piece = Plättchen { $piece } von { $paper } auf { $place }
hands-line = Die Linie von { $private } auf { $hexes } legen

# Rounds
hands-order = Reihenfolgekarten: { $players }
hands-phase = Phase { $phase }: { $news }
hands-phase-again = Es ist wieder Phase { $phase }
hands-phase-begun = hat begonnen
hands-phase-train = { $card }-Loks sind zu kaufen
hands-phase-no-privates = Privatgesellschaften werden nicht mehr an Gesellschaften verkauft
hands-phase-areas = rote Gebiete zählen { $areas }
hands-stock-round = Rundenanzeiger auf Aktienrunde { $number }
hands-operating-round = { $total ->
    [one] Rundenanzeiger auf Betriebsrunde { $number }
   *[other] Rundenanzeiger auf Betriebsrunde { $number }.{ $index }
}
hands-bank-broken = Ansagen: Die Bank ist zahlungsunfähig

# Set-up
hands-setup-boards = Spielplan, Kurstafel und Aktientableau auf den Tisch
hands-setup-bank = Bank mit { $total } { $currency }; nach dem Startkapital hat sie { $left }
hands-setup-cash = Je { $amount } an { $players }; das Aktienlimit ist { $limit }
hands-setup-trains = Die { $number } { TRAIN($card) }-Loks neben den Spielplan
hands-setup-stack = Darunter, in dieser Reihenfolge: { TRAIN($cards) }
hands-setup-rack = Auf einem zweiten Stapel daneben, in dieser Reihenfolge: { TRAIN($cards) }
hands-several = { $number } × { $what }
hands-setup-tiles = Gleisteile in Stapeln: { $yellow } gelbe in Reichweite; { $green } grüne, { $brown } braune und { $gray } graue für später
hands-setup-shares = Aktien von { $companies } auf das Aktientableau, Direktoraktien oben
hands-setup-pool = { $number } × { $percent } % der { $company } in den Bankpool
hands-setup-charters = { $number } Besitzbögen mit ihren Markern neben den Spielplan
hands-setup-privates = Privatgesellschaften der Reihe nach: { $privates }
hands-setup-round = { $player } beginnt die Auktion
