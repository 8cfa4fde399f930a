# The walk over the table.

panel-check = 盤面確認
check-name = 置かれているはずの物を順番に確認
check-hint = スペース：そのとおり。C：違うので訂正。S：飛ばす。A：その組すべて。
check-part-map = マップ
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
check-piece = { $paper }のコマ
check-piece-of = { $paper }のコマ：{ $piece }
check-marker = { $price }、{ $row }行目
check-marker-under = { $price }、{ $row }行目、{ $above }の下
check-pool = プール
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
check-group = この組すべて
check-group-tip = マップ、会社、プレイヤーのうち今の組はすべて正しく置かれています（A）
check-all-of-it = すべて正しい
check-anew = 最初から
check-lose = これまでの印と、違いのまとめは失われます。
check-anew-tip = 印をすべて消し、最初のヘクスからやり直します
check-part-companies = 会社
check-part-players = プレイヤー
check-column-market = 株式市場
check-column-trains = 列車
check-column-treasury = 会社資金
check-column-stations = 残りのトークン
check-column-cash = 現金
check-column-debt = 借金
check-column-shares = 株
check-column-papers = その他の証券
check-in-column = { $column } { $words }
check-cell = { $thing }の{ $column }
