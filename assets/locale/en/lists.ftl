# How lists, sentences in a row and figures are written.

number = { $amount }
list-comma = {", "}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-semicolon = {"; "}
list-sentence = {" "}
list-spoken = {". "}
