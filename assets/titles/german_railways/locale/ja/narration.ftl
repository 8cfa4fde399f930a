# German Railways の記録：起きたことを文で。鉄道は略号で呼ぶ。

journal-kind-auction = 競売
journal-kind-build = 線路と接続
journal-kind-dividend = 配当
journal-kind-order = 手番順
gr-journal-all-railroads = 全鉄道
gr-journal-railroad = この鉄道に関するものだけ
gr-round = 第{ $number }ラウンド
gr-first-auctions = 最初の競売

gr-told-bid = { $player }が{ $railroad }に{ $amount }をビッドしました。
gr-told-cannot-raise = { $players }はそれ以上ビッドできませんでした。
gr-told-bought = { $player }が{ $railroad }の株を{ $amount }で購入しました。
gr-told-given = ビッドがなく、{ $player }が{ $railroad }の株を無料で受け取りました。
gr-told-unsold = ビッドがなく、{ $railroad }の株は売れ残りました。
gr-told-comes-up = { $railroad }の株が競売にかかります。最初は{ $player }です。
gr-told-offered = { $player }が{ $railroad }の株を競売に出しました。
gr-told-round = 第{ $number }ラウンド。袋に入れるマーカー：{ $markers }。
gr-told-order = 手番順：{ $players }。{ $left ->
    [0] {""}
   *[other] 手番なし：{ $without }。
}
gr-told-turn = 次は{ $player }です。
gr-told-built = { $player }が{ $railroad }で{ $places }に{ $cost ->
    [0] 無料で建設しました。
   *[other] { $cost }で建設しました。
}
gr-told-income = { $railroad }の収入：{ $old } → { $new }。
gr-told-pays = { $railroad }はこれから配当を支払います。
gr-told-linked = 新しい接続：{ $pairs }{ $number ->
   *[other] 。
}
gr-told-dividend = { $number ->
    [0] 配当（{ $railroad }は2倍）。受け取る人はいません。
   *[other] 配当（{ $railroad }は2倍）：{ $parts }。
}
gr-told-agreed = { $player }がゲームの終了に合意しました。
gr-told-over = ゲームが終わりました（{ $ending ->
    [links] すべての鉄道が2つ接続
   *[agreement] 全員が合意
}）：{ $parts }。{ $number ->
   *[other] 勝者は{ $winners }です。
}
gr-told-corrected = 訂正：「{ $note }」
gr-told-corrected-cash = { $known ->
    [no] { $holder }の所持金：{ $more }。
   *[yes] { $holder }の所持金は{ $old }ではなく{ $new }です。
}
gr-told-corrected-share = { $railroad }の株が{ $giver }から{ $taker }に移りました。
gr-told-corrected-placed = { $place }に{ $railroad }の機関車があります。
gr-told-corrected-removed = { $place }に{ $railroad }の機関車はありません。
gr-told-corrected-turn = { $drawn ->
    [yes] 第{ $number }ラウンド、{ $player }の手番です。
   *[no] 第{ $number }ラウンド、手番順を引く前です。
}
gr-told-position = 局面から始まります：{ $round }、盤上の機関車{ $locomotives }個、売れた株{ $shares }枚。
gr-pair = { $one }–{ $other }
