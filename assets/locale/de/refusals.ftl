# Why a move is refused. One sentence each; the rule it rests on is added behind it.

refusal-with-rule = { $sentence } ({ $rule })
rule-page = S. { $page }
reason-recorded = so aufgezeichnet

# The course of the game
refusal-not-your-turn = { $player } ist am Zug.
refusal-game-over = Das Spiel ist aus.
refusal-unknown-action = Dieses Spiel kennt keine Aktion { $action }.
refusal-unknown-player = Es gibt keinen Spieler { $player }.
refusal-unknown-company = Es gibt keine Gesellschaft { $company }.
refusal-unknown-hex = Es gibt kein Feld { $hex }.
refusal-unknown-tile = Es gibt kein Gleisteil { $tile }.
refusal-unknown-private = Es gibt keine Privatgesellschaft { $private }.
refusal-unknown-certificate = Es gibt kein Zertifikat { $paper }.
refusal-not-enough-money = { $holder ->
    [Bank] Die Bank
   *[other] { $holder }
} hat { $have } und braucht { $need }.
refusal-negative-price = { $price } ist kein Preis.
refusal-nobody-can-pass = Im Moment gibt es nichts, bei dem alle passen könnten.
refusal-unreadable = Die Aufzeichnung lässt sich hier nicht lesen: { $flaw ->
    [lacks] { $what } fehlt oder ist unbekannt
   *[no-sense] { $what } ergibt keinen Sinn
}.

# Players and settings
refusal-nothing-changes = Das ändert nichts.
refusal-no-name = Ein Spieler braucht einen Namen aus höchstens { $most } Zeichen, die alle zu sehen sind.
refusal-name-taken = Jemand anderes heißt schon { $name }.
refusal-unknown-colour = Es gibt keine Spielerfarbe { $colour }.
refusal-unknown-symbol = Es gibt kein Spielerzeichen { $symbol }.
refusal-track-off-only-at-table = Nur am Tisch kann ein Spiel ohne mitgeführten Spielplan gespielt werden.
refusal-map-needed = Um den Spielplan wieder mitzuführen, muss er eingegeben werden, wie er liegt.

# The map as it lies
refusal-map-only-at-table = Nur am Tisch wird der Spielplan eingegeben; sonst ergibt er sich aus dem Spiel.
refusal-answer-first = Zuerst muss eine offene Frage zum Spielplan beantwortet werden.
refusal-hex-twice = { $hex } ist zweimal genannt.
refusal-certificate-sold = { $paper } ist nicht mehr zu haben.
refusal-certificate-twice = { $paper } ist zweimal genannt.
refusal-no-station-yet = { $company } hat ihren Heimatbahnhof noch nicht gebaut.
refusal-home-station-missing = Der Heimatbahnhof der { $company } auf { $hex } fehlt.
refusal-stations-differ = { $company } hat { $placed } Bahnhöfe auf dem Spielplan und { $left } übrig, insgesamt { $all }.

# Auction
refusal-no-auction = Im Moment wird keine Privatgesellschaft versteigert.
refusal-not-on-offer = { $private } wird jetzt nicht versteigert.
refusal-other-bid = Das höchste Gebot ist { $bid } von { $player }, nicht { $amount }.
refusal-bid-too-low = Das Gebot muss mindestens { $minimum } sein, nicht { $amount }.

# Stock round
refusal-no-stock-round = Das geht nur in einer Aktienrunde.
refusal-not-started = { $company } hat noch keinen Ausgabekurs.
refusal-already-started = { $company } hat ihren Ausgabekurs schon.
refusal-cannot-be-started = { $company } kann nicht von einem Spieler gegründet werden.
refusal-no-par = { $price } ist kein Ausgabekurs.
refusal-no-par-question = Nach dem Ausgabekurs der { $company } ist jetzt nicht gefragt.
refusal-no-such-share = Eine solche Aktie der { $company } gibt es dort nicht.
refusal-sold-this-round = Wer in dieser Runde Aktien der { $company } verkauft hat, kauft vor der nächsten keine zurück.
refusal-share-limit = Das Aktienlimit ist { $limit }.
refusal-more-than-half = Wer über die Hälfte der { $company } hält ({ $percent } %), kauft von der Bank keine weiteren Aktien.
refusal-debtor-buys-nothing = Zuerst sind Schulden von { $debt } zurückzuzahlen.
refusal-must-sell-for-debt = { $player } muss zuerst Aktien verkaufen, wegen der Schulden von { $debt }.
refusal-must-sell-over-limit = { $player } muss zuerst Aktien verkaufen: Es sind { $has }, und das Aktienlimit ist { $limit }.
refusal-block-leaves-debt = { $player } muss mehr auf einmal verkaufen: Nach diesem Paket könnten { $left } von { $debt } Schulden in diesem Zug nicht mehr bezahlt werden.
refusal-block-leaves-excess = { $player } muss mehr auf einmal verkaufen: Nach diesem Paket blieben in diesem Zug { $left } zu viel, und das Aktienlimit ist { $limit }.
refusal-no-sales-in-first-round = In der ersten Aktienrunde wird nichts verkauft.
refusal-one-block-per-turn = In diesem Zug wurden schon Aktien der { $company } verkauft.
refusal-no-shares-to-sell = { $has ->
    [0] { $player } hat keine Aktie der { $company }.
   *[other] { $player } hat { $has } % der { $company }; damit ist dieser Verkauf nicht möglich.
}
refusal-sell-nothing = Ein Verkauf braucht mindestens eine Aktie.
refusal-pool-full = Im Bankpool lägen { $percent } % der { $company }; mehr als die Hälfte geht nicht.
refusal-director-certificate-stays = Die Direktoraktie der { $company } lässt sich so nicht verkaufen: Niemand sonst würde Direktor.
refusal-emergency-keeps-directors = Verkäufe für eine Lok dürfen den Direktor der { $company } nicht wechseln.
refusal-nothing-to-visit = Von { $paper } lässt sich noch nichts anfahren.

# A company's turn
refusal-no-company-turn = Im Moment ist keine Gesellschaft am Zug.
refusal-not-this-company = { $company } ist am Zug.
refusal-track-not-kept = Der Spielplan wird in diesem Spiel nicht mitgeführt: Kein Ort darauf lässt sich nennen.
refusal-track-kept = Das ergibt sich aus dem Spielplan, den dieses Spiel mitführt.
refusal-one-station-per-turn = { $company } hat in diesem Zug schon einen Bahnhof gebaut.
refusal-no-train-duty = { $company } muss jetzt keine Lok besitzen.
refusal-other-step = Die Gesellschaft ist jetzt bei einem anderen Schritt: { $step ->
    [track] Gleisteile
    [station] Bahnhof
    [run] Fahrt
    [dividend] Dividende
    [trains] Loks
   *[other] { $step }
}.
refusal-step-not-optional = Dieser Schritt lässt sich nicht auslassen: { $step ->
    [track] Gleisteile
    [station] Bahnhof
    [run] Fahrt
    [dividend] Dividende
    [trains] Loks
   *[other] { $step }
}.
refusal-one-tile-per-turn = Nur ein Gleisteil je Zug.
refusal-home-tile-first = Zuerst kommt das Gleisteil für die Heimat auf { $hex }.
refusal-colour-not-yet = In Phase { $phase } gibt es keine { $colour ->
    [yellow] gelben
    [green] grünen
    [brown] braunen
   *[gray] grauen
} Gleisteile.
refusal-tile-not-in-tray = Im Vorrat ist kein Gleisteil { $tile } mehr.
refusal-hex-takes-no-tile = Auf { $hex } wird nie ein Gleisteil gelegt.
refusal-last-colour = Das Gleisteil auf { $hex } hat schon die letzte Farbe.
refusal-no-tile-fits = Auf { $hex } passt kein Gleisteil, das an die Gleise der Gesellschaft anschließt, alles Liegende erhält und nirgendwohin führt, wo es verboten ist.
refusal-no-tile-left = Kein Gleisteil, das auf { $hex } passt, ist noch im Vorrat.
refusal-no-rotation = Ein Gleisteil hat sechs Drehungen, 0 bis 5, nicht { $rotation }.
refusal-tile-does-not-fit = Gleisteil { $tile } kann nicht auf { $hex } liegen.
refusal-track-lost = Gleisteil { $tile } erhält so gedreht die Gleise auf { $hex } nicht.
refusal-track-leads-nowhere = Das Gleis auf { $hex } führte ins Leere, nach { $edge ->
    [0] Südwest
    [1] West
    [2] Nordwest
    [3] Nordost
    [4] Ost
   *[other] Südost
}.
refusal-not-connected = { $hex } ist mit keinem Bahnhof der { $company } verbunden.
refusal-power-not-usable = { $private } bringt jetzt kein zusätzliches Gleisteil.
refusal-extra-tile-colour = Das zusätzliche Gleisteil ist { $colour ->
    [yellow] gelb
    [green] grün
    [brown] braun
   *[gray] grau
}.
refusal-no-city = Eine solche Stadt gibt es auf { $hex } nicht.
refusal-no-stations-left = { $company } hat keinen Bahnhofsmarker mehr.
refusal-city-full = Die Stadt auf { $hex } ist voll.
refusal-one-station-per-hex = Auf { $hex } steht schon ein Bahnhof der Gesellschaft.
refusal-kept-for-home = Der letzte Kreis auf { $hex } ist für einen Heimatbahnhof frei zu halten.
refusal-company-buys-no-privates = { $company } darf keine Privatgesellschaften kaufen.
refusal-not-directors-private = { $private } gehört nicht dem Direktor.
refusal-no-private-sales-yet = Noch dürfen Gesellschaften keine Privatgesellschaften kaufen.
refusal-no-private-sales-now = In Phase { $phase } kaufen Gesellschaften keine Privatgesellschaften mehr.
refusal-private-not-for-sale = { $private } ist nicht zu haben.
refusal-private-price = Der Preis muss zwischen { $low } und { $high } liegen.
refusal-destination-pays-itself = Das Geld für den Zielbahnhof wird von selbst gezahlt.
refusal-no-destination = { $company } hat keinen Zielbahnhof zu erreichen.
refusal-destination-not-reached = { $company } hat ihren Zielbahnhof noch nicht erreicht.

# Runs
refusal-route-unknown-place = Die Strecke nennt { $place }; das ist nicht auf dem Spielplan.
refusal-route-too-short = Die Strecke der { TRAIN($train) }-Lok verbindet nicht zwei Bahnhöfe.
refusal-route-broken = Die Strecke geht bei { $place } nicht weiter.
refusal-route-no-track = Ein solches Gleis gibt es auf { $place } nicht.
refusal-route-counts-elsewhere = Die { TRAIN($train) }-Lok zählt einen Bahnhof, der nicht an ihrer Strecke liegt.
refusal-route-twice = Die Strecke der { TRAIN($train) }-Lok kommt zweimal an denselben Ort.
refusal-route-track-twice = Die Strecke der { TRAIN($train) }-Lok nutzt ein Stück Gleis zweimal.
refusal-run-track-twice = Die { TRAIN($train) }-Lok nutzt Gleise einer anderen Lok.
refusal-route-blocked = Die Strecke kann über { $hex } nicht hinaus.
refusal-route-no-stop = Auf { $hex } gibt es nichts anzufahren.
refusal-route-without-station = Die Strecke der { TRAIN($train) }-Lok zählt keinen Bahnhof der { $company }.
refusal-route-too-long = Die Strecke ist zu lang für die { TRAIN($train) }-Lok.
refusal-route-skips = Die { TRAIN($train) }-Lok darf keinen Bahnhof auslassen.
refusal-hex-train-offboard = Die { TRAIN($train) }-Lok kann { $hex } nicht anfahren.
refusal-train-twice = Die { TRAIN($train) }-Lok kann nur einmal fahren.
refusal-not-its-train = Die { TRAIN($train) }-Lok gehört nicht der { $company }.
refusal-number-only-at-table = Eine Fahrt wird mit ihren Strecken angegeben; eine bloße Zahl genügt nur am Tisch.
refusal-below-best = Die Fahrt bringt { $claimed }; möglich sind { $best }.
refusal-run-not-judged = Erst muss die beste Fahrt bekannt sein; angegeben sind hier { $claimed }.
refusal-revenue-differs = Die Aufzeichnung nennt { $claimed }; die Strecken bringen { $earned }.

# Trains and debts
refusal-train-limit = { $company } darf { $limit } Loks besitzen.
refusal-train-not-on-sale = Eine { TRAIN($train) }-Lok ist dort nicht zu haben.
refusal-train-fixed = Die { TRAIN($train) }-Lok kann den Besitzer nicht wechseln.
refusal-wrong-train-kind = { $company } darf keine { TRAIN($train) }-Loks besitzen.
refusal-train-price = Der Preis muss { $price } sein.
refusal-no-train-trade-yet = Noch dürfen Gesellschaften einander keine Loks abkaufen.
refusal-above-face = Bei einer Notfinanzierung darf der Preis nicht über { $price } liegen.
refusal-can-pay-another = Eine andere Lok kann die Gesellschaft selbst bezahlen.
refusal-must-own-train = { $company } hat eine Strecke und muss eine Lok besitzen.
refusal-no-discard = { $company } hat keine Lok abzugeben.
refusal-repay-amount = { $debt ->
    [0] Es gibt keine Schulden zurückzuzahlen.
   *[other] Zurückzahlen lassen sich 1 bis { $debt }, nicht { $amount }.
}
refusal-no-bankruptcy = In diesem Spiel gibt es keinen Bankrott.
refusal-no-bankruptcy-now = Jetzt ist niemand bankrott.
refusal-no-station-question = Auf { $hex } ist jetzt kein Bahnhof zurückzugeben.
refusal-no-such-station = Einen solchen Bahnhof gibt es auf { $hex } nicht.
refusal-result-differs = Die Aufzeichnung endet für { $player } mit { $recorded }; hier sind es { $worth }.
refusal-events-differ = Die gespeicherten Folgen sind andere, als die Regeln jetzt sagen.
refusal-effects-do-not-fit = Was hier eingegeben wurde, passt nicht zum jetzigen Spiel.
