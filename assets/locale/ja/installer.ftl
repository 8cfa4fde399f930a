# Windows用インストーラ（packaging/windows）。ここにない文はNSISのものです。

installer-game = Bankhalterのゲーム
installer-games-stay = Bankhalterを削除します。ゲームはドキュメントのBankhalterフォルダーにそのまま残り、設定も残ります。
installer-running = Bankhalterが起動しています。終了してから、もう一度試してください。ゲームは保存されています。
installer-start = Bankhalterを起動
installer-windows = BankhalterにはWindows 10以降（64ビット）が必要です。
