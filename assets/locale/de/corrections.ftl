# Corrections, and games that begin with a position.

# In the journal
journal-corrected-cash = Korrektur: { $amount } { $payer ->
    [Bank] von der Bank
   *[other] von { $payer }
} { $payee ->
    [Bank] an die Bank
   *[other] an { $payee }
}. Notiz: { $note }
journal-corrected-debt = Korrektur: { $debt ->
    [train] Die Schulden für Loks
   *[exchange] Die Schulden aus dem Umtausch
} von { $player } sind { $amount }. Notiz: { $note }
journal-corrected-bank = Korrektur: Die Bank ist { $broken ->
    [yes] zahlungsunfähig
   *[no] nicht zahlungsunfähig
}. Notiz: { $note }
journal-corrected-certificate = Korrektur: { $sort ->
    [director] Die Direktoraktie ({ $percent } %)
   *[share] { $percent } %
} der { $company } { $source ->
    [Bank] von der Bank
    [Bankpool] aus dem Bankpool
   *[other] von { $source }
} { $target ->
    [Bank] an die Bank
    [Bankpool] in den Bankpool
   *[other] an { $target }
}. Notiz: { $note }
journal-corrected-paper = Korrektur: { $closed ->
    [yes] { $paper } ist aus dem Spiel.
   *[no] { $paper } gehört { $owner ->
        [Bank] der Bank
       *[other] { $owner }
    }.
} Notiz: { $note }
journal-corrected-piece = Korrektur: { $there ->
    [yes] { $paper } liegt auf { $place }.
   *[no] { $paper } liegt nirgends auf dem Spielplan.
} Notiz: { $note }
journal-corrected-mark = Korrektur: { $paper } wurde { $marked ->
    [yes] schon
   *[no] noch nicht
} { $mark ->
    [visited] angefahren
   *[used] genutzt
}. Notiz: { $note }
journal-corrected-train = Korrektur: eine { TRAIN($train) }-Lok { $from ->
    [stack] vom Stapel
    [gone] von außerhalb des Spiels
   *[holder] { $source ->
        [Bank] von der Bank
        [Bankpool] aus dem Bankpool
       *[other] von { $source }
    }
} { $to ->
    [stack] geht zurück auf den Stapel
    [gone] ist aus dem Spiel
   *[holder] gehört { $target ->
        [Bank] der Bank
        [Bankpool] in den Bankpool
       *[other] { $target }
    }
}. Notiz: { $note }
journal-corrected-side = Korrektur: Die { TRAIN($old) }-Lok { $owner ->
    [Bank] der Bank
    [Bankpool] im Bankpool
   *[other] von { $owner }
} ist eine { TRAIN($new) }-Lok. Notiz: { $note }
journal-corrected-tile = Korrektur: { $how ->
    [off] Gleisteil { $tile } liegt nicht auf { $place }.
    [turned] Gleisteil { $tile } auf { $place } ist gedreht.
   *[laid] Gleisteil { $tile } liegt auf { $place }.
} Notiz: { $note }
journal-corrected-station = Korrektur: { $known ->
    [yes] { $there ->
        [yes] { $company } hat einen Bahnhof in { $place }.
       *[no] { $company } hat keinen Bahnhof in { $place }.
    }
   *[no] { $there ->
        [yes] { $company } hat einen Bahnhofsmarker weniger auf dem Besitzbogen.
       *[no] { $company } hat einen Bahnhofsmarker mehr auf dem Besitzbogen.
    }
} Notiz: { $note }
journal-corrected-marker = Korrektur: Kursmarker der { $company } von { $old } auf { $new }. Notiz: { $note }
journal-corrected-par = Korrektur: { $par ->
    [0] { $company } hat keinen Ausgabekurs.
   *[other] Der Ausgabekurs der { $company } ist { $par }.
} Notiz: { $note }
journal-corrected-company = Korrektur: { $company } ist { $floated ->
    [yes] in Betrieb
   *[no] nicht in Betrieb
}, war { $operated ->
    [yes] schon am Zug
   *[no] noch nicht am Zug
}; ihr Zielbahnhof { $destination ->
    [open] ist noch zu erreichen
    [reached] ist erreicht
   *[none] entfällt
}. Notiz: { $note }
journal-corrected-phase = Korrektur: Es ist Phase { $phase }. Notiz: { $note }
journal-corrected-order = Korrektur: Die Reihenfolge ist { $players }. Notiz: { $note }
journal-corrected-auction = Korrektur: { $private } wird versteigert, { $player } beginnt. Notiz: { $note }
journal-corrected-stock = Korrektur: Aktienrunde { $number }, am Zug ist { $player }. Notiz: { $note }
journal-corrected-operating = Korrektur: Betriebsrunde { $number }.{ $index }, am Zug ist { $company }: { $step ->
    [track] Gleisteile
    [station] Bahnhof
    [run] Fahrt
    [dividend] Dividende
   *[trains] Loks
}. Notiz: { $note }
journal-corrected-turn = Korrektur: ein anderer Zug. Notiz: { $note }
journal-turn-broken-off = { $company } kann nicht mehr agieren; ihr Zug wird abgebrochen.
journal-position-set = Das Spiel beginnt hier mit einer eingegebenen Stellung: Phase { $phase }, { $tiles ->
    [0] keine Gleisteile.
    [one] ein Gleisteil.
   *[other] { $tiles } Gleisteile.
}

# What a correction will do
consequence-corrected-cash = { $amount } { $payer ->
    [Bank] von der Bank
   *[other] von { $payer }
} { $payee ->
    [Bank] an die Bank
   *[other] an { $payee }
}
consequence-corrected-debt = { $player } schuldet { $amount }
consequence-corrected-bank = { $broken ->
    [yes] die Bank ist zahlungsunfähig
   *[no] die Bank ist nicht zahlungsunfähig
}
consequence-corrected-certificate = { $percent } % der { $company } { $source ->
    [Bank] von der Bank
    [Bankpool] aus dem Bankpool
   *[other] von { $source }
} { $target ->
    [Bank] an die Bank
    [Bankpool] in den Bankpool
   *[other] an { $target }
}
consequence-corrected-paper = { $closed ->
    [yes] { $paper } verlässt das Spiel
   *[no] { $paper } { $owner ->
        [Bank] an die Bank
       *[other] an { $owner }
    }
}
consequence-corrected-piece = { $there ->
    [yes] { $paper } auf { $place }
   *[no] { $paper } nicht auf dem Spielplan
}
consequence-corrected-mark = { $marked ->
    [yes] { $paper } wurde { $mark ->
        [visited] angefahren
       *[used] genutzt
    }
   *[no] { $paper } wurde nicht { $mark ->
        [visited] angefahren
       *[used] genutzt
    }
}
consequence-corrected-train = { $to ->
    [stack] eine { TRAIN($train) }-Lok zurück auf den Stapel
    [gone] eine { TRAIN($train) }-Lok aus dem Spiel
   *[holder] { $from ->
        [holder] eine { TRAIN($train) }-Lok { $source ->
            [Bank] von der Bank
            [Bankpool] aus dem Bankpool
           *[other] von { $source }
        } { $target ->
            [Bank] an die Bank
            [Bankpool] in den Bankpool
           *[other] an { $target }
        }
       *[other] eine { TRAIN($train) }-Lok { $target ->
            [Bank] an die Bank
            [Bankpool] in den Bankpool
           *[other] an { $target }
        }
    }
}
consequence-corrected-side = { TRAIN($old) } wird { TRAIN($new) }
consequence-corrected-tile = { $how ->
    [off] Gleisteil { $tile } weg von { $place }
    [turned] Gleisteil { $tile } auf { $place } gedreht
   *[laid] Gleisteil { $tile } auf { $place }
}
consequence-corrected-station = { $there ->
    [yes] { $known ->
        [yes] { $company }: Bahnhof in { $place }, ein Marker weniger auf dem Besitzbogen
       *[no] { $company }: ein Bahnhofsmarker weniger auf dem Besitzbogen
    }
   *[no] { $known ->
        [yes] { $company }: kein Bahnhof in { $place }, ein Marker mehr auf dem Besitzbogen
       *[no] { $company }: ein Bahnhofsmarker mehr auf dem Besitzbogen
    }
}
consequence-corrected-marker = { $company }: Kurs { $old } auf { $new }
consequence-corrected-par = { $par ->
    [0] { $company }: kein Ausgabekurs
   *[other] { $company }: Ausgabekurs { $par }
}
consequence-corrected-company = { $company } ist { $floated ->
    [yes] in Betrieb
   *[no] nicht in Betrieb
}, war { $operated ->
    [yes] schon am Zug
   *[no] noch nicht am Zug
}, Zielbahnhof { $destination ->
    [open] zu erreichen
    [reached] erreicht
   *[none] entfällt
}
consequence-corrected-phase = Phase { $phase }
consequence-corrected-order = Reihenfolge: { $players }
consequence-corrected-auction = { $private } wird versteigert, { $player } beginnt
consequence-corrected-stock = Aktienrunde { $number }, am Zug ist { $player }
consequence-corrected-operating = Betriebsrunde { $number }.{ $index }, am Zug ist { $company }
consequence-corrected-turn = ein anderer Zug
consequence-turn-broken-off = der Zug der { $company } wird abgebrochen
consequence-position-set = das Spiel beginnt mit dieser Stellung

# Why a correction is refused
refusal-note-needed = Eine Korrektur braucht eine Notiz, die sagt, warum, aus höchstens { $most } Zeichen, die alle zu sehen sind.
refusal-company-closed = { $company } ist aus dem Spiel.
refusal-not-floated = { $company } ist nicht in Betrieb.
refusal-no-holder = { $holder } kann das nicht besitzen.
refusal-no-amount = { $amount } ist kein Betrag.
refusal-no-debt = { $amount } sind keine Schulden.
refusal-sold-before = { $private } wird vor denen versteigert, die schon jemand hat.
refusal-leader-waits = { $player } hat das höchste Gebot und wartet auf die anderen.
refusal-has-passed = { $player } hat gepasst und wird nicht mehr gefragt.
refusal-bid-stands = { $player } hat { $bid } geboten und muss es zahlen können.
refusal-bank-below-zero = Die Bank hat mehr gezahlt, als sie hatte: Sie steht bei { $left }.
refusal-director-certificate-out = { $company } ist in Betrieb: Ihre Direktoraktie kann nicht in der Bank liegen.
refusal-private-not-sold = { $private } ist noch nicht verkauft.
refusal-piece-tells = Ob { $paper } genutzt wurde, zeigt das Plättchen auf dem Spielplan.
refusal-certificate-in-bank = { $paper } gehört noch der Bank.
refusal-unknown-train = Es gibt keine { TRAIN($train) }-Lok.
refusal-no-card-left = Im Stapel ist keine { TRAIN($train) }-Lok mehr.
refusal-no-card-gone = Keine { TRAIN($train) }-Lok ist aus dem Spiel.
refusal-no-such-side = Die { TRAIN($train) }-Lok hat keine Seite { $type }.
refusal-no-station-out = { $company } hat alle Bahnhofsmarker auf dem Besitzbogen.
refusal-home-station-last = Der Heimatbahnhof der { $company } geht erst weg, wenn kein anderer ihrer Bahnhöfe auf dem Spielplan steht.
refusal-no-cell = Die Kurstafel hat kein Feld in Reihe { $row }, Spalte { $column }.
refusal-no-place-in-stack = Auf dem Feld liegen { $others } andere Kursmarker; { $above } können nicht darüber liegen.
refusal-beyond-red-line = Der Kursmarker der { $company } bleibt hinter der roten Linie.
refusal-stations-out = { $company } hat { $out } Bahnhöfe gebaut; bei diesem Ausgabekurs hat sie { $all }.
refusal-company-begun = { $company } ist gegründet: Ihre Direktoraktie ist verkauft.
refusal-company-has-things = { $company } hat Geld, Loks, Zertifikate oder Bahnhöfe, ist also in Betrieb.
refusal-unknown-phase = Es gibt keine Phase { $phase }.
refusal-order-of-others = Die Reihenfolge nennt jeden Spieler einmal.
refusal-question-open = Zuerst muss die offene Frage beantwortet werden.
refusal-no-such-round = Es gibt keine Runde { $number }.
refusal-no-director = { $company } hat keinen Direktor und kann nicht agieren.
refusal-acts-twice = { $company } wäre in dieser Runde zweimal am Zug.

# Why a position is refused
refusal-position-first = Eine Stellung lässt sich nur vor dem ersten Zug eingeben.
refusal-named-twice = { $name } ist zweimal genannt.
refusal-not-named = { $name } fehlt.
refusal-below-zero = { $holder } kann nicht { $amount } haben.
refusal-too-much-money = Bei Spielern und Gesellschaften liegen { $out }; die Bank hatte insgesamt { $all }.
refusal-too-many-shares = Von { $company } sind { $percent } % der Anteile verteilt.
refusal-director-has-less = { $player } hat mehr von { $company } als der Besitzer der Direktoraktie.
refusal-closed-has-things = { $company } ist geschlossen, aber es ist noch etwas von ihr da.
refusal-par-and-marker = { $company } braucht Ausgabekurs und Kursmarker, oder keins von beiden.
refusal-members-and-merged = { $company } entsteht, wenn alle ihre Vorgesellschaften geschlossen sind, und nur dann.
refusal-stations-left = { $company } hat noch { $left } Bahnhofsmarker, aber insgesamt nur { $all }.
refusal-too-many-trains = Es gibt mehr { TRAIN($train) }-Loks als möglich: { $number }, und das Spiel hat { $all }.
refusal-trains-in-stack = Von den { TRAIN($train) }-Loks sind { $play } im Spiel, aber nur { $out } haben den Stapel verlassen.
refusal-phase-of-trains = Es ist Phase { $phase }, aber die verkauften Loks haben Phase { $due } begonnen.
refusal-train-scrapped = In Phase { $phase } sind alle { TRAIN($train) }-Loks verschrottet.
refusal-train-turned = In Phase { $phase } sind alle { TRAIN($train) }-Loks umgedreht.
refusal-too-many-tiles = Es gibt mehr Gleisteile { $tile } als möglich: { $number }, und das Spiel hat { $all }.
refusal-no-round-named = Wo das Spiel steht, fehlt: eine Runde, dann vielleicht der Zug einer Gesellschaft, dann offene Fragen.
refusal-no-such-question = Dazu gibt es nichts zu fragen: { $about }.

# The dialog
correct-title = Korrigieren
correct-hint = Was ist am Tisch anders? Geld kommt von jemandem und geht an jemanden; sonst wird nichts gezahlt.
correct-menu = Korrigieren: { $kind }…
correct-menu-of = { $kind } korrigieren: { $thing }…
correct-list = Was korrigiert wird
correct-note = Notiz
correct-note-tip = Warum, für das Journal
correct-do = Korrigieren
correct-do-anyway = Gegen die Regel korrigieren
correct-close = Schließen
correct-unchanged = So steht es in den Büchern. Angeben, was anders ist.
correct-done = Korrigiert: { $changes }
correct-undone = Zurückgenommen. So stand es vorher in den Büchern.
correct-change = { $who } { $old } → { $new }
correct-change-by = { $who } { $more }
correct-nothing = { $kind ->
    [tile] Der Spielplan wird nicht mitgeführt, oder nirgends kann ein Gleisteil liegen.
    [station] Es gibt keinen Bahnhof, der sich korrigieren ließe.
    [piece] Niemand hat ein Zertifikat, dessen Plättchen auf dem Spielplan liegen könnte.
    [marker] Noch hat keine Gesellschaft einen Kursmarker.
    [side] Keine Lok hat eine zweite Seite.
    [train] Es gibt keine Lok, die sich korrigieren ließe.
    [mark] Niemand hat ein Zertifikat, das genutzt oder angefahren werden kann.
   *[other] Davon hat das Spiel jetzt nichts.
}
correct-place-stack = Stapel
correct-place-gone = aus dem Spiel
correct-place-pool = Bankpool

correct-kind-cash = Geld
correct-kind-debt = Schulden
correct-kind-certificate = Aktien
correct-kind-paper = Privatges. und Zertifikate
correct-kind-mark = Genutzt oder angefahren
correct-kind-train = Loks
correct-kind-side = Seite einer Lok
correct-kind-tile = Gleisteil
correct-kind-station = Bahnhof
correct-kind-piece = Plättchen auf dem Spielplan
correct-kind-marker = Kursmarker
correct-kind-par = Ausgabekurs
correct-kind-company = Stand einer Gesellschaft
correct-kind-phase = Phase
correct-kind-order = Spielerreihenfolge
correct-kind-turn = Wer am Zug ist
correct-kind-bank = Bank zahlungsunfähig

correct-note-cash = Nachgezählt
correct-note-debt = Nachgezählt
correct-note-certificate = Wie die Aktien liegen
correct-note-paper = Wie die Zertifikate liegen
correct-note-mark = Vergessen
correct-note-train = Wie die Karten liegen
correct-note-side = Wie die Karte liegt
correct-note-tile = Wie es auf dem Spielplan liegt
correct-note-station = Wie er auf dem Spielplan steht
correct-note-piece = Wie es auf dem Spielplan liegt
correct-note-marker = Wie er auf der Kurstafel steht
correct-note-par = Falsch eingegeben
correct-note-company = Falsch eingegeben
correct-note-phase = Falsch eingegeben
correct-note-order = Wie die Karten liegen
correct-note-turn = Nicht an der Reihe
correct-note-bank = Nachgezählt

correct-cash-holder = Wessen
correct-cash-amount = Hat
correct-cash-more = Mehr oder weniger
correct-cash-other = Ausgleich mit
correct-debt-player = Wessen
correct-debt-debt = Art
correct-debt-debt-train = für eine Lok
correct-debt-debt-exchange = aus dem Umtausch
correct-debt-amount = Schuldet
correct-bank-broken = Die Bank
correct-bank-broken-yes = ist zahlungsunfähig
correct-bank-broken-no = ist zahlungsfähig
correct-certificate-company = Gesellschaft
correct-certificate-source = In den Büchern bei
correct-certificate-certificate = Aktie
correct-certificate-target = Am Tisch bei
correct-certificate-director = Direktoraktie, { $percent } %
correct-certificate-share = { $number ->
    [one] { $percent } %
   *[other] { $percent } % (eine von { $number })
}
correct-paper-paper = Zertifikat
correct-paper-owner = Besitzer
correct-mark-paper = Zertifikat
correct-mark-mark = Was
correct-mark-mark-used = genutzt
correct-mark-mark-visited = von einer Lok angefahren
correct-mark-marked = Ist es
correct-mark-marked-yes = ja
correct-mark-marked-no = nein
correct-train-source = In den Büchern bei
correct-train-train = Lok
correct-train-target = Am Tisch bei
correct-train-card = { TRAIN($type) }-Lok
correct-train-of = { TRAIN($type) }-Lok, { $owner }
correct-side-train = Lok
correct-side-type = Seite, die oben liegt
correct-tile-hex = Feld
correct-tile-tile = Gleisteil
correct-tile-rotation = Gedreht
correct-tile-none = kein Gleisteil
correct-tile-number = Gleisteil { $tile }
correct-tile-turn = { $number } von { $total }: Gleise { $sides }
correct-station-company = Gesellschaft
correct-station-there = Bahnhof
correct-station-there-on = steht, wo die Bücher keinen haben
correct-station-there-off = steht nicht, wo die Bücher einen haben
correct-station-place = Stadt
correct-station-which = eine Stadt wählen
correct-station-city = { $place }, Stadt { $number }
correct-piece-paper = Zertifikat
correct-piece-hex = Sein Plättchen liegt auf
correct-piece-piece = Plättchen
correct-piece-nowhere = keinem Feld
correct-marker-company = Gesellschaft
correct-marker-price = Kurs
correct-marker-row = Feld
correct-marker-cell = Reihe { $row }, Spalte { $column }
correct-marker-above = Auf dem Feld
correct-marker-top = zuoberst
correct-marker-under = unter { $company }
correct-par-company = Gesellschaft
correct-par-par = Ausgabekurs
correct-par-none = kein Ausgabekurs
correct-company-company = Gesellschaft
correct-company-floated = In Betrieb
correct-company-floated-yes = ja
correct-company-floated-no = nein
correct-company-operated = War schon am Zug
correct-company-operated-yes = ja
correct-company-operated-no = nein
correct-company-destination = Zielbahnhof
correct-company-destination-none = keiner
correct-company-destination-open = zu erreichen
correct-company-destination-reached = erreicht
correct-phase-phase = Es ist
correct-phase-alone = { $count ->
    [0] Nur die Phase ändert sich: Eine Korrektur verschrottet nichts, dreht nichts um und schließt nichts.
   *[other] Nur die Phase ändert sich: Eine Korrektur verschrottet nichts, dreht nichts um und schließt nichts. Auch korrigieren: { $things }.
}
correct-phase-back = Nur die Phase ändert sich: Was die spätere Phase verschrottet, umgedreht oder geschlossen hat, bleibt so, bis es auch korrigiert wird.
correct-train-alone = Nur die Lok wechselt: Phase { $phase } beginnt nicht durch eine Korrektur. Auch korrigieren: { $things }.
correct-phase-of = Phase { $phase }
correct-order-place = { $number }
correct-turn-round = Runde
correct-turn-round-auction = Auktion
correct-turn-round-stock = Aktienrunde
correct-turn-round-operating = Betriebsrunde
correct-turn-round-over = das Spiel ist aus
correct-turn-player = Am Zug
correct-turn-company = Am Zug
correct-turn-step = Schritt
correct-turn-step-track = Gleisteile
correct-turn-step-station = Bahnhof
correct-turn-step-run = Fahrt
correct-turn-step-dividend = Dividende
correct-turn-step-trains = Loks
correct-turn-number = Nummer der Aktienrunde
correct-turn-index = Diese Betriebsrunde
correct-turn-total = Von so vielen
correct-turn-acted = Waren schon am Zug
correct-turn-revenue = Einnahmen
correct-done-anyway = Korrigiert; das Journal behält den Grund.
