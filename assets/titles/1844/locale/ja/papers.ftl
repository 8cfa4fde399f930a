# Mountain railways, tunnels and privates.

sheet-worth-tip-1844 = 現金から借金を引き、株の時価、山岳会社、トンネル会社を加えた額
paper-pieces-1844 = トンネル、山岳会社などのコマ
sheet-mountains = 山岳会社
sheet-mountains-tip = 山岳会社（列車の到達前は括弧付き）
sheet-tunnels = トンネル
sheet-tunnels-tip = トンネル会社（列車がトンネルを通るまでは括弧付き）
paper-mountains = 山岳会社
paper-tunnels = トンネル会社
paper-piece-tunnel = トンネル{ $piece }、{ $edges }
paper-piece-panel = 収入マーカー{ $values }
position-column-mountains = 山岳
position-column-mountains-tip = 山岳会社のコード
position-column-tunnels = トンネル
position-column-tunnels-tip = トンネル会社のコード
player-mountains = 山岳会社 { $place }
player-tunnels = トンネル { $place }
player-tunnel-unused = 未建設
player-worth-mountains = 山岳会社
player-worth-tunnels = トンネル会社
power-1844-P1 = 特殊能力なし。
power-1844-P2 = フェイズ3から、黄タイルを1回だけ追加敷設。
power-1844-P3 = トンネル会社1つが付属。
power-1844-P4 = フェイズ3からFurka-Oberalp線を敷設、80を受け取って閉鎖。
power-1844-P5 = MOBの1株が付属。
power-1844-P6 = FNMの社長株が付属。FNMの最初の収益で閉鎖。
power-1844-P7 = 最初の5または5Hで5H列車EVAになる。
