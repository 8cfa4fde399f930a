# What buttons, heads and menus say about themselves where their name may not be enough.

start-continue-tip = 最後に遊んだゲーム（Enter）
start-new-tip = 新しいゲームの名前、席順、裁定を決めます（{ $key }）
start-open-tip = Bankhalterのゲームファイル、または記録されたゲーム（{ $key }）
start-import-tip = ほかで遊び記録されたゲームを、ゲームファイルにします（{ $key }）
start-position-tip = すでに卓上で進行中のゲームを、メモから入力します：現金、株、列車、マップ（{ $key }）
start-run-tip = 自分で並べたボードで、ある会社の列車が得る収益を調べます。ゲームは不要です（{ $key }）
start-sample-tip = 1ゲームを1手ずつ見られます。コピーを保存しない限り残りません

action-copy-tip = このゲームの別のファイルを作ります。ゲーム自体は常に保存されています
action-backups-tip = 開いたゲームについてプログラムが残したコピー
action-clock-tip = 決定するプレイヤーの時間を計ります
action-clock-budget-tip = 各席の持ち時間、追加時間、超過の費用
action-undo-step-tip = 会社の今のステップの始めまで戻します
action-hands-done-tip = 卓上の作業がすべて済んだことにします
action-recap-tip = ホットシート：そのプレイヤーの前の手番から起きたこと
action-board-check-tip = 卓上の物を1つずつ順に確かめます
action-find-tip = 起きたことを、含まれる語で探します
action-correct-tip = 卓上と帳簿が異なるところを直します
action-display-tip = プレイヤー用の、大きな文字の別の画面
action-map-alone-tip = 上部の表示とマップだけ。もう一度で元に戻ります
action-follow-tip = 手番パネルの横に大きく出るものが質問に合わせて変わります。オフにすると今の配置のままになります
action-reset-layout-tip = パネルを動かしたり隠したりする前の配置
action-tour-tip = サンプルゲームを使った5つのステップ。終わると開いていたゲームに戻ります

new-seats-drawn-tip = プログラムが席を抽選します。抽選番号を表示するので、誰でも確かめられます
new-seats-typed-tip = 最初の名前がプレイ順の1番目になります
new-preset-tip = ルールに書かれていない点を卓でどう決めるか、その出発点です
new-rulings-all-tip = ルールに書かれていない点と回答の一覧。1つずつ変更できます

head-price-tip = 株価チャートの株価
head-bank-tip = 銀行から購入：株券と価格
head-pool-tip = 売られた株があるバンクプールから購入
head-own-tip = 売却：プレイヤーの持ち株
turn-change-by-tip = 金額を{ $amount }変えます。数字の入力や + と − でも変えられます
header-trains-tip = 銀行が次に売る列車、その残り枚数、価格
trains-price-tip = 銀行での価格。2つ目はカードの裏面の価格です
trains-left-tip = 銀行に残っている枚数と全体の枚数
trains-tiles-tip = 敷設できるタイルの最新の色
export-branches-tip = JSONファイルに、元に戻した手も含めます
sheets-kind-pack-up-tip = 別の日にこのゲームを再開するためのすべて
sheets-kind-report-tip = 順位、資産の内訳、グラフと数字
sheets-kind-cards-tip = ラウンドと手番の内容、価格。プレイヤー用です
