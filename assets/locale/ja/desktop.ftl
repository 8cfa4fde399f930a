# Linuxのデスクトップでの紹介と、インストール時の文（packaging/linux）。

desktop-generic = 18xx鉄道ゲームの銀行係
desktop-comment = 18xxの銀行、株式、マップを管理します
desktop-keywords = 18xx;1844;鉄道;銀行;株;
desktop-installed = Bankhalter { $version }をインストールしました。デスクトップのメニューと、次の場所にあります：{ $place }
desktop-upgraded = Bankhalter { $before }を{ $version }に更新しました。ゲームと設定は元のままです。
desktop-not-written = Bankhalterをインストールできません。{ $place }に書き込めません。
desktop-absent = Bankhalterはここにインストールされていません。
desktop-foreign = { $place }はBankhalterではありません。何も変更していません。
desktop-left = { $place }はBankhalterのものではないため、そのまま残します。
