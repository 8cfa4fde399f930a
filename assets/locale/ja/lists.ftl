# How lists, sentences in a row, figures and dates are written.

number = { $amount }
number-tenths = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
list-comma = 、
list-and = { $first }、{ $last }
list-or = { $first }または{ $last }
list-semicolon = ；
list-sentence = {""}
list-full-stop = { $sentence }。
list-spoken = 。
list-aside = { $words }（{ $more }）
date-and-time = { $year }/{ $month }/{ $day } { $time }
