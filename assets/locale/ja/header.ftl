# The header: where the game stands.

header-auction = オークション
header-auction-of = { $private }をセリ中
header-stock = SR { $number }
header-stock-caption = 株式ラウンド{ $number }
header-operating = OR { $number }.{ $index }
header-operating-caption = 運行ラウンド { $index } / { $total }
header-ends = OR { $number }.{ $index }の後にゲーム終了
header-over = 終了
header-over-caption = ゲーム終了
header-phase = フェイズ{ $phase }
header-colours = タイル：{ $colours }
header-rounds = 運行ラウンド{ $count }回
header-privates = 会社はプライベート会社を購入可能
header-trade = 会社間の列車売買が可能
header-company = { $company } · { $player }
header-follow = 次：{ $names }
header-nobody-follows = 後続なし
header-discard = 列車制限を超過
header-asked = 回答待ち
header-bank = 銀行残高
header-bank-broken = 銀行の資金切れ
header-trains = { $kinds } × { $count }
header-trains-always = { $kinds }
header-unlimited = 無制限 · { $prices }
header-saved = 保存済み
header-saved-tip = どの手も、表示される前に{ $file }に書き込まれます。
header-memory = ファイルなし
header-memory-tip = このゲームはメモリ上にだけあります。「ゲーム」の「コピーを保存」でファイルに書き込めます。
header-unsaved = 未保存
header-unsaved-count = 未保存：{ $count }
header-waiting = 書き込み待ち：{ $count }
header-waiting-tip = 別のプログラムが{ $file }を読み込み中です。最新の項目はメモリに残し、読み込みが終わり次第、順番どおりに書き込みます。
header-colour-yellow = 黄
header-colour-green = 緑
header-colour-brown = 茶
header-colour-gray = 灰
header-amount = { $amount }

# The players' clock
clock-nobody = –
clock-of = { $player }の時計
clock-several = 時計は停止中
clock-paused = 一時停止中
clock-line = { $player }：{ $time }
clock-pause-tip = クリックで時計を一時停止します（{ $key }）。
clock-go-on-tip = クリックで再開します（{ $key }）。次の手でも再開します。
