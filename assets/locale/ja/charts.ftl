# Charts and the game in figures.

charts-name = グラフ
charts-save = 画像を保存…
charts-save-tip = このグラフを画像（PNGまたはSVG）として保存します
charts-saved = { $file }を保存しました。
charts-hint = グラフを指すか、矢印キーで移動すると、値が読めます。
charts-legend = グラフの線：クリックまたはSpaceで表示・非表示を切り替えます。
charts-tabs = 表示するグラフ


chart-worth = 資産
chart-cash = 現金
chart-income = 収入
chart-earned = 収入の累計
chart-prices = 株価
chart-revenue = 収益
chart-table = 収益表
chart-bank = 銀行
chart-figures = 統計

# The titles of charts by operating round.
chart-title-income = 運行ラウンドごとの収入
chart-title-earned = 運行ラウンドごとの収入の累計
chart-title-revenue = 運行ラウンドごとの収益

chart-start = 開始時
chart-place = { $round } · { $who }
chart-so-far = { $round }（途中）
chart-under-way = { $round }はまだ途中です：収入は確定していません。
chart-hidden = 現金は運行ラウンドまで非公開のため、ここでも現金と資産は表示しません。
chart-debt = 借金{ $amount }
chart-no-prices = まだ株価の付いた会社はありません。
chart-no-rounds = まだ運行ラウンドは行われていません。
chart-from-dividends = 配当{ $amount }
chart-from-privates = プライベート会社{ $amount }
chart-from-certificates = その他の権利証{ $amount }
chart-fate-paid = 配当
chart-fate-withheld = 内部留保
chart-fate-split = 一部配当
chart-fate-nothing = 収益なし
chart-the-bank = 銀行残高
chart-no-value = –

# When the bank breaks. The paces are amounts for one operating round.
bank-unknown = 銀行の資金切れの時期はまだ予測できません。予測には運行ラウンド{ $rounds }回分が必要です。
bank-not-before = 銀行の資金切れは{ $first }より前にはなさそうです。直近{ $rounds }回の運行ラウンドで、1回の支出は最大{ $fast }でした。その後の時期は予測できません。
bank-between = 銀行の資金切れは{ $first }から{ $last }の間になりそうです。直近{ $rounds }回の運行ラウンドで、1回の支出は最大{ $fast }、減少は平均{ $slow }でした。
bank-in = 銀行の資金切れは{ $first }になりそうです。直近{ $rounds }回の運行ラウンドで、1回の支出は最大{ $fast }、減少は平均{ $slow }でした。
bank-broke = 銀行の資金は{ $round }で切れました。セット{ $set }の運行ラウンドを最後まで行い、ゲームが終わります。
bank-broke-over = 銀行の資金は{ $round }で切れました。

# The table of revenues.
revenue-total = 合計
revenue-tip = { $round }の{ $company }：{ $revenue }、{ $fate }
revenue-tip-below = { $round }の{ $company }：{ $revenue }、{ $fate }、最善の運行より{ $below }少ない

# The game in figures.
turn-figures = ゲームの統計
figures-so-far = これまでのゲーム
figures-whole = ゲームの統計
figures-biggest-of = 最大の運行：{ $round }の{ $company }
figures-best-of = 最良の投資：{ $player }の{ $what }
figures-times = { $ratio }倍
figures-investments = 各プレイヤーの最良の投資
figures-head-put = 投資
figures-head-back = 回収
figures-head-ratio = 倍率
figures-head-held = 保有
figures-held = { $percent }%
figures-flows = その他のプレイヤー間の支払い
figures-dividends = 他人が社長の会社からの配当
figures-led-by = 社長
figures-to = { $player }へ
figures-flow-private = { $payer }が{ $payee }のプライベート会社を購入
figures-flow-help = { $payer }が{ $payee }の列車のために支払い
figures-flow-debt = { $payer }が{ $payee }のために借金
figures-flow-train = { $payer }が{ $payee }の列車を購入
figures-runs-below = 最善に満たない運行
figures-none-below = { $runs }回中なし
figures-below = { $count }回、計{ $amount }少ない
figures-searching = 最善の運行を探しています：{ $runs }回中{ $judged }回
figures-not-judged = 不明（線路を管理していません）
figures-judged = { $runs }回中{ $judged }回で判明。残りは線路を管理していません
figures-unproven = { $runs }回中{ $judged }回で判明。{ $count }回は、最善の運行の探索が時間内に終わりませんでした
figures-run-below = { $round }の{ $company }
figures-run-less = { $best }のところ{ $revenue }
figures-runs-others = ほか{ $count }回
figures-tiles = 敷設したタイル
figures-stations = 置いたトークン
figures-trains = 購入した列車
figures-turns = 手番
figures-from = 集計開始
figures-entered = { $round }（入力時）
figures-rounds = ラウンド
figures-corrected = 訂正
figures-overruled = 認めた例外
figures-time = プレイ時間
figures-time-value = { $hours ->
    [0] { $minutes }分
   *[other] { $hours }時間{ $minutes }分
}
figures-bank-broke = 銀行の資金切れ

# Pictures.
picture-save = 画像を保存
picture-png = 画像
picture-svg = 図形
picture-kind = { $file }の名前は.pngまたは.svgで終わる必要があります。
