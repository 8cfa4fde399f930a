# Quick entry.

quick-hint-visit = a train has been on a mountain or in a tunnel
quick-hint-mountain = put the mountain railway on a mountain
quick-hint-tunnel = build a tunnel on a pass
quick-hint-furka = lay the Furka-Oberalp line
quick-hint-eva = give the train EVA to a company
quick-hint-buy-1844 = a share, a mountain railway or a tunnel certificate
quick-field-panel = an income panel
quick-field-piece = a tunnel piece
quick-field-certificate = a tunnel certificate
quick-word-visit = visited visit
quick-word-mountain = mountain
quick-word-tunnel = tunnel
quick-word-a-mountain = mountain m
quick-word-a-tunnel = tunnel t
quick-word-furka = furka
quick-word-eva = eva
quick-does-BuyCertificate = { $player } buys { $paper }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost }
}.
quick-does-ReportVisit = A train has visited { $paper } of { $player }.
quick-does-PlaceMountain = { $player } puts { $mountain } on { $hex } with panel { $panel } ({ $values }).
quick-does-BuildTunnel = { $company } builds a tunnel{ $hex ->
    [none] { "" }
   *[other] { " " }on { $hex } from { $mouths } (piece { $piece }, rotation { $rotation })
} with { $certificate }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost }
}.
quick-does-LayFurkaOberalp = { $player } lays the Furka-Oberalp line.
quick-does-GiveEva = { $player } gives EVA to { $company }.
