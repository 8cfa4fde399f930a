# 手番の前に：すべて売った場合の現金、買えるもの、その先の見込み。

before-selling-now = 今すべて売却した場合の現金
before-selling-train = 列車のためにすべて売却した場合の現金
before-selling-round = 今が手番ですべて売却した場合の現金
before-selling-next = 今が株式ラウンドですべて売却した場合の現金
before-cash = 現金
before-cash-then = 売却後の現金
before-together = 合計
before-shares = { $shares }株
before-shares-director = { $shares }株、{ $director }が社長になる
before-buying-now = 今買えるもの
before-buying-round = 今が手番なら買えるもの
before-buying-next = 今が株式ラウンドなら買えるもの
before-share = { $source ->
    [pool] プールから{ $percent }%
   *[bank] 銀行から{ $percent }%
}
before-start = 公募価格{ $price }で公開
before-start-between = 公募価格{ $low }～{ $high }で公開
before-several = { $companies }：{ $what }
before-launches = { $what }、これで設立
before-range = { $low }～{ $high }
before-head-costs = 費用
before-head-then = 購入後%
before-head-certificates = 株券
before-head-left = 残り現金
before-phase = 今フェイズ{ $phase }が始まった場合
before-phase-none = 社長を務める会社に列車を失う会社はありません。
before-head-train = 列車
before-head-price = 価格
before-head-treasury = 会社資金
before-head-missing = 不足
before-head-help = 現金から
before-head-debt = 借金
before-no-train = 入手できる列車なし
before-train-free = { $train }（ルートがなく義務なし）
before-train-perhaps = { $train }（ルートがあれば義務）
before-revenues = 前回の収益が繰り返された場合
before-head-more = 増減
before-rounds = 運行ラウンド{ $rounds }回後
