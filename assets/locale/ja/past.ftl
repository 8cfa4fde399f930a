# The history: moments that were, and how the past is mended.

moment-beginning = ゲームの始め
moment-untold = ゲームが進みました
moment-sentence = { $round } · { $what }

history-slider = ゲームの時点
history-place = { $place } / { $last }
history-way = { $way }（{ $key }）
history-sign-first = |◀
history-sign-previous = ◀
history-sign-next = ▶
history-sign-last = ▶|
history-now = 現在です。スライダーを動かすか、記録の項目を選ぶと、過去の状態が見えます。
history-shown = { $kind ->
    [later] 後の時点を表示中：{ $moment }
    [left] 以前の版を表示中：{ $moment }
   *[past] 過去を表示中：{ $moment }
}
history-back = 現在に戻る（Esc）
history-close = 閉じる（Esc）
history-leave = そのままにする（Esc）
history-values = 値だけ変更…
history-change = 変更…
history-change-tip = 正しい内容で入力し直します（記録では{ $key }）
history-insert = 前に挿入…
history-insert-tip = この前に忘れていたものを入力します（記録では{ $key }）
history-remove = 削除…
history-remove-tip = これを取り除きます。先に影響を表示します（記録では{ $key }）
history-resume = ここから続ける
history-resume-tip = この時点を現在にします。その後の手は「やり直す」で戻ります

# Something is entered anew
history-anew = { $kind ->
    [insert] 忘れていたものを入力します。この前に入ります：{ $moment }
    [before] 先に尋ねられることに答えます。この前に入ります：{ $moment }
   *[change] ここで起きたことを入力し直します。元の内容：{ $moment }
}

# What follows from an edit
edit-title = { $kind ->
    [remove] 項目の削除
    [insert] 項目の挿入
   *[change] 項目の変更
}
edit-summary = { $kind ->
    [remove] { $round } · 削除：{ $was }
    [insert] { $round } · 挿入：{ $now }
   *[change] { $round } · { $was } → { $now }
}
edit-refused = 実行できません：{ $why }
edit-last = 後の項目はありません。
edit-counts = 後の項目のうち、{ $same }件は変わらず、{ $other }件は別の結果になります。{ $open ->
    [0] { $decided ->
        [0] 決めることはありません。
       *[other] すべて決まりました。{ $dropped ->
            [0] 取りやめる項目はありません。
           *[other] { $dropped }件を取りやめます。
        }
    }
   *[other] { $open }件は実行できなくなり、決定が必要です。
}
edit-working = その後の手をすべて再現しています
edit-failed = 計算できませんでした：{ $reason }
edit-list = 後の項目の行方
edit-head-round = ラウンド
edit-head-was = 元の内容
edit-head-now = 新しい内容
edit-head-who = 対象
edit-head-what = 内容
edit-head-old = 元
edit-head-new = 新
edit-head-change = 変化
edit-ends = 現在の変化
edit-no-difference = 違いはありません。
edit-cash = 現金
edit-worth = 資産
edit-share = { $company }（%）
edit-treasury = 会社資金
edit-price = 株価
edit-none = なし
edit-unchanged = 変更なし
edit-group-open = 実行できなくなったもの（{ $count }）
edit-group-stuck = 先に別の質問があり、未到達（{ $count }）
edit-group-decided = 決定済み（{ $count }）
edit-group-other = 別の結果（{ $count }）
edit-group-added = 追加で入力（{ $count }）
edit-group-moot = 尋ねられなくなったもの（{ $count }）
edit-group-same = 変更なし（{ $count }）
edit-was = { $round } · { $what }
edit-why = 理由：{ $why }
edit-becomes = 結果：{ $what }
edit-instead = 代わりの案：{ $what }
edit-dropped = 案：取りやめる
edit-drop = 取りやめる(&D)
edit-replace = 代わりに実行(&I)
edit-anew = 入力し直す(&E)…
edit-asked = { $answers ->
    [0] 先の質問：{ $question } 「先の質問に答える」を押し、ウィンドウで答えてください。その後この一覧に戻ります。
   *[other] 先の質問：{ $question }
}
edit-answers = 回答
edit-answer = 答える(&W)
edit-precede = 先の質問に答える(&F)…
edit-undecide = 決定を取り消す(&B)
edit-overrule = 例外を認める(&O)
edit-settle = すべて案のとおりに決める(&A)
edit-settle-tip = 代わりの案があればそれを実行し、なければ取りやめます。まだ何も書き込みません。
edit-accept = 確定
edit-accept-tip = ここからゲームを続けます（{ $key }）。「元に戻す」で元の過去に戻ります。
edit-leave = 元のままにする
edit-lose-title = 決定が失われます
edit-lose-words = { $count }件について決定済みです。今やめると過去は元のままで、決定は失われます。
edit-lose-go-on = 決定を続ける
edit-lose-leave = やめる
edit-accepted = 過去を変更しました。「元に戻す」で元の過去に戻ります。

# Values of an entry
values-title = 値の変更
values-ok = 影響を見る
values-leave = 中止
value-actor = 対象
value-amount = 金額
value-price = 価格
value-revenue = 収益
value-pay = 収益の扱い
value-paid = 配当
value-kept = 内部留保

