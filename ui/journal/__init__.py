"""What happened, in words, for every family: the journal with its filters, and the table that is exported."""
