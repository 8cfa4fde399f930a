# Why a move is refused.

refusal-one-mountain-per-round = Je Spieler und Aktienrunde nur eine Bergbahn.
refusal-one-tunnel-per-round = Je Spieler und Aktienrunde nur ein Tunnel-Zertifikat.
refusal-no-mountain-question = Nach dem Ort von { $mountain } ist jetzt nicht gefragt.
refusal-no-mountain = { $hex } ist kein Bergfeld.
refusal-mountain-taken = Das Bergfeld { $hex } hat schon seine Bergbahn.
refusal-no-panel = Es gibt keine Einkommenstafel { $panel } mehr.
refusal-certificate-without-place = { $paper } liegt auf dem Spielplan und hat keinen Ort.
refusal-certificate-not-used = { $paper } wurde noch nicht genutzt.
refusal-visit-only-at-table = Nur am Tisch wird gesagt, was angefahren wurde; sonst zeigen es die Strecken.
refusal-not-owners-certificate = { $paper } gehört jemand anderem.
refusal-visited-already = { $paper } wurde schon angefahren.
refusal-not-directors-certificate = { $paper } gehört nicht dem Direktor.
refusal-certificate-used = { $paper } wurde schon genutzt.
refusal-no-tunnel-right = Der Direktor der { $company } hat kein ungenutztes Tunnel-Zertifikat.
refusal-no-tunnel-hex = { $hex } ist kein Tunnelfeld.
refusal-tunnel-taken = { $hex } hat schon einen Tunnel.
refusal-no-tunnel-piece = Es gibt kein Tunnelplättchen { $piece } mehr.
refusal-no-tunnel-mouth = Das Plättchen verbindet nicht zwei Tunneleingänge von { $hex }.
refusal-furka-edge = Der Tunnel läge am selben Rand von { $hex } wie die Furka-Oberalpbahn.
refusal-not-owner = { $private } gehört jemand anderem.
refusal-power-not-yet = Diese Sonderfunktion ist noch nicht nutzbar.
refusal-no-eva = EVA ist nicht bei diesem Spieler.
refusal-not-director = Der Spieler ist nicht Direktor der { $company }.
refusal-route-same-side = Die { TRAIN($train) }-Lok darf nicht zwischen zwei Fernverbindungen derselben Seite fahren.
refusal-route-zero-stop = { $hex } ist jetzt nichts wert und kann nicht angefahren werden.
