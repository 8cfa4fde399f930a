# On the table: what hands must do, and what is read aloud.

hands-name = 卓上での作業
hands-now = 今
hands-low = 卓上 · { $heading }
hands-back = 取り消し
hands-back-what = 取り消しました。卓上も戻してください：{ $what }
hands-back-several = { $count }件の項目を取り消しました。卓上も戻してください。現在：{ $round }{ $asked ->
    [nobody] {""}
    [all] 、{ $who }
   *[one] 、{ $who }の手番
}。
hands-back-aloud = 取り消しがありました。卓上も戻してください。
hands-edited = 過去の変更
hands-edited-aloud = 過去を変更しました。卓上で変わるのは次のとおりです。
hands-unedited-aloud = 過去が変更前の状態に戻りました。卓上も戻してください。
hands-unless = まだそうなっていない場合だけ行います：
hands-setup = 準備
hands-setup-aloud = { $title }、{ $number }人用。
hands-nothing = 卓上での作業はありません。
hands-next = 次は{ $player }です。
hands-earlier = 前へ
hands-later = 次へ
hands-latest = 最新
hands-earlier-tip = 前の作業（{ $key }）
hands-later-tip = 後の作業（{ $key }）
hands-latest-tip = 今の作業（{ $key }）
hands-tick-all = すべて完了
hands-tick-all-tip = すべてに印を付けます（{ $key }）
hands-place = { $number } / { $total }
hands-left = { $left ->
    [0] すべて完了
   *[other] 残り{ $left }件
}
hands-before = 前から残っている作業
hands-before-group = { $group }（前から）
hands-group-say = 発表すること
hands-group-money = お金
hands-group-share = 株券
hands-group-paper = プライベートと権利証
hands-group-train = 列車
hands-group-board = 地図
hands-group-market = 株価マーカー
hands-group-round = ラウンド
hands-looking = 閲覧のみ
hands-part = { $back ->
    [yes] { $when }、取り消し：{ $what }
   *[no] { $when }：{ $what }
}
hands-payment = { $back ->
    [yes] { $when }、取り消し、{ $amount }：{ $what }
   *[no] { $when }、{ $amount }：{ $what }
}
hands-unless-done = 前に印がありませんでした。実際に済ませていた場合だけ行います：

# Money
hands-receives = { $who }が{ $amount }を受け取る
hands-pays = { $who }が{ $amount }を支払う
hands-receives-company = { $who }の会社資金に{ $amount }を入れる
hands-emptied = 会社資金を空にする：{ $amounts }
hands-pays-company = { $who }の会社資金から{ $amount }を支払う
hands-debt = { $debt ->
    [0] { $who }の借金の記録を消す
   *[other] { $who }の借金を記録：{ $debt }
}

# Cards
hands-share = { $company }：{ $certificates }を{ $source }から{ $target }へ
hands-closed = { $companies }の株券と会社チャートをすべてゲームから除去
hands-director-certificate = { $percent ->
    [100] その証券
   *[other] 社長株（{ $percent }%）
}
hands-certificates = { $number ->
    [1] { $percent }%
   *[other] { $percent }% × { $number }
}
hands-charter = { $company }設立：会社チャートと{ $stations ->
    [0] トークン0個
   *[other] トークン{ $stations }個
}を{ $player }へ、次の運行ラウンドから運行
hands-charter-on = { $company }の会社チャートを上の物ごと{ $player }へ
hands-charter-aside = { $company }の会社チャートを上の物ごとボードの横へ（社長不在）
hands-charter-back = { $company }の会社チャートをボードの横に戻す
hands-paper = { $paper }を{ $owner }へ
hands-paper-over = { $paper }を裏返す（使用済み）
hands-paper-up = { $paper }を表に戻す
hands-paper-active = { $paper }に活性化の印を付ける（以後配当あり）
hands-papers-closed = { $papers }をゲームから除去

# Trains
hands-train-taken = { $company }が{ $card }列車を{ $sides ->
    [1] { "" }
   *[other] { $type }の面を上にして
}取る
hands-train-extra = 列車{ $name }（{ $type }）を{ $owner }へ
hands-train-moved = { $type }列車を{ $source }から{ $target }へ
hands-turned = { $number ->
    [1] { $owners }の{ $old }列車を裏返して{ $new }に
   *[other] { $old }列車をすべて裏返して{ $new }に：{ $owners }
}
hands-removed = { $number ->
    [1] { $owners }の{ $type }列車をゲームから除去
   *[other] { $type }列車をすべてゲームから除去：{ $owners }
}
hands-export = { $card }列車を{ $number }両除去（国外売却）
hands-train-back = { $card }列車を{ $number }両、山に戻す
hands-lay-out = { $card }列車を並べる

# Market
hands-marker = { $company }のマーカーを{ $way ->
    [right] 右に1マス、
    [left] 左に1マス、
    [up] 上に1マス、
    [down] 下に1マス、
   *[far] {""}
}{ $old }から{ $new }へ{ $where ->
    [under] （{ $other }の下）
    [on] （{ $other }の上）
   *[alone] {""}
}
hands-marker-new = { $company }のマーカーを{ $new }に置く{ $where ->
    [under] （{ $other }の下）
    [on] （{ $other }の上）
   *[alone] {""}
}{ $par ->
    [0] {""}
   *[other] 、2個目を公募価格{ $par }に置く
}
hands-marker-stack = { $company }のマーカーは{ $new }のまま{ $where ->
    [under] 、{ $other }の下へ
    [on] 、{ $other }の上へ
   *[alone] {""}
}
hands-marker-off = { $companies }のマーカーを株価チャートと公募価格表から除去

# Board
hands-tile = タイル{ $tile }をトレイから{ $place }へ、線路の向き：{ $edges }
hands-tile-for = { $place }のタイル{ $old }を{ $tile }に置き換え、線路の向き：{ $edges }。{ $old }はトレイへ
hands-tile-turned = { $place }のタイル{ $tile }を回す、線路の向き：{ $edges }
hands-tile-off = { $place }のタイル{ $tile }をトレイに戻す
hands-letter = { $place }のタイルに{ $letter }マーカーを置く
hands-letter-off = { $place }から{ $letter }マーカーを取る
hands-station = { $which ->
    [1] { $company }のトークンを{ $place }へ（線路の向きが{ $edges }の都市）
   *[only] { $company }のトークンを{ $place }へ
}
hands-city = 都市{ $number }
hands-station-replaced = { $place }の{ $old }のトークンを{ $company }のトークンに置き換え
hands-station-off = { $kept ->
    [yes] { $place }の{ $company }のトークンを会社チャートに戻す
   *[no] { $place }の{ $company }のトークンを除去
}
hands-overlay-off = { $place }のコマを取り除く
hands-piece = { $place }に{ $paper }のコマ{ $piece }
hands-line = { $private }の路線を{ $hexes }に敷設

# Rounds
hands-order = プレイ順カード：{ $players }
hands-phase = フェイズ{ $phase }：{ $news }
hands-phase-again = 再びフェイズ{ $phase }
hands-phase-begun = 始まりました
hands-phase-train = { $card }列車を購入できます
hands-phase-no-privates = プライベートはもう会社に売れません
hands-phase-areas = 赤いエリアの収入は{ $areas }
hands-stock-round = ラウンドマーカーを株式ラウンド{ $number }へ
hands-operating-round = { $total ->
    [1] ラウンドマーカーを運行ラウンド{ $number }へ
   *[other] ラウンドマーカーを運行ラウンド{ $number }.{ $index }へ
}
hands-bank-broken = 銀行の資金切れを全員に告げる

# Set-up
hands-setup-boards = マップ、株価チャート、未公開表を卓上に置く
hands-setup-bank = 銀行は合計{ $total } { $currency }、初期資金を配った残りは{ $left }
hands-setup-cash = { $players }に各{ $amount }、株数制限は{ $limit }
hands-setup-trains = { $card }列車{ $number }両をマップの横へ
hands-setup-stack = その下に次の順で重ねる：{ $cards }
hands-setup-rack = 隣の2つ目の山に次の順で重ねる：{ $cards }
hands-several = { $what } × { $number }
hands-setup-tiles = タイルを色別に重ねる：黄{ $yellow }枚は手近に、緑{ $green }枚、茶{ $brown }枚、灰{ $gray }枚は後で使う
hands-setup-shares = { $companies }の株券を未公開表へ、社長株を一番上に
hands-setup-pool = { $company }の{ $percent }%株{ $number }枚をバンクプールへ
hands-setup-charters = 会社チャート{ $number }枚とマーカーをボードの横へ
hands-setup-privates = プライベート会社を順に並べる：{ $privates }
hands-setup-round = { $player }からオークション開始
