# How lists, sentences in a row and figures are written.

number = { $amount }
list-comma = {", "}
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-semicolon = {"; "}
list-sentence = {" "}
list-spoken = {". "}
