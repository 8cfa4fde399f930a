# The table display, a second window for the players.

display-income = 配当
display-from = 開始額
display-power = 特殊能力
display-bid = ビッド
display-bid-of = { $player } { $bid }
display-later = この後

# Its window and its menu
action-display = 卓上ディスプレイ(&D)
display-title = { $name } – 卓上ディスプレイ
display-automatic = 自動：卓の話題に合わせる(&A)
display-everything = すべて(&E)
display-market = 株価チャート(&M)
display-map = マップ(&P)
display-standings = 一覧(&S)
display-screens = 表示する画面(&N)
display-screen = { $number }：{ $name }、{ $width } × { $height }
display-full = 全画面(&F)
display-close = 閉じる(&C)
display-awake = 卓がゲームを見ています

# Below the sheet, where the table has a clock
display-clock = 時計
