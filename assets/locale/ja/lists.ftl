# How lists, sentences in a row and figures are written.

number = { $amount }
list-comma = 、
list-and = { $first }、{ $last }
list-or = { $first }または{ $last }
list-semicolon = ；
list-sentence = {""}
list-spoken = 。
