# The window: start page, toolbar, status line.

app-name = Bankhalter
app-tagline = 鉄道ゲームの夜に、銀行と株主名簿と盤面を。
window-title = { $name } – { app-name }

button-back = ボード一覧
button-fit = 全体
button-turn = 回転
button-numbers = 番号
button-dark = 暗色テーマ
button-light = 明色テーマ
tip-back = ボード一覧に戻る（Esc）
tip-zoom-in = 拡大（+ またはホイール）
tip-zoom-out = 縮小（− またはホイール）
tip-fit = ボード全体を表示（{ $key }）
tip-turn = ボードを180°回転（{ $key }）
tip-numbers = タイル番号とヘクス名を表示（{ $key }）
tip-theme = 明色・暗色の切り替え（D）
map-hint = ドラッグ：移動、ホイール：拡大、矢印：ヘクスの選択
map-zoom = { $percent }%
card-name = { $title }、{ $kind }

# The window of a game: docks, messages, menus.

dock-float = { $panel }を切り離す、または戻す
dock-hide = { $panel }を隠す
dock-tabs = この場所のパネル
panel-turn = 手番
panel-map = マップ
panel-market = 株価チャート
panel-sheet = 一覧表
panel-charter = 会社
panel-player = プレイヤー
panel-trains = 列車
panel-tiles = タイル
panel-journal = 記録
panel-charts = グラフ
panel-table = 卓上の作業
panel-quick = クイック入力
layout-banker = 銀行係
layout-hotseat = 一画面
scene-board = マップを大きく
scene-shares = 一覧表と株価チャート
scene-trains = 一覧表と列車
scene-news = 起きたこと
scene-news-board = 起きたこととマップ
scene-end = 一覧表とグラフ
message-good = 完了
message-warn = ルール違反
message-bad = 実行不可
message-close = 閉じる（Esc）
message-overrule = それでも行う…（{ $key }）
message-reason = 卓の理由（記録に残ります）
message-confirm = 例外を認める

menu-game = ゲーム(&G)
menu-edit = 編集(&E)
menu-view = 表示(&V)
menu-help = ヘルプ(&H)
menu-panels = パネル(&P)
menu-layouts = 配置(&L)
menu-text-size = 文字サイズ(&S)
menu-theme = テーマ(&H)
menu-colours = 会社の色(&C)
menu-language = 言語 Language(&G)
action-new = 新しいゲーム(&N)…
action-open = 開く(&O)…
action-import = 記録されたゲームの取り込み(&I)…
action-copy = コピーを保存(&S)…
action-backups = 以前のコピー(&A)…
action-players = プレイヤー(&P)…
action-settings = このゲームの設定(&T)…
action-clock = プレイヤーの時計(&L)
action-clock-budget = 持ち時間つきの時計(&G)…
action-pause-clock = 時計の一時停止(&H)
action-close = ゲームを閉じる(&C)
action-quit = 終了(&Q)
action-undo = 元に戻す(&U)
action-redo = やり直す(&R)
action-undo-step = ステップの始めまで戻す(&S)
action-undo-turn = 手番の始めまで戻す(&T)
action-undo-round = ラウンドの始めまで戻す(&O)
action-history = 履歴(&H)
action-history-first = 最初の時点(&F)
action-history-previous = 前の時点(&E)
action-history-next = 次の時点(&N)
action-history-last = 最後の時点(&L)
action-correct = 訂正(&C)…
action-hands-done = 卓上の作業をすべて完了(&D)
action-recap = 手番交代カード(&W)
action-board-check = 盤面確認(&B)
action-find = 記録を検索(&J)
action-map-alone = マップのみ(&M)
action-follow = 質問に合わせて配置(&F)
action-reset-layout = パネルを元の位置に戻す(&B)
action-turn-panel = 手番パネル(&T)
action-text-size = { $percent }%
action-theme-system = デスクトップに合わせる(&A)
action-theme-light = 明色(&L)
action-theme-dark = 暗色(&D)
action-colours-printed = 印刷どおり(&A)
action-colours-easy = 見分けやすい色(&E)
action-language-system = システムに合わせる(&S)
action-keys = キー一覧(&K)
action-about = このプログラムについて(&A)

# Files and long work.

file-open = ゲームを開く
file-import = 記録されたゲームの取り込み
file-copy = ゲームのコピーを保存
file-games = ゲーム
file-recorded = 記録されたゲーム
file-all = すべてのファイル
file-missing = ファイル{ $file }がありません。
progress-import = { $file }を読み込み中
progress-sample = サンプルゲームを読み込み中
progress-cancel = 中止

# Help.


# Before something that was entered is thrown away.

lose-title = 最初からやり直しますか？
lose-keep = このまま残す
