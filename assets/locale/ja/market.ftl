# The stock market.

market-name = 株価チャート
market-hint = 会社を指すと移動先を表示。矢印キーで選択、Enterで会社チャート。
market-empty = まだ株価の付いた会社はありません。公募価格のマスは太枠です。
market-company = { $company } 株価{ $price }
market-not-launched = 未設立
market-not-formed = 未設立
market-in-pool = プールに{ $percent }%
market-sold-out = 全株をプレイヤーが保有

# Where the marker goes: in the line below the chart.
market-goes-paid = 配当 { $price }
market-goes-kept = 留保 { $price }
market-goes-sold = 売却 { $price }
market-goes-round = 株式ラウンド終了 { $price }
market-stays-paid = 配当：変動なし
market-stays-kept = 留保：変動なし
market-stays-sold = 売却：変動なし
market-stays-round = 株式ラウンド終了：変動なし

market-cell = マス { $price }
market-cell-par = 公募価格
market-cell-start = { $company }の開始位置
market-cell-beyond = 赤線の右
market-cell-stack = 上から：{ $companies }
