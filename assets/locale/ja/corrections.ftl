# Corrections, and games that begin with a position.

# In the journal
journal-corrected-cash = 訂正：{ $payer }から{ $payee }に{ $amount }。メモ：{ $note }
journal-corrected-debt = 訂正：{ $player }の{ $debt ->
    [train] 列車の借金
   *[exchange] 交換の借金
}は{ $amount }。メモ：{ $note }
journal-corrected-bank = 訂正：{ $broken ->
    [yes] 銀行は資金切れ
   *[no] 銀行は資金切れではない
}。メモ：{ $note }
journal-corrected-certificate = 訂正：{ $company }の{ $sort ->
    [director] 社長株（{ $percent }%）
   *[share] { $percent }%
}を{ $source }から{ $target }へ。メモ：{ $note }
journal-corrected-paper = 訂正：{ $closed ->
    [yes] { $paper }はゲームから除去。
   *[no] { $paper }の所有者は{ $owner }。
}メモ：{ $note }
journal-corrected-piece = 訂正：{ $there ->
    [yes] { $paper }は{ $place }にある。
   *[no] { $paper }はマップ上にない。
}メモ：{ $note }
journal-corrected-mark = 訂正：{ $paper }は{ $mark ->
    [visited] { $marked ->
        [yes] 活性化済み
       *[no] 未活性化
    }
   *[used] { $marked ->
        [yes] 使用済み
       *[no] 未使用
    }
}。メモ：{ $note }
journal-corrected-train = 訂正：{ $from ->
    [stack] 山の
    [gone] ゲーム外の
   *[holder] { $source }の
}{ $train }列車1両は{ $to ->
    [stack] 山に戻る
    [gone] ゲームから除去
   *[holder] { $target }のもの
}。メモ：{ $note }
journal-corrected-side = 訂正：{ $owner }の{ $old }列車は{ $new }列車。メモ：{ $note }
journal-corrected-tile = 訂正：{ $how ->
    [off] { $place }のタイル{ $tile }を除去。
    [turned] { $place }のタイル{ $tile }の向きを変更。
   *[laid] { $place }にタイル{ $tile }。
}メモ：{ $note }
journal-corrected-station = 訂正：{ $known ->
    [yes] { $there ->
        [yes] { $place }に{ $company }のトークンがある。
       *[no] { $place }に{ $company }のトークンはない。
    }
   *[no] { $there ->
        [yes] { $company }の会社チャートのトークンを1個減らす。
       *[no] { $company }の会社チャートのトークンを1個増やす。
    }
}メモ：{ $note }
journal-corrected-marker = 訂正：{ $company }のマーカーを{ $old }から{ $new }へ。メモ：{ $note }
journal-corrected-par = 訂正：{ $par ->
    [0] { $company }の公募価格はなし。
   *[other] { $company }の公募価格は{ $par }。
}メモ：{ $note }
journal-corrected-company = 訂正：{ $company }は{ $floated ->
    [yes] 設立済み
   *[no] 未設立
}、{ $operated ->
    [yes] 運行済み
   *[no] 未運行
}、目的地は{ $destination ->
    [open] 未到達
    [reached] 到達済み
   *[none] なし
}。メモ：{ $note }
journal-corrected-phase = 訂正：フェイズ{ $phase }。メモ：{ $note }
journal-corrected-order = 訂正：プレイ順は{ $players }。メモ：{ $note }
journal-corrected-auction = 訂正：{ $private }のセリ、最初は{ $player }。メモ：{ $note }
journal-corrected-stock = 訂正：株式ラウンド{ $number }、{ $player }の手番。メモ：{ $note }
journal-corrected-operating = 訂正：運行ラウンド{ $number }.{ $index }、{ $company }の手番：{ $step ->
    [track] 線路敷設
    [station] トークン
    [run] 運行
    [dividend] 配当
   *[trains] 列車購入
}。メモ：{ $note }
journal-corrected-turn = 訂正：別の手番。メモ：{ $note }
journal-turn-broken-off = { $company }はもう手番を行えないため、手番を打ち切りました。
journal-position-set = 入力された局面からゲームが始まりました：フェイズ{ $phase }、{ $tiles ->
    [0] タイルなし。
   *[other] タイル{ $tiles }枚。
}

# What a correction will do
consequence-corrected-cash = { $payer }から{ $payee }に{ $amount }
consequence-corrected-debt = { $player }の借金{ $amount }
consequence-corrected-bank = { $broken ->
    [yes] 銀行は資金切れ
   *[no] 銀行は資金切れではない
}
consequence-corrected-certificate = { $company }の{ $percent }%を{ $source }から{ $target }へ
consequence-corrected-paper = { $closed ->
    [yes] { $paper }をゲームから除去
   *[no] { $paper }を{ $owner }へ
}
consequence-corrected-piece = { $there ->
    [yes] { $place }に{ $paper }
   *[no] { $paper }をマップから除去
}
consequence-corrected-mark = { $marked ->
    [yes] { $paper }は{ $mark ->
        [visited] 活性化済み
       *[used] 使用済み
    }
   *[no] { $paper }は{ $mark ->
        [visited] 未活性化
       *[used] 未使用
    }
}
consequence-corrected-train = { $to ->
    [stack] { $train }を1両、山に戻す
    [gone] { $train }を1両、ゲームから除去
   *[holder] { $from ->
        [holder] { $train }を1両、{ $source }から{ $target }へ
       *[other] { $train }を1両、{ $target }へ
    }
}
consequence-corrected-side = { $old }が{ $new }に
consequence-corrected-tile = { $how ->
    [off] { $place }のタイル{ $tile }を除去
    [turned] { $place }のタイル{ $tile }の向きを変更
   *[laid] { $place }にタイル{ $tile }
}
consequence-corrected-station = { $there ->
    [yes] { $known ->
        [yes] { $company }：{ $place }にトークン、会社チャートは1個減
       *[no] { $company }：会社チャートのトークン1個減
    }
   *[no] { $known ->
        [yes] { $company }：{ $place }にトークンなし、会社チャートは1個増
       *[no] { $company }：会社チャートのトークン1個増
    }
}
consequence-corrected-marker = { $company }：株価{ $old }から{ $new }
consequence-corrected-par = { $par ->
    [0] { $company }：公募価格なし
   *[other] { $company }：公募価格{ $par }
}
consequence-corrected-company = { $company }は{ $floated ->
    [yes] 設立済み
   *[no] 未設立
}、{ $operated ->
    [yes] 運行済み
   *[no] 未運行
}、目的地{ $destination ->
    [open] 未到達
    [reached] 到達済み
   *[none] なし
}
consequence-corrected-phase = フェイズ{ $phase }
consequence-corrected-order = プレイ順：{ $players }
consequence-corrected-auction = { $private }のセリ、最初は{ $player }
consequence-corrected-stock = 株式ラウンド{ $number }、{ $player }の手番
consequence-corrected-operating = 運行ラウンド{ $number }.{ $index }、{ $company }の手番
consequence-corrected-turn = 別の手番
consequence-turn-broken-off = { $company }の手番を打ち切り
consequence-position-set = この局面からゲーム開始

# Why a correction is refused
refusal-note-needed = 訂正には理由のメモが必要です。{ $most }文字以内で、見えない文字は使えません。
refusal-company-closed = { $company }はゲームから除去されています。
refusal-not-floated = { $company }は未設立です。
refusal-no-holder = { $holder }はこれを保有できません。
refusal-no-amount = { $amount }は金額になりません。
refusal-no-debt = { $amount }は借金の額になりません。
refusal-sold-before = { $private }は、既に誰かが持っているものより先に売られます。
refusal-leader-waits = { $player }は最高のビッドをして、ほかの人を待っています。
refusal-has-passed = { $player }はパスしたので、もう尋ねられません。
refusal-bid-stands = { $player }は{ $bid }をビッドしており、支払える必要があります。
refusal-bank-below-zero = 銀行の支払いが残高を超えています：{ $left }。
refusal-director-certificate-out = { $company }は設立済みなので、社長株が銀行にあることはありません。
refusal-private-not-sold = { $private }はまだ売られていません。
refusal-piece-tells = { $paper }が使用済みかどうかは、マップ上のコマで決まります。
refusal-certificate-in-bank = { $paper }はまだ銀行のものです。
refusal-unknown-train = 列車{ $train }はありません。
refusal-no-card-left = { $train }列車は山に残っていません。
refusal-no-card-gone = ゲームから除去された{ $train }列車はありません。
refusal-no-such-side = 列車{ $train }に{ $type }の面はありません。
refusal-no-station-out = { $company }のトークンはすべて会社チャートにあります。
refusal-home-station-last = { $company }の本拠地トークンは、ほかのトークンがマップ上にないときだけ取り除けます。
refusal-no-cell = 株価チャートの{ $row }行{ $column }列にマスはありません。
refusal-no-place-in-stack = このマスのほかのマーカーは{ $others }個なので、上に{ $above }個はあり得ません。
refusal-beyond-red-line = { $company }のマーカーは赤線を越えません。
refusal-stations-out = { $company }のトークンは{ $out }個置かれていますが、この公募価格では全部で{ $all }個です。
refusal-company-begun = { $company }は公開済みで、社長株は売られています。
refusal-company-has-things = { $company }にはお金、列車、権利証またはトークンがあるため、設立済みです。
refusal-unknown-phase = フェイズ{ $phase }はありません。
refusal-order-of-others = プレイ順では、全プレイヤーを1回ずつ指定します。
refusal-question-open = 先に、表示中の質問に答える必要があります。
refusal-no-such-round = ラウンド{ $number }はありません。
refusal-no-director = { $company }には社長がいないため、手番を行えません。
refusal-acts-twice = { $company }の手番がこのラウンドで2回になります。

# Why a position is refused
refusal-position-first = 局面を入力できるのは、最初の手の前だけです。
refusal-named-twice = { $name }が2回指定されています。
refusal-not-named = { $name }がありません。
refusal-below-zero = { $holder }の所持金が{ $amount }になることはありません。
refusal-too-much-money = プレイヤーの現金と会社資金の合計は{ $out }ですが、銀行の総額は{ $all }です。
refusal-too-many-shares = { $company }の株が{ $percent }%出ています。
refusal-director-has-less = { $player }の{ $company }の株が、社長株の保有者より多くなっています。
refusal-closed-has-things = { $company }は閉鎖されていますが、その物が残っています。
refusal-par-and-marker = { $company }には公募価格と株価マーカーの両方が必要です。または両方とも不要です。
refusal-members-and-merged = { $company }が設立済みなのは、前身の会社がすべて閉鎖されている場合だけです。
refusal-stations-left = { $company }のトークンは残り{ $left }個ですが、全部で{ $all }個しかありません。
refusal-too-many-trains = { $train }列車が多すぎます：{ $number }両ありますが、ゲームには{ $all }両です。
refusal-trains-in-stack = { $train }列車は{ $play }両が使われていますが、山から出たのは{ $out }両です。
refusal-phase-of-trains = フェイズ{ $phase }ですが、出ている列車によればフェイズ{ $due }です。
refusal-train-scrapped = フェイズ{ $phase }では、{ $train }列車はすべて廃車です。
refusal-train-turned = フェイズ{ $phase }では、{ $train }列車はすべて裏返されています。
refusal-too-many-tiles = タイル{ $tile }が多すぎます：{ $number }枚ありますが、ゲームには{ $all }枚です。
refusal-no-round-named = ゲームの進行状況がありません：ラウンド、会社の手番、質問の順に指定します。
refusal-no-such-question = これについての質問はありません：{ $about }。

# The dialog
correct-title = 訂正
correct-hint = 卓上で何が違いますか？　お金は必ず誰かから誰かへ動きます。ほかの支払いは起きません。
correct-menu = { $kind }を訂正…
correct-menu-of = { $kind }を訂正：{ $thing }…
correct-list = 訂正するもの
correct-note = メモ
correct-note-tip = 記録に残す理由
correct-do = 訂正
correct-do-anyway = ルールに反して訂正
correct-close = 閉じる
correct-unchanged = 帳簿のとおりです。違うところを変えてください。
correct-done = 訂正しました：{ $changes }
correct-undone = 取り消しました。帳簿は元の状態です。
correct-change = { $who } { $old } → { $new }
correct-change-by = { $who } { $more }
correct-nothing = { $kind ->
    [tile] このゲームでは線路を管理していないか、タイルを置ける場所がありません。
    [station] 訂正できるトークンはありません。
    [piece] マップにコマを置く権利証を持つ人はいません。
    [marker] まだ株価マーカーのある会社はありません。
    [side] 裏面のある列車はありません。
    [train] 訂正できる列車はありません。
    [mark] 使用や活性化のできる権利証を持つ人はいません。
   *[other] 今のゲームに、この種類のものはありません。
}
correct-place-stack = 山
correct-place-gone = ゲーム外
correct-place-pool = プール

correct-kind-cash = お金
correct-kind-debt = 借金
correct-kind-certificate = 株
correct-kind-paper = プライベートと権利証
correct-kind-mark = 使用・活性化
correct-kind-train = 列車
correct-kind-side = 列車の面
correct-kind-tile = タイル
correct-kind-station = トークン
correct-kind-piece = マップ上のコマ
correct-kind-marker = 株価マーカー
correct-kind-par = 公募価格
correct-kind-company = 会社の状態
correct-kind-phase = フェイズ
correct-kind-order = プレイ順
correct-kind-turn = 手番
correct-kind-bank = 銀行の資金切れ

correct-note-cash = 数え直し
correct-note-debt = 数え直し
correct-note-certificate = 株券の実際の場所
correct-note-paper = 権利証の実際の場所
correct-note-mark = 入力忘れ
correct-note-train = カードの実際の場所
correct-note-side = カードの実際の面
correct-note-tile = ボードの実際の状態
correct-note-station = ボードの実際の状態
correct-note-piece = ボードの実際の状態
correct-note-marker = 株価チャートの実際の状態
correct-note-par = 入力間違い
correct-note-company = 入力間違い
correct-note-phase = 入力間違い
correct-note-order = カードの実際の順
correct-note-turn = 手番違い
correct-note-bank = 数え直し

correct-cash-holder = 対象
correct-cash-amount = 所持金
correct-cash-more = 増減
correct-cash-other = 差額の相手
correct-debt-player = 対象
correct-debt-debt = 種類
correct-debt-debt-train = 列車の借金
correct-debt-debt-exchange = 交換の借金
correct-debt-amount = 借金
correct-bank-broken = 銀行
correct-bank-broken-yes = 資金切れ
correct-bank-broken-no = 資金あり
correct-certificate-company = 会社
correct-certificate-source = 帳簿上の場所
correct-certificate-certificate = 株券
correct-certificate-target = 卓上の場所
correct-certificate-director = 社長株、{ $percent }%
correct-certificate-share = { $number ->
    [1] { $percent }%
   *[other] { $percent }%（{ $number }枚中1枚）
}
correct-paper-paper = 権利証
correct-paper-owner = 所有者
correct-mark-paper = 権利証
correct-mark-mark = 内容
correct-mark-mark-used = 使用
correct-mark-mark-visited = 列車による活性化
correct-mark-marked = 済み
correct-mark-marked-yes = はい
correct-mark-marked-no = いいえ
correct-train-source = 帳簿上の場所
correct-train-train = 列車
correct-train-target = 卓上の場所
correct-train-card = { $type }列車
correct-train-of = { $type }列車、{ $owner }
correct-side-train = 列車
correct-side-type = 上になる面
correct-tile-hex = ヘクス
correct-tile-tile = タイル
correct-tile-rotation = 向き
correct-tile-none = タイルなし
correct-tile-number = タイル{ $tile }
correct-tile-turn = { $number } / { $total }：線路{ $sides }
correct-station-company = 会社
correct-station-there = トークン
correct-station-there-on = 帳簿にないがある
correct-station-there-off = 帳簿にあるがない
correct-station-place = 都市
correct-station-which = 都市を選択
correct-station-city = { $place }、都市{ $number }
correct-piece-paper = 権利証
correct-piece-hex = コマの場所
correct-piece-piece = コマ
correct-piece-nowhere = ヘクスなし
correct-marker-company = 会社
correct-marker-price = 株価
correct-marker-row = マス
correct-marker-cell = { $row }行{ $column }列
correct-marker-above = マスの中
correct-marker-top = 一番上
correct-marker-under = { $company }の下
correct-par-company = 会社
correct-par-par = 公募価格
correct-par-none = 公募価格なし
correct-company-company = 会社
correct-company-floated = 設立
correct-company-floated-yes = 済み
correct-company-floated-no = まだ
correct-company-operated = 運行
correct-company-operated-yes = 済み
correct-company-operated-no = まだ
correct-company-destination = 目的地
correct-company-destination-none = なし
correct-company-destination-open = 未到達
correct-company-destination-reached = 到達済み
correct-phase-phase = 現在
correct-phase-alone = { $count ->
    [0] 変わるのはフェイズだけです。訂正では廃車、裏返し、閉鎖は起きません。
   *[other] 変わるのはフェイズだけです。訂正では廃車、裏返し、閉鎖は起きません。次も訂正してください：{ $things }。
}
correct-phase-back = 変わるのはフェイズだけです。後のフェイズで廃車、裏返し、閉鎖になったものは、訂正するまでそのままです。
correct-train-alone = 動くのは列車だけです。訂正ではフェイズ{ $phase }は始まりません。次も訂正してください：{ $things }。
correct-phase-of = フェイズ{ $phase }
correct-order-place = { $number }
correct-turn-round = ラウンド
correct-turn-round-auction = オークション
correct-turn-round-stock = 株式ラウンド
correct-turn-round-operating = 運行ラウンド
correct-turn-round-over = ゲーム終了
correct-turn-player = 手番
correct-turn-company = 手番
correct-turn-step = ステップ
correct-turn-step-track = 線路敷設
correct-turn-step-station = トークン
correct-turn-step-run = 運行
correct-turn-step-dividend = 配当
correct-turn-step-trains = 列車購入
correct-turn-number = 株式ラウンド番号
correct-turn-index = 今の運行ラウンド
correct-turn-total = セット内の回数
correct-turn-acted = 手番済み
correct-turn-revenue = 収益
correct-done-anyway = 訂正しました。理由は記録に残ります。
