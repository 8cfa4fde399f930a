# Quick entry.

quick-hint-visit = eine Lok war auf einem Berg oder in einem Tunnel
quick-hint-mountain = die Bergbahn auf ein Bergfeld setzen
quick-hint-tunnel = auf einem Tunnelfeld bauen
quick-hint-furka = die Furka-Oberalpbahn legen
quick-hint-eva = die Lok EVA einer Gesellschaft geben
quick-hint-buy-1844 = eine Aktie, eine Bergbahn oder ein Tunnel-Zertifikat
quick-field-panel = eine Einkommenstafel
quick-field-piece = ein Tunnelplättchen
quick-field-certificate = ein Tunnel-Zertifikat
quick-word-visit = angefahren
quick-word-mountain = bergbahn
quick-word-tunnel = tunnel
quick-word-a-mountain = bergbahn b
quick-word-a-tunnel = tunnel t
quick-word-furka = furka
quick-word-eva = eva
quick-does-BuyCertificate = { $player } kauft { $paper }{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost }
}.
quick-does-ReportVisit = Eine Lok war bei { $paper } von { $player }.
quick-does-PlaceMountain = { $player } setzt { $mountain } auf { $hex } mit Einkommenstafel { $panel } ({ $values }).
quick-does-BuildTunnel = { $company } baut einen Tunnel{ $hex ->
    [none] { "" }
   *[other] { " " }auf { $hex } von { $mouths } (Plättchen { $piece }, Drehung { $rotation })
} mit { $certificate }{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost }
}.
quick-does-LayFurkaOberalp = { $player } legt die Furka-Oberalpbahn.
quick-does-GiveEva = { $player } gibt EVA an { $company }.
