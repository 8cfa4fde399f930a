# The turn panel.

turn-worth-papers-1844 = Mountain railways and tunnels in use
do-BuyCertificate = { $sort ->
    [mountain] Buy mountain railway { $paper }
   *[tunnel] Buy tunnel certificate { $paper }
}
do-PlaceMountain = { $mountain } on { $place } with panel { $values }
do-BuildTunnel = { $hex ->
    [none] { $company } builds a tunnel with { $certificate }
   *[other] Tunnel on { $place } with { $certificate }: { $mouths }
}
do-ReportVisit = { $place ->
    [none] A train has visited { $paper } of { $actor }
   *[other] A train has visited { $place } ({ $paper } of { $actor })
}
do-LayFurkaOberalp = { $actor } lays the Furka-Oberalp line
do-GiveEva = { $actor } gives EVA to { $company }
more-GiveEva = EVA
more-LayFurkaOberalp = Furka-Oberalp
more-BuildTunnel = tunnel
more-ReportVisit = visits
turn-mountain-short = Mountain { $price }
turn-tunnel-short = Tunnel { $price }
turn-buy-mountain = Buy mountain railway { $paper } ({ $count } left)
turn-buy-tunnel = Buy tunnel certificate { $paper } ({ $count } left)
ask-build-tunnel = { $company } ({ $player }): build a tunnel?
ask-tunnel = Which tunnel does { $company } build?
turn-tunnels = Tunnel…
ask-question-mountain = { $player }: on which mountain does { $item } stand, with which panel?
head-mountain = Mountain
turn-place-panel = place
