# What Qt says in its own dialogs where its translation into a language lacks it. In English: as Qt has it, to the letter.
# From qt-exists on: instead of what Qt says with a name of a file. The name follows in a line of its own.

qt-look-in = ファイルの場所(&L):
qt-files-of-type = ファイルの種類(&T):
qt-drive = ドライブ
qt-folder = フォルダ
qt-double-sided = 両面印刷
qt-long-side = 長辺とじ
qt-short-side = 短辺とじ
qt-off = なし
qt-pages = ページ指定
qt-page-set = 印刷するページ(&S):
qt-pages-tip = ページまたは範囲をカンマで区切って指定します。範囲は二つの数字をハイフンでつなぎます。例：3,5-7,9なら3、5、6、7、9ページを印刷します。
qt-exists = 同じ名前のファイルがあります。置き換えますか。
qt-no-file = そのファイルはありません。名前を確認してください。
qt-no-folder = そのフォルダーはありません。名前を確認してください。
qt-protected = 書き込みが禁止されています。それでも削除しますか。
qt-delete = 本当に削除しますか。
