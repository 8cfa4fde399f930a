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
    [later] You are looking at a later moment: { $moment }
    [left] You are looking at an earlier version: { $moment }
   *[past] You are looking at the past: { $moment }
}
history-back = Back to now (Esc)
history-close = Close (Esc)
history-leave = Leave it as it is (Esc)
history-values = Only its values…
history-change = Change…
history-change-tip = Enter this anew, as it should have been ({ $key } in the journal)
history-insert = Insert before…
history-insert-tip = Enter something that was forgotten before this ({ $key } in the journal)
history-remove = Remove…
history-remove-tip = Take this away; what follows from it is shown first ({ $key } in the journal)
history-resume = Go on from here
history-resume-tip = Make this moment the present one; redo brings back what came after it

# Something is entered anew
history-anew = { $kind ->
    [insert] Enter what was forgotten. It goes before: { $moment }
    [before] Enter what is asked here first. It goes before: { $moment }
   *[change] Enter anew what happened here. It was: { $moment }
}

# What follows from an edit
edit-title = { $kind ->
    [remove] Remove an entry
    [insert] Insert an entry
   *[change] Change an entry
}
edit-summary = { $kind ->
    [remove] { $round } · Removed: { $was }
    [insert] { $round } · Inserted: { $now }
   *[change] { $round } · { $was } → { $now }
}
edit-refused = This cannot be: { $why }
edit-last = Nothing came later.
edit-counts = { $same ->
    [one] One later entry holds
   *[other] { $same } later entries hold
} unchanged, { $other } with another effect. { $open ->
    [0] { $decided ->
        [0] Nothing has to be decided.
       *[other] All is decided, { $dropped ->
            [0] nothing is dropped.
            [one] one entry is dropped.
           *[other] { $dropped } entries are dropped.
        }
    }
    [one] One is no longer possible and has to be decided.
   *[other] { $open } are no longer possible and have to be decided.
}
edit-working = Everything that came later is played again
edit-failed = That could not be worked out: { $reason }
edit-list = What becomes of the later entries
edit-head-round = Round
edit-head-was = As it was
edit-head-now = As it becomes
edit-head-who = Who
edit-head-what = What
edit-head-old = Was
edit-head-new = Becomes
edit-head-change = Change
edit-ends = What changes
edit-no-difference = Nothing differs.
edit-cash = Cash
edit-worth = Worth
edit-share = { $company } in %
edit-treasury = Treasury
edit-price = Price
edit-none = nothing
edit-unchanged = as it was
edit-group-open = No longer possible ({ $count })
edit-group-stuck = Not reached, because something else is asked first ({ $count })
edit-group-decided = Decided ({ $count })
edit-group-other = With another effect ({ $count })
edit-group-added = Entered in addition ({ $count })
edit-group-moot = Not asked any more ({ $count })
edit-group-same = Unchanged ({ $count })
edit-was = { $round } · { $what }
edit-why = Why: { $why }
edit-becomes = Becomes: { $what }
edit-instead = Proposed instead: { $what }
edit-dropped = Proposed: drop it
edit-drop = &Drop it
edit-replace = Do that &instead
edit-anew = &Enter anew…
edit-asked = { $answers ->
    [0] Asked first: { $question } Press “Enter what is asked first” and answer it in the window; this list comes back afterwards.
    *[other] Asked first: { $question }
}
edit-answers = Answers
edit-answer = Ans&wer
edit-precede = Enter what is asked &first…
edit-undecide = Take the decision &back
edit-overrule = &Overrule
edit-settle = Decide &all as proposed
edit-settle-tip = Where something is possible instead, that is done; all else is dropped. Nothing is written yet.
edit-accept = Accept
edit-accept-tip = The game goes on from here ({ $key }). Undo brings back the past as it was.
edit-leave = Leave it as it was
edit-lose-title = Decisions would be lost
edit-lose-words = { $count ->
    [one] You have decided about one entry. If you leave now, the past stays as it was and that decision is lost.
    *[other] You have decided about { $count } entries. If you leave now, the past stays as it was and these decisions are lost.
}
edit-lose-go-on = Go on deciding
edit-lose-leave = Leave
edit-accepted = The past was changed. Undo brings it back as it was.

# Values of an entry
values-title = Change its values
values-ok = See what follows
values-leave = Cancel
value-actor = Who
value-amount = Amount
value-price = Price
value-revenue = Revenue
value-pay = The revenue was
value-paid = paid out
value-kept = kept

