# Trains and phases

trains-name = 列車とフェイズ
trains-phases = フェイズ
trains-owners = 会社とプールの列車
trains-trains = 列車
trains-price = 価格
trains-left = 残り
trains-rack-goods = 貨物
trains-part = 下取り
trains-part-tip = 前の種類の列車を下取りに出したときの価格
trains-opened = { $type }列車の販売開始
trains-driven = 最初の{ $train }で{ $type }が廃車
trains-sale = 銀行から{ $train }列車が買われると：
trains-rest = 銀行の{ $type }{ $number }両も廃車
trains-limit = { $kind ->
    [regional] 地域会社
   *[other] { $letter }
}の列車制限
trains-limit-head = { $letter }
trains-tiles = タイル
trains-rounds = OR
trains-rounds-tip = セット内の運行ラウンド数（株式ラウンドの終わりに決定）
trains-changes = その他の変化
trains-new-tiles = { $colour }タイル
trains-new-limit = { $kind ->
    [regional] 地域会社
   *[other] { $letter }
}の列車制限{ $limit }
trains-new-rounds = 運行ラウンド{ $count }回のセット
trains-of = { $left } / { $all }
trains-has = 列車
trains-room = 制限
trains-row = { $phase }
trains-row-now = { $phase } 現在
trains-phase = フェイズ{ $phase }
trains-phase-now = フェイズ{ $phase }（現在）
trains-colour = { $colour ->
    [yellow] 黄
    [green] 緑
    [brown] 茶
   *[gray] 灰
}
trains-turn = { $first }が{ $second }に
trains-scrapped = { $type }が廃車
trains-trade = 会社間の列車売買
trains-privates = プライベート購入可
trains-extra-tile = { $private }：{ $colour ->
    [yellow] 黄
    [green] 緑
    [brown] 茶
    [gray] 灰
   *[other] { $colour }
}タイル追加
trains-full-treasury = 設立時に資本金を全額受け取り
trains-export-later = 最初の列車が購入されるまで、国外売却はありません。
trains-export = 次のセットの終わりに{ $train }列車を1両国外売却します{ $phase ->
    [none] 。
   *[other] 。これでフェイズ{ $phase }が始まります。
}
trains-export-in = { $left ->
    [0] このラウンドの終わりに
   *[other] あと{ $left }ラウンドの後に
}{ $train }列車を1両国外売却します{ $phase ->
    [none] 。
   *[other] 。これでフェイズ{ $phase }が始まります。
}
trains-pool = プール
trains-none = なし
trains-card = { $train }{ $fate ->
    [turns] （フェイズ{ $phase }で裏返す）
    [goes] （フェイズ{ $phase }で廃車）
    [driven] （最初の{ $by }で廃車）
   *[other] { "" }
}
trains-coming = フェイズ{ $phase }が始まると：
trains-nobody = 列車を失う会社はありません。
trains-gone = 廃車
trains-discard = { $lost ->
    [0] { $count }両を放出
   *[other] さらに{ $count }両を放出
}
trains-last = 最後のフェイズです。
trains-unchanged = ほかに変化はありません。
