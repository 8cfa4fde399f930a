# The turn panel.

turn-worth-papers-1844 = Bergbahnen und Tunnel in Betrieb
do-BuyCertificate = { $sort ->
    [mountain] Bergbahn { $paper } kaufen
   *[tunnel] Tunnel-Zertifikat { $paper } kaufen
}
do-PlaceMountain = { $mountain } auf { $place } mit Einkommenstafel { $values }
do-BuildTunnel = { $hex ->
    [none] { $company } baut einen Tunnel mit { $certificate }
   *[other] Tunnel auf { $place } mit { $certificate }: { $mouths }
}
do-ReportVisit = { $place ->
    [none] Eine Lok war bei { $paper } von { $actor }
   *[other] Eine Lok war bei { $place } ({ $paper } von { $actor })
}
do-LayFurkaOberalp = { $actor } legt die Furka-Oberalpbahn
do-GiveEva = { $actor } gibt EVA an { $company }
more-GiveEva = EVA
more-LayFurkaOberalp = Furka-Oberalp
more-BuildTunnel = Tunnel
more-ReportVisit = Angefahren
turn-mountain-short = Bergbahn { $price }
turn-tunnel-short = Tunnel { $price }
turn-buy-mountain = Bergbahn { $paper } kaufen (noch { $count })
turn-buy-tunnel = Tunnel-Zertifikat { $paper } kaufen (noch { $count })
ask-build-tunnel = { $company } ({ $player }): Tunnel bauen?
ask-tunnel = Welchen Tunnel baut { $company }?
turn-tunnels = Tunnel…
ask-question-mountain = { $player }: Auf welchem Bergfeld steht { $item }, mit welcher Einkommenstafel?
head-mountain = Bergfeld
turn-place-panel = legen
