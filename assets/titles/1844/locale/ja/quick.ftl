# Quick entry.

quick-hint-visit = 列車が山岳会社またはトンネルに到達
quick-hint-mountain = 山岳会社を山岳ヘクスに置く
quick-hint-tunnel = トンネルヘクスにトンネルを建設
quick-hint-furka = Furka-Oberalp線を敷設
quick-hint-eva = 列車EVAを会社に渡す
quick-hint-buy-1844 = 株、山岳会社、トンネル会社を購入
quick-field-panel = 収入マーカー
quick-field-piece = トンネルのコマ
quick-field-certificate = トンネル会社
quick-word-visit = 到達 visited visit
quick-word-mountain = 山岳 mountain
quick-word-tunnel = トンネル tunnel
quick-word-a-mountain = 山岳 mountain m
quick-word-a-tunnel = トンネル tunnel t
quick-word-furka = フルカ furka
quick-word-eva = eva
quick-does-BuyCertificate = { $player }が{ $paper }を{ $cost ->
    [0] 購入します
   *[other] { $cost }で購入します
}。
quick-does-ReportVisit = { $player }の{ $paper }に列車が到達しました。
quick-does-PlaceMountain = { $player }が{ $mountain }を収入マーカー{ $panel }（{ $values }）で{ $hex }に置きます。
quick-does-BuildTunnel = { $company }が{ $certificate }で{ $hex ->
    [none] { "" }
   *[other] { $hex }の{ $mouths }に（コマ{ $piece }、向き{ $rotation }）
}トンネルを{ $cost ->
    [0] 建設します
   *[other] { $cost }で建設します
}。
quick-does-LayFurkaOberalp = { $player }がFurka-Oberalp線を敷設します。
quick-does-GiveEva = { $player }がEVAを{ $company }に渡します。
