# The rules companion. Its sections are in assets/titles/<title>/companion and assets/companion.

companion-title = Rules companion
action-companion = &Rules companion
companion-search = Search the rules
companion-search-tip = Type a word; ↓ goes to what was found ({ $key })
companion-back = Back ({ $key })
companion-forth = Forward ({ $key })
companion-contents = Contents
companion-nothing = Nothing was found for “{ $query }”.
companion-found = { $count ->
    [one] One section
   *[other] { $count } sections
}
companion-place = Rules, p. { $pages }
companion-place-headings = Rules: { $headings }
companion-place-sections = Rules, { $count ->
    [one] section
   *[other] sections
} { $sections }
companion-see-rulings = Rulings:
companion-otherwise = In this game otherwise: { $meaning }
companion-why = Why?
companion-why-tip = What the rules say about this ({ $key })
companion-step-tip = What the rules say about this step ({ $key })

# The register of rulings.
companion-rulings = Rulings
companion-rulings-all = All rulings
companion-rulings-what = Where the rule texts differ or are silent, this is what the program does. A ruling with a switch can be chosen when a game is set up.
companion-rulings-preset = This game is played with the set **{ $preset }**.
companion-ruling = { $id }: { $question }
companion-ruling-id = Ruling
companion-ruling-question = Question
companion-ruling-now = In this game
companion-ruling-switch = Can be chosen with a new game:
companion-ruling-here = in this game
companion-ruling-default = usual
companion-ruling-usual = Usual
companion-ruling-other = Or
companion-rulings-fixed = The others always hold:

# Heads of tables.
companion-private-name = Name
companion-private-face = Face value
companion-private-income = Income
companion-private-power = What it can do
companion-par = Par
companion-par-stations = Stations, home included
companion-area = Area
companion-side = Side
companion-bonus = Transit bonus
companion-place-name = { $name } ({ $hex })
companion-colour = Colour
companion-tiles = Number × how many
companion-tile = { $number } × { $count }
