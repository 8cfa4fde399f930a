# What hands must do.

hands-tunnel = { $place }の{ $edges }の間にトンネルのコマと{ $paper }のマーカーを置く
hands-panel = { $place }に{ $paper }のマーカーと収入マーカー{ $values }を置く
hands-setup-mountains = 山岳会社{ $codes }（各{ $price }）、収入マーカー{ $panels }
hands-setup-tunnels = トンネル会社{ $codes }（各{ $price }）、{ $given }は{ $private }に添える、トンネルのコマ{ $pieces }個
hands-setup-eva = 列車{ $name }を{ $private }に添える
