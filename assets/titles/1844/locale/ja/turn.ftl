# The turn panel.

turn-worth-papers-1844 = 活性化した山岳会社とトンネル会社
do-BuyCertificate = { $sort ->
    [mountain] 山岳会社{ $paper }を購入
   *[tunnel] トンネル会社{ $paper }を購入
}
do-PlaceMountain = { $mountain }を{ $place }に、収入マーカー{ $values }
do-BuildTunnel = { $hex ->
    [none] { $company }が{ $certificate }でトンネルを建設
   *[other] { $certificate }で{ $place }にトンネル：{ $mouths }
}
do-ReportVisit = { $place ->
    [none] { $actor }の{ $paper }に列車が到達
   *[other] { $place }に列車が到達（{ $actor }の{ $paper }）
}
do-LayFurkaOberalp = { $actor }がFurka-Oberalp線を敷設
do-GiveEva = { $actor }がEVAを{ $company }に渡す
more-GiveEva = EVA
more-LayFurkaOberalp = Furka-Oberalp
more-BuildTunnel = トンネル
more-ReportVisit = 到達
turn-mountain-short = 山岳 { $price }
turn-tunnel-short = トンネル { $price }
turn-buy-mountain = 山岳会社{ $paper }を購入（残り{ $count }）
turn-buy-tunnel = トンネル会社{ $paper }を購入（残り{ $count }）
ask-build-tunnel = { $company }（{ $player }）：トンネルを建設しますか？
ask-tunnel = { $company }はどのトンネルを建設しますか？
turn-tunnels = トンネル…
ask-question-mountain = { $player }：{ $item }をどの山岳ヘクスに、どの収入マーカーで置きますか？
head-mountain = 山岳
turn-place-panel = 配置
