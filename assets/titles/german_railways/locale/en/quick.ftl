# Quick entry of German Railways.

gr-quick-placeholder = A short phrase, such as: po c40 c38
quick-word-offer = offer o
quick-word-draw = draw d
quick-word-agree = agree
gr-quick-hint = { $verb ->
    [pass] decline what is asked
    [bid] for the share on offer
    [all] everybody, at once
    [offer] a share for auction
    [draw] the markers as they came out, or by the program
    [agree] to end the game
    [undo] the last entry
    [undo-turn] back to the start of the turn
   *[redo] the later entry
}
gr-quick-field = { $field ->
    [verb] what is done
    [player] a player
    [company] a railroad
    [hex] a hex
   *[amount] an amount
}
