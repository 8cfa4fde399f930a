# The walk over the table.

panel-check = 盤面確認
check-name = 置かれているはずの物を順番に確認
check-hint = Space：そのとおり　C：違うので訂正　S：後回し
check-part-map = マップ
check-part-market = 株価チャート
check-part-trains = 列車
check-part-money = お金
check-part-certificates = 株券
check-heading = { $part }：{ $heading }
check-progress = { $total }件中{ $done }件を確認{ $differed ->
    [0] {""}
   *[other] 、{ $differed }件を訂正
}
check-complete = { $differed ->
    [0] 全{ $total }件を確認、違いなし
   *[other] 全{ $total }件を確認、違い{ $differed }件
}
check-differed = { $what }：{ $old } → { $new }
check-tile = タイル{ $tile }（{ $sides }）
check-stations = { $number ->
   *[other] トークン：{ $companies }
}
check-stations-left = { $number ->
    [0] 会社チャートにトークンなし
   *[other] 会社チャートにトークン{ $number }個
}
check-piece = { $paper }のコマ
check-piece-of = { $paper }のコマ：{ $piece }
check-marker = { $price }、{ $row }行目
check-marker-under = { $price }、{ $row }行目、{ $above }の下
check-pool = プール
check-trains = { $number ->
    [0] 列車なし
   *[other] 列車{ $trains }
}
check-money = { $amount }
check-money-and-debt = { $money }、借金{ $debt }
check-share = { $company } { $percent }%
check-director = { $company } { $percent }%（社長株）
check-item = { $title }：{ $words }
check-more = … ほか{ $number }件
check-nothing = なし
check-right = そのとおり
check-right-tip = 正しく置かれています（SpaceまたはEnter）
check-correct = 訂正…
check-correct-tip = 違う置き方なので、ここで訂正します（C）
check-skip = 後回し
check-skip-tip = 後で確認します（S）
check-anew = 最初から
check-lose = これまでの印と、違いのまとめは失われます。
check-anew-tip = 印をすべて消し、最初のヘクスからやり直します
