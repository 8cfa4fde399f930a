# Why a move is refused.

refusal-one-mountain-per-round = 山岳会社の購入は、株式ラウンドごとに1人1つです。
refusal-one-tunnel-per-round = トンネル会社の購入は、株式ラウンドごとに1人1つです。
refusal-no-mountain-question = 今は{ $mountain }の場所を決める時ではありません。
refusal-no-mountain = { $hex }は山岳ヘクスではありません。
refusal-mountain-taken = { $hex }には既に山岳会社があります。
refusal-no-panel = 収入マーカー{ $panel }は残っていません。
refusal-certificate-without-place = { $paper }はマップ上にありますが、場所がありません。
refusal-certificate-not-used = { $paper }はまだ使われていません。
refusal-visit-only-at-table = 到達を申告できるのは卓上だけです。画面ではルートで決まります。
refusal-not-owners-certificate = { $paper }は別の人のものです。
refusal-visited-already = { $paper }は既に活性化されています。
refusal-not-directors-certificate = { $paper }は社長のものではありません。
refusal-certificate-used = { $paper }は使用済みです。
refusal-no-tunnel-right = { $company }の社長には、未使用のトンネル会社がありません。
refusal-no-tunnel-hex = { $hex }はトンネルヘクスではありません。
refusal-tunnel-taken = { $hex }には既にトンネルがあります。
refusal-no-tunnel-piece = トンネルのコマ{ $piece }は残っていません。
refusal-no-tunnel-mouth = このコマは{ $hex }の2つのトンネルの入口をつなぎません。
refusal-furka-edge = トンネルが{ $hex }の辺をFurka-Oberalp線と共有してしまいます。
refusal-not-owner = { $private }は別の人のものです。
refusal-power-not-yet = この特殊能力はまだ使えません。
refusal-no-eva = EVAはこのプレイヤーの手元にありません。
refusal-not-director = このプレイヤーは{ $company }の社長ではありません。
refusal-route-same-side = { $train }列車は、同じ側の盤外同士を結べません。
refusal-route-zero-stop = { $hex }は今は価値がなく、訪問できません。
