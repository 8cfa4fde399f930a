# What the command line says. Options are explained in the files of what they do.

command-usage = 使い方：
command-arguments = 引数
command-options = オプション
command-help = この説明を表示して終了
command-word-file = ファイル
command-word-folder = フォルダー
command-word-out = ファイル
command-word-language = 言語
command-word-rulings = 裁定
command-word-what = 対象
command-not-understood = コマンドを理解できません。
command-not-said = 出力を書き込めません。空き容量がないのかもしれません。
command-unrecognized = 理解できません：{ $words }
command-required = 不足しています：{ $names }。
command-no-value = { $name }の後に値が必要です。
command-no-choice = { $name }に{ $value }は使えません。使えるのは{ $known }です。
command-bad-value = { $name }の値を理解できません。
command-unknown = コマンド{ $command }はまだありません。使えるのは{ $known }です。
command-language = すべての文の言語：{ $known }
command-run = ウィンドウを開きます。ウィンドウなしでは、「{ $audit } ファイル」でゲームを厳密に再生し、「{ $export } ファイル」で書き出します。それぞれに --help があります。
command-run-what = プレイするゲームファイルか記録されたゲーム、またはタイトル（そのマップ）
command-run-theme = デスクトップの設定の代わりに使う配色
command-run-smoke = プログラムを試して終了
command-run-version = バージョンを表示して終了

# The audit
command-audit = ゲームを厳密に再生し、問題をすべて報告
command-audit-file = ゲームファイルまたは記録されたゲーム
command-audit-json = 報告をJSONで出力
command-audit-states = 各アクション後の状態をファイルに書き出し（JSONL）
command-audit-rulings = ゲームの裁定の代わりにこの裁定で判定
audit-game = { $title }、裁定{ $rulings }、{ $players }人
audit-applied = { $actions }件中{ $applied }件を{ $seconds }秒で再生
audit-final = 最終資産
audit-worth = 現在の資産
audit-runs = 運行{ $runs }回、{ $illegal ->
    [0] ルール違反なし
   *[other] うちルール違反{ $illegal }回
}
audit-below = { $runs ->
    [0] 最善より少ない運行はありません
   *[other] 最善より少ない運行{ $runs }回、合計{ $amount }
}
audit-run = アクション{ $action }：{ $company }の運行は{ $claimed }、{ $proven ->
    [yes] { $best }が可能
   *[no] 少なくとも{ $best }が可能
}
audit-run-above = アクション{ $action }：{ $company }の運行は{ $claimed }、可能なのは最大{ $most }
audit-problems = { $count ->
    [0] 問題なし
   *[other] 問題{ $count }件
}
audit-problem = アクション{ $action }：{ $problem }
