# The map.

map-entry-piece-mountain = { $paper }：収入マーカー{ $piece }
map-entry-piece-tunnel = { $paper }：トンネル{ $piece }
map-piece-name-furka = Furka-Oberalp線
map-piece-name-tunnel = トンネル
map-piece-name-panel = 収入マーカー{ $name }
map-all-the-same-tunnel = それでも建設
map-insist-tunnel = それでもトンネルを建設…（{ $key }）
map-insist-furka = それでもFurka-Oberalp線を敷設…（{ $key }）
map-insist-others-tunnel = ほかのトンネル…（{ $key }）
map-insist-others-furka = Furka線…（{ $key }）
map-mountain = 山岳鉄道
map-pass = 峠
map-tunnel = トンネル：{ $edges }
map-mouths = トンネルの入口：{ $edges }
map-furka = Furka-Oberalp線（未敷設）
map-furka-laid = Furka-Oberalp線
map-legend-tunnel = トンネル
map-legend-furka = Furka-Oberalp線
