# What the program is, and the licences of everything that ships with it.

about-title = Bankhalterについて
about-name = Bankhalter { $version }
about-what = 18xxなどの鉄道ゲームの銀行係を助けるプログラムです。MITライセンスのフリーソフトウェアで、使用、変更、再配布ができます。
about-qt = 画面にはLGPL 3のQtとPySide6を使っています。どちらもプログラムのフォルダーに別のファイルとして置かれ、プログラムはそこにあるものを読み込むので、同じバージョンの別のビルドに置き換えられます。ソースコードはcode.qt.ioにあります。
about-licences = 同梱しているものとそのライセンス
about-text = ライセンスの本文
about-no-text = ライセンス：{ $licence }
about-qt-inside = Qtに含まれるもの
about-crates = pydantic_coreに含まれるもの（Rust）
about-pyinstaller = PyInstaller（パッケージ版を起動する部分）
about-system = Linuxのシステムライブラリ（X11、FreeType、fontconfig、GLib、CUPSなど）
about-system-library = システムのライブラリ
about-visual-c = Visual C++ランタイム（Windows）
about-nsis = NSIS（Windows版のインストーラー）
about-public-domain = パブリックドメイン
about-passed-on = Microsoft、再配布可能
