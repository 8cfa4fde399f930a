# Why an action of German Railways is not possible. Railroads go by their codes, hexes by their labels.

refusal-no-share-auction = No share is being auctioned now.
refusal-share-not-on-offer = No share of { $railroad } is being auctioned now.
refusal-no-share-left = All shares of { $railroad } are sold.
refusal-third-share-too-early = A third share of { $railroad } can be offered only when players have two shares of each railroad.
refusal-auction-first = The auction must be finished first.
refusal-order-first = The order of this round has not been drawn yet.
refusal-unknown-railroad = There is no railroad { $railroad }.
refusal-no-share-of-railroad = { $player } has no share of { $railroad }.
refusal-no-hex-named = A build needs at least one hex.
refusal-too-few-locomotives = { $railroad } has { $left ->
    [one] { $left } locomotive
   *[other] { $left } locomotives
} left.
refusal-too-many-hexes = { $railroad } builds at most { $most } hexes at a time.
refusal-already-there = { $railroad } has a locomotive on { $hex } already.
refusal-not-beside-track = { $hex } does not touch the track of { $railroad }.
refusal-hex-taken = { $hex } is taken by { $railroad }; only cities hold several railroads.
refusal-one-approach = { $railroad } has its one hex around Berlin already; { $hex } would be a second.
refusal-spends-too-much = { $railroad } spends at most { $most } in a build; this would cost { $need }.
refusal-no-order-now = No order is to be drawn now.
refusal-other-number-of-markers = As many markers are drawn as there are players: { $needed }.
refusal-more-markers-than-in-bag = { $player } has { $has } in the bag, not { $drawn }.
refusal-agree-before-draw = The end can be agreed only before an order is drawn.
refusal-agreed-already = { $player } has agreed already.
refusal-no-locomotive-there = { $railroad } has no locomotive on { $hex }.
refusal-start-locomotive-stays = The locomotive of { $railroad } on its start hex { $hex } stays there.
refusal-no-such-turn = The order has no place { $number }.
refusal-more-shares-than-there-are = { $railroad } has only { $most } shares.
refusal-first-share-not-sold = After the first auctions somebody has a share of { $railroad }.
refusal-position-with-auction = A position begins between two turns, not in an auction of a round.
refusal-first-shares-in-order = When { $railroad } comes up first, all railroads before it are sold and none after it.
refusal-bank-draws = The markers are drawn for all: the bank draws.
refusal-action-missing = This action should have the number { $expected }: something before it is missing or there twice.
refusal-ending-differs = The record ends { $recorded ->
    [links] by links
    [agreement] by agreement
   *[other] with “{ $recorded }”
}; here { $ending ->
    [links] it ends by links
    [agreement] it ends by agreement
   *[none] the game is not over
}.
refusal-winners-differ = The record names other winners; here { $winners } won.
