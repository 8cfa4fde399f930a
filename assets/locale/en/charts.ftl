# Charts and the game in figures.

charts-name = Charts
charts-save = Save picture…
charts-save-tip = Save this chart as a picture (PNG or SVG)
charts-saved = { $file } is saved.
charts-hint = Point at the chart, or move along it with the arrow keys, to read its values.
charts-legend = Lines of the chart: a click or the space bar switches one off and on again.
charts-tabs = Which chart is shown


chart-worth = Worth
chart-cash = Cash
chart-income = Income
chart-earned = Income so far
chart-prices = Share prices
chart-revenue = Revenue
chart-table = Revenue table
chart-bank = Bank
chart-figures = In figures

# The titles of charts by operating round.
chart-title-income = Income in each operating round
chart-title-earned = Income up to each operating round
chart-title-revenue = Revenue in each operating round

chart-start = The beginning
chart-place = { $round } · { $who }
chart-so-far = { $round } so far
chart-under-way = { $round } is still being played: its income is not complete.
chart-hidden = Cash is hidden until the operating rounds; so are cash and worth here.
chart-debt = owes { $amount }
chart-no-prices = No company has a price yet.
chart-no-rounds = No operating round has been played yet.
chart-from-dividends = dividends { $amount }
chart-from-privates = privates { $amount }
chart-from-certificates = other certificates { $amount }
chart-fate-paid = paid out
chart-fate-withheld = withheld
chart-fate-split = paid in part
chart-fate-nothing = nothing earned
chart-the-bank = In the bank
chart-no-value = –

# When the bank breaks. The paces are amounts for one operating round.
bank-unknown = When the bank breaks cannot be told yet: { $rounds } whole operating rounds are needed for that.
bank-not-before = The bank will hardly break before { $first }: in the last { $rounds } operating rounds it paid out at most { $fast } a round. When it breaks after that cannot be told.
bank-between = The bank will probably break between { $first } and { $last }. In the last { $rounds } operating rounds it paid out at most { $fast } a round, and lost { $slow } on average.
bank-in = The bank will probably break in { $first }. In the last { $rounds } operating rounds it paid out at most { $fast } a round, and lost { $slow } on average.
bank-broke = The bank broke in { $round }. The operating rounds of set { $set } are played to their end, then the game is over.
bank-broke-over = The bank broke in { $round }.

# The table of revenues.
revenue-total = In all
revenue-tip = { $company } in { $round }: { $revenue }, { $fate }
revenue-tip-below = { $company } in { $round }: { $revenue }, { $fate }; { $below } less than the best run

# The game in figures.
turn-figures = The game in figures
figures-so-far = The game so far
figures-whole = The game in figures
figures-biggest-of = Biggest run: { $company } in { $round }
figures-best-of = Best investment: { $player } in { $what }
figures-times = { $ratio } times
figures-investments = Best investment of each player
figures-head-put = put in
figures-head-back = came back
figures-head-ratio = times
figures-head-held = held
figures-held = { $percent } %
figures-flows = Who paid for whom otherwise
figures-dividends = Dividends from companies that others lead
figures-led-by = led by
figures-to = to { $player }
figures-flow-private = { $payer } bought privates from { $payee }
figures-flow-help = { $payer } paid for trains of { $payee }
figures-flow-debt = { $payer } went into debt for { $payee }
figures-flow-train = { $payer } bought trains from { $payee }
figures-runs-below = Runs below the best
figures-none-below = none of { $runs }
figures-below = { $count ->
    [one] { $count } run, { $amount } less in all
   *[other] { $count } runs, { $amount } less in all
}
figures-searching = the best runs are being searched: { $judged } of { $runs }
figures-not-judged = not known, track was not kept
figures-judged = known of { $judged } of { $runs }; track was not kept for the others
figures-unproven = known of { $judged } of { $runs }; { $count ->
    [one] for one the search for the best did not end in time
   *[other] for { $count } the search for the best did not end in time
}
figures-run-below = { $company } in { $round }
figures-run-less = { $revenue } instead of { $best }
figures-runs-others = { $count } others
figures-tiles = Tiles laid
figures-stations = Stations placed
figures-trains = Trains bought
figures-turns = Turns
figures-from = Counted from
figures-entered = { $round }, as it was entered
figures-rounds = Rounds
figures-corrected = Corrections
figures-overruled = Rules overruled
figures-time = Time at the table
figures-time-value = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
figures-bank-broke = The bank broke

# Pictures.
picture-save = Save picture
picture-png = Picture
picture-svg = Drawing
picture-kind = { $file } must end with .png or .svg.
