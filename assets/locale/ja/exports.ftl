# Exports: tables, the whole game, pictures and sheets; the dialog and the command.

action-export = 書き出し(&X)…
export-title = 書き出し
export-kind-tables = 表（CSV）
export-kind-tables-hint = 記録、保有、プレイヤー、株価、収益、支払い：表計算用。
export-kind-json = ゲーム全体（JSON）
export-kind-json-hint = すべてのアクションとその結果：ほかのプログラム用。
export-kind-map = マップ
export-kind-charts = グラフ
export-separator = 表の区切り
export-separator-tip = ドイツ語、フランス語など多くの言語の表計算ソフトは、セミコロンを使います。
export-separator-comma = コンマ
export-separator-semicolon = セミコロン
export-picture = 画像の形式
export-picture-png = PNG
export-picture-svg = SVG（拡大しても劣化なし）
export-branches = 元に戻したものも含める
export-cash-hidden = このゲームでは現金は非公開ですが、表とJSONからは分かります。JSONには全員の現金が、表にはすべての支払いが載ります。
export-where = フォルダー
export-choose = 選択…
export-choose-title = ファイルを置くフォルダー
export-hint = 同じ名前のファイルは置き換えます。履歴の表示中も、現在の時点を書き出します。
export-go = 書き出し
export-stop = 中止
export-close = 閉じる
export-busy = { $file }を書き込み中…
export-begins = 書き込み中…
export-no-map = 線路を管理していないゲームなので、書き出すマップはありません。
export-done = { $count ->
    [1] { $file }を{ $folder }に書き込みました。
   *[other] { $count }個のファイルを{ $folder }に書き込みました。
}
export-part = { $count ->
    [0] { $problem }
   *[other] { $count }個のファイルを書き込みました。{ $problem }
}
export-stopped = { $count ->
    [0] 何も書き込んでいません。
   *[other] 中止しました。それまでに{ $count }個のファイルを書き込みました。
}
export-nothing = 書き出すものを1つ以上選んでください。

# The command.
command-export-about = ウィンドウを開かずにゲームを書き出します。
command-export-file = ゲームのファイル、または記録されたゲーム
command-export-csv = 表（CSV）を置くフォルダー
command-export-separator = 表の欄の区切り
command-export-json = ゲーム全体（JSON）のファイル
command-export-branches = JSONファイルに、元に戻したものも含める
command-export-map = マップの画像（名前によりPNGまたはSVG）
command-export-charts = グラフを置くフォルダー
command-export-picture = グラフの形式
command-export-colours = 会社の色：印刷どおり、または見分けやすい色
command-export-pack-up = 中断シートのPDFファイル
command-export-report = 最終結果のPDFファイル
command-export-cards = 早見カードのPDFファイル
command-export-paper = PDFファイルの用紙
command-nothing = 書き出すものを指定してください：{ $known }。
command-no-export = このタイトルのゲームは書き出せません。
command-written = { $file }を書き込みました。
command-no-painter = ここでは画像とシートを作れません：{ $reason }。
command-failed = コマンドが失敗しました。プログラムの誤りです（{ $reason }）。
