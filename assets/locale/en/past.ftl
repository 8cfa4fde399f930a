# The history: moments that were, and how the past is mended.

moment-beginning = The beginning of the game
moment-untold = The game went on
moment-sentence = { $round } · { $what }

history-slider = Moments of the game
history-place = { $place } of { $last }
history-way = { $way } ({ $key })
history-sign-first = |◀
history-sign-previous = ◀
history-sign-next = ▶
history-sign-last = ▶|
history-now = This is now. Drag the slider, or choose an entry of the journal, to see how it was.
history-shown = { $kind ->
    [undone] You are looking at what was undone: { $moment }
    [left] You are looking at an earlier version: { $moment }
   *[past] You are looking at the past: { $moment }
}
history-back = Back to now (Esc)
history-close = Close (Esc)
history-leave = Leave it as it is (Esc)
history-values = Only its values…
history-change = Change…
history-change-tip = Enter this anew, as it should have been (F2 in the journal)
history-insert = Insert before…
history-insert-tip = Enter something that was forgotten before this (Ins in the journal)
history-remove = Remove…
history-remove-tip = Take this away; what follows from it is shown first (Del in the journal)
history-resume = Go on from here
history-resume-tip = Make this moment the present one; redo brings back what came after it
