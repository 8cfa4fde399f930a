# German Railways の表：一覧表、手番順、収入トラック、接続、カード。鉄道は略号で呼ぶ。

gr-sheet-treasury = 資金
gr-sheet-treasury-tip = 鉄道の資金（建設用）
gr-sheet-income = 収入
gr-sheet-income-tip = 配当で1株が受け取る額。接続を作った鉄道は2倍。括弧：まだ配当なし
gr-sheet-locomotives = 機関車
gr-sheet-locomotives-tip = 残りの機関車
gr-sheet-unsold = 未売却
gr-sheet-unsold-tip = まだ売れていない株
gr-sheet-links = 接続
gr-sheet-links-tip = 接続済みの鉄道の数と、ゲーム終了に必要な数
gr-sheet-player-tip = { $player }の株
gr-sheet-railroad-tip = { $name }。{ $power }
gr-sheet-unpaid-tip = { $railroad }はまだ配当を支払いません
gr-sheet-linked = { $railroads }と接続
gr-sheet-linked-none = まだ接続なし
gr-sheet-holding = { $shares }株 × { $each }：収入{ $income }
gr-sheet-cash = 現金
gr-sheet-cash-tip = プレイヤーの所持金。勝敗はこれだけで決まります
gr-sheet-incomes = 収入
gr-sheet-incomes-tip = そのプレイヤーの株の収入の合計
gr-sheet-markers = マーカー
gr-sheet-markers-tip = いま袋に入れるとした場合のマーカーの数
gr-sheet-turns = 手番
gr-sheet-turns-tip = このラウンドの手番順での位置
gr-unpaid = （{ $amount }）
gr-of = { $has }/{ $needed }
gr-cash-hidden = 終了まで画面には表示しません
gr-no-turn = なし

gr-bag = 袋の中
gr-order = このラウンドの手番順
gr-head-income = 収入
gr-head-markers = マーカー

gr-track-railroads = 鉄道の収入
gr-track-players = プレイヤーの収入
gr-flipped = +{ $amount }

gr-links = 接続
gr-links-self = –
gr-links-more = { $city } +{ $number }
gr-links-tip = { $pair }：{ $cities }
gr-links-missing = { $railroad } { $number }
gr-links-still = 終了までに足りない接続：{ $parts }。
gr-links-stuck = { $missing } 機関車がない鉄道：{ $railroads }。
gr-links-end-next = すべての鉄道が必要な接続を持ちました。次に引く前にゲームが終わります。

gr-power-more = 一度に{ $number }ヘクスまで建設できます。
gr-power-fewer = 一度に{ $number }ヘクスまでしか建設できません。
gr-power-no-surcharge = 都市でほかの鉄道の分の追加費用を払いません。
gr-power-discount = 各ヘクスの費用が{ $amount }少なくなります（最低1）。
gr-power-first-free = 建設のたびに、都市以外の最初の1ヘクスが無料です。
gr-power-most-spent = 一度の建設に{ $amount }までしか使えません。
gr-power-best-twice = 最も収入の多い都市を2倍に数えます。
gr-power-pays-once = { $cities }に線路が届くまで配当を支払いません。

gr-card-start = スタート都市
gr-card-locomotives = 残りの機関車
gr-card-of = { $number }/{ $all }
gr-card-unsold = 未売却の株
gr-card-links = { $number }（必要{ $needed }）：{ $railroads }
gr-card-dividend = 配当
gr-card-double = 2倍
gr-card-holders = 株主
gr-card-holder = プレイヤー
gr-card-shares = 株
gr-card-cities = 都市
gr-card-city = 都市
gr-card-others = ほかの鉄道
gr-card-seat = 時計回りで{ $all }人中{ $number }番目の席
gr-card-markers = 袋に入れるマーカー
gr-card-turns = このラウンドの手番
gr-card-turn-over = { $number }（終了）
gr-card-each = 1株
gr-card-in-hand = 株

# グラフ。
chart-player-income = プレイヤーの収入
chart-dividends = 配当の累計
chart-treasury = 鉄道の資金
chart-railroad-income = 鉄道の収入
chart-links = 接続
chart-gr-hidden = 現金は終了まで画面に表示しません。現金を計算できる値も同じです。
