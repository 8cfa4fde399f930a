# The tour of the window, on a copy of the sample game.

start-tour = 画面の案内
start-tour-tip = サンプルゲームを使い、5つのステップで画面を案内します
action-tour = 画面の案内(&T)
tour-offer = 初めての方へ：サンプルゲームを使い、5つのステップで画面を案内します。2分ほどで終わり、いつでも中止できます。ヘルプメニューからも始められます。
tour-offer-take = 案内を始める
tour-offer-later = 今はしない
tour-offer-later-tip = 次回からは表示しません。ヘルプメニューから始められます
tour-place = { $number } / { $whole }
tour-next = 次へ
tour-next-tip = 次のステップ（Enter または →）
tour-done = 終了
tour-done-tip = 案内を始めた画面に戻る（Enter）
tour-back = 前へ
tour-back-tip = 前のステップ（←）
tour-leave = 案内を中止
tour-leave-tip = 案内を始めた画面に戻る（Esc）

tour-turn = 質問は1つずつ
tour-turn-words = 今、誰が何を決めるのかをここに示します。Enterで塗りつぶされたボタンを選び、数字や文字でその横の選択肢を選びます。選ぶとどうなるかは、選ぶ前に読めます。
tour-map = マップ
tour-map-words = 枠と斜線で示したヘクスには、タイルを敷設できます。ヘクスをクリックし、クリックか数字でタイルを選び、Rで回転、Enterで敷設します。カードには、そのタイルで会社の収益がどう変わるかを示します。{ $alone }でマップだけを表示します。
tour-sheet = 全員の現金と株
tour-sheet-words = 一覧表は会社ごとに1行、プレイヤーごとに1列です。株価チャートは各社の株価とその動く先を示します。マウスで指すと詳しく読めます。卓上と異なるところは右クリックで訂正します。
tour-journal = 何も失われません
tour-journal-words = すべての手は記録に残り、すぐに保存されます。{ $undo }で何手でも、翌日でも元に戻せます。{ $history }で以前の時点をそのまま表示し、{ $change }で古い項目を変更すると、その後の手が改めて適用されます。
tour-table = 卓の皆さんのために
tour-table-words = ボードの上で行う作業と、読み上げる文です。作業は済んだら印を付けます。{ $display }で卓上ディスプレイを開きます。プレイヤー用の、大きな文字の別の画面です。{ $rules }で質問に関するルールを説明します。キー一覧とこの案内はヘルプメニューにあります。
