# Why a move is refused. One sentence each; the rule it rests on is added behind it.

refusal-with-rule = { $sentence }（{ $rule }）
rule-page = { $page }ページ
reason-recorded = 記録のとおり

# The course of the game
refusal-not-your-turn = { $player }の手番です。
refusal-game-over = ゲームは終わっています。
refusal-unknown-action = このゲームにアクション{ $action }はありません。
refusal-unknown-player = プレイヤー{ $player }はいません。
refusal-unknown-company = 会社{ $company }はありません。
refusal-unknown-hex = ヘクス{ $hex }はありません。
refusal-unknown-tile = タイル{ $tile }はありません。
refusal-unknown-private = プライベート会社{ $private }はありません。
refusal-unknown-certificate = 権利証{ $paper }はありません。
refusal-not-enough-money = { $holder }の所持金は{ $have }で、{ $need }必要です。
refusal-negative-price = { $price }は価格になりません。
refusal-nobody-can-pass = 今、全員でパスできるものはありません。
refusal-unreadable = 記録のこの部分を読めません：{ $flaw ->
    [lacks] { $what }がないか不明です
   *[no-sense] { $what }の値が正しくありません
}。

# Players and settings
refusal-nothing-changes = 何も変わりません。
refusal-no-name = プレイヤーには名前が必要です。{ $most }文字以内で、見えない文字は使えません。
refusal-name-taken = { $name }という名前の人がほかにいます。
refusal-unknown-colour = プレイヤーの色に{ $colour }はありません。
refusal-unknown-symbol = プレイヤーの記号に{ $symbol }はありません。
refusal-track-off-only-at-table = 線路を管理せずに遊べるのは、卓上だけです。
refusal-map-needed = 再び線路を管理するには、今のマップの入力が必要です。

# The map as it lies
refusal-map-only-at-table = マップを入力できるのは卓上だけです。画面ではゲームの進行で決まります。
refusal-answer-first = 先に、マップについての質問に答える必要があります。
refusal-hex-twice = { $hex }が2回指定されています。
refusal-certificate-sold = { $paper }はもう売り出されていません。
refusal-certificate-twice = { $paper }が2回指定されています。
refusal-no-station-yet = { $company }はまだ本拠地にトークンを置いていません。
refusal-home-station-missing = { $hex }に{ $company }の本拠地トークンがありません。
refusal-stations-differ = { $company }のトークンはマップ上に{ $placed }個、残り{ $left }個ですが、全部で{ $all }個です。

# Auction
refusal-no-auction = 今はオークション中ではありません。
refusal-not-on-offer = { $private }は今セリに出ていません。
refusal-other-bid = 最高のビッドは{ $player }の{ $bid }で、{ $amount }ではありません。
refusal-bid-too-low = ビッドは{ $minimum }以上です。{ $amount }では足りません。

# Stock round
refusal-no-stock-round = 株式ラウンドで行うことです。
refusal-not-started = { $company }の公募価格はまだありません。
refusal-already-started = { $company }の公募価格は決まっています。
refusal-cannot-be-started = { $company }はプレイヤーが公開できません。
refusal-no-par = { $price }は公募価格になりません。
refusal-no-par-question = 今は{ $company }の公募価格を決める時ではありません。
refusal-no-such-share = そこに該当する{ $company }の株はありません。
refusal-sold-this-round = このラウンドに{ $company }の株を売却したプレイヤーは、次の株式ラウンドまで買い戻せません。
refusal-share-limit = 株数制限は{ $limit }です。
refusal-more-than-half = { $company }の半分より多く（{ $percent }%）保有する人は、銀行からはそれ以上購入できません。
refusal-debtor-buys-nothing = 先に借金{ $debt }の返済が必要です。
refusal-must-sell-for-debt = { $player }は借金{ $debt }のため、先に株を売却する必要があります。
refusal-must-sell-over-limit = { $player }は先に株を売却する必要があります：株券{ $has }枚、制限は{ $limit }です。
refusal-block-leaves-debt = { $player }は一度にもっと多く売却する必要があります：この売却の後は、借金{ $debt }のうち{ $left }をこの手番で返済できなくなります。
refusal-block-leaves-excess = { $player }は一度にもっと多く売却する必要があります：この売却の後は、この手番で株券が{ $left }枚多すぎるままになります。制限は{ $limit }です。
refusal-no-sales-in-first-round = 最初の株式ラウンドでは、株を売却できません。
refusal-one-block-per-turn = { $company }の株はこの手番で既に売却しました。
refusal-no-shares-to-sell = { $has ->
    [0] { $player }は{ $company }の株を持っていません。
   *[other] { $player }が持つ{ $company }の{ $has }%では、この売却はできません。
}
refusal-sell-nothing = 売却は1株以上です。
refusal-pool-full = バンクプールの{ $company }が{ $percent }%になります。上限は半分です。
refusal-director-certificate-stays = { $company }の社長株はこの形では売却できません。次に社長になる人がいません。
refusal-emergency-keeps-directors = 列車のための売却で、{ $company }の社長交代を起こすことはできません。
refusal-nothing-to-visit = { $paper }には、まだ到達できるものがありません。

# A company's turn
refusal-no-company-turn = 今は会社の手番ではありません。
refusal-not-this-company = { $company }の手番です。
refusal-track-not-kept = このゲームでは線路を管理していないため、マップ上の場所は指定できません。
refusal-track-kept = このゲームでは線路を管理しているため、これはマップから決まります。
refusal-one-station-per-turn = { $company }はこの手番で既にトークンを置きました。
refusal-no-train-duty = { $company }に、今は列車の保有義務がありません。
refusal-other-step = 会社は今、別のステップにいます：{ $step ->
    [track] 線路敷設
    [station] トークン
    [run] 運行
    [dividend] 配当
    [trains] 列車購入
   *[other] { $step }
}。
refusal-step-not-optional = ステップ「{ $step ->
    [track] 線路敷設
    [station] トークン
    [run] 運行
    [dividend] 配当
    [trains] 列車購入
   *[other] { $step }
}」は省略できません。
refusal-one-tile-per-turn = タイルは1手番に1枚です。
refusal-home-tile-first = 先に{ $hex }に本拠地のタイルを置きます。
refusal-colour-not-yet = フェイズ{ $phase }では{ $colour ->
    [yellow] 黄
    [green] 緑
    [brown] 茶
    [gray] 灰
   *[other] { $colour }
}タイルは使えません。
refusal-tile-not-in-tray = タイル{ $tile }はトレイに残っていません。
refusal-hex-takes-no-tile = { $hex }にタイルは敷設できません。
refusal-last-colour = { $hex }のタイルは最後の色です。
refusal-no-tile-fits = { $hex }には、会社の線路につながり、今の線路を保ち、禁じられた方向に出ないタイルがありません。
refusal-no-tile-left = { $hex }に合うタイルはトレイに残っていません。
refusal-no-rotation = タイルの向きは0から5です。{ $rotation }はありません。
refusal-tile-does-not-fit = タイル{ $tile }は{ $hex }に敷設できません。
refusal-track-lost = この向きのタイル{ $tile }では、{ $hex }の線路が保たれません。
refusal-track-leads-nowhere = { $hex }の線路が{ $edge ->
    [0] 南西
    [1] 西
    [2] 北西
    [3] 北東
    [4] 東
   *[other] 南東
}で行き止まりになります。
refusal-not-connected = { $hex }は{ $company }のトークンにつながっていません。
refusal-power-not-usable = 今は{ $private }でタイルを追加敷設できません。
refusal-extra-tile-colour = 追加のタイルは{ $colour ->
    [yellow] 黄
    [green] 緑
    [brown] 茶
    [gray] 灰
   *[other] { $colour }
}です。
refusal-no-city = { $hex }にその都市はありません。
refusal-no-stations-left = { $company }のトークンは残っていません。
refusal-city-full = { $hex }の都市は満杯です。
refusal-one-station-per-hex = { $hex }には既にこの会社のトークンがあります。
refusal-kept-for-home = { $hex }の最後の置場は、本拠地トークンのために空けておきます。
refusal-company-buys-no-privates = { $company }はプライベート会社を購入できません。
refusal-not-directors-private = { $private }は社長のものではありません。
refusal-no-private-sales-yet = 会社はまだプライベート会社を購入できません。
refusal-no-private-sales-now = フェイズ{ $phase }では会社はプライベート会社を購入できません。
refusal-private-not-for-sale = { $private }は会社に売却できません。
refusal-private-price = 価格は{ $low }から{ $high }までです。
refusal-destination-pays-itself = 目的地到達の資本金は自動で支払われます。
refusal-no-destination = { $company }に到達すべき目的地はありません。
refusal-destination-not-reached = { $company }は目的地に到達していません。

# Runs
refusal-route-unknown-place = ルートの{ $place }はマップにありません。
refusal-route-too-short = 列車{ $train }のルートが2つの駅を結んでいません。
refusal-route-broken = ルートが{ $place }で途切れています。
refusal-route-no-track = { $place }にその線路はありません。
refusal-route-counts-elsewhere = 列車{ $train }が、ルート上にない駅を数えています。
refusal-route-twice = { $train }列車のルートが同じ場所を2回訪問しています。
refusal-route-track-twice = { $train }列車のルートが同じ線路を2回使っています。
refusal-run-track-twice = { $train }列車が、別の列車の線路を使っています。
refusal-route-blocked = ルートは{ $hex }から先に進めません。
refusal-route-no-stop = { $hex }には訪問する駅がありません。
refusal-route-without-station = { $train }列車のルートに、数える{ $company }のトークンがありません。
refusal-route-too-long = ルートが{ $train }列車には長すぎます。
refusal-route-skips = { $train }列車は駅をスキップできません。
refusal-hex-train-offboard = { $train }列車は{ $hex }に運行できません。
refusal-train-twice = 列車{ $train }は1回だけ運行できます。
refusal-not-its-train = 列車{ $train }は{ $company }のものではありません。
refusal-number-only-at-table = 運行にはルートの指定が必要です。数字だけでよいのは卓上だけです。
refusal-below-best = この運行は{ $claimed }ですが、{ $best }が可能です。
refusal-run-not-judged = まず最大の収益を調べる必要があります。ここでの申告は{ $claimed }です。
refusal-revenue-differs = 記録は{ $claimed }ですが、ルートの収益は{ $earned }です。

# Trains and debts
refusal-train-limit = { $company }の列車制限は{ $limit }両です。
refusal-train-not-on-sale = 列車{ $train }はそこでは購入できません。
refusal-train-fixed = 列車{ $train }は譲渡できません。
refusal-wrong-train-kind = { $company }は{ $train }列車を保有できません。
refusal-train-price = 価格は{ $price }です。
refusal-no-train-trade-yet = 会社間の列車売買はまだできません。
refusal-above-face = 社長が補填する場合、価格は{ $price }までです。
refusal-can-pay-another = 会社資金だけで買える別の列車があります。
refusal-must-own-train = { $company }にはルートがあり、列車の保有義務があります。
refusal-no-discard = { $company }に放出する列車はありません。
refusal-repay-amount = { $debt ->
    [0] 返済する借金はありません。
   *[other] 返済できるのは1から{ $debt }までです。{ $amount }はできません。
}
refusal-no-bankruptcy = このゲームに破産はありません。
refusal-no-bankruptcy-now = 今、破産する人はいません。
refusal-no-station-question = 今、{ $hex }で返却するトークンはありません。
refusal-no-such-station = { $hex }にそのトークンはありません。
refusal-result-differs = 記録では{ $player }の最終資産は{ $recorded }ですが、ここでは{ $worth }です。
refusal-events-differ = 保存された結果が、今のルールによる結果と異なります。
refusal-effects-do-not-fit = ここでの入力は、今のゲームに合いません。
