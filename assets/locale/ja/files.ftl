# Game files: why one cannot be opened or written.

file-exists = ファイル{ $file }は既にあります。
file-not-a-game = { $file }はBankhalterのゲームではありません。
file-newer = { $file }は新しい版のBankhalterで作られました。この版は形式{ $known }まで読めますが、ファイルは形式{ $found }です。
file-damaged =
    { $entry ->
        [0] { $file }は破損しています：{ $flaw }。
       *[other] { $file }は項目{ $entry }で破損しています：{ $flaw }。
    }
file-not-followed = { $file }は項目{ $entry }から先を再現できません。
file-no-position = { $file }の局面は、どのゲームにもあり得ません。
file-changed = { $file }は別のプログラムに変更されたか、その作業ファイルが横にあります。手を付けずに残します。
file-in-use = { $file }は別のウィンドウまたはプログラムで開かれています。
file-busy = 別のプログラムが{ $file }を読み込み中です。
file-no-locks = { $file }のフォルダーではファイルをロックできず、二つのプログラムが同時に書き込むおそれがあります。ゲームを別のフォルダーにコピーしてください。
file-old-journal = { $file }の横に、最後の項目のものではないロールバックジャーナルがあります（同期または復元されたフォルダーで起こります）。適用していません。
file-read-only = { $file }またはそのフォルダーは読み取り専用です。
file-disk-full = { $file }を書き込む空きがディスクにありません。
file-is-folder = { $file }はフォルダーで、ファイルではありません。
file-unreadable = { $file }を読み込めません。
file-unwritable = { $file }をそこに書き込めません。
file-too-large = { $file }はゲームとしては大きすぎます。
file-outgrown = ゲームがファイルに収まらないほど大きくなりました。
file-nearly-full = このゲームはファイルに入る量の{ $percent }%を使っています。手も、元に戻す・やり直しも同じように数えます。100%になると手を受け付けなくなるので、その前にこの局面から新しいゲームで続けてください。
file-closed = ゲームファイルは閉じられています。

# What a game file holds that this program cannot take; the names are those of the file.

content-unknown-action = ゲームファイルに、この版のBankhalterが知らないアクションがあります：{ $kind }。
content-unknown-event = ゲームファイルに、この版のBankhalterが知らない出来事があります：{ $kind }。
content-wrong-action = ゲームファイルに、解釈できないアクションがあります：{ $place }。
content-wrong-event = ゲームファイルに、解釈できない出来事があります：{ $place }。
content-not-followed = ゲームファイルは項目{ $entry }から先を再現できません。

# What is broken in a damaged file; entries are those of its journal.

damage-database = データベースとして読めません
damage-header-missing = ヘッダーがありません
damage-header-hash = ヘッダーが変更されています
damage-header-content = ヘッダーを解釈できません
damage-missing = 項目がありません
damage-later-missing = ここから先の項目が欠けている可能性があります
damage-unreadable = 項目を読めません
damage-field = 欄の型が違います
damage-too-large = ファイルが大きすぎます
damage-hash = 内容が変更されています
damage-parent = 存在しない項目に続いています
damage-kind = 種類またはタイトルが不明です
damage-time = 時刻が正しくありません
damage-content = 内容を解釈できません

# While a game is played and its file does not take the moves.

trouble-missing = { $file }がなくなりました。ドライブが外れたのかもしれません。ゲームはメモリ上で続きます。
trouble-exists = { $file }に書き込めませんでした。ゲームはメモリ上で続きます。
trouble-not-a-game = { $file }の場所に別のファイルがあるため、手を付けずに残します。ゲームはメモリ上で続きます。
trouble-newer = 新しい版のBankhalterが{ $file }を変更したため、手を付けずに残します。ゲームはメモリ上で続きます。
trouble-damaged = { $file }は外部から破損したため、手を付けずに残します。ゲームはメモリ上で続きます。
trouble-changed = { $file }は別のプログラムまたは同期フォルダーに変更されたため、手を付けずに残します。ゲームはメモリ上で続きます。
trouble-in-use = 別のプログラムが{ $file }を使用中です。ゲームはメモリ上で続きます。
trouble-busy = 別のプログラムが{ $file }を読み込み中です。ゲームはメモリ上で続きます。
trouble-no-locks = { $file }のフォルダーではファイルをロックできず、二つのプログラムが同時に書き込むおそれがあります。ゲームはメモリ上で続きます。
trouble-old-journal = { $file }の横に、最後の項目のものではないロールバックジャーナルがあるため、どちらにも手を付けません。ゲームはメモリ上で続きます。
trouble-read-only = { $file }またはそのフォルダーは読み取り専用です。ゲームはメモリ上で続きます。
trouble-disk-full = { $file }を書き込む空きがディスクにありません。ゲームはメモリ上で続きます。
trouble-too-large = { $file }が大きくなりすぎました。ゲームはメモリ上で続きます。
trouble-unreadable = { $file }を読み込めません。ゲームはメモリ上で続きます。
trouble-unwritable = { $file }に書き込めませんでした。ゲームはメモリ上で続きます。
trouble-opened = { $file }は読み取り専用です。ゲームはメモリ上で続きます。
trouble-nowhere = このゲームにはまだファイルがありません。ゲームはメモリ上で続きます。
trouble-copy = コピーを保存…
trouble-copy-tip = ゲーム全体を新しいファイルに書き込み、そこで続けます
trouble-again = 再試行
trouble-again-tip = 今ファイルに書き込めるかを調べます（自動でも行われます）
trouble-over = すべての手が再び{ $file }に入りました。

# Leaving a game that is not in a file.

leave-title = ゲームを離れますか？
leave-words = このゲームの{ $count }手はどのファイルにもなく、失われます。
leave-copy = コピーを保存…
leave-anyway = 保存せずに離れる
leave-stay = ゲームを続ける

# A new game where no file can be written.

nowhere-title = ゲームの保存先がありません
nowhere-words = 新しいゲームはフォルダー{ $folder }に保存されます。別のフォルダーを選ぶか、メモリ上で遊んであとでコピーを保存してください。
nowhere-folder = 別のフォルダー…
nowhere-memory = メモリ上で遊ぶ
nowhere-cancel = 中止

# A damaged file that was opened in part.

rescue-title = 破損したゲームの一部を開きました
rescue-good = それより前の{ $good }項目は無事です。{ $copy }にコピーし、今はそれを開いています（場所：{ $folder }）。
rescue-good-here = それより前の{ $good }項目は無事です。今はメモリ上で開いていて、まだファイルはありません。
rescue-untouched = { $file }には手を付けていません。以前のコピーは、メニュー「ゲーム」の「以前のコピー」にあります。
rescue-close = 続ける
rescue-name = { $name } 復旧

# A whole file beside which an old journal lies.

whole-title = ゲームのコピーを開きました
whole-good = ゲームは無事です。{ $good }項目すべてを{ $copy }にコピーし、今はそれを開いています（場所：{ $folder }）。
whole-good-here = ゲームは無事です。{ $good }項目すべてを今はメモリ上で開いていて、まだファイルはありません。

# Copies that the program makes by itself.

backup-name = { $name } コピー
backup-title = 以前のコピー
backup-words = ゲームを開いたときとラウンドの終わりにコピーを作り、最新のものを残しています。コピーは新しいゲームとして開き、ほかはそのままです。
backup-row = { $entries }項目 · { $name }
backup-open = このコピーを開く
backup-close = 閉じる
start-backups = 以前のコピー…

# When the program itself fails.

crash-title = プログラムに問題が起きました
crash-words = あなたの操作ではなく、プログラムの誤りです。
crash-saved = すべての手はゲームのファイルにあります。そこからウィンドウを作り直し、ゲームを続けられます。
crash-unsaved = { $count }手がまだどのファイルにもありません。ゲームは続けられますが、プログラムを閉じる前にコピーを保存してください。
crash-no-game = 開いているゲームはなく、ファイルにも手を付けていません。
crash-report = 詳細は、フォルダー{ $folder }の{ $file }にあります。
crash-go-on = 続ける
crash-close = プログラムを閉じる
crash-last = 前回、Bankhalterは予期せず終了しました。すべての手はゲームのファイルにあり、「前回のゲームを続ける」で開けます。
crash-last-report = 分かっていることは、フォルダー{ $folder }にあります。
settings-reset = 読み取れない設定が{ $count }件あり、標準の値に戻しました。

# Files that are handed out: sheets, tables, pictures.
output-folder = { $file }はフォルダーです。ファイルの名前を選んでください。
output-file = { $file }はファイルです。フォルダーを選んでください。
output-game = { $file }はゲームのファイルです。別の名前を選んでください。
output-held = ほかのプログラムが{ $file }を開いている間は置き換えられません。
output-no-folder = { $file }を書き込めません：フォルダー{ $folder }がありません。

# What a game file or a recorded game says that cannot be.

game-no-mode = { $mode }という遊び方はありません。
game-no-preset = 裁定{ $preset }はありません。あるのは{ $known }です。
game-no-title = タイトル{ $title }は遊べません。あるのは{ $known }です。
game-players = { $title }は{ $least }人から{ $most }人用で、{ $count }人では遊べません。
game-players-alike = プレイヤーを区別できません。
game-seats = ゲームの席が、抽選の結果と異なります。
game-name = プレイヤーの名前は{ $most }文字以内で、見えない文字は使えません。
game-no-setup = ゲームファイルに、プレイヤーと裁定が書かれていません。
game-unknown-rulings = ゲームファイルの裁定を、このプログラムは知りません。
record-too-large = { $file }は記録されたゲームとしては大きすぎます。
record-no-json = { $file }は完全なJSONファイルではありません。
record-wrong = { $file }は記録されたゲームではありません：{ $reason ->
    [empty] ゲームがありません
    [title] タイトルがありません
    [players] プレイヤーの一覧が壊れています
   *[actions] アクションの一覧が壊れています
}。
record-written-out = { $file }はほかのプログラムのために書き出されたものです。元のゲームファイルを開いてください。
record-title = { $file }は{ $title }のゲームで、読み込めません。
record-variant = { $file }はバリアント{ $variant }によるゲームで、読み込めません。
sample-wrong = { $file }にサンプルゲームがありません。
sample-refused = { $file }のアクション{ $number }はルールに反します：{ $why }
