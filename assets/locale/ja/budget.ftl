# The players' clock with a budget
budget-title = 持ち時間つきの時計
budget-words = 全員が同じ持ち時間で始めます。これまでに計った時間も数えます。時計はゲームのファイルに保存されます。
budget-minutes = 各席の持ち時間（分）
budget-increment = 追加時間（秒）
budget-every = 追加の時期
budget-every-turn = 自分の手番ごと
budget-every-round = ラウンドごと
budget-price = 超過1分ごとの費用
budget-back = 元に戻すと時間も戻る
budget-charge = 費用を記入
budget-ok = 開始
budget-without = 持ち時間なし
budget-leave = 中止
budget-note = 時計：{ $minutes }分超過
