# 自己点検（--smoke）のとき、コマンドラインに出る文。

smoke-first = 最初のページを表示しました。
smoke-shown = 表示しました：{ $name }。
smoke-played = { $title }：{ $number }手を進めて保存し、読み直しました。
smoke-no-sample = サンプルゲームがありません。
smoke-refused = { $title }：{ $number }手目が認められませんでした。
smoke-not-saved = ゲームがファイルに保存されていません。
smoke-differs = 読み直したゲームが、進めたゲームと違います。
smoke-empty = ウィンドウに何も表示されていません。
smoke-late = { $seconds }秒間、何も表示されませんでした。
smoke-fell = プログラムに問題が起きました（{ $reason }）。
