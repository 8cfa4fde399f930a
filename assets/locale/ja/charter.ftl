# Charters of companies and cards of players.

charter-name = 会社
charter-code = { $code }、{ $kind ->
    [regional] 地域会社
   *[other] { $kind }
 }
charter-kind = { $kind ->
    [regional] 地域
   *[other] { $kind }
 }
charter-not-started = 未公開
charter-not-launched = 未設立（{ $percent }%の販売で設立）
charter-not-formed = 未設立
charter-paid = 購入価格
charter-halved = { $revenue }：所有者に{ $half }、会社資金に{ $half }
charter-holder-kept = { $company }のために予約
charter-mine = 直近の炭鉱収入
charter-nobody-acts = なし：誰かが{ $percent }%を持つまで手番なし
charter-nobody-runs = なし：誰かが{ $percent }%を持つまで
charter-closed = 閉鎖
charter-price = 株価
charter-par = 公募価格
charter-treasury = 会社資金
charter-director = 社長
charter-owner = 所有者
charter-nobody = なし
charter-order = 運行順
charter-place = { $all }社中{ $number }番目
charter-trains = 列車
charter-limit = 制限{ $limit }
charter-stations = トークン
charter-stations-left = 残りの費用
charter-none = なし
charter-home = 本拠地
charter-destination = 目的地
charter-reached = { $place }、到達済み（{ $amount }）
charter-open = { $place }、到達で{ $amount }
charter-lapsed = { $place }、入金なし
charter-privates = プライベート
charter-last = 前回の収益
charter-per-share = { $revenue }：{ $percent }%につき{ $each }
charter-next-train = 次の列車
charter-can-buy = { $train }（{ $price }）：購入可能
charter-short = { $train }（{ $price }）：{ $short }不足
charter-launch = 設立
charter-launch-at = { $percent }%の販売時
charter-times-par = 公募価格の{ $times }倍
charter-at-destination = 目的地到達時
charter-at-par = 公募価格{ $par }：{ $stations }
charter-station-costs = トークンの費用
charter-shares = 株主
charter-head-holder = 保有者
charter-head-percent = %
charter-head-certificates = 株券
charter-head-value = 価値
charter-head-income = 前回の配当
charter-holder-pool = プール
charter-holder-bank = 銀行
charter-history = 収益

player-name = プレイヤー
player-order = プレイ順{ $all }人中{ $number }番
player-acting = { $order }、手番中
player-cash = 現金
player-debt = 借金
player-worth = 資産
player-certificates = 株券
player-of-limit = { $has } / { $limit }
player-train-debt = { $amount }（株式ラウンド終了時に{ $interest }増加）
player-exchange-debt = { $amount }（無利息）
player-debt-exchange = 交換の借金
player-income = 固定配当
player-each-round = 運行ラウンドごとに{ $amount }
player-directs = 社長
player-trains = 手元の列車
player-to-give = 会社に渡す予定
player-shares = 株
player-head-percent = %
player-head-shares = 株数
player-head-price = 株価
player-head-value = 価値
player-head-income = 前回配当
player-in-hand = プレイヤーの前に置かれた株券
player-papers = プライベート会社と権利証
player-head-pays = 配当
player-head-paper = 名前
player-head-state = 状態
player-paper-active = 配当あり、終了時に価値あり
player-paper-unpaid = 配当あり、一度配当すれば価値あり
player-paper-asleep = 列車未到達
player-power-used = { $power }使用済み。
player-made-up = 資産の内訳
player-worth-cash = 現金
player-worth-shares = 株（現在の株価）
player-worth-debt = 借金
