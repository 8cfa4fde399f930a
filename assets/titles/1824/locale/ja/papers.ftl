# Mountain railways, and what counts.

turn-worth-papers-1824 = 山岳鉄道、石炭鉄道、前身会社
sheet-privates-1824 = 山岳
sheet-privates-tip-1824 = 山岳鉄道
power-1824-B1 = 地域会社の10%株と交換（フェイズ3から任意、フェイズ4で強制）。
power-1824-B2 = { power-1824-B1 }
power-1824-B3 = { power-1824-B1 }
power-1824-B4 = { power-1824-B1 }
power-1824-B5 = { power-1824-B1 }
power-1824-B6 = { power-1824-B1 }
