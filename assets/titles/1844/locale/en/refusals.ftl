# Why a move is refused.

refusal-one-mountain-per-round = One mountain railway a player and stock round.
refusal-one-tunnel-per-round = One tunnel certificate a player and stock round.
refusal-no-mountain-question = The place of { $mountain } is not asked for now.
refusal-no-mountain = { $hex } is no mountain.
refusal-mountain-taken = The mountain { $hex } has its railway already.
refusal-no-panel = There is no income panel { $panel } left.
refusal-certificate-without-place = { $paper } is on the map and has no place.
refusal-certificate-not-used = { $paper } has not been used so far.
refusal-visit-only-at-table = Only the table says that something was visited; elsewhere the routes tell.
refusal-not-owners-certificate = { $paper } belongs to somebody else.
refusal-visited-already = { $paper } has been visited before.
refusal-not-directors-certificate = { $paper } does not belong to the director.
refusal-certificate-used = { $paper } has been used.
refusal-no-tunnel-right = The director of { $company } has no unused tunnel certificate.
refusal-no-tunnel-hex = { $hex } is no pass for a tunnel.
refusal-tunnel-taken = { $hex } has a tunnel already.
refusal-no-tunnel-piece = There is no tunnel piece { $piece } left.
refusal-no-tunnel-mouth = The piece does not join two tunnel mouths of { $hex }.
refusal-furka-edge = The tunnel would share an edge of { $hex } with the Furka-Oberalp line.
refusal-not-owner = { $private } belongs to somebody else.
refusal-power-not-yet = This power cannot be used yet.
refusal-no-eva = EVA is not in this player's hands.
refusal-not-director = The player does not direct { $company }.
refusal-route-same-side = The { $train }-train may not run between two areas of the same side.
refusal-route-zero-stop = { $hex } is worth nothing now and cannot be visited.
