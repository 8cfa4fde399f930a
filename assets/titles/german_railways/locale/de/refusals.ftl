# Warum eine Aktion in German Railways nicht möglich ist. Bahnen heißen nach ihren Kürzeln, Felder nach ihren Koordinaten.

refusal-no-share-auction = Es wird gerade kein Anteil versteigert.
refusal-share-not-on-offer = Es wird gerade kein Anteil der { $railroad } versteigert.
refusal-no-share-left = Alle Anteile der { $railroad } sind verkauft.
refusal-third-share-too-early = Ein dritter Anteil der { $railroad } kann erst angeboten werden, wenn die Spieler von jeder Bahn zwei Anteile haben.
refusal-auction-first = Erst muss die Versteigerung zu Ende sein.
refusal-order-first = Die Reihenfolge dieser Runde ist noch nicht gezogen.
refusal-unknown-railroad = Eine Bahn { $railroad } gibt es nicht.
refusal-no-share-of-railroad = { $player } hat keinen Anteil der { $railroad }.
refusal-no-hex-named = Zum Bauen gehört mindestens ein Feld.
refusal-too-few-locomotives = Die { $railroad } hat noch { $left ->
    [one] { $left } Lokomotive
   *[other] { $left } Lokomotiven
}.
refusal-too-many-hexes = Die { $railroad } baut höchstens { $most } Felder auf einmal.
refusal-already-there = Die { $railroad } hat auf { $hex } schon eine Lokomotive.
refusal-not-beside-track = { $hex } grenzt nicht an die Strecke der { $railroad }.
refusal-hex-taken = { $hex } gehört der { $railroad }; nur in Städten stehen mehrere Bahnen.
refusal-one-approach = Die { $railroad } hat ihr eines Feld um Berlin schon; { $hex } wäre ein zweites.
refusal-spends-too-much = Die { $railroad } gibt höchstens { $most } auf einmal aus; das kostet { $need }.
refusal-no-order-now = Jetzt wird keine Reihenfolge gezogen.
refusal-other-number-of-markers = Gezogen werden so viele Marker, wie Spieler da sind: { $needed }.
refusal-more-markers-than-in-bag = { $player } hat { $has } im Beutel, nicht { $drawn }.
refusal-agree-before-draw = Auf das Ende einigt man sich nur, bevor eine Reihenfolge gezogen wird.
refusal-agreed-already = { $player } hat schon zugestimmt.
refusal-no-locomotive-there = Die { $railroad } hat auf { $hex } keine Lokomotive.
refusal-start-locomotive-stays = Die Lokomotive der { $railroad } auf ihrem Startfeld { $hex } bleibt dort.
refusal-no-such-turn = Die Reihenfolge hat keinen Platz { $number }.
refusal-more-shares-than-there-are = Die { $railroad } hat nur { $most } Anteile.
refusal-first-share-not-sold = Nach den ersten Versteigerungen hat jemand einen Anteil der { $railroad }.
refusal-position-with-auction = Eine Stellung beginnt zwischen zwei Zügen, nicht in einer Versteigerung einer Runde.
refusal-first-shares-in-order = Wenn die { $railroad } an die Reihe kommt, sind alle Bahnen vor ihr verkauft und keine nach ihr.
refusal-bank-draws = Die Marker werden für alle gezogen: Die Bank zieht.
refusal-action-missing = Diese Aktion müsste die Nummer { $expected } haben: Davor fehlt etwas, oder etwas ist doppelt.
refusal-ending-differs = Die Aufzeichnung endet { $recorded ->
    [links] durch Verbindungen
    [agreement] durch Einigung
   *[other] mit „{ $recorded }“
}; hier { $ending ->
    [links] endet die Partie durch Verbindungen
    [agreement] endet die Partie durch Einigung
   *[none] ist die Partie nicht zu Ende
}.
refusal-winners-differ = Die Aufzeichnung nennt andere Gewinner; hier gewinnt { $winners }.
