# The start page and the page of a new game.

start-continue = 前回のゲームを続ける
start-new = 新しいゲーム
start-open = ゲームを開く…
start-import = 記録されたゲームの取り込み…
start-sample = サンプルゲームを見る
sample-hint = { $redo }で1手ずつ進み、{ $undo }で戻ります。自分で入れた手は、コピーを保存したときだけ残ります。
start-recent = 最近のゲーム
start-choose = ボードを見る
board-coming = ボードを描画中 …
start-players = { $least }～{ $most }人
start-size = ヘクス{ $hexes }、タイル{ $tiles }枚
start-map-only = マップのみ
start-rules = マップとルール
start-key = キー { $key }
start-gone = ファイルが見つかりません。

new-heading = 新しいゲーム
new-title = タイトル
new-players = プレイヤー
new-players-hint = 3～7人の名前を入力します。席を抽選するまでは、入力順がそのまま順番です。
new-player = プレイヤー{ $number }
new-player-optional = プレイヤー{ $number }（任意）
new-seats = 席順
new-seats-drawn = 席を抽選する
new-seats-typed = 入力順：プレイ順どおり
new-draw = 席を抽選
new-draw-again = もう一度抽選
new-draw-none = まだ抽選していません。
new-draw-shown = 抽選結果：{ $seats }（抽選番号：{ $seed }）
new-seats-order = 席順：{ $seats }
new-mode = 遊び方
new-mode-table = 卓上で、実物のボードを使う
new-mode-table-hint = 実物のボードが基準です。プログラムは銀行となって帳簿を付け、卓上で行う作業を示します。卓の判断で例外も認められます。
new-mode-hotseat = この画面で遊ぶ
new-mode-hotseat-hint = 画面がボードになり、順番に操作します。すべてのルールが適用されます。
new-track = タイル、トークン、ルートを管理する
new-track-always = 画面で遊ぶ場合は常に管理します。
new-track-hint = 管理しない場合、マップについては尋ねず、収益は手で入力します。
new-cash = プレイヤーの現金を公開する
new-cash-hint = 公開しない場合、運行ラウンドまで隠します。
new-rulings = 裁定
new-rulings-all = すべての質問を表示
new-rulings-same = すべて最初の設定どおりの回答です。
new-rulings-count = 最初の設定と異なる回答が{ $count }件あります：
new-ruling = { $id }  { $question }
new-ruling-changed = 変更済み
new-ruling-answer = { $question }{ $answer }
new-ruling-codes = { $first }、{ $second }などは裁定の一覧にある質問の番号です。拒否の説明とルールガイド（{ $key }）にも出てきます。
new-preset-changed = { $preset }（変更あり）
new-preset-own = 独自の回答があり、印を付けてあります。
new-start = ゲーム開始
new-back = 戻る
new-problem-count = { $count }人の名前があります。{ $least }～{ $most }人で遊べます。
new-problem-twice = { $name }という名前のプレイヤーが2人います。

# Players and settings of the running game.

players-title = プレイヤー
players-seat = 席{ $number }
players-rename = 名前の変更
players-rename-tip = 同じ人の名前を変えます
players-replace = 交代
players-replace-tip = ここから別の人がこの席に着きます
players-colour = 色
players-symbol = 記号
players-hint = ほかの人が使っている色や記号を選ぶと、交換になります。変更はすべて元に戻せます。
seat-blue = 青
seat-orange = オレンジ
seat-green = 緑
seat-purple = 紫
seat-sky = 空色
seat-vermilion = 朱色
seat-yellow = 黄
seat-triangle = 三角
seat-circle = 丸
seat-square = 四角
seat-diamond = ひし形
seat-star = 星
seat-cross = 十字
seat-pentagon = 五角形
settings-title = このゲームの設定

# The map as it lies on the table.

map-entry-title = 卓上のマップ
map-entry-hint = ヘクスをクリックし、置かれている物を選びます。マップは最後に分かっていた状態から始まります。
map-entry-tile = タイル{ $tile }
map-entry-station = { $company }（都市{ $city }）
map-entry-piece = { $paper }：{ $piece }
map-entry-done = ここから線路を管理
map-entry-done-tip = マップの入力完了（{ $key }）
