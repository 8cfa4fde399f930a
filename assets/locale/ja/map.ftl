# The map and its status line.

map-tile = タイル{ $number }、向き{ $rotation }
map-cost = { $terrain ->
    [mountain] 山 { $cost }
    [river] 川 { $cost }
    [water] 水域 { $cost }
   *[other] 費用 { $cost }
}
map-city = { $slots ->
    [1] 都市
   *[other] 都市（置場{ $slots }）
}
map-city-value = { $slots ->
    [1] 都市、価値{ $value }
   *[other] 都市（置場{ $slots }）、価値{ $value }
}
map-town = 町
map-town-value = 町、価値{ $value }
map-values = 価値{ $values }、現在{ $now }
map-offboard = 盤外
map-lake = 湖
map-bonus = トランジットボーナス{ $side } +{ $bonus }
map-letter = マーク{ $letter }
map-later-letter = 緑からマーク{ $letter }
map-stations = トークン：{ $companies }
map-homes = { $companies }の本拠地
map-destinations = { $companies }の目的地
map-walls = 太線：{ $edges }
map-owner = { $player }の所有
edge-south-west = 南西
edge-west = 西
edge-north-west = 北西
edge-north-east = 北東
edge-east = 東
edge-south-east = 南東
edge-short-south-west = 南西
edge-short-west = 西
edge-short-north-west = 北西
edge-short-north-east = 北東
edge-short-east = 東
edge-short-south-east = 南東

# Laying pieces and placing stations.
map-name = { $title }のマップ
map-palette = ここに置けるもの
map-piece-name = { $name }
map-piece-tile = タイル{ $number }
map-piece-with = { $piece }（{ $paper }使用）
map-piece-left = 残り{ $left }
map-piece-uses = { $paper }を使用
map-piece-costs = 費用{ $price }
map-lay = { $piece }を置く
map-lay-for = { $piece }を{ $price }で置く
map-lay-first = 置く
map-choose-piece = 数字キーまたはクリックで選びます。
map-rotation = 向き { $number } / { $of }
map-turn = 回転（R）
map-turn-tip = 次に可能な向きに回します（R、ホイール、ヘクスや辺のクリック）
map-leave = やめる
map-leave-tip = ここには何も置きません（Esc）
map-place = { $company }のトークンを置く
map-place-for = { $company }のトークンを{ $price }で置く
map-all-the-same = { $kind ->
    [station] それでも置く
   *[tile] それでも敷設
}
map-insist = { $kind ->
    [station] それでもトークンを置く…
   *[tile] それでもタイルを敷設…
}（{ $key }）
map-insist-others = { $kind ->
    [station] ほかの場所…
   *[tile] ほかのタイル…
}（{ $key }）
map-insist-more = ほか…（{ $key }）
map-insist-tip = ルールではここに置けませんが、卓が理由を付ければ置けます（{ $key }）
map-reason = 卓の理由（記録に残ります）

# Runs on the map.
map-route = { $train }：収益{ $revenue }
map-route-open = { $train }：ルート未定
map-route-row = 列車{ $number }：{ $line }
map-routes = ルート
map-routes-total = 合計{ $total }
map-routes-done = このルートで運行
map-routes-leave = 描画をやめる（Esc）
map-look-up = ここに置けるもの（{ $key }）
map-draw = ルートを描く
map-draw-tip = 駅を順にクリックしてルートを描きます（{ $key }）
map-draw-short = 駅を順にクリックします。
map-draw-no-stop = { $hex }のこの場所に、{ $company }が到達できる駅はありません。
map-draw-no-way = { $hex }へ続く空いた線路がないか、既に通っています。
map-draw-hint = 駅を順にクリックします。最後の駅を再度クリックすると別の経路になります。Backspaceで取り消し、数字で列車を選択、Enterで完了です。
map-what-if = 最善の運行 { $before } → { $after }
map-what-if-searching = 運行を探索中…
map-what-if-open = 運行 { $before } → { $after }（さらに増える可能性あり）
map-what-if-same = 運行 { $before }のまま

# The legend.
map-legend = 凡例
map-legend-tip = マップの記号の意味（{ $key }）
map-legend-legal = 何か置ける場所
map-legend-mountain = 山と建設費
map-legend-water = 川や湖岸と建設費
map-legend-wall = 線路を通せない
map-legend-station = トークン
map-legend-home = 未設立会社の本拠地
map-legend-destination = 目的地
map-legend-values = フェイズ別の価値（丸印は現在）
map-legend-counted = 数える駅
map-legend-passed = E列車が通過する駅
